import EveryScreenModel

/// A screen with its name, environment and recorded focus, as a file has it.
struct NativeScreen {
    var name: String?
    var facts = RenderedScreen.Facts()
    var size = LayoutSize.zero
    var unit: RenderedScreen.LengthUnit?
    var environment: UserEnvironment?
    var recordedFocus: RenderedScreen.RecordedFocus?
    var elements: [NativeElement] = []

    /// Returns what a file holds of a screen.
    init(_ captured: CapturedScreen) {
        self.init(captured.screen)
        name = captured.name
        environment = captured.environment
        recordedFocus = captured.recordedFocus
    }

    private init(_ screen: RenderedScreen) {
        facts = screen.facts
        size = screen.size
        unit = screen.unit
        elements = screen.elements.indices.map { index in
            NativeElement(element: screen.elements[index], parent: screen.parent(of: index).map { screen.elements[$0].source })
        }
    }

    private init() {}

    /// The members of a screen in a file.
    static let format = NativeValue<NativeScreen>.object(
        NativeRecord {
            $0.optional("name", \.name, .string)
            addFacts(to: &$0)
            $0.optional("environment", \.environment, NativeFormat.environment)
            $0.optional("recordedFocus", \.recordedFocus, NativeFormat.recordedFocus)
            $0.required("elements", \.elements, elementsInOrder)
        }, blank: NativeScreen())

    /// A screen within the record of another.
    static let inside = NativeValue<RenderedScreen>(
        schema: part.schema,
        read: { (document, node) throws(CaptureMistake) in try part.read(document, node).screen },
        write: { part.write(NativeScreen($0)) })

    private static let part = NativeValue<NativeScreen>.object(
        NativeRecord {
            addFacts(to: &$0)
            $0.required("elements", \.elements, elementsInOrder)
        }, blank: NativeScreen())

    private static func addFacts(to record: inout NativeRecord<NativeScreen>) {
        record.optional("title", \.facts.title, .string)
        record.optional("language", \.facts.language, .string)
        record.optional("orientations", \.facts.orientations, .array(of: "orientations", .word("an orientation")))
        record.optional("allowsZoom", \.facts.allowsZoom, .boolean)
        record.optional("refreshInterval", \.facts.refreshInterval, .duration)
        record.optional("isTextTurned", \.facts.isTextTurned, .boolean)
        record.usually([], "pinnedPlaces", \.facts.pinnedPlaces, .array(of: "places", NativeFormat.pinnedPlace))
        record.optional("platform", \.facts.platform, .word("a platform"))
        record.required("size", \.size, NativeFormat.size)
        record.optional("unit", \.unit, .word("a unit"))
    }

    /// The elements, each with a separate source and inside one that is still open.
    private static let elementsInOrder = NativeValue<[NativeElement]>(
        schema: .list(of: NativeFormat.element.schema),
        read: { (document, node) throws(CaptureMistake) in
            var open: [String] = []
            var sources = Set<String>()
            var isOpen = Set<String>()
            return try document.readArray(node, of: "elements") { (node) throws(CaptureMistake) in
                var read = NativeElement()
                try NativeFormat.element.read(node, of: document, into: &read)
                let source = read.element.source
                guard sources.insert(source).inserted else {
                    let member = document.member("source", of: node)
                    throw document.mistake(at: member, expected: "a source no other element of the screen has")
                }
                if let parent = read.parent, !isOpen.contains(parent) {
                    let expected = "the source of the element before, or of one that is around it"
                    throw document.mistake(
                        at: document.member("parent", of: node), expected: expected, nearest: nearest(to: parent, among: open))
                }
                while let last = open.last, last != read.parent { isOpen.remove(open.removeLast()) }
                open.append(source)
                isOpen.insert(source)
                return read
            }
        },
        write: { elements in .array(elements.map { .object(NativeFormat.element.members(of: $0)) }) })

    /// Returns the screen, with a name where the file has none.
    func captured(unnamed: String) -> CapturedScreen {
        CapturedScreen(name: name ?? unnamed, screen: screen, environment: environment, recordedFocus: recordedFocus)
    }

    private var screen: RenderedScreen {
        var builder = RenderedScreen.Builder(size: size, unit: unit ?? .points)
        builder.facts = facts
        var open: [String] = []
        for element in elements {
            while let last = open.last, last != element.parent {
                builder.close()
                open.removeLast()
            }
            builder.open(element.element)
            open.append(element.element.source)
        }
        for _ in open { builder.close() }
        return builder.finish()
    }
}

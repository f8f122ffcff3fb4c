import EveryScreenModel

extension Fault {
    /// Faults of passages, icons, shortcuts and references.
    static let readingFaults: [Fault] = [
        Fault(
            "falling-text", "text-grows", "draws a text smaller at the largest size than one step below", on: .largestText, where: isBody
        ) { for run in ($0.text ?? []).indices { $0.text?[run].pointSize = 40 } },
        Fault("kept-text", "text-grows", "keeps the default size of a text at the smallest size", on: .smallestText, where: isBody) {
            for run in ($0.text ?? []).indices { $0.text?[run].pointSize = 17 }
        },
        Fault("small-heading", "headings-stay-larger", "adds a heading that stays at its default size", on: .withHeading) { screen, _ in
            guard let index = screen.elements.firstIndex(where: { $0.source.hasSuffix("Chapter") }) else { return nil }
            return screen.changing(index) { $0.text?[0].pointSize = 20 }
        },
        Fault("fixed-icon", "icons-grow", "adds an icon that stays at its default size", on: .withIcon) { screen, _ in
            guard let index = screen.elements.firstIndex(where: { $0.source.hasSuffix("Verified") }) else { return nil }
            return screen.changing(index) { $0.frame.size = LayoutSize(width: 20, height: 20) }
        },
        passageFault("italic-passage", "passages-plain", "adds a passage in italics") { $0.isItalic = true },
        passageFault("capital-passage", "passages-plain", "adds a passage in capitals") { $0.string = $0.string.uppercased() },
        passageFault("wrong-side", "passages-plain", "adds a passage at the side at which lines end", on: .leftToRight) {
            $0.alignment = .right
        },
        passageFault("justified-block", "text-blocks-readable", "adds a justified passage") { $0.alignment = .justified },
        passageFault("long-lines", "text-blocks-readable", "adds a passage of 120 characters a line") {
            $0.string = String(repeating: "wool ", count: 48)
        },
        Fault(
            "bare-button", "button-shapes-shown", "shows a button without a shape with Button Shapes on", on: .buttonShapes
        ) { screen, _ in
            let frame = LayoutRect(x: 0, y: screen.lowest, width: 100, height: 60)
            var button = ScreenElement.plantedButton("weave", label: "Weave", frame: frame)
            var run = ScreenElement.TextRun("Weave")
            run.isUnderlined = false
            (button.text, button.surface) = ([run], ScreenElement.Surface(background: []))
            return screen.adding([button], to: screen.stage)
        },
        passageFault("foreign-passage", "foreign-text-tagged", "adds a passage in another language than its screen", on: .english) {
            $0.string = "Die Wolle wird im Frühling geschoren und mit der Hand gesponnen, und das dauert den ganzen Winter."
        },
        passageFault("round-button", "instructions-not-sensory", "adds a text that names a button by its shape alone", on: .english) {
            $0.string = "Press the round button on the right to go on to the next page."
        },
        Fault("letter-shortcut", "character-shortcuts-avoidable", "gives a control a letter as its shortcut", where: \.isControl) {
            $0.keyboardShortcuts = [ScreenElement.KeyboardShortcut("k", modifiers: [])]
        },
        Fault("system-shortcut", "shortcuts-leave-system-keys", "gives a control a shortcut of the system", where: \.isControl) {
            $0.keyboardShortcuts = [ScreenElement.KeyboardShortcut("q")]
        },
        Fault("unstated-sound", "sound-stated", "lets a button play audio", where: { $0.role == .button && $0.traits != nil }) {
            $0.media = ScreenElement.Media(.audio)
        },
        Fault("rotor-to-nothing", "references-resolve", "gives an element a rotor that leads to nothing", where: { _ in true }) {
            $0.rotors = [ScreenElement.Rotor("Prices", targets: ["gone"])]
        },
        Fault("state-left-out", "role-requirements-met", "leaves out a state that a role requires", where: { $0.isControl }) {
            $0.roleMistakes = [ScreenElement.RoleMistake(.missingState, found: "aria-checked", expected: "role checkbox")]
        },
        Fault("text-goes-round", "references-resolve", "lets the text of an element go on in itself", where: { _ in true }) {
            $0.textFlow = ScreenElement.TextFlow(next: $0.source)
        },
        Fault(
            "three-fingers", "gesture-has-alternative", "lets three fingers do what a tap does",
            where: { $0.activation != nil && !$0.isKnownDisabled }
        ) { $0.gestures = [ScreenElement.Gesture(.swipe, fingerCount: 3, action: $0.activation)] },
        Fault("hint-is-order", "hint-adds-information", "words a hint as an order", where: { $0.role == .button }) {
            $0.hint = "Open the parcel."
        },
        Fault("direct-area", "traits-consistent", "adds an area with a button that takes touches directly") { screen, _ in
            let frame = LayoutRect(x: 0, y: screen.lowest, width: 300, height: 200)
            let area = ScreenElement.planted(.group, "canvas", label: "Canvas", frame: frame, traits: .allowsDirectInteraction)
            let button = ScreenElement.plantedButton(
                "undo", label: "Undo", frame: LayoutRect(x: 0, y: frame.minY, width: 60, height: 60))
            let result = screen.adding([area], to: screen.stage)
            return result.adding([button], to: result.index(ofSource: area.source))
        },
        Fault("button-rows", "swipe-cost-bounded", "adds a list whose rows have five buttons each", plant: addButtonRows),
    ]

    private static let isBody: @Sendable (ScreenElement) -> Bool = { element in
        element.role == .text && element.largeContentTitle == nil && element.text?.count == 1 && element.text?[0].style == .body
            && element.text?[0].string.isEmpty == false
    }

    private static let addButtonRows: @Sendable (RenderedScreen, Int) -> RenderedScreen? = { screen, _ in
        let top = screen.lowest
        var list = ScreenElement.planted(.list, "orders", label: "", frame: LayoutRect(x: 0, y: top, width: 300, height: 180))
        list.isAccessibilityElement = false
        var result = screen.adding([list], to: screen.stage)
        for (row, name) in ["Wool", "Silk", "Felt"].enumerated() {
            let y = top + 60 * Double(row)
            var cell = ScreenElement.planted(.cell, "row \(name)", label: "", frame: LayoutRect(x: 0, y: y, width: 300, height: 60))
            cell.isAccessibilityElement = false
            result = result.adding([cell], to: result.index(ofSource: list.source))
            let text = ScreenElement.planted(
                .text, "name \(name)", label: name, frame: LayoutRect(x: 0, y: y, width: 50, height: 20), traits: .staticText)
            let buttons = ["Copy", "Move", "Share", "Pin", "Delete"].enumerated().map { place, action in
                ScreenElement.plantedButton(
                    "\(action) \(name)", label: "\(action) \(name)",
                    frame: LayoutRect(x: 50 + 50 * Double(place), y: y, width: 50, height: 60))
            }
            result = result.adding([text] + buttons, to: result.index(ofSource: cell.source))
        }
        return result
    }

    /// A fault of a passage of three lines below everything else.
    private static func passageFault(
        _ name: String, _ spec: String, _ help: String, on stage: FaultStage = .any,
        change: @escaping @Sendable (inout ScreenElement.TextRun) -> Void
    ) -> Fault {
        Fault(name, spec, help, on: stage) { screen, _ in
            let frame = LayoutRect(x: 0, y: screen.lowest, width: 300, height: 60)
            let string = "Wool is sheared in spring, washed in rain water, and spun by hand in the winter that follows."
            var text = ScreenElement.planted(.text, "passage", label: string, frame: frame, traits: .staticText)
            var run = ScreenElement.TextRun(string, pointSize: 17, weight: .regular, lineCount: 2, isTruncated: false, frame: frame)
            change(&run)
            text.label = run.string
            text.text = [run]
            return screen.adding([text], to: screen.stage)
        }
    }
}

extension FaultStage {
    /// The smallest text.
    static let smallestText = with { $0.textSize = .xSmall }

    /// Button Shapes.
    static let buttonShapes = with { $0.isButtonShapes = true }

    /// The strings as their author wrote them, on a screen in English.
    static let english = FaultStage(settings: with { $0.pseudolocale = .none }.settings) { screen, _ in
        var facts = screen.facts
        facts.language = "en"
        return screen.changing(facts)
    }

    /// A layout from left to right.
    static let leftToRight = with { $0.layoutDirection = .leftToRight }

    /// The largest text, with a heading in title 3 above a body text.
    static let withHeading = FaultStage(settings: largestText.settings) { screen, environment in
        let parts = [("Chapter", ScreenElement.TextStyle.title3, ScreenElement.Traits.header), ("Verse", .body, .staticText)]
        let top = screen.lowest
        return screen.adding(
            parts.enumerated().map { place, part in
                let frame = LayoutRect(x: 0, y: top + 80 * Double(place), width: 300, height: 70)
                var text = ScreenElement.planted(.text, part.0, label: part.0, frame: frame, traits: part.2)
                text.text = [
                    ScreenElement.TextRun(part.0, style: part.1, pointSize: part.1.metrics(at: environment.textSize).size, frame: frame)
                ]
                return text
            }, to: screen.stage)
    }

    /// The largest text, with an icon that follows the text size.
    static let withIcon = FaultStage(settings: largestText.settings) { screen, environment in
        let side = 20 * ScreenElement.TextStyle.body.metrics(at: environment.textSize).size / 17
        let frame = LayoutRect(x: 0, y: screen.lowest, width: side, height: side)
        return screen.adding(
            [ScreenElement.planted(.image, "Verified", label: "Verified", frame: frame, traits: .image)], to: screen.stage)
    }
}

extension RenderedScreen {
    /// A height below everything that can be used.
    var lowest: Double {
        let bottoms = usable.map { elements[$0].frame }.filter(\.isFinite).map(\.maxY)
        return (bottoms.max() ?? 0) + 100
    }
}

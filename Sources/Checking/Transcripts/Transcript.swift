import EveryScreenAudit
package import EveryScreenModel
package import EveryScreenNavigation

/// The experience of assistive technology on a screen, in words: the speech of
/// VoiceOver in order, rotors, and the orders of keyboard, switch and voice.
///
/// All strings are visible in the sense of `String.visible`, so that a transcript
/// stays the same when it is written and read.
package struct Transcript: Hashable, Sendable {
    /// A place at which a screen reader stops.
    package struct Stop: Hashable, Sendable {
        /// The immediate speech.
        package var said: String
        /// The other details: the hint, actions, content, the identifier; each with
        /// its kind and a colon before it.
        package var details: [String]

        /// Creates a stop.
        package init(said: String, details: [String]) { (self.said, self.details) = (said, details) }
    }

    /// The title of the screen.
    package var title: String?
    /// The speech of VoiceOver, in reading order.
    package var stops: [Stop] = []
    /// The rotors with their targets: headings, links, and those of the app.
    package var rotors: [String] = []
    /// The elements in the order of Tab, then those that Tab does not reach.
    package var keyboard: [String] = []
    /// The items that Switch Control highlights.
    package var scanning: [String] = []
    /// The names that Voice Control knows.
    package var voice: [String] = []

    /// Creates an empty transcript.
    package init() {}

    /// Returns the transcript of a screen; O(n log n).
    package init(of screen: RenderedScreen, in environment: UserEnvironment, voice: SpeechVoice = .accessibilitySnapshot) {
        let presentation = ScreenPresentation(screen, in: environment)
        let order = presentation.readingOrder
        let speech = VoiceOverSpeech(screen, order: order, voice: voice)
        title = screen.title?.visible()
        stops = zip(speech.elements, speech.spoken).map { element, spoken in
            Stop(said: Self.said(spoken.description), details: Self.details(of: screen.elements[element], hint: spoken.hint))
        }
        rotors = Self.rotors(on: screen, order.elements)
        keyboard = Self.keyboard(presentation.keyboardGraph, screen)
        let rowHeight = ReadingOrder.rowHeight(on: environment.idiom)
        let tree = ScanTree(screen, layoutDirection: environment.layoutDirection, rowHeight: rowHeight)
        scanning = tree.top.map { Self.scanned($0, of: tree, on: screen) }
        self.voice = Self.voice(SpokenNames(screen, layoutDirection: environment.layoutDirection, rowHeight: rowHeight), screen)
    }

    /// The names of the accounts of VoiceOver's speech, the default first.
    package static let voiceNames = SpeechVoice.allCases.map(\.rawValue)

    /// Returns the transcript of a screen by the account with a name; the default
    /// for `nil` and any other name.
    package init(of screen: RenderedScreen, in environment: UserEnvironment, voiceNamed name: String?) {
        self.init(of: screen, in: environment, voice: name.flatMap(SpeechVoice.init) ?? .accessibilitySnapshot)
    }

    private static func said(_ text: String) -> String { text.isEmpty ? "(nothing)" : text.visible() }

    private static func name(of element: Int, on screen: RenderedScreen) -> String {
        ElementReference(element, on: screen).shortNameInSentence.visible()
    }

    private static func details(of element: ScreenElement, hint: String?) -> [String] {
        var details = hint.map { ["hint: \($0)"] } ?? []
        for content in element.customContent ?? [] {
            details.append("content: \(content.label), \(content.value)\(content.importance == .high ? " (said at once)" : "")")
        }
        for action in element.actions ?? [] {
            switch action.kind {
            case .custom: details.append("action: \(action.name ?? "(unnamed)")\(action.category.map { ", in \($0)" } ?? "")")
            case .longPress, .showMenu, .scroll, .zoomIn, .zoomOut, .escape, .magicTap: details.append("action: \(action.kind.rawValue)")
            case .activate, .increment, .decrement: break
            }
        }
        if let level = element.headingLevel { details.append("heading level: \(level)") }
        if let language = element.speech?.language { details.append("language: \(language)") }
        if let identifier = element.identifier { details.append("identifier: \(identifier)") }
        return details.map { $0.visible() }
    }

    private static func rotors(on screen: RenderedScreen, _ order: [Int]) -> [String] {
        func line(_ name: String, _ elements: [Int]) -> String? {
            let names = elements.map { screen.elements[$0].label ?? Self.name(of: $0, on: screen) }
            return elements.isEmpty ? nil : "\(name): \(names.joined(separator: "; "))".visible()
        }
        let headings = order.filter { screen.elements[$0].role == .heading || screen.elements[$0].traits?.contains(.header) == true }
        let links = order.filter { screen.elements[$0].role == .link || screen.elements[$0].traits?.contains(.link) == true }
        var lines = [line("Headings", headings), line("Links", links)].compactMap(\.self)
        let indexes = screen.elements.contains { $0.rotors != nil } ? screen.indexesBySource : [:]
        for element in screen.elements {
            for rotor in element.rotors ?? [] {
                let name = rotor.name ?? rotor.systemType?.rawValue ?? "(unnamed)"
                let targets = (rotor.targets ?? []).compactMap { indexes[$0] }
                lines.append(line(name, targets) ?? "\(name): \(rotor.targets == nil ? "unknown" : "nothing")".visible())
            }
        }
        return lines
    }

    private static func keyboard(_ graph: KeyboardGraph, _ screen: RenderedScreen) -> [String] {
        var visited: [Int] = []
        var position = graph.position(after: [.tab], from: graph.outside)
        while position != graph.outside, !visited.contains(position), visited.count < graph.stops.count {
            visited.append(position)
            position = graph.position(after: [.tab], from: position)
        }
        var lines = visited.map { name(of: graph.stops[$0], on: screen) }
        if let last = visited.last, position == last {
            lines[lines.count - 1] += " (keeps Tab)"
        } else if position != graph.outside, position != visited.first {
            lines.append("(Tab goes back to \(name(of: graph.stops[position], on: screen)))")
        }
        let seen = Set(visited)
        return lines + graph.stops.indices.filter { !seen.contains($0) }.map { "(not by Tab) \(name(of: graph.stops[$0], on: screen))" }
    }

    private static func scanned(_ item: Int, of tree: ScanTree, on screen: RenderedScreen) -> String {
        switch tree.items[item] {
        case .element(let element): return name(of: element, on: screen)
        case .group(_, let members):
            return "group of \(members.count): " + members.map { scanned($0, of: tree, on: screen) }.joined(separator: "; ")
        }
    }

    private static func voice(_ names: SpokenNames, _ screen: RenderedScreen) -> [String] {
        names.entries.map { entry in
            let said = entry.names.map { $0.quotedExcerpt }.joined(separator: " or ")
            if names.unambiguousName(of: entry) != nil { return said.visible() }
            let reason = entry.names.isEmpty ? "no name" : "\(said) is said of several"
            return "number \(entry.number), \(reason): \(name(of: entry.element, on: screen))".visible()
        }
    }
}

import EveryScreenAudit
import EveryScreenModel

/// Controls that look different from others of their kind: the current day, an
/// unread message, the chosen tab of an app's own bar.
extension ValuePresent {
    /// The fewest controls of one kind among which one can stand out.
    private static let fewestPeers = 3
    /// The largest side of a mark, in points: a dot, a check mark.
    private static let largestMark = 24.0

    /// Records a failure for each control that stands out by its look alone, and a
    /// pass for each that says so as well.
    ///
    /// The look of a page's controls follows many rules that a capture does not
    /// state, so that only apps are judged. O(elements inside controls).
    func judgeLooks(of presentation: ScreenPresentation, into verdicts: inout Verdicts) {
        let screen = presentation.screen
        guard screen.facts.platform != .web else { return }
        var kinds: [Kind: [Peer]] = [:]
        var containers = Containers(screen: screen)
        for index in presentation.context.controls {
            guard let (kind, peer) = peer(index, presentation, &containers) else { continue }
            kinds[kind, default: []].append(peer)
        }
        let lexicons = presentation.lexicons
        for peers in kinds.values.filter({ $0.count >= Self.fewestPeers }).sorted(by: { $0[0].index < $1[0].index }) {
            guard let usual = Self.usual(among: peers) else { continue }
            for peer in peers where peer.look != usual.look {
                let hasMark = peer.look.marks != usual.look.marks
                guard hasMark || Self.isState(peer, among: peers, lexicons[peer.index]) else { continue }
                let difference = peer.look.difference(from: usual.look)
                let isSilent = peer.isSpoken(like: usual)
                record(
                    isSilent ? .failed(.look, related: [usual.index], measured: .text(difference), severity: .warning) : .passed,
                    of: peer.index, on: presentation, into: &verdicts)
            }
        }
    }

    /// Whether colors and weights of a control stand for a state of it.
    ///
    /// Of a button with one word, and of one that deletes, the words say why it
    /// looks different. Of numbers, such as the days of a month, several in one
    /// color are a kind: the weekends.
    private static func isState(_ peer: Peer, among peers: [Peer], _ lexicon: Lexicon?) -> Bool {
        switch peer.content {
        case .word: false
        case .number: peers.count { $0.look == peer.look } == 1
        case .parts: lexicon.map { !peer.firstWords.contains(where: $0.isOrder) } == true
        }
    }

    /// The first control with the look that more than half of its kind have.
    private static func usual(among peers: [Peer]) -> Peer? {
        var counts: [Look: Int] = [:]
        for peer in peers { counts[peer.look, default: 0] += 1 }
        return peers.first { counts[$0.look, default: 0] * 2 > peers.count && counts[$0.look, default: 0] < peers.count }
    }

    /// The kind of a control: controls of one kind hold as many texts and pictures
    /// of the same size.
    private struct Kind: Hashable {
        let role: ScreenElement.Role
        let container: Int
        let parts: [Part]
    }

    private struct Part: Hashable {
        let role: ScreenElement.Role
        let sizes: [Double?]
    }

    /// The look of a control without its words.
    private struct Look: Hashable {
        var texts: [TextLook] = []
        var backgrounds: [[ScreenElement.Paint]?] = []
        var lines: [SRGBColor?] = []
        var marks = 0

        func difference(from other: Look) -> String {
            if marks != other.marks { return marks > other.marks ? "a mark" : "no mark" }
            if backgrounds != other.backgrounds || lines != other.lines { return "another background or border" }
            return texts.map(\.weight) != other.texts.map(\.weight) ? "text of another weight" : "text in another color"
        }
    }

    /// A control among others.
    private struct Peer {
        let index: Int
        let look: Look
        /// The first word of each text.
        let firstWords: [String]
        /// The words of the label that nothing in the control shows.
        let unshown: [String]
        let value: String?
        let traits: ScreenElement.Traits?
        let hint: String?
        let content: Content

        /// Whether VoiceOver says of both the same beside what they show.
        func isSpoken(like other: Peer) -> Bool {
            value == other.value && traits == other.traits && hint == other.hint && unshown == other.unshown
        }
    }

    /// The content of a control.
    private enum Content {
        /// One text, as buttons have.
        case word
        /// One number, as the cells of a grid have.
        case number
        /// Several texts or pictures, as rows and tabs have.
        case parts
    }

    private func peer(
        _ index: Int, _ presentation: ScreenPresentation, _ containers: inout Containers
    ) -> (kind: Kind, peer: Peer)? {
        let screen = presentation.screen
        let element = screen.elements[index]
        guard [.button, .link, .tab, .unknown, .group].contains(element.role), element.isKnownDisabled == false,
            element.isSystemProvided != true, presentation.context.reasonNotPresented(index) == nil,
            presentation.context.reasonNotOperable(index, on: screen) == nil, let label = element.label, !label.isSilent
        else { return nil }
        var (look, parts, words, firstWords) = (Look(), [Part](), [String](), [String]())
        for part in [index] + screen.descendants(of: index) where screen.elements[part].isVisible != false {
            let inner = screen.elements[part]
            if part != index, inner.isControl { return nil }
            let isSpoken = inner.label.map { !$0.isSilent && label.words.holds($0.words) } == true
            if part != index, !isSpoken, Self.isMark(part, screen) {
                look.marks += 1
                continue
            }
            let runs = inner.text ?? []
            words += runs.flatMap(\.string.words)
            firstWords += runs.compactMap(\.string.words.first)
            if part != index { words += inner.label?.words ?? [] }
            look.texts += TextLook.all(of: inner)
            look.backgrounds.append(inner.surface?.background)
            look.lines.append(inner.surface?.border)
            parts.append(Part(role: inner.role, sizes: runs.map(\.pointSize)))
        }
        let contentCount = look.marks + parts.dropFirst().count { $0.role == .text || $0.role == .image }
        let isNumber = !words.isEmpty && words.allSatisfy { $0.allSatisfy(\.isNumber) }
        let shown = Set(words)
        return (
            Kind(role: element.role, container: containers.container(of: index), parts: parts),
            Peer(
                index: index, look: look, firstWords: firstWords, unshown: label.words.filter { !shown.contains($0) }, value: element.value,
                traits: element.traits, hint: element.hint, content: isNumber ? .number : contentCount > 1 ? .parts : .word)
        )
    }

    /// The containers of controls, each looked for once.
    private struct Containers {
        let screen: RenderedScreen
        private var known: [Int: Int] = [:]

        init(screen: RenderedScreen) { self.screen = screen }

        /// The container of a row of controls, or of rows of them: −1 for the
        /// screen; O(siblings of the row) the first time.
        mutating func container(of index: Int) -> Int {
            guard let around = screen.ancestors(of: index).first(where: { screen.children(of: $0).count > 1 }) else { return -1 }
            if let result = known[around] { return result }
            // The weeks of a month are rows of one grid.
            let count = screen.children(of: around).count
            let isRow = screen.siblings(of: around).count { screen.children(of: $0).count == count } > 1
            let result = isRow ? screen.parent(of: around) ?? -1 : around
            known[around] = result
            return result
        }
    }

    /// Whether an element is a small drawing.
    private static func isMark(_ index: Int, _ screen: RenderedScreen) -> Bool {
        let element = screen.elements[index]
        guard element.text?.isEmpty != false, screen.descendants(of: index).isEmpty, element.frame.isFinite,
            (1...largestMark).contains(max(element.frame.width, element.frame.height))
        else { return false }
        return element.image != nil || element.surface?.glyph != nil || element.surface?.background?.isEmpty == false
    }
}

public import Audit
import Navigation
import ScreenModel

/// Touch, keyboard, screen reader, Switch Control and Voice Control reach the same actions.
///
/// - Who is harmed: whoever has one way in only is kept from what everybody else
///   can do.
/// - Source: WCAG 2.2 SC 2.1.1 (level A).
/// - Decided exactly, on the stops of each: what a tap or a long press does passes
///   if each way reaches an element that does the same. The ways that miss it are
///   named.
/// - Applies to controls that can be operated now; whether each control is a stop
///   itself is the matter of `keyboard-reachable`, `screen-reader-reachable` and
///   `switch-reachable`. Links within a text are reached through it.
/// - Untested where the capture does not tell what takes focus, or at what assistive
///   technology stops, and nothing else is amiss.
/// - Leaves out what only assistive technology offers: a swipe may do the same, and
///   `gesture-has-alternative` asks for the other direction.
/// - Smallest counterexample: `.button("a").keyboardFocusable(false)`.
public struct EveryWayInIsEqual: ScreenSpec {
    public let id = "every-way-in-is-equal"
    public let claim = "Touch, keyboard, screen reader, Switch Control and Voice Control reach the same actions."
    public let sources = ["WCAG 2.2 SC 2.1.1"]
    public let severity = Severity.error

    /// Creates the spec.
    public init() {}

    /// A way in besides touch.
    private enum Way: String, CaseIterable {
        case keyboard, screenReader, switchControl, voiceControl

        var name: String {
            switch self {
            case .keyboard: "the keyboard"
            case .screenReader: "the screen reader"
            case .switchControl: "Switch Control"
            case .voiceControl: "Voice Control"
            }
        }
    }

    /// What one way reaches: elements, and the identities of what they do.
    private struct Reach {
        let way: Way
        let elements: Set<Int>
        let actions: Set<String>

        init(_ way: Way, on presentation: Presentation) {
            self.way = way
            elements = Set(Self.elements(by: way, on: presentation))
            actions = presentation.actions(of: elements)
        }

        private static func elements(by way: Way, on presentation: Presentation) -> [Int] {
            switch way {
            case .keyboard: zip(presentation.keyboardGraph.stops, presentation.keyboardGraph.isReachable).filter(\.1).map(\.0)
            case .screenReader: presentation.readingOrder.elements
            case .switchControl: presentation.scanTree.items.compactMap { if case .element(let index) = $0 { index } else { nil } }
            case .voiceControl: presentation.spokenNames.entries.map(\.element)
            }
        }
    }

    public func judge(_ presentation: Presentation, against thresholds: Thresholds, into verdicts: inout Verdicts) {
        guard !presentation.standing.controls.isEmpty else { return }
        let reaches = Way.allCases.map { Reach($0, on: presentation) }
        judgeEach(presentation.standing.controls, of: presentation, into: &verdicts) { index in
            if let reason = presentation.standing.reasonNotOperable(index, on: presentation.screen) { return .inapplicable(reason) }
            let missing = reaches.filter { !Self.isReached(index, by: $0, presentation) }.map(\.way)
            if missing.isEmpty { return .passed }
            if presentation.standing.isInText[index] { return .inapplicable(.inlineText) }
            let known = missing.filter { !Self.isUnknown(index, to: $0, presentation) }
            if known.isEmpty { return .untested(missing[0] == .keyboard ? .keyboardUnknown : .exposureUnknown) }
            return .failed(known.map(\.rawValue).joined(separator: "+"))
        }
    }

    private static func isReached(_ index: Int, by reach: Reach, _ presentation: Presentation) -> Bool {
        if reach.elements.contains(index) { return true }
        let done = (presentation.screen.elements[index].actions ?? []).filter { $0.kind == .activate || $0.kind == .longPress }
        return !done.isEmpty && done.allSatisfy { $0.identifier.map(reach.actions.contains) == true }
    }

    /// Whether the capture does not tell if one way comes to an element.
    private static func isUnknown(_ index: Int, to way: Way, _ presentation: Presentation) -> Bool {
        let element = presentation.screen.elements[index]
        if way == .keyboard { return element.keyboard?.isFocusable == nil }
        return element.isAccessibilityElement == nil && !presentation.standing.isHidden[index]
            && (way == .screenReader || element.respondsToUserInteraction == nil)
    }

    public func wording(for finding: Finding) -> Wording {
        let ways = finding.kind.split(separator: "+").compactMap { Way(rawValue: String($0)) }
        let names = ways.map(\.name)
        let list = names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
        let element = "make it an element of assistive technology that responds to user interaction"
        let remedies = [ways.contains(.keyboard) ? "let it take keyboard focus" : nil, ways == [.keyboard] ? nil : element]
        return Wording(
            fact: "touch reaches \(finding.element.name), and \(list) \(ways.count == 1 ? "does" : "do") not",
            remedy: remedies.compactMap(\.self).joined(separator: ", ") + ", or offer its action on an element they reach")
    }
}

package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// Touch, keyboard, screen reader, Switch Control and Voice Control reach the same
/// actions.
///
/// - Source: WCAG 2.2 SC 2.1.1 (level A).
/// - Decided exactly, on the stops of each: all that taps, long presses and
///   gestures do must be done by something that each input method reaches. Those
///   that miss some of it are named.
/// - Smallest counterexample: a row to swipe, and beside it a button that does the
///   same and is hidden from assistive technology.
package struct EveryWayInIsEqual: ScreenSpec {
    package let id = SpecID.everyWayInIsEqual
    package let rule = AccessibilityRule(
        "Touch, keyboard, screen reader, Switch Control and Voice Control reach the same actions.", [.wcag(.keyboard)])

    /// The input methods that reach less than touch.
    package struct Failure: FailureKind {
        let inputs: [AlternativeInput]

        init(inputs: [AlternativeInput]) { self.inputs = inputs }

        package init?(rawValue: String) {
            let names = rawValue.split(separator: "+", omittingEmptySubsequences: false)
            inputs = names.compactMap { AlternativeInput(rawValue: String($0)) }
            if inputs.count < names.count { return nil }
        }

        /// Every nonempty set of input methods.
        package static let allCases = (1..<1 << AlternativeInput.allCases.count).map { bits in
            Failure(inputs: AlternativeInput.allCases.enumerated().filter { bits >> $0.offset & 1 == 1 }.map(\.element))
        }

        package var rawValue: String { inputs.map(\.rawValue).joined(separator: "+") }
    }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        let subjects = screen.elements.indices.filter { screen.elements[$0].isControl || screen.elements[$0].gestures?.isEmpty == false }
        guard !subjects.isEmpty else { return }
        let reaches = AlternativeInput.allCases.map { Reach($0, on: presentation) }
        lazy var offered = presentation.simpleActions
        judgeEach(subjects, of: presentation, into: &verdicts) { index in
            if let reason = presentation.context.reasonNotOperable(index, on: screen) { return .inapplicable(reason) }
            let element = screen.elements[index]
            if element.isControl, let missed = reaches.first(where: { !$0.reachesEquivalent(of: index, element) }) {
                return missed.isUnknown(index, presentation) ? .untested(missed.unknown) : .inapplicable(.reportedElsewhere)
            }
            // An element that every input method reaches, and that has no gestures,
            // needs no further look.
            if element.gestures?.isEmpty != false, reaches.allSatisfy({ $0.reaches(index) }) { return .passed }
            let missing = reaches.filter { !$0.doesAll(of: element, at: index, besides: offered) }.map(\.input)
            return missing.isEmpty ? .passed : .failed(Failure(inputs: missing))
        }
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let names = failure.inputs.map(\.name)
        let list = names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
        let verb = names.count == 1 ? "does" : "do"
        return Finding.Wording(
            fact: "touch reaches all that \(finding.element.nameInSentence) does, and \(list) \(verb) not",
            remedy: "offer the same as a custom action of an element that \(list) \(names.count == 1 ? "reaches" : "reach")")
    }
}

extension EveryWayInIsEqual {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People who depend on one input method, such as a keyboard, cannot do what others do by touch.",
            scope: "Enabled controls, and elements with gestures.",
            exemptions: [
                "Controls that an input method never reaches are judged by the specs for that method.",
                "Gestures without any alternative are judged by gesture-has-alternative.",
            ],
            doubts: [SpecGuide.unknownFocus, SpecGuide.unknownStops])
    }
}

/// An input method other than touch.
package enum AlternativeInput: String, CaseIterable, Sendable {
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

/// The reach of one input method: elements, and the identities of their actions.
private final class Reach {
    let input: AlternativeInput
    private let presentation: ScreenPresentation
    /// For each element whether the input method reaches it.
    private var elements: [Bool]

    init(_ input: AlternativeInput, on presentation: ScreenPresentation) {
        self.input = input
        self.presentation = presentation
        elements = Array(repeating: false, count: presentation.screen.elements.count)
        for index in Self.elements(by: input, on: presentation) { elements[index] = true }
    }

    /// The identities of all actions of the reached elements.
    private lazy var actions = presentation.actions(of: elements.indices.filter { elements[$0] })

    /// Whether the input method reaches an element.
    func reaches(_ index: Int) -> Bool { elements[index] }

    private static func elements(by input: AlternativeInput, on presentation: ScreenPresentation) -> [Int] {
        switch input {
        case .keyboard: presentation.stopsWithinReach
        case .screenReader: presentation.readingOrder.elements
        case .switchControl: presentation.scanTree.items.compactMap { if case .element(let index) = $0 { index } else { nil } }
        case .voiceControl: presentation.spokenNames.entries.map(\.element)
        }
    }

    /// Whether the input method reaches an element, or one whose activation does
    /// the same.
    func reachesEquivalent(of index: Int, _ element: ScreenElement) -> Bool {
        elements[index] || element.activation.map(actions.contains) == true
    }

    /// Whether the input method reaches all that taps, long presses and gestures
    /// do, as far as anything simple does it.
    func doesAll(of element: ScreenElement, at index: Int, besides offered: Set<String>) -> Bool {
        for gesture in element.gestures ?? [] {
            let candidates = (gesture.action.map { [$0] } ?? []) + (gesture.alternatives ?? [])
            guard candidates.contains(where: offered.contains) else { continue }
            if !candidates.contains(where: actions.contains) { return false }
        }
        if elements[index] { return true }
        let touched = (element.actions ?? []).filter { $0.kind == .activate || $0.kind == .longPress }
        return touched.allSatisfy { $0.identifier.map(actions.contains) ?? false }
    }

    /// Whether the capture leaves open if the input method reaches an element.
    func isUnknown(_ index: Int, _ presentation: ScreenPresentation) -> Bool {
        let element = presentation.screen.elements[index]
        if input == .keyboard {
            return element.keyboard?.isFocusable == nil
                || (element.keyboard?.isFocusable == true && !presentation.keyboardGraph.isReachExplored)
        }
        return element.isAccessibilityElement == nil && !presentation.context.isHidden[index]
    }

    /// The reason that it is unknown whether the input method reaches an element.
    var unknown: Verdicts.Reason { input == .keyboard ? .keyboardUnknown : .exposureUnknown }
}

package import EveryScreenAudit
import EveryScreenModel

/// Every element that another one names exists, and text that goes on ends.
///
/// - Source: UIAccessibilityCustomRotor; UIAccessibility,
///   `accessibilityHeaderElements`; WCAG 2.2 SC 1.3.1 and 2.4.3 (level A) in
///   spirit.
/// - Threshold: each target of a rotor, header, label, focus order and text flow is
///   an element of the screen. A target of a rotor is also presented. Following
///   the text from element to element never leads back.
/// - An explicit order of elements is judged by custom-order-complete.
/// - Smallest counterexample: a rotor whose one target is gone.
package struct ReferencesResolve: ScreenSpec {
    package let id = SpecID.referencesResolve
    package let rule = AccessibilityRule(
        "Every element that another one names exists, and text that goes on ends.",
        [.other(.customRotor), .other(.headerElements)], severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case rotor, rotorHidden, header, label, focus, textFlow, endless }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        // Most screens have none. The focus order is a matter of controls.
        let hasOrder = presentation.context.controls.contains { screen.elements[$0].ordersFocus }
        guard hasOrder || screen.elements.contains(where: \.namesRarely) else { return }
        let names = Names(screen)
        judgeEach(of: presentation, into: &verdicts) { index in
            guard screen.elements[index].ordersFocus || screen.elements[index].namesRarely else { return nil }
            if let reason = presentation.context.reasonNotPresented(index), reason != .notInAccessibilityTree {
                return .inapplicable(reason)
            }
            return judgment(of: screen.elements[index], names, presentation)
        }
    }

    private func judgment(of element: ScreenElement, _ names: Names, _ presentation: ScreenPresentation) -> Judgment<Failure> {
        func missing(_ failure: Failure, _ sources: [String]?) -> Judgment<Failure>? {
            sources?.first { names.indexes[$0] == nil }.map { .failed(failure, measured: .text($0)) }
        }
        let targets = element.rotors?.flatMap { $0.targets ?? [] }
        if let found = missing(.rotor, targets) { return found }
        for target in targets ?? [] {
            guard let index = names.indexes[target], presentation.context.reasonNotPresented(index) != nil else { continue }
            return .failed(.rotorHidden, related: [index])
        }
        if let found = missing(.header, element.headerElements) ?? missing(.label, element.labeledBy) { return found }
        let stops = [element.keyboard?.next, element.keyboard?.previous].compactMap(\.self)
        if let gone = stops.first(where: { !names.identifiers.contains($0) }) { return .failed(.focus, measured: .text(gone)) }
        let flow = [element.textFlow?.next, element.textFlow?.previous].compactMap(\.self)
        if let found = missing(.textFlow, flow) { return found }
        return isEndless(from: element, names, presentation.screen) ? .failed(.endless) : .passed
    }

    /// Whether the text that goes on from an element leads back to it.
    private func isEndless(from element: ScreenElement, _ names: Names, _ screen: RenderedScreen) -> Bool {
        var seen: Set<String> = []
        var next = element.textFlow?.next
        while let source = next, seen.insert(source).inserted {
            if source == element.source { return true }
            next = names.indexes[source].flatMap { screen.elements[$0].textFlow?.next }
        }
        return false
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let (name, gone) = (finding.element.name, "\"\(finding.measuredText)\", which is not on the screen")
        return switch failure {
        case .rotor: Finding.Wording(fact: "a rotor of \(finding.element.nameInSentence) leads to \(gone)", remedy: "remove the target")
        case .rotorHidden:
            Finding.Wording(
                fact: "a rotor of \(finding.element.nameInSentence) leads to \(finding.related.first?.nameInSentence ?? "an element"), "
                    + "which assistive technology does not present",
                remedy: "remove the target, or expose it")
        case .header: Finding.Wording(fact: "\(name) names the header \(gone)", remedy: "name an element that is shown")
        case .label: Finding.Wording(fact: "\(name) is labeled by \(gone)", remedy: "name an element that is shown, or set the label")
        case .focus:
            Finding.Wording(fact: "\(name) sends the keyboard focus to \(gone)", remedy: "name the identifier of an element that is shown")
        case .textFlow:
            Finding.Wording(fact: "the text of \(finding.element.nameInSentence) goes on in \(gone)", remedy: "name the next part")
        case .endless:
            Finding.Wording(
                fact: "the text that goes on from \(finding.element.nameInSentence) leads back to it",
                remedy: "let the last part name no next one")
        }
    }

    /// The elements of a screen by the names that others give them.
    private struct Names {
        let indexes: [String: Int]
        let identifiers: Set<String>

        init(_ screen: RenderedScreen) {
            indexes = Dictionary(screen.elements.enumerated().map { ($0.element.source, $0.offset) }) { first, _ in first }
            identifiers = Set(screen.elements.compactMap(\.identifier))
        }
    }
}

extension ScreenElement {
    /// Whether it names the element that Tab or Shift-Tab leads to.
    fileprivate var ordersFocus: Bool { keyboard?.next != nil || keyboard?.previous != nil }

    /// Whether it names another element for a screen reader.
    fileprivate var namesRarely: Bool {
        rotors?.contains { $0.targets?.isEmpty == false } == true || headerElements?.isEmpty == false || labeledBy?.isEmpty == false
            || textFlow != nil
    }
}

extension ReferencesResolve {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users turn a rotor that leads nowhere, and keyboard users press Tab and stay.",
            scope: "Rotors with known targets, headers, labels, the focus order and the text flow.",
            exemptions: ["A label may be hidden, since its words are spoken with the control."])
    }
}

package import EveryScreenAudit
import EveryScreenModel

/// An element has no traits that contradict each other.
///
/// - Source: UIAccessibilityTraits; GTXiLib, conflicting traits.
/// - Threshold: the pairs in `conflicts`. Roles that exclude each other, and a tab
///   bar that is an element itself, are errors. Warnings are a control without
///   sound that takes touches directly, an area that does so with other controls in
///   it, and a second summary of the app on one screen. An image may be a button or
///   link, as the documentation of the trait says.
/// - Smallest counterexample: `.button("a").accessibilityAddTraits(.link)`.
package struct TraitsConsistent: ScreenSpec {
    package let id = SpecID.traitsConsistent
    package let rule = AccessibilityRule("An element has no traits that contradict each other.", [.other(.traits), .wcag(.nameRoleValue)])

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case tabBar, conflict, directTouch, summaries, directArea }

    /// Creates the spec.
    package init() {}

    private static let conflicts: [(traits: ScreenElement.Traits, names: String)] = [
        ([.button, .link], "button and link"),
        ([.button, .searchField], "button and searchField"),
        ([.button, .keyboardKey], "button and keyboardKey"),
        ([.link, .searchField], "link and searchField"),
        ([.link, .keyboardKey], "link and keyboardKey"),
        ([.searchField, .keyboardKey], "searchField and keyboardKey"),
        ([.button, .adjustable], "button and adjustable"),
    ]

    /// The traits of elements that a double tap activates.
    private static let activated: ScreenElement.Traits = [.button, .link, .toggleButton, .adjustable, .searchField]
    /// The traits of elements that are played like an instrument.
    private static let played: ScreenElement.Traits = [.playsSound, .startsMediaSession, .keyboardKey]

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        var summary: Int?
        judgeEach(of: presentation, into: &verdicts) { index in
            guard let traits = screen.elements[index].traits else {
                return screen.elements[index].role.isControl && presentation.context.reasonNotPresented(index) == nil
                    ? .untested(.stateUnknown) : nil
            }
            if traits.isEmpty { return nil }
            if traits.contains(.tabBar), screen.elements[index].isAccessibilityElement == true {
                return .failed(.tabBar, measured: .text("tabBar"))
            }
            if let reason = presentation.context.reasonNotPresented(index) { return .inapplicable(reason) }
            if let conflict = Self.conflicts.first(where: { traits.isSuperset(of: $0.traits) }) {
                return .failed(.conflict, measured: .text(conflict.names))
            }
            if traits.contains(.allowsDirectInteraction), !traits.isDisjoint(with: Self.activated), traits.isDisjoint(with: Self.played) {
                return .failed(.directTouch, severity: .warning)
            }
            if traits.contains(.allowsDirectInteraction), let control = Self.control(under: index, presentation) {
                return .failed(.directArea, related: [control], severity: .warning)
            }
            if traits.contains(.summaryElement) {
                if let summary { return .failed(.summaries, related: [summary], severity: .warning) }
                summary = index
            }
            return .passed
        }
    }

    /// A control in the area of another element, which takes the touches that
    /// explore the screen.
    private static func control(under index: Int, _ presentation: ScreenPresentation) -> Int? {
        let screen = presentation.screen
        let area = screen.elements[index].frame
        // Without activation touches explore the screen as elsewhere.
        guard area.isFinite, screen.elements[index].directTouch?.requiresActivation != true else { return nil }
        return presentation.context.controls.first { other in
            guard other != index, presentation.context.reasonNotOperable(other, on: screen) == nil,
                screen.elements[other].traits?.contains(.allowsDirectInteraction) != true, !screen.isElement(index, inside: other)
            else { return false }
            let frame = screen.elements[other].frame
            // Content that is drawn later lies on top, and is found there.
            return frame.isFinite && !frame.isEmpty && area.contains(frame) && (other < index || screen.isElement(other, inside: index))
        }
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        switch failure {
        case .tabBar:
            Finding.Wording(
                fact: "\(finding.element.name) is an element itself, which hides its tabs",
                remedy: "let its tabs be elements, and the bar none")
        case .conflict:
            Finding.Wording(
                fact: "\(finding.element.name) has the traits \(finding.measuredText), which contradict each other",
                remedy: "keep the one that says what happens")
        case .directTouch:
            Finding.Wording(
                fact: "\(finding.element.name) takes touches directly, so that exploring the screen by touch operates it",
                remedy: "keep direct interaction for instruments, drawing and games")
        case .directArea:
            Finding.Wording(
                fact:
                    "\(finding.element.name) takes touches directly, and \(finding.related.first?.nameInSentence ?? "a control") lies in it",
                remedy: "limit direct interaction to the surface that needs it")
        case .summaries:
            Finding.Wording(
                fact: "\(finding.element.name) is a summary of the app beside \(finding.related.first?.nameInSentence ?? "another")",
                remedy: "mark one element as the summary")
        }
    }
}

extension TraitsConsistent {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users hear \"button, link\" and do not know what will happen.",
            scope: "Exposed elements with known traits.",
            exemptions: ["Keys and elements that play a sound may take touches directly."],
            doubts: ["The capture does not state the traits of controls."])
    }
}

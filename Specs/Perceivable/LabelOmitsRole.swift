package import EveryScreenAudit
import EveryScreenModel

/// A label does not repeat its role.
///
/// - Source: Human Interface Guidelines, VoiceOver.
/// - Threshold: none. Whole words in the language of the element count, at the end
///   of the label or before a preposition at its start: "Image of a dog". Only the
///   element's own role counts: "Add a button" on a link says nothing twice.
/// - Smallest counterexample: `.imageButton("a").accessibilityLabel("a button")`.
package struct LabelOmitsRole: ScreenSpec {
    package let id = SpecID.labelOmitsRole
    package let judgesWording = true
    package let rule = AccessibilityRule("A label does not repeat its role.", [.humanInterfaceGuidelines(.voiceOver)], severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case isRole, endsInRole, startsWithRole }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        let lexicons = presentation.lexicons
        judgeEach(of: presentation, into: &verdicts) { index in
            let role = screen.elements[index].role
            guard role.isControl || role == .image || role == .heading || role == .progressIndicator else { return nil }
            if let reason = presentation.context.reasonNotPresented(index) { return .inapplicable(reason) }
            guard let label = screen.elements[index].label else { return .cannotTell(.labelUnknown) }
            if label.isSilent { return nil }
            guard let lexicon = lexicons[index] else { return .untested(.noLocaleData) }
            guard let names = lexicon.roles[role] else { return .passed }
            let words = presentation.labelWords[index]
            if let name = Self.announcement(of: names, in: words) {
                return presentation.shows(name.words, on: index)
                    ? .passed(by: .visibleText) : .failed(.startsWithRole, measured: .text(name))
            }
            guard let name = Lexicon.phrase(of: names, ending: words) else { return .passed }
            if presentation.shows(name.words, on: index) { return .passed(by: .visibleText) }
            return .failed(presentation.labelWords[index] == name ? .isRole : .endsInRole, measured: .text(name))
        }
    }

    /// The name of a role that a label begins with and goes on about, "image of"
    /// for instance; `nil` where it does not.
    private static func announcement(of names: [String], in words: String) -> String? {
        guard let name = Lexicon.phrase(of: names, starting: words) else { return nil }
        let next = words.dropFirst(name.count + 1).prefix { $0 != " " }
        return ["of", "von", "vom", "de", "d'", "del"].contains(next) ? name : nil
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let role = finding.measuredText
        return switch failure {
        case .isRole:
            Finding.Wording(
                fact: "\(finding.element.name) says what it is and not what it does; its role is announced anyway",
                remedy: "name what it does")
        case .startsWithRole:
            Finding.Wording(
                fact:
                    "the label of \(finding.element.nameInSentence) starts with \"\(role)\", which is announced a second time as its role",
                remedy: "begin with what it shows")
        case .endsInRole:
            Finding.Wording(
                fact: "the label of \(finding.element.nameInSentence) ends in \"\(role)\", which is announced a second time as its role",
                remedy: "leave out \"\(role)\"")
        }
    }
}

extension LabelOmitsRole {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users hear \"Save button, button\" at every step.",
            scope: "Exposed elements with a label.",
            exemptions: ["Words that the screen shows may be in the label.", "Only the role of the element itself counts."],
            doubts: [SpecGuide.noWordLists])
    }
}

package import EveryScreenAudit
import EveryScreenModel

/// No spoken name means two controls.
///
/// - Source: Human Interface Guidelines, Voice Control; WCAG 2.2 SC 2.5.3 (level
///   A).
/// - Threshold: the same words, case and punctuation aside. Names are the user
///   input labels, and where there are none the label.
/// - Smallest counterexample: `.row([.button("a"), .link("a")])`.
package struct VoiceNamesUnambiguous: ScreenSpec {
    package let id = SpecID.voiceNamesUnambiguous
    package let rule = AccessibilityRule(
        "No spoken name means two controls.", [.humanInterfaceGuidelines(.voiceControl), .wcag(.labelInName)], severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case shared }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        // The controls of each name, and by name where they are: names in the order
        // in which they come up.
        var owners: [(name: String, controls: [Int])] = []
        var places: [String: Int] = [:]
        for index in presentation.context.controls {
            guard presentation.context.reasonNotPresented(index) == nil, screen.elements[index].respondsToUserInteraction != false,
                !screen.elements[index].isKnownDisabled
            else { continue }
            // Sorted, so that names come up in one order in every run.
            let given = screen.elements[index].userInputLabels.map { Set($0.map(\.joinedWords)).sorted() }
            for name in given ?? [presentation.labelWords[index]] where !name.isEmpty {
                if let place = places[name] {
                    owners[place].controls.append(index)
                } else {
                    places[name] = owners.count
                    owners.append((name, [index]))
                }
            }
        }
        for (name, members) in owners {
            guard members.count > 1 else {
                verdicts.pass()
                continue
            }
            let actions = members.map { screen.elements[$0].activation }
            let judgment: Judgment<Failure>
            if let first = actions[0], actions.allSatisfy({ $0 == first }) || areBackAndTab(members, screen) {
                judgment = .passed(by: .equivalentExists)
            } else if !members.allSatisfy({ screen.elements[$0].hasKnownActivation }) {
                judgment = .cannotTell(.actionUnknown)
            } else {
                judgment = .failed(.shared, related: Array(members.dropFirst()), measured: .text(name))
            }
            record(judgment, of: members[0], on: presentation, into: &verdicts)
        }
    }

    /// Whether they are a button of a navigation bar and a tab, as a way back has
    /// the name of the tab that leads there as well.
    private func areBackAndTab(_ members: [Int], _ screen: RenderedScreen) -> Bool {
        guard members.count == 2, let tab = members.first(where: { screen.elements[$0].role == .tab }) else { return false }
        return members.contains { member in
            member != tab && screen.ancestors(of: member).contains { screen.elements[$0].role == .navigationBar }
        }
    }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        let others = finding.related.count == 1 ? finding.related[0].nameInSentence : "\(finding.related.count) other controls"
        return Finding.Wording(
            fact: "saying \"\(finding.measuredText)\" means \(finding.element.nameInSentence) and \(others)",
            remedy: "give each an input label that no other has")
    }
}

extension VoiceNamesUnambiguous {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "Voice Control users who say \"tap Delete\" get numbers to choose from.",
            scope: "Enabled, exposed controls that Voice Control visits.",
            exemptions: ["Two controls with the same action may have one name, such as a way back and the tab it leads to."],
            doubts: [SpecGuide.unknownActions])
    }
}

package import EveryScreenAudit
import EveryScreenModel

/// Two controls with different actions on one screen have different labels.
///
/// - Source: WCAG 2.2 SC 2.4.4 (level A), for links; Voice Control.
/// - Threshold: the same words, case and punctuation aside, and the same role.
/// - Smallest counterexample: `.row([.button("a"), .button("a")])`.
package struct LabelUnique: ScreenSpec {
    package let id = SpecID.labelUnique
    package let rule = AccessibilityRule(
        "Two controls with different actions on one screen have different labels.",
        [.wcag(.linkPurposeInContext), .humanInterfaceGuidelines(.voiceControl)], severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case same }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let groups = namesakes(on: presentation)
        let contexts = groups.contains { !$0.others.isEmpty } ? RowContext.all(of: presentation.screen) : []
        for group in groups {
            guard !group.others.isEmpty else {
                verdicts.pass()
                continue
            }
            let judgment = judgment(of: [group.first] + group.others, presentation.screen, contexts)
            record(judgment, of: group.first, on: presentation, into: &verdicts)
        }
    }

    /// Controls of one label and role.
    private struct Namesakes {
        let first: Int
        var others: [Int] = []
        /// The number of the group before this one that has the same label, or −1.
        let previous: Int
    }

    /// The controls of each label and role, by their first; O(elements).
    private func namesakes(on presentation: ScreenPresentation) -> [Namesakes] {
        let elements = presentation.screen.elements
        let labels = presentation.labelNumbers
        var groups: [Namesakes] = []
        var last = Array(repeating: -1, count: elements.count)
        for index in presentation.context.controls {
            let label = labels[index]
            if label < 0 || presentation.context.reasonNotPresented(index) != nil || elements[index].isKnownDisabled { continue }
            var group = last[label]
            while group >= 0, elements[groups[group].first].role != elements[index].role { group = groups[group].previous }
            if group >= 0 {
                groups[group].others.append(index)
            } else {
                groups.append(Namesakes(first: index, previous: last[label]))
                last[label] = groups.count - 1
            }
        }
        return groups
    }

    /// The judgment of several controls of one label and role.
    private func judgment(of members: [Int], _ screen: RenderedScreen, _ contexts: [RowContext]) -> Judgment<Failure> {
        let actions = members.map { screen.elements[$0].activation }
        if let first = actions[0], actions.allSatisfy({ $0 == first }) { return .inapplicable(.equivalentExists) }
        if Set(members.map { contexts[$0] }).count == members.count { return .passed(by: .contextDiffers) }
        if Set(members.map { screen.elements[$0].value ?? "" }).count == members.count { return .passed(by: .valueDiffers) }
        if !members.allSatisfy({ screen.elements[$0].hasKnownActivation }) { return .cannotTell(.actionUnknown) }
        return .failed(.same, related: Array(members.dropFirst()))
    }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        let others = finding.related.count == 1 ? "another control" : "\(finding.related.count) other controls"
        return Finding.Wording(
            fact: "\(finding.element.name) and \(others) have one label and do different things",
            remedy: "add to each label what it acts on")
    }
}

extension LabelUnique {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users who move from control to control hear \"Delete, Delete, Delete\".",
            scope: "Enabled controls of the same role with different actions.",
            exemptions: ["A heading above, a text in the same row or the value may make the difference clear."],
            doubts: [SpecGuide.unknownActions])
    }
}

/// The announced context that may distinguish an element from others of its name:
/// the heading above it and the text of its row.
struct RowContext: Hashable {
    /// The index of the first heading that says what the last one before it does,
    /// or −1.
    var heading = -1
    /// The first text in the cell it stands in, or the label of the cell.
    var row = ""

    /// Returns the contexts of all elements of a screen; O(elements).
    static func all(of screen: RenderedScreen) -> [RowContext] {
        var result = Array(repeating: RowContext(), count: screen.elements.count)
        var cells = Array(repeating: -1, count: screen.elements.count)
        var rows: [String?] = Array(repeating: nil, count: screen.elements.count)
        var headings: [String: Int] = [:]
        var heading = -1
        for (index, element) in screen.elements.enumerated() {
            let role = element.role
            let cell = role == .cell ? index : screen.parent(of: index).map { cells[$0] } ?? -1
            cells[index] = cell
            if role == .heading, let label = element.label {
                heading = headings[label] ?? index
                headings[label] = heading
            }
            if cell >= 0, rows[cell] == nil, role == .text || role == .heading || role == .image || index == cell,
                let label = element.label, !label.isSilent
            {
                rows[cell] = label
            }
            result[index].heading = heading
        }
        for index in result.indices where cells[index] >= 0 { result[index].row = rows[cells[index]] ?? "" }
        return result
    }
}

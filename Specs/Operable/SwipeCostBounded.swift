package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// A list takes at most four swipes a row, where merged texts would save some.
///
/// - Source: Human Interface Guidelines, VoiceOver: grouping.
/// - Threshold: four stops in each row, on average. Rows with fewer than two texts
///   that are stops are exempt, since nothing can be merged.
/// - Measured are the stops of the screen reader in the rows of a list or table of
///   at least three rows.
/// - Smallest counterexample: a list of three rows of three texts and two buttons.
package struct SwipeCostBounded: ScreenSpec {
    package let id = SpecID.swipeCostBounded
    package let rule = AccessibilityRule(
        "A list takes at most four swipes a row, where merged texts would save some.", [.humanInterfaceGuidelines(.voiceOver)],
        severity: .warning, threshold: "4 stops a row")

    /// The most stops in a row, on average.
    private static let mostStops = 4.0
    /// The fewest rows that make a list.
    private static let fewestRows = 3

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case costly }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        judgeEach(of: presentation, into: &verdicts) { index in
            let role = screen.elements[index].role
            guard role == .list || role == .table, screen.elements[index].dataTable == nil else { return nil }
            if presentation.standing.isHidden[index] { return .inapplicable(.hidden) }
            if presentation.standing.isBehindModal[index] { return .inapplicable(.behindModal) }
            return judgment(of: index, presentation)
        }
    }

    private func judgment(of list: Int, _ presentation: ScreenPresentation) -> Judgment<Failure>? {
        let screen = presentation.screen
        let places = presentation.readingPlaces
        var (rows, stops, texts) = (0, 0, 0)
        var index = list + 1
        let end = screen.descendants(of: list).upperBound
        while index < end {
            guard screen.elements[index].role == .cell else {
                // A row of another list is not a row of this one.
                index = [.list, .table].contains(screen.elements[index].role) ? screen.descendants(of: index).upperBound : index + 1
                continue
            }
            let inside = screen.descendants(of: index)
            let visited = (index..<inside.upperBound).filter { places[$0] >= 0 }
            if !visited.isEmpty { rows += 1 }
            stops += visited.count
            let its = visited.count { screen.elements[$0].role == .text }
            // All texts but one are saved.
            if its > 1 { texts += its - 1 }
            index = inside.upperBound
        }
        guard rows >= Self.fewestRows else { return nil }
        let average = Double(stops) / Double(rows)
        if average <= Self.mostStops || texts < rows { return .passed }
        return .failed(
            .costly, measured: .number((average * 10).rounded() / 10), required: .number(Self.mostStops))
    }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        let measure = pointsText(finding.measuredNumber)
        return Finding.Wording(
            fact: "a row of \(finding.element.nameInSentence) takes \(measure) swipes; the maximum is \(pointsText(Self.mostStops))",
            remedy: "make one element of the texts of each row, and offer its buttons as custom actions", measure: "\(measure) swipes a row"
        )
    }
}

extension SwipeCostBounded {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users swipe through every part of each row, fifty times for ten rows.",
            scope: "Lists and tables of at least three rows with stops.",
            exemptions: ["Rows with fewer than two texts have nothing to merge.", "Data tables are read cell by cell."])
    }
}

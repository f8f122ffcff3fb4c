package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// A list takes at most four swipes a row, where merging would save some.
///
/// - Source: Human Interface Guidelines, VoiceOver: grouping.
/// - Threshold: four stops in each row, on average. Rows are exempt where
///   nothing can be merged: with fewer than two texts that are stops, and with
///   fewer than two buttons that every row has. These can be custom actions.
///   Buttons are the same if their labels are, without the words of the other
///   parts of the row.
/// - Measured are the stops of the screen reader in the rows of a list or table
///   of at least three rows.
/// - Smallest counterexample: a list of three rows of three texts and two
///   buttons.
package struct SwipeCostBounded: ScreenSpec {
    package let id = SpecID.swipeCostBounded
    package let rule = AccessibilityRule(
        "A list takes at most four swipes a row, where merging would save some.", [.humanInterfaceGuidelines(.voiceOver)],
        severity: .warning, threshold: "4 stops a row")

    /// The most stops in a row, on average.
    private static let mostStops = 4.0
    /// The fewest buttons in every row that custom actions would save.
    private static let fewestButtons = 2
    /// The fewest rows that make a list.
    private static let fewestRows = 3

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case costly, actions }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        judgeEach(of: presentation, into: &verdicts) { index in
            let role = screen.elements[index].role
            guard role == .list || role == .table, screen.elements[index].dataTable == nil else { return nil }
            if presentation.context.isHidden[index] { return .inapplicable(.hidden) }
            if presentation.context.isBehindModal[index] { return .inapplicable(.behindModal) }
            return judgment(of: index, presentation)
        }
    }

    private func judgment(of list: Int, _ presentation: ScreenPresentation) -> Judgment<Failure>? {
        let screen = presentation.screen
        let places = presentation.readingPlaces
        var (rows, stops, texts) = (0, 0, 0)
        var visits: [[Int]] = []
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
            if !visited.isEmpty {
                rows += 1
                visits.append(visited)
            }
            stops += visited.count
            let its = visited.count { screen.elements[$0].role == .text }
            // All texts but one are saved.
            if its > 1 { texts += its - 1 }
            index = inside.upperBound
        }
        guard rows >= Self.fewestRows else { return nil }
        let average = Double(stops) / Double(rows)
        if average <= Self.mostStops { return .passed }
        if texts < rows, Self.sharedButtons(of: visits, presentation) < Self.fewestButtons { return .passed }
        return .failed(
            texts < rows ? .actions : .costly, measured: .number((average * 10).rounded() / 10), required: .number(Self.mostStops))
    }

    /// The number of buttons that every row has, by their labels without the
    /// words of the other parts of the row.
    private static func sharedButtons(of rows: [[Int]], _ presentation: ScreenPresentation) -> Int {
        var shared: Set<String>?
        for row in rows {
            let isButton = { (index: Int) in presentation.screen.elements[index].role == .button }
            let others = Set(row.filter { !isButton($0) }.flatMap { presentation.labelWords[$0].split(separator: " ") })
            let names = row.filter(isButton).map { index in
                presentation.labelWords[index].split(separator: " ").filter { !others.contains($0) }.joined(separator: " ")
            }
            let own = Set(names.filter { !$0.isEmpty })
            shared = shared.map { $0.intersection(own) } ?? own
        }
        return shared?.count ?? 0
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let measure = decimalText(finding.measuredNumber)
        let remedy =
            switch failure {
            case .costly: "make one element of the texts of each row, and offer its buttons as custom actions"
            case .actions: "offer the buttons of each row as custom actions of the row"
            }
        return Finding.Wording(
            fact: "a row of \(finding.element.nameInSentence) takes \(measure) swipes; the maximum is \(decimalText(Self.mostStops))",
            remedy: remedy, measure: "\(measure) swipes a row"
        )
    }
}

extension SwipeCostBounded {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users swipe through every part of each row, fifty times for ten rows.",
            scope: "Lists and tables of at least three rows with stops.",
            exemptions: [
                "Rows with fewer than two texts and no two buttons that every row has have nothing to merge.",
                "Data tables are read cell by cell.",
            ])
    }
}

package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// A value and its caption, one above the other or side by side, are read one
/// after the other.
///
/// - Source: Human Interface Guidelines, VoiceOver: grouping and order; WCAG 2.2 SC
///   1.3.2 (level A).
/// - Threshold: no stop between the two.
/// - Measured are the stops between a value and its caption, in the pair that they
///   part most.
/// - A row of pairs is two rows of texts, as many in each. Each text of one row
///   stands above exactly one of the other, nearer to it than to its neighbors. All
///   texts of one row have digits and one look, those of the other have no digits
///   and another look.
/// - A column of pairs is two or more rows of two texts. In each, the text on one
///   side has digits and the other has none.
/// - Smallest counterexample: "12" and "30" in one row, "Followers" and "Following"
///   below them.
package struct ColumnsReadInPairs: ScreenSpec {
    package let id = SpecID.columnsReadInPairs
    package let rule = AccessibilityRule(
        "A value and its caption, one above the other or side by side, are read one after the other.",
        [.humanInterfaceGuidelines(.voiceOver), .wcag(.meaningfulSequence)], severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case parted, columns }

    /// Creates the spec.
    package init() {}

    /// A text of one string where the screen reader stops.
    private struct Word {
        let index: Int
        let place: Int
        let frame: LayoutRect
        let run: ScreenElement.TextRun

        var hasDigits: Bool { run.string.contains(where: \.isNumber) }
    }

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let rows = rows(presentation)
        for (number, upper) in rows.enumerated() {
            guard upper.count > 1, number + 1 < rows.count, rows[number + 1].count == upper.count else { continue }
            let lower = rows[number + 1]
            guard upper[0].hasDigits != lower[0].hasDigits, isPaired(upper, lower) else { continue }
            // A third row makes a table, which is read row by row.
            if number > 0, rows[number - 1].count == upper.count, isAligned(rows[number - 1], upper) { continue }
            if number + 2 < rows.count, rows[number + 2].count == upper.count, isAligned(lower, rows[number + 2]) { continue }
            record(judgment(of: upper, lower), of: upper[0].index, on: presentation, into: &verdicts)
        }
        var pairs: [[Word]] = []
        for row in rows + [[]] {
            if let last = pairs.last, !Self.isPair(row) || row[0].hasDigits != last[0].hasDigits || !isAligned(last, row) {
                if pairs.count > 1 { record(Self.judgment(of: pairs, .columns), of: pairs[0][0].index, on: presentation, into: &verdicts) }
                pairs = []
            }
            if Self.isPair(row) { pairs.append(row) }
        }
    }

    /// Whether a row is a caption and a value.
    private static func isPair(_ row: [Word]) -> Bool { row.count == 2 && row[0].hasDigits != row[1].hasDigits }

    /// The judgment of some pairs, by the one that is read furthest apart.
    private static func judgment(of pairs: [[Word]], _ failure: Failure) -> Judgment<Failure> {
        let distances = pairs.map { abs($0[0].place - $0[1].place) - 1 }
        guard let worst = distances.indices.max(by: { distances[$0] < distances[$1] }), distances[worst] > 0 else { return .passed }
        return .failed(
            failure, related: pairs[worst].map(\.index), measured: .number(Double(distances[worst])), required: .number(0))
    }

    /// The rows of texts, from top to bottom, each from left to right.
    ///
    /// A row that holds anything else is empty.
    private func rows(_ presentation: ScreenPresentation) -> [[Word]] {
        let screen = presentation.screen
        let stops = presentation.readingOrder.elements
        // Four texts are the least.
        guard stops.count(where: { screen.elements[$0].role == .text }) > 3 else { return [] }
        let places = presentation.readingPlaces
        let sorted = stops.filter { screen.elements[$0].frame.isFinite }.sorted {
            (screen.elements[$0].frame.minY, $0) < (screen.elements[$1].frame.minY, $1)
        }
        var rows: [[Word]] = []
        var bottom = -Double.infinity
        var isMixed = false
        for index in sorted {
            let element = screen.elements[index]
            if element.frame.minY >= bottom {
                if isMixed { rows[rows.count - 1] = [] }
                rows.append([])
                (bottom, isMixed) = (element.frame.maxY, false)
            }
            bottom = max(bottom, element.frame.maxY)
            if element.role == .text, let text = element.text, text.count == 1, presentation.context.reasonNotPresented(index) == nil {
                rows[rows.count - 1].append(Word(index: index, place: places[index], frame: element.frame, run: text[0]))
            } else {
                isMixed = true
            }
        }
        if isMixed { rows[rows.count - 1] = [] }
        return rows.map { $0.sorted { $0.frame.minX < $1.frame.minX } }
    }

    /// Whether two rows are values with their captions, as far as digits and places
    /// say.
    private func isPaired(_ upper: [Word], _ lower: [Word]) -> Bool {
        guard upper.allSatisfy({ $0.hasDigits == upper[0].hasDigits }), lower.allSatisfy({ $0.hasDigits == lower[0].hasDigits }),
            isAligned(upper, lower)
        else { return false }
        let gap = zip(upper, lower).map { $1.frame.minY - $0.frame.maxY }.max() ?? 0
        func nearest(_ row: [Word]) -> Double {
            zip(row, row.dropFirst()).map { $1.frame.minX - $0.frame.maxX }.min() ?? 0
        }
        return gap < min(nearest(upper), nearest(lower))
    }

    /// Whether each text of one row overlaps the one of the same number in the
    /// other, and no other.
    private func isAligned(_ upper: [Word], _ lower: [Word]) -> Bool {
        upper.indices.allSatisfy { one in
            lower.indices.allSatisfy { other in
                let isAbove = upper[one].frame.minX < lower[other].frame.maxX && lower[other].frame.minX < upper[one].frame.maxX
                return isAbove == (one == other)
            }
        }
    }

    private func judgment(of upper: [Word], _ lower: [Word]) -> Judgment<Failure>? {
        guard let isApart = looksDifferent(upper, lower) else { return .cannotTell(.textStyleUnknown) }
        if !isApart { return nil }
        return Self.judgment(of: zip(upper, lower).map { [$0, $1] }, .parted)
    }

    /// Whether each row has one look, and the two differ; `nil` where it is not
    /// known.
    private func looksDifferent(_ upper: [Word], _ lower: [Word]) -> Bool? {
        let words = upper + lower
        if words.contains(where: { $0.run.pointSize == nil || $0.run.weight == nil }) { return nil }
        let (first, second) = (upper[0].run, lower[0].run)
        return upper.allSatisfy { $0.run.hasLook(of: first) } && lower.allSatisfy { $0.run.hasLook(of: second) }
            && !first.hasLook(of: second)
    }

    private func record(
        _ judgment: Judgment<Failure>?, of index: Int, on presentation: ScreenPresentation, into verdicts: inout Verdicts
    ) {
        if let judgment { record(judgment, of: index, on: presentation, into: &verdicts) }
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let names = finding.related.map(\.nameInSentence)
        let pair = names.count == 2 ? "\(names[0]) and \(names[1])" : "a value and its caption"
        let count = Int(finding.measuredNumber)
        let (places, remedy) =
            switch failure {
            case .parted: ("one above the other", "make one element of each pair, or set the order by hand")
            case .columns: ("side by side", "make a column of rows instead of a row of columns, or one element of each pair")
            }
        return Finding.Wording(
            fact: "\(count) other \(count == 1 ? "text is" : "texts are") read between \(pair), which stand \(places)",
            remedy: remedy, measure: "\(count) between")
    }
}

extension ColumnsReadInPairs {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users hear \"12, 30, Followers, Following\" and have to guess which number is which.",
            scope: "Two rows of at least two texts each: values with digits, and captions without, in another size, weight or color. "
                + "Or two columns, one with digits and one without.",
            exemptions: ["Three or more rows of values and captions are a table.", "Rows with anything but texts are exempt."],
            doubts: ["The capture does not state the size or weight of the texts."])
    }
}

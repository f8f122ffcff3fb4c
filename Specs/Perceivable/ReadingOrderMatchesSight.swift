package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// Texts are read in the order in which they are seen.
///
/// - Source: WCAG 2.2 SC 1.3.2 (level A), technique C27.
/// - Threshold: no text or control is read before a text that stands wholly above
///   it in the same column. In a row of texts of one look, the leading one is read
///   first.
/// - Measured are the stops with which it is out of order.
/// - Compared are stops that scroll together and are in one bar. In one column are
///   stops that share at least half of the narrower one's width.
/// - Decided exactly; a finding for each region names the element that is most out
///   of place.
/// - Smallest counterexample: a heading above a text, which is read first.
package struct ReadingOrderMatchesSight: ScreenSpec {
    package let id = SpecID.readingOrderMatchesSight
    package let rule = AccessibilityRule(
        "Texts are read in the order in which they are seen.", [.wcag(.meaningfulSequence)], severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case early, late, backward }

    /// Creates the spec.
    package init() {}

    /// At most this many pairs of stops are compared.
    private static let budget = 100_000

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let stops = presentation.readingOrder.elements
        if stops.isEmpty {
            let isUnknown = presentation.screen.elements.contains { $0.isAccessibilityElement == nil }
            return isUnknown ? verdicts.recordUntested(.exposureUnknown) : ()
        }
        var regions: [Int: [Stop]] = [:]
        for stop in Self.stops(of: presentation) { regions[stop.region, default: []].append(stop) }
        for region in regions.keys.sorted() {
            guard let stops = regions[region], stops.count > 1, stops.contains(where: \.isText) else { continue }
            let judgment = Self.judgment(of: stops, isMirrored: presentation.environment.layoutDirection == .rightToLeft)
            record(judgment.of, of: judgment.element, on: presentation, into: &verdicts)
        }
    }
}

// MARK: Stops

extension ReadingOrderMatchesSight {
    /// A place where the screen reader stops.
    private struct Stop {
        let index: Int
        /// The number in the reading order.
        let place: Int
        let frame: LayoutRect
        /// The innermost element around it that scrolls, is pinned or is a bar; −1
        /// for the screen.
        let region: Int
        let isText: Bool
        let isHeading: Bool
        /// Whether it is a text of some words, not a caption or a value.
        let isPassage: Bool
        /// Whether it has letters of a script that is written from right to left.
        let isWrittenLeft: Bool
        /// The text, where it is in one piece of a known size.
        let run: ScreenElement.TextRun?

        /// Whether two texts are known to look alike.
        func hasLook(of other: Stop) -> Bool {
            guard let run, let otherRun = other.run else { return false }
            return run.hasLook(of: otherRun)
        }
    }

    /// The stops that can be seen and are texts or controls, in reading order.
    private static func stops(of presentation: ScreenPresentation) -> [Stop] {
        let screen = presentation.screen
        return presentation.readingOrder.elements.enumerated().compactMap { place, index in
            let element = screen.elements[index]
            let isText = [.text, .heading].contains(element.role)
            guard isText || element.role.isControl, element.frame.isFinite, !element.frame.isEmpty,
                presentation.context.reasonNotPresented(index) == nil, presentation.reasonNotSeen(element.frame, of: index) == nil
            else { return nil }
            let words = element.text?.map(\.string).joined(separator: " ") ?? element.label ?? ""
            // Numbers alone, as at an axis, are in the order of what they measure.
            guard !isText || words.contains(where: \.isLetter) else { return nil }
            let run = element.text?.count == 1 ? element.text?.first { $0.pointSize != nil } : nil
            // A link around a picture has the box of a line of text.
            let pictures = screen.descendants(of: index).filter { screen.elements[$0].role == .image }.map { screen.elements[$0].frame }
            let frame = pictures.filter { $0.isFinite && !$0.isEmpty }.reduce(element.frame) { $0.union($1) }
            return Stop(
                index: index, place: place, frame: frame, region: region(of: index, on: screen), isText: isText,
                isHeading: element.isHeading,
                isPassage: isText && words.split(separator: " ").count >= passageWords,
                isWrittenLeft: words.unicodeScalars.contains { (0x590...0x8FF).contains($0.value) },
                run: run)
        }
    }

    /// From this many words on, a text is no caption.
    private static let passageWords = 6

    private static func region(of index: Int, on screen: RenderedScreen) -> Int {
        let bars: Set<ScreenElement.Role> = [
            .navigationBar, .tabBar, .toolbar, .statusBar, .menu, .alert, .sheet, .dialog, .keyboard,
        ]
        if screen.elements[index].isPinned == true { return index }
        return screen.surroundings(of: index).first {
            let element = screen.elements[$0]
            return element.isPinned == true || element.scrolling != nil || bars.contains(element.role)
        } ?? -1
    }
}

// MARK: Comparison

extension ReadingOrderMatchesSight {
    /// Two stops that are read in the other order than they stand.
    private struct Inversion {
        /// The one read first, though it stands later.
        let early: Stop
        let late: Stop
        let isRow: Bool
    }

    private static func judgment(of stops: [Stop], isMirrored: Bool) -> (of: Judgment<Failure>, element: Int) {
        guard let inversions = inversions(of: stops, isMirrored: isMirrored) else {
            return (.cannotTell(.budgetExceeded), stops[0].index)
        }
        guard let first = inversions.first else { return (.passed, stops[0].index) }
        var counts: [Int: Int] = [:]
        for inversion in inversions {
            counts[inversion.early.place, default: 0] += 1
            counts[inversion.late.place, default: 0] += 1
        }
        // The first of those that are most out of place.
        let worst = counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key ?? first.early.place
        let own = inversions.filter { $0.early.place == worst || $0.late.place == worst }
        guard let nearest = own.min(by: { $0.late.place - $0.early.place < $1.late.place - $1.early.place }) else {
            return (.passed, stops[0].index)
        }
        let isEarly = nearest.early.place == worst
        let (element, other) = isEarly ? (nearest.early, nearest.late) : (nearest.late, nearest.early)
        return (
            .failed(
                nearest.isRow ? .backward : isEarly ? .early : .late, related: [other.index], measured: .number(Double(own.count)),
                required: .number(0)), element.index
        )
    }

    /// The pairs in the wrong order, or `nil` where there are too many stops to
    /// compare.
    private static func inversions(of stops: [Stop], isMirrored: Bool) -> [Inversion]? {
        var result: [Inversion] = []
        var lowest = -Double.infinity
        var looked = 0
        for (number, late) in stops.enumerated() {
            if late.isText, lowest >= late.frame.maxY - tolerance {
                looked += number
                if looked > budget { return nil }
                for early in stops[..<number] where isBelow(early, late) {
                    result.append(Inversion(early: early, late: late, isRow: false))
                }
            }
            if number > 0, isBackward(stops[number - 1], late, isMirrored: isMirrored) {
                result.append(Inversion(early: stops[number - 1], late: late, isRow: true))
            }
            lowest = max(lowest, late.frame.minY)
        }
        return result
    }

    /// Frames may overlap by this much, in points.
    private static let tolerance = 0.5

    /// Whether a stop stands wholly below a text read after it, and the two are not
    /// a value and its caption.
    private static func isBelow(_ early: Stop, _ late: Stop) -> Bool {
        guard early.frame.minY >= late.frame.maxY - tolerance else { return false }
        let shared = min(early.frame.maxX, late.frame.maxX) - max(early.frame.minX, late.frame.minX)
        guard shared * 2 >= min(early.frame.width, late.frame.width) else { return false }
        if late.isHeading || late.isPassage { return true }
        let isPair = late.place == early.place + 1 && early.isText && !early.isPassage
        return !isPair || late.hasLook(of: early)
    }

    /// Whether two texts of one look stand in a row, the one read first behind.
    private static func isBackward(_ early: Stop, _ late: Stop, isMirrored: Bool) -> Bool {
        guard early.isText, late.isText, late.place == early.place + 1, early.hasLook(of: late),
            isMirrored || !(early.isWrittenLeft || late.isWrittenLeft)
        else { return false }
        let shared = min(early.frame.maxY, late.frame.maxY) - max(early.frame.minY, late.frame.minY)
        guard shared * 2 >= min(early.frame.height, late.frame.height) else { return false }
        return isMirrored ? early.frame.maxX <= late.frame.minX : early.frame.minX >= late.frame.maxX
    }
}

// MARK: Words

extension ReadingOrderMatchesSight {
    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let other = finding.related.first?.nameInSentence ?? "another text"
        let count = Int(finding.measuredNumber)
        let fact =
            switch failure {
            case .early: "\(finding.element.name) is read before \(other), which stands above it"
            case .late: "\(finding.element.name) is read after \(other), which stands below it"
            case .backward: "\(finding.element.name) and \(other) stand in a row, and the one behind is read first"
            }
        return Finding.Wording(
            fact: fact, remedy: "let the reading order follow the places: list the elements as they stand, without priorities",
            measure: "\(count) out of order")
    }

    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users hear the end before the beginning, and a text before the title that it belongs to.",
            scope: "Texts with letters, and the controls below them, in one region or bar.",
            exemptions: [
                "A short text and the one above it, of another look, may be read in either order: a value and its caption.",
                "Columns side by side may be read in any order.",
                "Pictures and controls may be read later than what stands below them.",
            ],
            doubts: [SpecGuide.unknownStops, "Hundreds of elements in one region stand in another order than they are read."])
    }
}

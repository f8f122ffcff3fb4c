package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// The comparison by which the reading order is found has no cycle among the
/// elements shown.
///
/// - Source: WCAG 2.2 SC 1.3.2 (level A); AccessibilitySnapshot's model of
///   VoiceOver.
/// - Threshold: 8 points, by which tops may differ within one row on a phone.
/// - Decided exactly, among the elements of one group: of three, each is read
///   before the next, by its side or by its height, and the last before the first.
///   If there is any cycle there is one of three.
/// - Smallest counterexample: three stops at (20, 0), (10, 6) and (0, 12).
package struct ReadingOrderWellDefined: ScreenSpec {
    package let id = SpecID.readingOrderWellDefined
    package let rule = AccessibilityRule(
        "The comparison by which the reading order is found has no cycle among the elements shown.", [.wcag(.meaningfulSequence)],
        severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case cycle }

    /// Creates the spec.
    package init() {}

    private struct Place {
        let index: Int
        /// The distance from the leading edge.
        let x: Double
        let y: Double
    }

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        // Pages are read in the order of the document.
        if screen.facts.platform == .web { return verdicts.recordInapplicable(.nothingToJudge) }
        let stops = presentation.readingOrder.elements
        if stops.isEmpty {
            let isUnknown = screen.elements.contains { $0.isAccessibilityElement == nil }
            return isUnknown ? verdicts.recordUntested(.exposureUnknown) : ()
        }
        let isMirrored = presentation.environment.layoutDirection == .rightToLeft
        let groups = Self.groups(of: screen)
        var members: [Int: [Place]] = [:]
        for index in stops where screen.elements[index].frame.isFinite && groups[index] != Self.ordered {
            let frame = screen.elements[index].frame
            members[groups[index], default: []].append(Place(index: index, x: isMirrored ? -frame.minX : frame.minX, y: frame.minY))
        }
        for group in members.keys.sorted() {
            guard let places = members[group], places.count > 2 else { continue }
            record(judgment(of: places.sorted { ($0.y, $0.x) < ($1.y, $1.x) }), of: places[0].index, on: presentation, into: &verdicts)
        }
        if verdicts.tally == Verdicts.Tally() { verdicts.pass() }
    }

    /// Looks for a cycle of three elements, from top to bottom a, b and c.
    ///
    /// By their sides, c is read before b and b before a; by height, a before c.
    private func judgment(of places: [Place]) -> Judgment<Failure> {
        let row = ReadingOrder.phoneRowHeight
        var looked = 0
        for (number, top) in places.enumerated() {
            for middle in places[(number + 1)...] {
                guard middle.y - top.y < row else { break }
                guard middle.x < top.x else { continue }
                for bottom in places[(number + 1)...] {
                    looked += 1
                    if looked > 200_000 { return .cannotTell(.budgetExceeded) }
                    if bottom.y - middle.y >= row { break }
                    if bottom.y - top.y >= row, bottom.x < middle.x {
                        return .failed(.cycle, related: [top.index, middle.index, bottom.index])
                    }
                }
            }
        }
        return .passed
    }

    /// The group of what stands in an order set by hand, which is no matter of
    /// comparison.
    private static let ordered = -2

    /// For each element the group in which it is compared: the nearest element
    /// around it that is visited whole, or −1.
    private static func groups(of screen: RenderedScreen) -> [Int] {
        var result: [Int] = []
        result.reserveCapacity(screen.elements.count)
        for index in screen.elements.indices {
            guard let parent = screen.parent(of: index) else {
                result.append(-1)
                continue
            }
            let outer = screen.elements[parent]
            let isWhole =
                outer.groupsAccessibilityChildren == true || outer.traits?.contains(.tabBar) == true
                || [.list, .landmark, .dataTable].contains(outer.containerType)
                || (outer.containerType == .semanticGroup
                    && [outer.label, outer.value, outer.identifier].contains { $0?.isEmpty == false })
            result.append(outer.accessibilityOrder != nil ? ordered : isWhole ? parent : result[parent])
        }
        return result
    }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        let names = finding.related.map(\.nameInSentence)
        guard names.count == 3 else { return Finding.Wording(fact: "the reading order goes round", remedy: "align the tops") }
        return Finding.Wording(
            fact:
                "\(finding.related[2].name) is read before \(names[1]), that before \(names[0]), and that before \(names[2]): the order is not defined",
            remedy: "align their tops, or set the order by hand")
    }
}

extension ReadingOrderWellDefined {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users hear the elements in an accidental order, which the next system release may change.",
            scope: "Groups of at least three stops.",
            exemptions: ["Groups whose order is set by hand are exempt.", "Pages are exempt: they are read in the order of the document."],
            doubts: [SpecGuide.unknownStops, "Thousands of elements have almost the same height."])
    }
}

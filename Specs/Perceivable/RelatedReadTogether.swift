package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// Related parts are read together.
///
/// - Source: Human Interface Guidelines, VoiceOver: proximity and alignment are
///   cues for the eye only.
/// - Threshold: no stop of another card between the stops of one, and no other
///   control, nor its label, between a label and its control.
/// - Measured are the stops read between.
/// - A card is a cell, or an area with its own background or border, that stands
///   beside another in one container and holds at least two stops.
/// - Smallest counterexample: two cards in a row, each of a name above a price.
package struct RelatedReadTogether: ScreenSpec {
    package let id = SpecID.relatedReadTogether
    package let rule = AccessibilityRule(
        "Related parts are read together.", [.humanInterfaceGuidelines(.voiceOver)], severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case card, label }

    /// At most this many places of the reading order are looked at.
    private static let budget = 100_000

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        judgeCards(presentation, into: &verdicts)
        let screen = presentation.screen
        let labels = VisibleLabels(presentation)
        judgeEach(presentation.context.controls, of: presentation, into: &verdicts) { index in
            guard let its = labels.places(of: index), its.count == 1, labels.uses[its[0].index] == 1 else { return nil }
            let (label, place) = (its[0].place, presentation.readingPlaces[index])
            guard place >= 0 else { return nil }
            let between = presentation.readingOrder.elements[(min(label, place) + 1)..<max(label, place)]
            if between.count > Self.budget { return .cannotTell(.budgetExceeded) }
            let others = between.filter { screen.elements[$0].isControl || labels.uses[$0] != nil }
            guard let other = others.first else { return .passed }
            return .failed(.label, related: [its[0].index, other], measured: .number(Double(others.count)), required: .number(0))
        }
    }

    // MARK: Cards

    private struct Card {
        let index: Int
        /// The places of its stops in the reading order.
        let places: [Int]
    }

    private func judgeCards(_ presentation: ScreenPresentation, into verdicts: inout Verdicts) {
        let screen = presentation.screen
        var cards: [Int: [Card]] = [:]
        for index in screen.elements.indices where Self.isBounded(screen.elements[index]) {
            if presentation.context.isHidden[index] || presentation.context.isBehindModal[index] { continue }
            let places = screen.descendants(of: index).map { presentation.readingPlaces[$0] }.filter { $0 >= 0 }
            if places.count > 1 { cards[screen.parent(of: index) ?? -1, default: []].append(Card(index: index, places: places.sorted())) }
        }
        var looked = 0
        for siblings in cards.values.sorted(by: { $0[0].index < $1[0].index }) where siblings.count > 1 {
            let beside = cardsBeside(each: siblings, screen, &looked)
            for (card, places) in zip(siblings, beside) where !places.isEmpty {
                looked += card.places[card.places.count - 1] - card.places[0]
                let first = presentation.readingOrder.elements[card.places[0]]
                let judgment =
                    looked > Self.budget
                    ? .cannotTell(.budgetExceeded) : judgment(of: card, beside: places.map { siblings[$0] }, presentation)
                record(judgment, of: first, on: presentation, into: &verdicts)
            }
        }
    }

    /// Whether an element is an area that the eye takes for one thing, and no stop
    /// itself.
    private static func isBounded(_ element: ScreenElement) -> Bool {
        guard element.isAccessibilityElement != true, element.modal == nil, !element.role.isControl, element.frame.isFinite else {
            return false
        }
        if element.role == .cell { return true }
        guard element.role == .group, let surface = element.surface else { return false }
        return surface.border != nil || surface.background?.isEmpty == false
    }

    /// Returns for each card of a container the places of those beside it.
    ///
    /// O(cards log cards + pairs that share a height); where these use up the
    /// budget, each card has a place, so that none is passed over.
    private func cardsBeside(each cards: [Card], _ screen: RenderedScreen, _ looked: inout Int) -> [[Int]] {
        var beside: [[Int]] = Array(repeating: [], count: cards.count)
        let frames = cards.map { screen.elements[$0.index].frame }
        var open: [Int] = []
        for place in cards.indices.sorted(by: { (frames[$0].minY, $0) < (frames[$1].minY, $1) }) {
            open.removeAll { frames[$0].maxY <= frames[place].minY }
            looked += open.count
            if looked > Self.budget { return cards.indices.map { [$0] } }
            for other in open where isBeside(cards[other].index, cards[place].index, screen) {
                beside[other].append(place)
                beside[place].append(other)
            }
            open.append(place)
        }
        return beside
    }

    /// Whether two areas stand side by side and share more than half of the height
    /// of one.
    private func isBeside(_ one: Int, _ other: Int, _ screen: RenderedScreen) -> Bool {
        let (first, second) = (screen.elements[one].frame, screen.elements[other].frame)
        guard first.maxX <= second.minX || second.maxX <= first.minX else { return false }
        let shared = min(first.maxY, second.maxY) - max(first.minY, second.minY)
        return shared * 2 > min(first.height, second.height)
    }

    private func judgment(of card: Card, beside others: [Card], _ presentation: ScreenPresentation) -> Judgment<Failure> {
        let (first, last) = (card.places[0], card.places[card.places.count - 1])
        let foreign = others.flatMap { other in other.places.filter { $0 > first && $0 < last } }
        guard let nearest = foreign.min() else { return .passed }
        let order = presentation.readingOrder.elements
        return .failed(
            .card, related: [order[last], order[nearest]], measured: .number(Double(foreign.count)), required: .number(0))
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let names = finding.related.map(\.nameInSentence)
        let (one, other) = names.count == 2 ? (names[0], names[1]) : ("another part", "another element")
        let count = Int(finding.measuredNumber)
        let stops = count == 1 ? "1 stop" : "\(count) stops"
        switch failure {
        case .card:
            return Finding.Wording(
                fact:
                    "\(finding.element.name) and \(one) are in one card, and \(stops) of the card beside it come between, from \(other) on",
                remedy: "let the screen reader visit each card as a group", measure: "\(stops) between")
        case .label:
            return Finding.Wording(
                fact:
                    "\(stops) of other controls come between \(finding.element.nameInSentence) and \(one), which labels it, from \(other) on",
                remedy: "put the label beside its control in the reading order", measure: "\(stops) between")
        }
    }
}

extension RelatedReadTogether {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users hear the names of two products, then two prices, and cannot tell which is which.",
            scope: "Cards beside each other, and controls whose visible label is known.",
            exemptions: ["Cards one below the other are read one after the other.", "A label of several controls is exempt."],
            doubts: ["Thousands of elements are read between the parts."])
    }
}

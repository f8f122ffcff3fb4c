import EveryScreenAudit
import EveryScreenModel

/// Compares the reading order of a screen with that of the same content under other
/// settings.
///
/// Two elements are read in another order if the one that was read first now is
/// read after the other. That is a failure where they also changed places for the
/// eye, or an order set by hand says so. It passes where elements side by side are
/// now one below the other, as when a row becomes a column: the one at the leading
/// side is then read first. Where their places are the same, the reading order
/// depends on a few points of height, and the screen reader's tolerance is unknown.
/// Content that is scrolled away is in no visible place, and changes places with
/// nothing outside of its region.
struct OrderComparison {
    let presentation: ScreenPresentation
    let counterpart: Counterpart
    /// How many pairs are looked at before it is given up.
    private static let mostPairs = 100_000

    /// An element that is read under both settings.
    private struct Stop {
        let index: Int
        let other: Int
        /// Its place in the order of the counterpart.
        let place: Int
    }

    /// Records for every element that is read under both settings whether it is
    /// read in the same order.
    ///
    /// - Parameter kind: The kind of a finding; its `related` is the element that
    ///   is read first instead.
    func judge<Spec: ScreenSpec>(for spec: Spec, kind: Spec.Failure, into verdicts: inout Verdicts) {
        let stops = presentation.readingOrder.elements
        let before = counterpart.presentation.readingOrder.elements
        guard let first = stops.first, !before.isEmpty else {
            let isUnknown = presentation.screen.elements.contains { $0.isAccessibilityElement == nil }
            return isUnknown ? verdicts.recordUntested(.exposureUnknown) : ()
        }
        let common = commonStops(stops)
        if common.isEmpty { return verdicts.cannotTell(presentation.reference(to: first), .notFoundAgain) }
        var latest = -1
        var pairsLeft = Self.mostPairs
        for (position, stop) in common.enumerated() {
            // An element that was read after all those now before it was not moved.
            let judgment = stop.place > latest ? nil : judgment(of: stop, readAfter: common[..<position], kind, &pairsLeft)
            latest = max(latest, stop.place)
            spec.record(judgment ?? .passed, of: stop.index, on: presentation, into: &verdicts)
        }
    }

    /// The worst that it means that an element is read after some others; `nil`
    /// where that is as it should be.
    private func judgment<Failure>(of stop: Stop, readAfter others: ArraySlice<Stop>, _ kind: Failure, _ pairsLeft: inout Int)
        -> Judgment<Failure>?
    {
        var worst: Judgment<Failure>?
        for other in others where other.place > stop.place {
            if pairsLeft == 0 { return .cannotTell(.budgetExceeded) }
            pairsLeft -= 1
            guard let judgment = judgment(of: stop, readAfter: other, kind) else { continue }
            worst = judgment
            if case .failure = judgment { return judgment }
        }
        return worst
    }

    private func commonStops(_ stops: [Int]) -> [Stop] {
        let (pairs, places) = (counterpart.pairs, counterpart.presentation.readingPlaces)
        return stops.compactMap { index in
            guard let other = pairs.other(of: index), places[other] >= 0 else { return nil }
            return Stop(index: index, other: other, place: places[other])
        }
    }

    /// The judgment of an element that is read after one it preceded; `nil` where
    /// that is correct.
    private func judgment<Failure>(of stop: Stop, readAfter other: Stop, _ kind: Failure) -> Judgment<Failure>? {
        if isOrderedByHand(stop.index, other.index, presentation) || isOrderedByHand(stop.other, other.other, counterpart.presentation) {
            return .failed(kind, related: [other.index])
        }
        let isUnseen =
            presentation.isScrolledAway(stop.index, or: other.index) || counterpart.presentation.isScrolledAway(stop.other, or: other.other)
        if isUnseen { return nil }
        let (now, before) = (presentation.place(of: stop.index), counterpart.presentation.place(of: stop.other))
        let (its, itsBefore) = (presentation.place(of: other.index), counterpart.presentation.place(of: other.other))
        if now.comesBefore(its) { return .cannotTell(.orderByHeight) }
        // It is read as it is seen now, and was not before.
        if !before.comesBefore(itsBefore) { return nil }
        return itsBefore.end <= before.start ? nil : .failed(kind, related: [other.index])
    }

    /// Whether the two stand in one element whose order is set by hand.
    private func isOrderedByHand(_ first: Int, _ second: Int, _ presentation: ScreenPresentation) -> Bool {
        presentation.screen.ancestors(of: first).contains { outer in
            presentation.screen.elements[outer].accessibilityOrder != nil && presentation.screen.isElement(second, inside: outer)
        }
    }
}

/// Where an element stands, from the leading side and from the top.
private struct ReadingPlace {
    let start: Double
    let end: Double
    let top: Double
    let bottom: Double

    /// Whether the eye reaches it first: by its side in one row, else by its top.
    ///
    /// In one row are two that share half the height of the less high one.
    func comesBefore(_ other: ReadingPlace) -> Bool {
        let shared = min(bottom, other.bottom) - max(top, other.top)
        let isInRow = shared >= 0.5 * min(bottom - top, other.bottom - other.top)
        return isInRow ? start < other.start : top < other.top
    }
}

extension ScreenPresentation {
    /// Whether one of two elements is scrolled beyond the edge of a region that the
    /// other is not in.
    fileprivate func isScrolledAway(_ first: Int, or second: Int) -> Bool {
        isScrolledAway(first, apartFrom: second) || isScrolledAway(second, apartFrom: first)
    }

    private func isScrolledAway(_ index: Int, apartFrom other: Int) -> Bool {
        let frame = screen.elements[index].frame
        for region in context.regions.around(index) where screen.elements[region].scrolls {
            if screen.isElement(other, inside: region) { return false }
            if !screen.elements[region].frame.contains(frame) { return true }
        }
        return false
    }

    /// Where an element stands, from the side at which lines begin.
    fileprivate func place(of index: Int) -> ReadingPlace {
        let frame = screen.elements[index].frame
        let isMirrored = environment.layoutDirection == .rightToLeft
        return ReadingPlace(
            start: isMirrored ? -frame.maxX : frame.minX, end: isMirrored ? -frame.minX : frame.maxX, top: frame.minY, bottom: frame.maxY)
    }
}

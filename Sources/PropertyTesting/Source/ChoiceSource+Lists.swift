extension ChoiceSource {
    /// Draws a list; simplest is the shortest allowed.
    ///
    /// The length is not a choice but structure: it *is* the number of elements in the recording.
    ///
    /// - Parameters:
    ///   - count: How many elements are allowed; the lower bound is not negative.
    ///   - averageCount: How many to expect at random; by default up to eight more than the fewest.
    ///   - element: Draws one element.
    public func list<Element>(
        _ count: ClosedRange<Int>, averageCount: Int? = nil,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        element: () throws -> Element
    ) rethrows -> [Element] {
        try list(count, averageCount: averageCount, givenCount: nil, at: drawSite(file, line, column)) { _ in try element() }
    }

    /// Draws a list, or writes down the list given.
    ///
    /// - Parameters:
    ///   - count: How many elements are allowed; the lower bound is not negative.
    ///   - examples: In recording mode, the elements to write down, as many as `count` allows; ignored otherwise.
    ///   - averageCount: How many to expect at random.
    ///   - element: Draws one element; its argument is the example to write down, or nil.
    public func list<Example, Element>(
        _ count: ClosedRange<Int>, given examples: [Example]?, averageCount: Int? = nil,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        element: (Example?) throws -> Element
    ) rethrows -> [Element] {
        let used = mode == .recording ? examples : nil
        return try list(count, averageCount: averageCount, givenCount: used?.count, at: drawSite(file, line, column)) { index in
            try element(used.flatMap { index < $0.count ? $0[index] : nil })
        }
    }

    func list<Element>(
        _ count: ClosedRange<Int>, averageCount: Int?, givenCount: Int?, at site: UInt32, element: (Int) throws -> Element
    ) rethrows -> [Element] {
        var result: [Element] = []
        try forEachElement(count, averageCount: averageCount, givenCount: givenCount, at: site) { index in
            result.append(try element(index))
            return .keep
        }
        return result
    }

    /// What becomes of an element just drawn.
    enum ElementFate {
        case keep
        /// It is taken out of the recording, as if it had not been drawn.
        case forget
    }

    /// Draws elements one after another inside their brackets.
    ///
    /// A forgotten element is drawn again at random, so that sets and dictionaries fill up; on replay it is left out.
    func forEachElement(
        _ count: ClosedRange<Int>, averageCount: Int?, givenCount: Int?, at site: UInt32, element: (Int) throws -> ElementFate
    ) rethrows {
        precondition(count.lowerBound >= 0, "A collection cannot have fewer than no elements.")
        guard count.upperBound > 0 else { return }
        let start = open(.list, place: site)
        defer { close(start) }
        let isFollowing = mode == .replay && cursor.isMatched
        let wanted = isFollowing ? 0 : wantedCount(count, averageCount: averageCount, givenCount: givenCount)
        var kept = 0
        var forgotten = 0
        while kept < count.upperBound {
            let isMissing = kept < count.lowerBound
            guard isFollowing ? isMissing || cursor.hasElement : kept < wanted else { break }
            let before = mark
            guard spend() else { break }
            let opening = open(.element, place: 0)
            var fate: ElementFate
            do {
                defer { close(opening) }
                fate = try element(kept)
            }
            if fate == .keep {
                kept += 1
            } else {
                rewind(to: before)
                forgotten += 1
                // Counting through, another element would be another path.
                if mode == .enumeration || forgotten > DrawLimit.filterAttempts { break }
            }
        }
    }

    private func wantedCount(_ count: ClosedRange<Int>, averageCount: Int?, givenCount: Int?) -> Int {
        let fewest = count.lowerBound
        let most = count.upperBound
        switch mode {
        case .random:
            return randomCount(count, averageCount: averageCount)
        case .replay:
            return fillsAtRandom ? randomCount(count, averageCount: averageCount) : fewest
        case .recording:
            return min(max(givenCount ?? fewest, fewest), most)
        case .enumeration:
            let affordable = max(0, limit - weight)
            guard most > fewest, affordable >= fewest else { return fewest }
            let wanted = fewest + script.decide(min(most, max(fewest, affordable)) - fewest + 1)
            if script.isTooWide { giveUp() }
            return wanted
        }
    }

    private func randomCount(_ count: ClosedRange<Int>, averageCount: Int?) -> Int {
        let fewest = count.lowerBound
        let room = count.upperBound - fewest
        guard room > 0 else { return fewest }
        if random.oneIn(8) { return fewest + random.below(max(1, room * growth / 100) + 1) }
        let expected = min(room, max(1, (averageCount ?? min(8, count.upperBound)) - fewest))
        return fewest + min(room, random.below(2 * max(1, expected * growth / 100) + 1))
    }
}

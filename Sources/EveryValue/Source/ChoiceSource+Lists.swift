extension ChoiceSource {
    /// Draws a list; simplest is the shortest allowed.
    ///
    /// The length is not a choice but structure: it *is* the number of elements in
    /// the recording.
    ///
    /// - Parameters:
    ///   - count: How many elements are allowed; the lower bound is not negative.
    ///   - averageCount: How many to expect at random; by default up to eight more
    ///     than the fewest.
    ///   - element: Draws one element.
    @inlinable
    public func list<Element>(
        _ count: some ElementCount, averageCount: Int? = nil,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        element: () throws -> Element
    ) rethrows -> [Element] {
        var walk = beginList(count.allowedCounts, averageCount: averageCount, givenCount: nil, at: drawSite(file, line, column))
        defer { endList(&walk) }
        var result: [Element] = []
        result.reserveCapacity(walk.wanted)
        while beginElement(&walk) {
            result.append(try element())
        }
        return result
    }

    /// Draws a list, or writes down the list given.
    ///
    /// - Parameters:
    ///   - count: How many elements are allowed; the lower bound is not negative.
    ///   - examples: In recording mode, the elements to write down, limited by
    ///     `count`; ignored otherwise.
    ///   - averageCount: How many to expect at random.
    ///   - element: Draws one element; its argument is the example to write down,
    ///     or nil.
    @inlinable
    public func list<Example, Element>(
        _ count: some ElementCount, given examples: [Example]?, averageCount: Int? = nil,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        element: (Example?) throws -> Element
    ) rethrows -> [Element] {
        let used = isRecording ? examples : nil
        var walk = beginList(count.allowedCounts, averageCount: averageCount, givenCount: used?.count, at: drawSite(file, line, column))
        defer { endList(&walk) }
        var result: [Element] = []
        result.reserveCapacity(walk.wanted)
        while beginElement(&walk) {
            let index = walk.kept - 1
            result.append(try element(used.flatMap { index < $0.count ? $0[index] : nil }))
        }
        return result
    }

    /// Draws a part that values have only where a recording says so: at random, and
    /// when small domains are exhausted, there is none.
    ///
    /// - Parameters:
    ///   - isRequired: Whether there always is one. Both forms read each other's
    ///     recordings.
    ///   - example: In recording mode, the part to write down.
    ///   - body: Draws the part; its argument is the example to write down, or
    ///     `nil`.
    /// - Returns: The part, or `nil` where there is none.
    package func edit<Example, Value>(
        isRequired: Bool, given example: Example?, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        body: (Example?) throws -> Value
    ) rethrows -> Value? {
        let start = open(.list, place: drawSite(file, line, column))
        let isFollowing = mode == .replay && cursor.isMatched
        // Recordings have parts here that no enumeration comes by.
        if mode == .enumeration, !isRequired { script.isPartial = true }
        let isWanted = isRequired || mode == .recording && example != nil
        var walk = ListWalk(count: (isRequired ? 1 : 0)...1, isFollowing: isFollowing, wanted: isWanted ? 1 : 0, start: start)
        defer { endList(&walk) }
        return beginElement(&walk) ? try body(mode == .recording ? example : nil) : nil
    }

    /// Whether values given by the generator are written down.
    @usableFromInline
    var isRecording: Bool { mode == .recording }

    /// Draws elements until there are enough, passing each to a function that says
    /// whether it counts.
    func distinctElements(
        _ count: ClosedRange<Int>, averageCount: Int?, at site: UInt32, element: () throws -> Bool
    ) rethrows {
        var walk = beginList(count, averageCount: averageCount, givenCount: nil, at: site)
        defer { endList(&walk) }
        while true {
            let before = mark
            guard beginElement(&walk) else { break }
            let counts = try element()
            endElement(&walk)
            if !counts, !forgetElement(&walk, since: before) { break }
        }
    }
}

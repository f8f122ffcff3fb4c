/// How far the drawing of one list has come.
@usableFromInline
struct ListWalk {
    let count: ClosedRange<Int>
    /// Whether elements are read from a recording; otherwise there are `wanted`.
    let isFollowing: Bool
    @usableFromInline
    let wanted: Int
    /// The index of the list's opening bracket, or -1 for a list that can have no
    /// elements.
    let start: Int
    /// How many elements there are.
    @usableFromInline
    var kept = 0
    var forgotten = 0
    /// The index of the opening bracket of the element being drawn, or -1.
    var opening = -1
}

// The bodies of collections are closures of the caller; these functions are the
// parts around them that need not be generic.
extension ChoiceSource {
    @usableFromInline
    func beginList(_ count: ClosedRange<Int>?, averageCount: Int?, givenCount: Int?, at site: UInt32) -> ListWalk {
        if count == nil { reject("The range of a list's count is empty; it has no number of elements.") }
        let count = count ?? 0...0
        if count.lowerBound < 0 { reject("A collection cannot have \(count.lowerBound) elements.") }
        guard count.lowerBound >= 0, count.upperBound > 0 else { return ListWalk(count: count, isFollowing: false, wanted: 0, start: -1) }
        if isSigning { note([count.lowerBound, count.upperBound]) }
        let start = open(.list, place: site)
        let isFollowing = mode == .replay && cursor.isMatched
        let wanted = isFollowing ? 0 : wantedCount(count, averageCount: averageCount, givenCount: givenCount)
        return ListWalk(count: count, isFollowing: isFollowing, wanted: wanted, start: start)
    }

    /// Closes the element before and opens the next; false when there is none.
    @usableFromInline
    func beginElement(_ walk: inout ListWalk) -> Bool {
        endElement(&walk)
        guard walk.isFollowing ? hasElementToFollow(walk) : walk.kept < walk.wanted else { return false }
        // A value that is too large is thrown away. Until then its generator may
        // rely on the fewest elements it asked for.
        let isAffordable = spend()
        guard isAffordable || walk.kept < walk.count.lowerBound else { return false }
        walk.opening = open(.element, place: 0)
        walk.kept &+= 1
        return true
    }

    /// Whether a list read from a recording goes on.
    @inline(never)
    private func hasElementToFollow(_ walk: ListWalk) -> Bool {
        walk.kept < walk.count.lowerBound || walk.kept < walk.count.upperBound && cursor.hasElement()
    }

    /// Closes the element being drawn, if any.
    @inline(__always)
    func endElement(_ walk: inout ListWalk) {
        guard walk.opening >= 0 else { return }
        close(walk.opening)
        walk.opening = -1
    }

    /// Takes the element just drawn out of the recording, as if it had not been
    /// drawn; false when there should be no more.
    ///
    /// At random it is drawn again, so that sets and dictionaries fill up; on
    /// replay it is left out; counting through, another element would be another
    /// path.
    func forgetElement(_ walk: inout ListWalk, since mark: Mark) -> Bool {
        rewind(to: mark)
        walk.kept -= 1
        walk.forgotten += 1
        return mode != .enumeration && walk.forgotten <= DrawLimit.filterAttempts
    }

    /// Closes the list, and an element left open by an error.
    @usableFromInline
    func endList(_ walk: inout ListWalk) {
        endElement(&walk)
        if walk.start >= 0 { close(walk.start) }
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

    /// One list in eight is of any length, the others are short.
    private func randomCount(_ count: ClosedRange<Int>, averageCount: Int?) -> Int {
        let fewest = count.lowerBound
        let room = count.upperBound - fewest
        guard room > 0 else { return fewest }
        if random.oneIn(8) { return fewest + random.below(max(1, room * growth / 100) + 1) }
        let expected = min(room, max(1, (averageCount ?? min(8, count.upperBound)) - fewest))
        return fewest + min(room, random.below(2 * max(1, expected * growth / 100) + 1))
    }
}

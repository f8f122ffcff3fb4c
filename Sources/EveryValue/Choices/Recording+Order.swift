/// The order from simple to complex in which the shrinker descends.
///
/// Weight decides first, then nesting, then the choices one by one, then the shape
/// of the brackets. Every choice is measured against the bounds and the target of
/// its own draw. Measuring one recording by the bounds of another gives cycles, in
/// which shrinking hangs. Two recordings are equal or ordered, never tied.
extension ChoiceRecording: Comparable {
    public static func < (left: ChoiceRecording, right: ChoiceRecording) -> Bool {
        left.order(right) < 0
    }

    /// Returns a negative number when this recording is simpler, 0 when both are
    /// equal.
    ///
    /// Cost: O(items).
    func order(_ other: ChoiceRecording) -> Int {
        if weight != other.weight { return weight - other.weight }
        if nesting != other.nesting { return nesting - other.nesting }
        let choices = orderOfChoices(other)
        return choices != 0 ? choices : orderOfBrackets(other)
    }

    private func orderOfChoices(_ other: ChoiceRecording) -> Int {
        var here = 0
        var there = 0
        while true {
            while here < items.count, !items[here].isChoice { here += 1 }
            while there < other.items.count, !other.items[there].isChoice { there += 1 }
            guard here < items.count else { return there < other.items.count ? -1 : 0 }
            guard there < other.items.count else { return 1 }
            let result = orderOfChoice(here, other, there)
            if result != 0 { return result }
            here += 1
            there += 1
        }
    }

    /// Compares the choice at `index` with the one at `otherIndex` of another
    /// recording.
    func orderOfChoice(_ index: Int, _ other: ChoiceRecording, _ otherIndex: Int) -> Int {
        let mine = items[index]
        let theirs = other.items[otherIndex]
        guard mine.kind == theirs.kind else { return Int(mine.kind.rawValue) - Int(theirs.kind.rawValue) }
        switch mine.kind {
        case .integer:
            return ChoiceRecording.order(
                mine.integer, integerShapes[mine.shape], theirs.integer, other.integerShapes[theirs.shape])
        case .float:
            return FloatShape.order(
                Double(bitPattern: mine.bits), floatShapes[mine.shape],
                Double(bitPattern: theirs.bits), other.floatShapes[theirs.shape])
        case .text:
            return ChoiceRecording.order(text[mine.textRange], other.text[theirs.textRange])
        case .offset:
            return mine.bits == theirs.bits ? 0 : (mine.bits < theirs.bits ? -1 : 1)
        case .span, .list, .element, .close:
            return 0
        }
    }

    /// Nearer to the simplest value is simpler; of two at one distance, the one
    /// above.
    private static func order(_ left: Int, _ leftShape: IntegerShape, _ right: Int, _ rightShape: IntegerShape) -> Int {
        let here = leftShape.distance(left)
        let there = rightShape.distance(right)
        if here != there { return here < there ? -1 : 1 }
        let isBelow = left < leftShape.simplest
        return isBelow == (right < rightShape.simplest) ? 0 : (isBelow ? 1 : -1)
    }

    /// Shorter is simpler; of two of one length, the one with the earlier scalars.
    static func order(
        _ left: some RandomAccessCollection<UInt32>, _ right: some RandomAccessCollection<UInt32>
    ) -> Int {
        if left.count != right.count { return left.count - right.count }
        for (mine, theirs) in zip(left, right) where mine != theirs { return mine < theirs ? -1 : 1 }
        return 0
    }

    private func orderOfBrackets(_ other: ChoiceRecording) -> Int {
        func rank(_ item: RecordedItem) -> Int { item.kind == .close ? 0 : item.isChoice ? 1 : 2 }
        for (mine, theirs) in zip(items, other.items) where rank(mine) != rank(theirs) {
            return rank(mine) - rank(theirs)
        }
        if items.count != other.items.count { return items.count - other.items.count }
        // Alike in every way that matters; the sites and the raw values only keep
        // two different recordings apart.
        for (mine, theirs) in zip(items, other.items) {
            if mine.place != theirs.place { return mine.place < theirs.place ? -1 : 1 }
            if mine.kind == .integer, mine.bits != theirs.bits { return mine.bits < theirs.bits ? -1 : 1 }
        }
        return 0
    }
}

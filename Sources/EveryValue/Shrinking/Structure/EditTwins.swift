/// Applies one edit to every part that equals another: what must be equal in two
/// places cannot be cut in one of them.
///
/// Edits: everything simplest, an element less, a part in the place of the whole, a
/// choice simplest, a number poured into a later one. Solves equal subtrees, equal
/// elements of a list, and records that are compared with one another.
///
/// Edits that seldom help are a probe: another alternative with the simplest
/// content, and two neighbors exchanged.
///
/// GUARANTEE: when it ends, no group of equal parts of two choices or more allows
/// one of the first 64 such edits, for the first 8 groups.
struct EditTwins: ShrinkPass {
    var name: String { isSecond ? "edit twins further" : "edit twins" }
    private static let mostGroups = 8
    private static let mostEdits = 64
    /// How many numbers of a part are poured into one another.
    private static let mostPoured = 6
    /// Recordings of more items are left to other passes, since every candidate
    /// copies all of it.
    private static let mostItems = 4000
    /// Numbers of more values are not taken for alternatives.
    private static let mostAlternatives: UInt = 8

    private var group = 0
    private var edit = 0
    private var groups: [[Int]]?
    /// Whether the edits are those that seldom help.
    private let isSecond: Bool

    init(isSecond: Bool = false) { self.isSecond = isSecond }

    mutating func next(_ best: RecordingTree) -> ChoiceRecording? {
        guard best.recording.items.count <= EditTwins.mostItems else { return nil }
        let groups = self.groups ?? EditTwins.equalParts(best)
        self.groups = groups
        while group < min(groups.count, EditTwins.mostGroups) {
            let part = groups[group][0]
            let edits = isSecond ? EditTwins.furtherEdits(of: part, best) : EditTwins.edits(of: part, best)
            if edit < min(edits.count, EditTwins.mostEdits) {
                edit += 1
                return replacing(groups[group], by: edits[edit - 1], best)
            }
            group += 1
            edit = 0
        }
        return nil
    }

    mutating func judged(accepted: Bool) {
        guard accepted else { return }
        groups = nil
        edit = 0
    }

    mutating func reset() {
        self = EditTwins(isSecond: isSecond)
    }

    /// Groups of parts that do not overlap and have the same choices, the outermost
    /// first.
    private static func equalParts(_ best: RecordingTree) -> [[Int]] {
        var groups: [[Int]] = []
        var groupOfContent: [ContiguousArray<UInt64>: Int] = [:]
        for (number, bracket) in best.brackets.enumerated() where bracket.weight > 1 {
            // A list that an element holds is edited with it.
            if bracket.kind == .list, bracket.parent >= 0, best.brackets[bracket.parent].kind == .element { continue }
            let content = best.content(of: bracket.whole, withPlaces: true)
            guard let known = groupOfContent[content] else {
                groupOfContent[content] = groups.count
                groups.append([number])
                continue
            }
            if let last = groups[known].last, best.brackets[last].close < bracket.open { groups[known].append(number) }
        }
        return groups.filter { $0.count > 1 }
    }

    /// The items of a part after each edit, the edits that take away most first.
    private static func edits(of number: Int, _ best: RecordingTree) -> [ContiguousArray<RecordedItem>] {
        let whole = best.brackets[number]
        let items = best.recording.items
        func cutting(_ range: Range<Int>, _ kept: Range<Int>? = nil) -> ContiguousArray<RecordedItem> {
            ContiguousArray(items[whole.open..<range.lowerBound]) + (kept.map { ContiguousArray(items[$0]) } ?? [])
                + ContiguousArray(items[range.upperBound..<whole.close + 1])
        }
        var edits = [cutting(whole.inside)]
        for inner in best.descendants(of: number) {
            let part = best.brackets[inner]
            switch part.kind {
            case .list: if part.weight > 0 { edits.append(cutting(part.inside)) }
            case .element: edits.append(cutting(part.whole))
            default: if part.place == whole.place, whole.kind == .span { edits.append(cutting(whole.whole, part.whole)) }
            }
        }
        for index in whole.inside where items[index].isChoice {
            guard let (value, shape) = best.integer(at: index), value != shape.simplest else { continue }
            var copy = ContiguousArray(items[whole.whole])
            copy[index - whole.open] = items[index].with(bits: UInt64(bitPattern: Int64(shape.simplest)))
            edits.append(copy)
        }
        return edits + pours(whole, best)
    }

    /// The items of a part with another alternative, whose content is simplest, and
    /// with two neighboring elements exchanged.
    private static func furtherEdits(of number: Int, _ best: RecordingTree) -> [ContiguousArray<RecordedItem>] {
        let whole = best.brackets[number]
        let items = best.recording.items
        var edits: [ContiguousArray<RecordedItem>] = []
        for inner in [number] + best.descendants(of: number) {
            let part = best.brackets[inner]
            let elements = best.children(of: inner).map { best.brackets[$0].whole }
            guard part.kind != .list else {
                for (one, other) in zip(elements, elements.dropFirst()) where one.upperBound == other.lowerBound {
                    edits.append(
                        ContiguousArray(items[whole.open..<one.lowerBound]) + ContiguousArray(items[other]) + ContiguousArray(items[one])
                            + ContiguousArray(items[other.upperBound...whole.close]))
                }
                continue
            }
            // The first choice of a part says which of the alternatives it is.
            let first = part.open + 1
            guard let (value, shape) = best.integer(at: first), shape.width < mostAlternatives, shape.simplest == shape.lowest else {
                continue
            }
            for other in shape.lowest...shape.highest where other != value {
                edits.append(
                    ContiguousArray(items[whole.open..<first]) + [items[first].with(bits: UInt64(bitPattern: Int64(other)))]
                        + ContiguousArray(items[part.close...whole.close]))
            }
        }
        return edits
    }

    /// The items of a part with one number poured into a later one, whole or by
    /// one.
    private static func pours(_ whole: RecordingTree.Bracket, _ best: RecordingTree) -> [ContiguousArray<RecordedItem>] {
        let items = best.recording.items
        let numbers = whole.inside.filter { items[$0].kind == .integer }.prefix(mostPoured)
        var edits: [ContiguousArray<RecordedItem>] = []
        for (place, first) in numbers.enumerated() {
            guard let (value, shape) = best.integer(at: first), value != shape.simplest else { continue }
            for second in numbers.dropFirst(place + 1) {
                guard let (other, room) = best.integer(at: second) else { continue }
                let (gap, isWide) = value.subtractingReportingOverflow(shape.simplest)
                guard !isWide else { continue }
                for amount in gap.magnitude == 1 ? [gap] : [gap, gap.signum()] {
                    let (sum, overflow) = other.addingReportingOverflow(amount)
                    guard !overflow, room.contains(sum) else { continue }
                    var copy = ContiguousArray(items[whole.whole])
                    copy[first - whole.open] = items[first].with(bits: UInt64(bitPattern: Int64(value - amount)))
                    copy[second - whole.open] = items[second].with(bits: UInt64(bitPattern: Int64(sum)))
                    edits.append(copy)
                }
            }
        }
        return edits
    }

    private func replacing(_ twins: [Int], by part: ContiguousArray<RecordedItem>, _ best: RecordingTree) -> ChoiceRecording {
        var items = best.recording.items
        for twin in twins.reversed() { items.replaceSubrange(best.brackets[twin].whole, with: part) }
        return best.recording.with(items: items)
    }
}

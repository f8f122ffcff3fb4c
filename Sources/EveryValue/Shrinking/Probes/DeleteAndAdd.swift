/// Deletes a number from a list, and adds it to another one: once as it is, and
/// once one more, as for numbers that count from one.
///
/// Solves subsets and lists with a sum, whose fewest members no deletion alone
/// reaches.
struct DeleteAndAdd: ListPass {
    let name = "delete and add"
    /// How many numbers of a list are looked at.
    private static let mostNumbers = 12

    var left: [ChoiceRecording]?

    static func edits(_ best: RecordingTree) -> [ChoiceRecording] {
        best.numbers(of: .list).flatMap { list -> [ChoiceRecording] in
            let numbers = best.children(of: list).filter {
                best.brackets[$0].weight == 1 && best.integer(at: best.brackets[$0].open + 1) != nil
            }
            guard 2...mostNumbers ~= numbers.count else { return [] }
            return numbers.flatMap { deleted in numbers.filter { $0 != deleted }.flatMap { edits(deleting: deleted, into: $0, best) } }
        }
    }

    private static func edits(deleting deleted: Int, into other: Int, _ best: RecordingTree) -> [ChoiceRecording] {
        let (whole, item) = (best.brackets[deleted].whole, best.brackets[other].open + 1)
        guard let (value, shape) = best.integer(at: whole.lowerBound + 1), let (present, room) = best.integer(at: item) else { return [] }
        let distance = Int(clamping: shape.distance(value))
        // Another pass tries the deletion alone.
        return (distance == 0 ? [1] : [distance, distance &+ 1]).compactMap { added in
            let (sum, overflow) = present.addingReportingOverflow(added)
            guard !overflow, room.contains(sum) else { return nil }
            return RecordingTree(best.setting([(item, sum)])).removing(whole)
        }
    }
}

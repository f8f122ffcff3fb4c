/// The share of the numbers of a recording that have an equal one.
enum TwinShare { case none, some, all }

/// Makes the edits of another pass to a number in every place that has the same
/// number.
///
/// Solves equal parts whose numbers have gaps: with one of them changed alone, they
/// are equal no more.
struct ChangeTwins<Pass: ShrinkPass>: ShrinkPass {
    var name: String { "\(pass.name) in twins" }
    /// How many edits of numbers without an equal one are passed over at a time.
    private static var mostOthers: Int { 256 }

    private(set) var pass: Pass
    private var groups: [[Int]]?

    init(_ pass: Pass) { self.pass = pass }

    mutating func next(_ best: RecordingTree) -> ChoiceRecording? {
        let groups = self.groups ?? Self.groups(best)
        self.groups = groups
        if groups.isEmpty { return nil }
        for _ in 0..<Self.mostOthers {
            guard let candidate = pass.next(best) else { return nil }
            if let echoed = echoed(candidate, best, groups) { return echoed }
            pass.missed(isRefused: true)
        }
        return nil
    }

    /// The edit of one number in each place of its group; nil for another edit.
    private func echoed(_ candidate: ChoiceRecording, _ best: RecordingTree, _ groups: [[Int]]) -> ChoiceRecording? {
        guard candidate.items.count == best.recording.items.count,
            let group = groups.first(where: { $0.contains { candidate.items[$0].bits != best.recording.items[$0].bits } }),
            let changed = group.first(where: { candidate.items[$0].bits != best.recording.items[$0].bits })
        else { return nil }
        return best.setting(group.map { ($0, candidate.items[changed].integer) })
    }

    /// The share of the numbers that may be simpler and have an equal one.
    static func share(in best: RecordingTree) -> TwinShare {
        let count = groups(best).reduce(0) { $0 + $1.count }
        if count == 0 { return .none }
        return best.integers.count { $0.value != $0.shape.simplest } == count ? .all : .some
    }

    /// The items of equal numbers that may be simpler.
    private static func groups(_ best: RecordingTree) -> [[Int]] {
        best.integers.filter { $0.value != $0.shape.simplest }.groups { Key(value: $0.value, shape: $0.shape) }.map { $0.map(\.item) }
    }

    private struct Key: Hashable {
        let value: Int
        let shape: IntegerShape
    }

    mutating func judged(accepted: Bool) {
        groups = nil
        pass.judged(accepted: accepted)
    }

    mutating func missed(isRefused: Bool) { pass.missed(isRefused: isRefused) }

    mutating func recalled() { pass.recalled() }

    mutating func reset() {
        groups = nil
        pass.reset()
    }
}

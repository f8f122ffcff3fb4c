/// Random changes to a recording, which random drawing alone makes too seldom.
enum Mutation {
    /// The recording with one part copied over another of the same kind; nil when
    /// there are none.
    ///
    /// In half of the cases the part is copied over more of them. Equal parts in
    /// two places, or in three, are what many failures are made of.
    static func duplicated(_ recording: ChoiceRecording, _ bits: inout RandomBits) -> ChoiceRecording? {
        let tree = RecordingTree(recording)
        guard tree.brackets.count > 1 else { return nil }
        for _ in 0..<8 {
            let target = tree.brackets[bits.below(tree.brackets.count)]
            let source = tree.brackets[bits.below(tree.brackets.count)]
            guard isCopyable(source, target, tree) else { continue }
            let part = tree.content(of: source.whole, withPlaces: true)
            var copy = tree.replacing(target.whole, with: recording.items[source.whole])
            for _ in 0..<8 where bits.oneIn(2) {
                let tree = RecordingTree(copy)
                let target = tree.brackets[bits.below(tree.brackets.count)]
                // Most parts differ in size, so that few are compared.
                let equal = tree.brackets.first {
                    $0.whole.count == source.whole.count && tree.content(of: $0.whole, withPlaces: true) == part
                }
                guard let equal else { break }
                guard isCopyable(equal, target, tree), !equal.contains(target) else { continue }
                copy = tree.replacing(target.whole, with: copy.items[equal.whole])
            }
            return copy
        }
        return nil
    }

    /// Whether a part can be copied over another, and is left beside it.
    private static func isCopyable(_ source: RecordingTree.Bracket, _ target: RecordingTree.Bracket, _ tree: RecordingTree) -> Bool {
        target.open != source.open && target.kind == source.kind && target.place == source.place && target.kind != .list
            && (target.kind == .span || signature(target, tree) == signature(source, tree)) && !target.contains(source)
    }

    private static func signature(_ element: RecordingTree.Bracket, _ tree: RecordingTree) -> RecordedItem.Kind {
        tree.recording.items[element.open + 1].kind
    }

    /// The recording with one number moved, one part drawn anew, or one part
    /// copied.
    static func nudged(_ recording: ChoiceRecording, _ bits: inout RandomBits) -> ChoiceRecording {
        let tree = RecordingTree(recording)
        switch bits.below(8) {
        case 0:
            if let copy = duplicated(recording, &bits) { return copy }
        case 1:
            // Items taken out are drawn at random again.
            if let bracket = tree.brackets.isEmpty ? nil : tree.brackets[bits.below(tree.brackets.count)] {
                return tree.removing(bracket.inside)
            }
        default:
            break
        }
        let integers = tree.choices.filter { recording.items[$0].kind == .integer }
        guard !integers.isEmpty else { return recording }
        let index = integers[bits.below(integers.count)]
        let shape = recording.integerShapes[recording.items[index].shape]
        // Steps of every size come up equally often.
        let largest = max(1, UInt64.bitWidth - UInt64(shape.width).leadingZeroBitCount)
        let step = 1 &<< bits.below(min(largest, 62))
        let value = recording.items[index].integer
        let (sum, overflow) = bits.oneIn(2) ? value.addingReportingOverflow(step) : value.subtractingReportingOverflow(step)
        return tree.setting([(index, overflow ? shape.highest : shape.clamp(sum))])
    }
}

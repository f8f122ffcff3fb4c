extension ChoiceRecording {
    /// Returns the recording with its last part at the top level replaced by the
    /// last part of another.
    ///
    /// The choices before it stay. The result is a candidate: replaying it gives
    /// the recording a generator would make.
    package func replacingLastPart(by other: ChoiceRecording) -> ChoiceRecording {
        var result = self
        result.items.removeSubrange(lastPart)
        let shapes = (integers: integerShapes.count, floats: floatShapes.count, texts: textShapes.count)
        let start = text.count
        result.items += other.items[other.lastPart].map { item in
            switch item.kind {
            case .integer, .offset: item.with(shape: item.shape + shapes.integers)
            case .float: item.with(shape: item.shape + shapes.floats)
            case .text:
                item.with(shape: item.shape + shapes.texts)
                    .with(bits: RecordedItem.textBits(start: item.textRange.lowerBound + start, count: item.textRange.count))
            case .span, .list, .element, .close: item
            }
        }
        result.integerShapes += other.integerShapes
        result.floatShapes += other.floatShapes
        result.textShapes += other.textShapes
        result.text += other.text
        for label in other.labels where !result.labels.contains(where: { $0.code == label.code }) { result.labels.append(label) }
        result.relink()
        return result
    }

    /// The letters of all strings, in the order of drawing.
    var letters: [UInt32] { items.lazy.filter { $0.kind == .text }.flatMap { text[$0.textRange] } }

    /// Returns whether the first part with a label has the same choices in both
    /// recordings; a part that is missing has none.
    package func hasSameChoices(as other: ChoiceRecording, in label: SpanLabel) -> Bool {
        let (mine, theirs) = (items[part(label)], other.items[other.part(label)])
        return mine.count == theirs.count
            && zip(mine, theirs).allSatisfy { left, right in
                guard left.kind == right.kind, left.place == right.place else { return false }
                if left.kind == .text { return text[left.textRange] == other.text[right.textRange] }
                return !left.isChoice || left.bits == right.bits
            }
    }

    /// The items of the last bracket at the top level; empty where a choice comes
    /// last.
    private var lastPart: Range<Int> {
        guard items.last?.kind == .close else { return items.endIndex..<items.endIndex }
        var (index, depth) = (items.endIndex - 1, 1)
        while depth > 0, index > 0 {
            index -= 1
            if items[index].kind == .close { depth += 1 } else if items[index].opens { depth -= 1 }
        }
        return index..<items.endIndex
    }

    /// The items in the first span with a label.
    private func part(_ label: SpanLabel) -> Range<Int> {
        guard let start = items.firstIndex(where: { $0.kind == .span && $0.place == label.code }) else { return 0..<0 }
        var (index, depth) = (start + 1, 1)
        while index < items.endIndex {
            if items[index].kind == .close { depth -= 1 } else if items[index].opens { depth += 1 }
            if depth == 0 { break }
            index += 1
        }
        return start..<index
    }
}

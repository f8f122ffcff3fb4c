/// The knowledge that writer and reader share about an item of a recording, from
/// which its bits are predicted.
///
/// Inside a span with one label, items come in nearly the same order every time:
/// the label and the number of the item in its bracket say almost everything.
struct TokenContext {
    private struct Frame {
        var label: UInt64
        var kind: UInt64
        var ordinal: UInt64
    }

    private var frames = [Frame(label: 0, kind: 15, ordinal: 0)]
    private var last: UInt64 = 0

    /// How many brackets are open.
    var depth: Int { frames.count - 1 }

    /// A number for the place of the next item.
    var place: UInt64 {
        let frame = frames[frames.count - 1]
        return frame.label << 16 | frame.kind << 12 | frame.ordinal << 8 | last << 4
    }

    mutating func open(_ kind: RecordedItem.Kind, label: Int?) {
        step(kind)
        let enclosing = frames[frames.count - 1].label
        frames.append(Frame(label: label.map { UInt64($0) + 1 } ?? enclosing, kind: UInt64(kind.rawValue), ordinal: 0))
        last = 0
    }

    mutating func close() {
        frames.removeLast()
        last = 3
    }

    mutating func step(_ kind: RecordedItem.Kind) {
        let top = frames.count - 1
        // All elements of a list are alike, so that they are not counted.
        if kind != .element { frames[top].ordinal = min(frames[top].ordinal + 1, 15) }
        last = UInt64(kind.rawValue)
    }
}

/// The field that a bit belongs to; keeps the contexts of one place apart.
enum TokenField: UInt64 {
    case kind = 0
    case label = 1
    case number = 2
    case length = 3
    case letter = 4
}

/// A context out of a place, a field and the bits of the field known already.
func tokenContext(_ place: UInt64, _ field: TokenField, _ prefix: UInt64) -> UInt64 {
    (place | field.rawValue) << 16 | prefix
}

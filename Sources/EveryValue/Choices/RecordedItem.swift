/// One item of a recording, 16 bytes: a choice, or the beginning or the end of a
/// span.
struct RecordedItem: Hashable, Sendable {
    /// The kinds of items.
    enum Kind: UInt8 {
        /// A labelled part of a value; `place` is its label.
        case span = 0
        /// A collection; `place` is its draw site. Its length is the number of
        /// elements inside.
        case list = 1
        /// One element of a collection.
        case element = 2
        /// The end of a span, list or element.
        case close = 3
        /// A whole number; `bits` is the value itself.
        case integer = 4
        /// A floating-point number; `bits` is its bit pattern.
        case float = 5
        /// A string; `bits` holds where its codes begin in the recording's text
        /// (high half) and how many there are.
        case text = 6
        /// A whole number as its difference from the simplest; only in a recording
        /// read from a token.
        case offset = 7
    }

    /// The value of a choice, or the distance from the beginning of a span to its
    /// end.
    var bits: UInt64
    /// The label of a span, or the site of a draw; 0 stands for any.
    var place: UInt32
    /// The kind in the low four bits, the number of the choice's shape above.
    private var tag: UInt32

    @inline(__always)
    init(_ kind: Kind, place: UInt32 = 0, bits: UInt64 = 0, shape: Int = 0) {
        self.bits = bits
        self.place = place
        tag = UInt32(kind.rawValue) | UInt32(truncatingIfNeeded: shape) << 4
    }

    @inline(__always)
    var kind: Kind { Kind(rawValue: UInt8(truncatingIfNeeded: tag & 0xF)).unsafelyUnwrapped }

    @inline(__always)
    var shape: Int { Int(tag >> 4) }

    @inline(__always)
    var opens: Bool { tag & 0xF < 3 }

    @inline(__always)
    var isChoice: Bool { tag & 0xF > 3 }

    @inline(__always)
    var integer: Int { Int(truncatingIfNeeded: Int64(bitPattern: bits)) }

    /// Where a text's codes lie in the recording's text.
    var textRange: Range<Int> {
        let start = Int(bits >> 32)
        return start..<start + Int(bits & 0xFFFF_FFFF)
    }

    static func textBits(start: Int, count: Int) -> UInt64 {
        UInt64(start) << 32 | UInt64(count)
    }

    /// The kind and value of this item with the number of another shape.
    func with(shape: Int) -> RecordedItem { RecordedItem(kind, place: place, bits: bits, shape: shape) }

    /// The kind and shape of this item with another value.
    func with(bits: UInt64) -> RecordedItem {
        var copy = self
        copy.bits = bits
        return copy
    }
}

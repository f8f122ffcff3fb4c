/// Turns bits of uneven probability into as few bytes as possible (a binary range
/// coder; Martin, 1979).
struct RangeEncoder {
    private(set) var bytes: [UInt8] = []
    private var low: UInt64 = 0
    private var range: UInt32 = .max
    private var cache: UInt8 = 0
    private var pendingCount = 0
    private var isFirst = true
    private var models = BitModels()

    /// Writes a bit under the model of a context.
    mutating func write(_ bit: Bool, context: UInt64) {
        var model = models[context]
        let bound = UInt32(truncatingIfNeeded: (UInt64(range) * UInt64(model.zero)) >> 16)
        if bit {
            low += UInt64(bound)
            range -= bound
        } else {
            range = bound
        }
        model.learn(bit)
        models[context] = model
        while range < 1 << 24 {
            range <<= 8
            shift()
        }
    }

    /// Writes a bit for which there is nothing to learn.
    mutating func writeEven(_ bit: Bool) {
        range >>= 1
        if bit { low += UInt64(range) }
        while range < 1 << 24 {
            range <<= 8
            shift()
        }
    }

    private mutating func shift() {
        if low < 0xFF00_0000 || low > 0xFFFF_FFFF {
            let carry = UInt8(truncatingIfNeeded: low >> 32)
            if !isFirst { bytes.append(cache &+ carry) }
            isFirst = false
            for _ in 0..<pendingCount { bytes.append(0xFF &+ carry) }
            pendingCount = 0
            cache = UInt8(truncatingIfNeeded: low >> 24)
        } else {
            pendingCount += 1
        }
        low = (low & 0x00FF_FFFF) << 8
    }

    /// The bytes of everything written; zeros at the end are left out, since the
    /// decoder reads zeros past the end.
    mutating func finish() -> [UInt8] {
        for _ in 0..<5 { shift() }
        while bytes.last == 0 { bytes.removeLast() }
        return bytes
    }
}

/// Reads what `RangeEncoder` wrote, given the same contexts.
struct RangeDecoder {
    private let bytes: [UInt8]
    private var position = 0
    private var range: UInt32 = .max
    private var code: UInt32 = 0
    private var models = BitModels()

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        for _ in 0..<4 { code = code << 8 | nextByte() }
    }

    /// Whether more was read than was ever written.
    var isPastEnd: Bool { position > bytes.count + 8 }

    private mutating func nextByte() -> UInt32 {
        defer { position += 1 }
        return position < bytes.count ? UInt32(bytes[position]) : 0
    }

    mutating func read(context: UInt64) -> Bool {
        var model = models[context]
        let bound = UInt32(truncatingIfNeeded: (UInt64(range) * UInt64(model.zero)) >> 16)
        let bit = code >= bound
        if bit {
            code -= bound
            range -= bound
        } else {
            range = bound
        }
        model.learn(bit)
        models[context] = model
        normalize()
        return bit
    }

    mutating func readEven() -> Bool {
        range >>= 1
        let bit = code >= range
        if bit { code -= range }
        normalize()
        return bit
    }

    private mutating func normalize() {
        while range < 1 << 24 {
            range <<= 8
            code = code << 8 | nextByte()
        }
    }
}

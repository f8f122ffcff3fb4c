/// Writes a recording into bytes.
struct TokenWriter {
    private var encoder = RangeEncoder()
    private var context = TokenContext()
    private var labels: [UInt32] = []

    /// The bytes of a recording.
    ///
    /// Cost: O(items).
    static func bytes(_ recording: ChoiceRecording) -> [UInt8] {
        var writer = TokenWriter()
        for item in recording.items { writer.write(item, recording) }
        writer.writeKind(.close)
        return writer.encoder.finish()
    }

    private mutating func write(_ item: RecordedItem, _ recording: ChoiceRecording) {
        let kind = item.kind == .offset ? .integer : item.kind
        writeKind(kind)
        let place = context.place
        switch kind {
        case .span:
            let label = writeLabel(item.place, place)
            context.open(.span, label: label)
        case .list, .element:
            context.open(kind, label: nil)
        case .close:
            context.close()
        case .integer, .offset:
            writeSigned(difference(item, recording), place, .number)
            context.step(.integer)
        case .float:
            writeNumber(item.bits.bigEndianDigits, place, .number)
            context.step(.float)
        case .text:
            let codes = recording.text[item.textRange]
            writeNumber(UInt64(codes.count), place, .length)
            for code in codes { writeNumber(UInt64(code), place, .letter) }
            context.step(.text)
        }
    }

    private func difference(_ item: RecordedItem, _ recording: ChoiceRecording) -> Int {
        item.kind == .offset ? item.integer : item.integer &- recording.integerShapes[item.shape].simplest
    }

    private mutating func writeKind(_ kind: RecordedItem.Kind) {
        writeBits(UInt64(kind.rawValue), count: 3, context.place, .kind)
    }

    private mutating func writeLabel(_ code: UInt32, _ place: UInt64) -> Int {
        let known = labels.firstIndex(of: code)
        writeNumber(UInt64(known ?? labels.count), place, .label)
        if let known { return known }
        for shift in (0..<32).reversed() { encoder.writeEven(code >> UInt32(shift) & 1 == 1) }
        labels.append(code)
        return labels.count - 1
    }

    private mutating func writeSigned(_ value: Int, _ place: UInt64, _ field: TokenField) {
        writeNumber(UInt64(bitPattern: Int64((value << 1) ^ (value >> 63))), place, field)
    }

    /// A number as the count of its binary digits, the next two digits, and the
    /// rest, of which nothing can be learned.
    private mutating func writeNumber(_ value: UInt64, _ place: UInt64, _ field: TokenField) {
        let digits = 64 - value.leadingZeroBitCount
        writeBits(UInt64(digits), count: 7, place, field)
        guard digits > 1 else { return }
        var prefix = UInt64(0x80 + digits)
        for index in 1..<digits {
            let bit = value >> UInt64(digits - 1 - index) & 1 == 1
            if index <= 2 {
                encoder.write(bit, context: tokenContext(place, field, prefix))
                prefix = (prefix & 0xFF) << 2 | 0x400 | (bit ? 1 : 0)
            } else {
                encoder.writeEven(bit)
            }
        }
    }

    private mutating func writeBits(_ value: UInt64, count: Int, _ place: UInt64, _ field: TokenField) {
        var prefix: UInt64 = 1
        for shift in (0..<count).reversed() {
            let bit = value >> UInt64(shift) & 1
            encoder.write(bit == 1, context: tokenContext(place, field, prefix))
            prefix = prefix << 1 | bit
        }
    }
}

extension UInt64 {
    /// The bytes in reverse: a number whose last digits are zeros, as those of most
    /// floating-point numbers, becomes small.
    var bigEndianDigits: UInt64 { byteSwapped }
}

/// Reads a recording back from the bytes `TokenWriter` made.
///
/// Draw sites are not part of a token: its choices stand for any site, and are
/// taken in their order. Numbers are differences from the simplest value, which the
/// generator knows.
struct TokenReader {
    private static let mostItems = 100_000

    private var decoder: RangeDecoder
    private var context = TokenContext()
    private var labels: [UInt32] = []
    private var recording = ChoiceRecording()

    /// The recording in some bytes, or nil when they make no sense.
    static func recording(_ bytes: [UInt8]) -> ChoiceRecording? {
        var reader = TokenReader(decoder: RangeDecoder(bytes))
        while reader.recording.items.count < mostItems, !reader.decoder.isPastEnd {
            guard let kind = reader.readKind() else { return nil }
            if kind == .close, reader.context.depth == 0 {
                reader.recording.relink()
                return reader.recording
            }
            reader.read(kind)
        }
        return nil
    }

    private init(decoder: RangeDecoder) {
        self.decoder = decoder
    }

    private mutating func read(_ kind: RecordedItem.Kind) {
        let place = context.place
        var item = RecordedItem(kind)
        switch kind {
        case .span:
            let label = readLabel(place)
            item.place = labels[label]
            context.open(.span, label: label)
        case .list, .element:
            context.open(kind, label: nil)
            if kind == .element { recording.weight += 1 }
        case .close:
            context.close()
        case .integer, .offset:
            item = RecordedItem(.offset, bits: UInt64(bitPattern: Int64(readSigned(place, .number))))
            context.step(.integer)
        case .float:
            item.bits = readNumber(place, .number).byteSwapped
            context.step(.float)
        case .text:
            item.bits = readText(place)
            context.step(.text)
        }
        if item.isChoice {
            recording.weight += 1
            recording.nesting += context.depth
        }
        recording.items.append(item)
    }

    private mutating func readText(_ place: UInt64) -> UInt64 {
        let count = Int(clamping: readNumber(place, .length))
        let start = recording.text.count
        for _ in 0..<min(count, TokenReader.mostItems) where !decoder.isPastEnd {
            recording.text.append(UInt32(truncatingIfNeeded: readNumber(place, .letter)))
        }
        return RecordedItem.textBits(start: start, count: recording.text.count - start)
    }

    private mutating func readKind() -> RecordedItem.Kind? {
        RecordedItem.Kind(rawValue: UInt8(readBits(count: 3, context.place, .kind)))
    }

    private mutating func readLabel(_ place: UInt64) -> Int {
        let index = Int(clamping: readNumber(place, .label))
        if index < labels.count { return index }
        var code: UInt32 = 0
        for _ in 0..<32 { code = code << 1 | (decoder.readEven() ? 1 : 0) }
        labels.append(code)
        return labels.count - 1
    }

    private mutating func readSigned(_ place: UInt64, _ field: TokenField) -> Int {
        let value = readNumber(place, field)
        return Int(Int64(bitPattern: value >> 1)) ^ -Int(value & 1)
    }

    private mutating func readNumber(_ place: UInt64, _ field: TokenField) -> UInt64 {
        let digits = Int(readBits(count: 7, place, field))
        guard digits > 1 else { return UInt64(digits) }
        var value: UInt64 = 1
        var prefix = UInt64(0x80 + digits)
        for index in 1..<min(digits, 64) {
            let bit: Bool
            if index <= 2 {
                bit = decoder.read(context: tokenContext(place, field, prefix))
                prefix = (prefix & 0xFF) << 2 | 0x400 | (bit ? 1 : 0)
            } else {
                bit = decoder.readEven()
            }
            value = value << 1 | (bit ? 1 : 0)
        }
        return value
    }

    private mutating func readBits(count: Int, _ place: UInt64, _ field: TokenField) -> UInt64 {
        var prefix: UInt64 = 1
        for _ in 0..<count {
            let bit: UInt64 = decoder.read(context: tokenContext(place, field, prefix)) ? 1 : 0
            prefix = prefix << 1 | bit
        }
        return prefix - 1 << UInt64(count)
    }
}

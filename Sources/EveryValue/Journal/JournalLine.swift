/// A recording as a piece of text that is quick to write: for each item a letter
/// and its numbers.
///
/// A replay token says the same in fewer letters, but takes many times as long to
/// write, which is too long for every case. As a token, it holds no draw sites. Its
/// last letter is a mark, so that a piece that was cut is not taken for whole.
enum JournalLine {
    private static let end = UInt8(ascii: "z")

    /// The text of a recording; made of letters, digits, `-` and `:`.
    static func text(_ recording: ChoiceRecording) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(recording.items.count * 4)
        for item in recording.items {
            bytes.append(letter(item.kind))
            switch item.kind {
            case .span:
                append(UInt64(item.place), to: &bytes)
            case .list, .element, .close:
                break
            case .integer:
                append(difference: item.integer &- recording.integerShapes[item.shape].simplest, to: &bytes)
            case .offset:
                append(difference: item.integer, to: &bytes)
            case .float:
                append(item.bits, to: &bytes)
            case .text:
                for code in recording.text[item.textRange] {
                    bytes.append(UInt8(ascii: ":"))
                    append(UInt64(code), to: &bytes)
                }
            }
        }
        bytes.append(end)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Reads a recording back; nil when the text is cut, or is none of this kind.
    static func recording(_ text: some StringProtocol) -> ChoiceRecording? {
        var letters = Array(text.utf8)[...]
        guard letters.popLast() == end else { return nil }
        var recording = ChoiceRecording()
        var depth = 0
        while let letter = letters.popFirst() {
            guard let kind = kind(letter) else { return nil }
            let numbers = letters.prefix { !isLetter($0) }
            letters = letters.dropFirst(numbers.count)
            guard let item = item(kind, numbers, &recording) else { return nil }
            depth += item.opens ? 1 : kind == .close ? -1 : 0
            guard depth >= 0 else { return nil }
            if item.isChoice || kind == .element { recording.weight += 1 }
            if item.isChoice { recording.nesting += depth }
            recording.items.append(item)
        }
        guard depth == 0 else { return nil }
        recording.relink()
        return recording
    }

    private static func item(_ kind: RecordedItem.Kind, _ numbers: ArraySlice<UInt8>, _ recording: inout ChoiceRecording) -> RecordedItem? {
        let word = String(decoding: numbers, as: UTF8.self)
        switch kind {
        case .span:
            return UInt32(word).map { RecordedItem(.span, place: $0) }
        case .list, .element, .close:
            return word.isEmpty ? RecordedItem(kind) : nil
        case .integer, .offset:
            return Int(word).map { RecordedItem(.offset, bits: UInt64(bitPattern: Int64($0))) }
        case .float:
            return UInt64(word).map { RecordedItem(.float, bits: $0) }
        case .text:
            let start = recording.text.count
            for part in word.split(separator: ":") {
                guard let code = UInt32(part) else { return nil }
                recording.text.append(code)
            }
            return RecordedItem(.text, bits: RecordedItem.textBits(start: start, count: recording.text.count - start))
        }
    }

    private static func letter(_ kind: RecordedItem.Kind) -> UInt8 {
        switch kind {
        case .span: UInt8(ascii: "s")
        case .list: UInt8(ascii: "l")
        case .element: UInt8(ascii: "e")
        case .close: UInt8(ascii: "c")
        case .integer, .offset: UInt8(ascii: "i")
        case .float: UInt8(ascii: "f")
        case .text: UInt8(ascii: "t")
        }
    }

    private static func kind(_ letter: UInt8) -> RecordedItem.Kind? {
        let kinds: [RecordedItem.Kind] = [.span, .list, .element, .close, .offset, .float, .text]
        return kinds.first { self.letter($0) == letter }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") }

    private static func append(difference: Int, to bytes: inout [UInt8]) {
        if difference < 0 { bytes.append(UInt8(ascii: "-")) }
        append(UInt64(difference.magnitude), to: &bytes)
    }

    private static func append(_ number: UInt64, to bytes: inout [UInt8]) {
        // Most numbers are small, and a case is written down before every judgment.
        if number < 10 { return bytes.append(UInt8(ascii: "0") + UInt8(number)) }
        var place: UInt64 = 1
        while number / place >= 10 { place *= 10 }
        while place > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(number / place % 10))
            place /= 10
        }
    }
}

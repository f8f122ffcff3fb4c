/// What an exhaustive check has tried for each choice: its simplest value, the two next to that, and the values listed here.
public struct CertifiedPool: Hashable, Sendable, Codable, CustomStringConvertible {
    /// How many letters the values may take in the description; a long string is cut to a part of that.
    private static let longestList = 60
    private static let longestValue = 24

    /// The values present in the counterexample, numbers first and in their order, with the half and the one before of numbers further than three from zero.
    package let values: [ChoiceValue]

    /// The values as in source code, at most some 60 letters of them, and how many more there are.
    public var description: String {
        var listed = ""
        var count = 0
        for value in values {
            let text = CertifiedPool.shortened(value.description)
            guard count == 0 || listed.count + text.count + 2 <= CertifiedPool.longestList else { break }
            listed += count == 0 ? text : ", \(text)"
            count += 1
        }
        return count < values.count ? "\(listed) and \(values.count - count) more" : listed
    }

    private static func shortened(_ text: String) -> String {
        text.count <= longestValue ? text : text.prefix(longestValue - 2) + "…\""
    }

    init(_ pool: ValuePool, of recording: ChoiceRecording) {
        var texts: [String] = []
        for item in recording.items where item.kind == .text {
            let alphabet = recording.textShapes[item.shape].alphabet
            var scalars = String.UnicodeScalarView()
            for code in recording.text[item.textRange] { scalars.append(alphabet.scalar(of: code)) }
            if !texts.contains(String(scalars)) { texts.append(String(scalars)) }
        }
        values = pool.integers.sorted().map(ChoiceValue.integer) + pool.floats.sorted().map(ChoiceValue.float) + texts.map(ChoiceValue.text)
    }
}

/// The content of a `viewport` declaration of a page.
///
/// Source: CSS Device Adaptation, sections on parsing the content of the viewport
/// META element and on translating it. White space, commas and semicolons separate
/// properties, the last declaration of a property counts, and a property without
/// equals sign has no value.
struct ViewportDeclaration {
    private var values: [String: String] = [:]

    /// Reads a declaration; O(its length).
    init(_ content: String) {
        let text = Array(content.lowercased())
        var place = 0
        func isSeparator() -> Bool { text[place] == "," || text[place] == ";" }
        func isEnd() -> Bool { text[place].isWhitespace || isSeparator() || text[place] == "=" }
        func word() -> String {
            let start = place
            while place < text.count, !isEnd() { place += 1 }
            return String(text[start..<place])
        }
        while place < text.count {
            if isEnd() {
                place += 1
                continue
            }
            let name = word()
            while place < text.count, !isSeparator(), text[place] != "=" { place += 1 }
            guard place < text.count, text[place] == "=" else { continue }
            while place < text.count, text[place].isWhitespace || text[place] == "=" { place += 1 }
            guard place < text.count, !isSeparator() else { continue }
            values[name] = word()
        }
    }

    /// Whether it lets the person enlarge the page to twice its size.
    var allowsZoom: Bool {
        let leastEnlargement = 2.0
        if let value = values["user-scalable"], !Self.isScalable(value) { return false }
        guard let most = values["maximum-scale"].flatMap(Self.scale) else { return true }
        // A maximum below the minimum counts as the minimum.
        let least = values["minimum-scale"].flatMap(Self.scale) ?? 0
        return max(least, most) >= leastEnlargement
    }

    /// Whether a value of `user-scalable` lets the person zoom: `yes`, a device's
    /// side, or a number of at least 1, negative or not.
    private static func isScalable(_ value: String) -> Bool {
        if ["yes", "device-width", "device-height"].contains(value) { return true }
        return abs(number(value) ?? 0) >= 1
    }

    /// The scale that a value stands for, from 0.1 to 10; `nil` for a negative one,
    /// which is passed over.
    private static func scale(_ value: String) -> Double? {
        let scale =
            switch value {
            case "yes": 1.0
            case "device-width", "device-height": 10.0
            default: number(value) ?? 0.1
            }
        return scale < 0 ? nil : min(max(scale, 0.1), 10)
    }

    /// The number that a value begins with, as the C library reads it.
    private static func number(_ value: String) -> Double? {
        var digits = ""
        for character in value {
            guard character.isASCII,
                character.isNumber || (character == "." && !digits.contains(".")) || (digits.isEmpty && "+-".contains(character))
            else { break }
            digits.append(character)
        }
        return Double(digits)
    }
}

import EveryScreenModel

extension RegressionFile {
    /// The name the file should have: property, spec and kind, with what a file
    /// system may not like replaced.
    public var suggestedName: String { Self.stem(of: property) + ".\(Self.plain(spec.rawValue)).\(Self.plain(kind.rawValue)).json" }

    /// The longest beginning of a file's name, in bytes: file systems take 255, and
    /// the spec, a number and the extension come after.
    private static let stemLength = 120

    /// Returns how the names of a property's files begin, up to a full stop.
    ///
    /// What is too long for a name is cut, and told apart from its like by a number
    /// made of the whole.
    package static func stem(of property: String) -> String {
        let plain = plain(property)
        guard plain.utf8.count > stemLength else { return plain }
        let digits = String(StableHash(property).value, radix: 16)
        var cut = ""
        for character in plain {
            guard cut.utf8.count + character.utf8.count + digits.utf8.count < stemLength else { break }
            cut.append(character)
        }
        return "\(cut)-\(digits)"
    }

    private static func plain(_ text: String) -> String {
        let plain = text.map { $0.isLetter || $0.isNumber || ".-_".contains($0) ? $0 : "-" }
        // A name that begins with a full stop is hidden.
        return plain.first == "." ? "-" + String(plain.dropFirst()) : String(plain)
    }
}

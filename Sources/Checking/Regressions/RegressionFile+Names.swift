import EveryScreenModel

extension RegressionFile {
    /// The default name of the file: property, spec and kind, without characters
    /// that file systems reject.
    public var suggestedName: String { Self.stem(of: property) + ".\(Self.plain(spec.rawValue)).\(Self.plain(kind.rawValue)).json" }

    /// The largest length of the beginning of a file's name, in bytes: file systems
    /// allow 255, and the spec, a number and the extension follow.
    private static let stemLength = 120

    /// Returns the beginning of the names of a property's files, up to a full stop.
    ///
    /// A long name is cut, and a hash of the whole distinguishes it from similar
    /// ones.
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

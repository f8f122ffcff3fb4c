extension Generator where Value == String {
    /// Draws a string that a regular expression matches as a whole; simplest is the
    /// shortest, of the first alternatives and letters.
    ///
    ///     Generator.matching(/[A-Z]{2,3}-\d+/)
    ///
    /// Repetitions without a limit are drawn up to eight times more than required.
    /// Every string is matched before it is used. An expression with lookaround,
    /// references, options or Unicode properties, or made by a builder, is an error
    /// that names the part.
    public static func matching(
        _ regex: Regex<some Any>, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator {
        guard let pattern = regex._literalPattern else {
            return .invalid("Strings can only be drawn for a regular expression that is a literal.", file, line)
        }
        let part: RegexPart
        do { part = try RegexParser.parse(pattern) } catch {
            return .invalid("No strings can be drawn for \(error.part) in /\(pattern)/. Map a string to that form.", file, line)
        }
        let site = drawSite(file, line, column)
        let matcher = Matcher(regex)
        return Generator { source in
            var text = String.UnicodeScalarView()
            part.draw(source, at: site, into: &text)
            return String(text)
        }.filter(file: file, line: line) { try matcher.matches($0) }
    }
}

/// A regular expression that is shared by tasks.
///
/// Its program is compiled at the first match, which the library does atomically.
private struct Matcher: @unchecked Sendable {
    private let match: (String) throws -> Bool

    init(_ regex: Regex<some Any>) { match = { try regex.wholeMatch(in: $0) != nil } }

    func matches(_ text: String) throws -> Bool { try match(text) }
}

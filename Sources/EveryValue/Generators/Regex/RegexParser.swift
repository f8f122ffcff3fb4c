/// A reader of the pattern of a regular expression.
///
/// It reads letters, escapes, classes, groups, alternatives and quantifiers.
/// Anchors and word boundaries match no letter, so that the caller has to check
/// each text. Everything else is an error.
struct RegexParser {
    /// The repetitions drawn at most beyond the fewest, where a pattern has no
    /// limit.
    private static let mostRepetitions = 8

    /// The part of a pattern from which no text can be drawn.
    struct Unsupported: Error {
        let part: String
    }

    private let scalars: [Unicode.Scalar]
    private var index = 0
    private var number: UInt32 = 0

    private init(_ pattern: String) { scalars = Array(pattern.unicodeScalars) }

    /// Reads a pattern, without the slashes around it.
    static func parse(_ pattern: String) throws(Unsupported) -> RegexPart {
        var parser = RegexParser(pattern)
        let result = try parser.alternatives()
        if let rest = parser.peek { throw Unsupported(part: "\(rest)") }
        return result
    }

    private var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    private mutating func next() throws(Unsupported) -> Unicode.Scalar {
        guard let scalar = peek else { throw Unsupported(part: "its end") }
        index += 1
        return scalar
    }

    private mutating func skip(_ text: String) -> Bool {
        let wanted = Array(text.unicodeScalars)
        guard scalars[index...].starts(with: wanted) else { return false }
        index += wanted.count
        return true
    }

    private mutating func newNumber() -> UInt32 {
        number += 1
        return number
    }

    private mutating func alternatives() throws(Unsupported) -> RegexPart {
        var parts = [try sequence()]
        while skip("|") { parts.append(try sequence()) }
        return parts.count == 1 ? parts[0] : .alternatives(parts, number: newNumber())
    }

    private mutating func sequence() throws(Unsupported) -> RegexPart {
        var parts: [RegexPart] = []
        while let scalar = peek, scalar != "|", scalar != ")" {
            let part = try atom()
            if let count = try quantifier() {
                parts.append(.repeated(part, count: count, number: newNumber()))
            } else {
                parts.append(part)
            }
        }
        return .sequence(parts)
    }

    private mutating func atom() throws(Unsupported) -> RegexPart {
        let scalar = try next()
        switch scalar {
        case "(": return try group()
        case "[": return .scalar(try characterClass(), number: newNumber())
        case ".": return .scalar(RegexClass.any, number: newNumber())
        case "^", "$": return .sequence([])
        case "\\":
            if let anchor = peek, "bBAzZ".unicodeScalars.contains(anchor) {
                index += 1
                return .sequence([])
            }
            return .scalar(try escape(), number: newNumber())
        case "*", "+", "?": throw Unsupported(part: "\(scalar) without a part before it")
        default: return .scalar([scalar], number: newNumber())
        }
    }

    private mutating func group() throws(Unsupported) -> RegexPart {
        if skip("?") {
            if skip("<"), let scalar = peek, scalar.properties.isAlphabetic || scalar == "_" {
                while try next() != ">" {}
            } else if !skip(":"), !skip(">") {
                throw Unsupported(part: "(?\(peek.map { "\($0)" } ?? "")")
            }
        }
        let part = try alternatives()
        guard skip(")") else { throw Unsupported(part: "a group without an end") }
        return part
    }

    private mutating func quantifier() throws(Unsupported) -> ClosedRange<Int>? {
        let count: ClosedRange<Int>
        switch peek {
        case "?": count = 0...1
        case "*": count = 0...Self.mostRepetitions
        case "+": count = 1...1 + Self.mostRepetitions
        case "{":
            guard let range = try repetitions() else { return nil }
            count = range
        default: return nil
        }
        index += 1
        // Lazy and possessive quantifiers match the same whole texts.
        if peek == "?" || peek == "+" { index += 1 }
        return count
    }

    /// Reads `{2`, `{2,` or `{2,3`, up to the closing brace.
    private mutating func repetitions() throws(Unsupported) -> ClosedRange<Int>? {
        index += 1
        let fewest = digits()
        if peek == "}", let fewest { return fewest...fewest }
        guard skip(",") else { throw Unsupported(part: "{") }
        let lowest = fewest ?? 0
        let most = digits() ?? lowest + Self.mostRepetitions
        guard peek == "}", lowest <= most else { throw Unsupported(part: "{\(lowest),\(most)") }
        return lowest...most
    }

    private mutating func digits() -> Int? {
        let start = index
        while let scalar = peek, ("0"..."9").contains(scalar) { index += 1 }
        return Int(String(String.UnicodeScalarView(scalars[start..<index])))
    }

    /// Reads the letter or class after a backslash.
    private mutating func escape() throws(Unsupported) -> [Unicode.Scalar] {
        let scalar = try next()
        switch scalar {
        case "d": return RegexClass.digits
        case "w": return RegexClass.word
        case "s": return RegexClass.space
        case "D": return RegexClass.except(RegexClass.digits)
        case "W": return RegexClass.except(RegexClass.word)
        case "S": return RegexClass.except(RegexClass.space)
        case "n": return ["\n"]
        case "t": return ["\t"]
        case "r": return ["\r"]
        case "0": return ["\0"]
        case "x": return [try code(digits: 2)]
        case "u": return [try code(digits: 4)]
        case "U": return [try code(digits: 8)]
        default:
            guard !scalar.properties.isAlphabetic, !("0"..."9").contains(scalar) else { throw Unsupported(part: "\\\(scalar)") }
            return [scalar]
        }
    }

    private mutating func code(digits count: Int) throws(Unsupported) -> Unicode.Scalar {
        let hasBraces = skip("{")
        let start = index
        while let scalar = peek, scalar.properties.isASCIIHexDigit, hasBraces || index - start < count { index += 1 }
        let text = String(String.UnicodeScalarView(scalars[start..<index]))
        guard !hasBraces || skip("}"), let value = UInt32(text, radix: 16), let scalar = Unicode.Scalar(value) else {
            throw Unsupported(part: "\\u\(text)")
        }
        return scalar
    }

    /// Reads a class after its opening bracket.
    private mutating func characterClass() throws(Unsupported) -> [Unicode.Scalar] {
        let isNegated = skip("^")
        var members: [Unicode.Scalar] = []
        var isFirst = true
        while isFirst || peek != "]" {
            isFirst = false
            if skip("[") || skip("&&") || skip("--") || skip("~~") { throw Unsupported(part: "a class inside a class") }
            let lowest = try next()
            let single = lowest == "\\" ? try escape() : [lowest]
            if single.count == 1, peek == "-", index + 1 < scalars.count, scalars[index + 1] != "]" {
                index += 1
                let end = try next()
                let highest = end == "\\" ? try escape() : [end]
                guard highest.count == 1, single[0] <= highest[0] else { throw Unsupported(part: "the range \(single[0])-\(end)") }
                members += (single[0].value...highest[0].value).compactMap(Unicode.Scalar.init)
            } else {
                members += single
            }
        }
        index += 1
        return isNegated ? RegexClass.except(members) : RegexClass.ordered(members)
    }
}

/// The classes of scalars in patterns, simplest first; the classes of many
/// scripts are represented by a few.
enum RegexClass {
    static let digits = TextAlphabet.digits.scalars
    static let word = ordered(all.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "_" })
    static let space: [Unicode.Scalar] = [" ", "\t", "\n"]
    /// The scalars for a period, which matches no line break.
    static let any = all.filter { $0 != "\n" && !isCombining($0) }
    private static let all = TextAlphabet.ascii.followed(by: .varied).scalars

    /// Returns whether a scalar is part of the character before it, so that a
    /// pattern may not match it by itself.
    private static func isCombining(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isGraphemeExtend || scalar.properties.isEmojiModifier || scalar == "\u{200D}"
    }

    /// Returns the scalars of a class in the order of `TextAlphabet.ascii`, then by
    /// code.
    static func ordered(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
        let members = Set(scalars)
        let known = TextAlphabet.ascii.scalars.filter(members.contains)
        return known + members.subtracting(known).sorted()
    }

    /// Returns the scalars outside of a class.
    static func except(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
        let members = Set(scalars)
        return any.filter { !members.contains($0) }
    }
}

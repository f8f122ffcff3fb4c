import Testing

@testable import EveryScreenCapture

/// Decoding by `Decodable`; the errors name the path to the mistake.
struct JSONDecodingTests {
    /// Two numbers in a list.
    private struct Pair: Decodable, Equatable {
        let first: Int
        let second: Int?

        init(first: Int, second: Int?) { (self.first, self.second) = (first, second) }

        init(from decoder: any Decoder) throws {
            var items = try decoder.unkeyedContainer()
            first = try items.decode(Int.self)
            second = try items.decodeNil() ? nil : items.decode(Int.self)
        }
    }

    private struct Pairs: Decodable { let pairs: [Pair] }

    private func decoded<Value: Decodable>(_ text: String, as type: Value.Type = Value.self) throws -> Value {
        try Value(json: Array(text.utf8))
    }

    /// The path and the words of the error.
    private func mistake<Value: Decodable>(_ text: String, as type: Value.Type) -> String {
        func words(_ context: DecodingError.Context) -> String {
            context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
                + ": \(context.debugDescription)"
        }
        do { return "no mistake: \(try decoded(text, as: type))" } catch {
            switch error as? DecodingError {
            case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context), .dataCorrupted(let context):
                return words(context)
            default: return "\(error)"
            }
        }
    }

    @Test func `the items of a list are read in turn, and null is one of them`() throws {
        #expect(try decoded("[1, 2]") == Pair(first: 1, second: 2))
        #expect(try decoded("[1, null]") == Pair(first: 1, second: nil))
        #expect(
            try decoded("{\"pairs\": [[1, 2], [3, null]]}", as: Pairs.self).pairs == [
                Pair(first: 1, second: 2), Pair(first: 3, second: nil),
            ])
        #expect(try decoded("[[1], [], [2, 3]]") == [[1], [], [2, 3]])
    }

    @Test func `numbers are whole where they are exactly, and finite`() throws {
        #expect(try decoded("[3.0, 4e2]") == [3, 400])
        #expect(mistake("[256]", as: [UInt8].self) == "0: it is 256 where a whole number from 0 to 255 is needed")
        #expect(mistake("[-1]", as: [UInt8].self) == "0: it is -1 where a whole number from 0 to 255 is needed")
        #expect(mistake("[1e999]", as: [Double].self) == "0: it is 1e999, which is too large")
    }

    @Test(arguments: [
        ("{\"pairs\": [[1, 2], [3]]}", "pairs.1.1: Unkeyed container is at end."),
        ("{\"pairs\": [[]]}", "pairs.0.0: Unkeyed container is at end."),
        ("{\"pairs\": [[1, \"two\"]]}", "pairs.0.1: it is a string where a number is needed"),
        ("{\"pairs\": 7}", "pairs: it is a number where an array is needed"),
        ("{\"pairs\": [[1.5]]}", "pairs.0.0: it is 1.5 where a whole number from \(Int.min) to \(Int.max) is needed"),
        ("{\"pairs\": [[1e30]]}", "pairs.0.0: it is 1e30 where a whole number from \(Int.min) to \(Int.max) is needed"),
        ("{\"pair\": []}", ": There is no pairs"), ("[]", ": it is an array where an object is needed"),
        ("null", ": it is null where an object is needed"),
    ])
    func `a mistake is named by the path to it`(text: String, expected: String) {
        #expect(mistake(text, as: Pairs.self) == expected)
    }

    @Test func `a value of another kind is named in JSON's words, as is the kind that is needed`() {
        let found = [
            ("true", "true or false"), ("7", "a number"), ("\"a\"", "a string"), ("[1]", "an array"), ("{\"a\": 1}", "an object"),
        ]
        for (text, name) in found {
            let needed = [
                ("true or false", mistake("[\(text)]", as: [Bool].self)), ("a number", mistake("[\(text)]", as: [Double].self)),
                ("a string", mistake("[\(text)]", as: [String].self)), ("an array", mistake("[\(text)]", as: [[Int]].self)),
                ("an object", mistake("[\(text)]", as: [[String: Int]].self)),
            ]
            for (kind, words) in needed where kind != name { #expect(words == "0: it is \(name) where \(kind) is needed") }
        }
    }
}

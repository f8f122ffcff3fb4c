import EveryValue
import Foundation
import Testing

@testable import EveryScreenCapture
@testable import EveryScreenCaptureReaders

struct JSONLayoutTests {
    /// Reads a text, and writes it again in lines of a width.
    private func reflowed(_ text: String, width: Int) throws -> String {
        let document = try JSONDocument(parsing: SourceText(utf8: Array(text.utf8)))
        func value(_ node: Int) -> JSON {
            let children = document.children(of: node)
            switch document.nodes[node].kind {
            case .null, .boolean, .number: return .literal(String(decoding: document.spelling(of: node), as: UTF8.self))
            case .string: return .string(document.string(of: node))
            case .array: return .array(children.map(value))
            case .object:
                return .object(
                    stride(from: 0, to: children.count, by: 2).map { (document.string(of: children[$0]), value(children[$0 + 1])) })
            }
        }
        return value(0).text(JSON.Layout(lineLength: width))
    }

    @Test(arguments: [
        ("{}", "{}"), ("[]", "[]"), ("7", "7"), ("\"a:b,{\\\"\"", "\"a:b,{\\\"\""),
        ("{\"a\":1,\"b\":[1,2]}", "{\"a\": 1, \"b\": [1, 2]}"),
    ])
    func `a short value stays on one line`(compact: String, expected: String) throws {
        #expect(try reflowed(compact, width: 40) == expected)
    }

    @Test func `a long value is broken into its parts`() throws {
        #expect(
            try reflowed("{\"first\":[1,2,3],\"second\":{\"third\":\"a, b: c\",\"fourth\":[]}}", width: 30)
                == """
                {
                  "first": [1,2,3],
                  "second": {
                    "third": "a, b: c",
                    "fourth": []
                  }
                }
                """.replacing("[1,2,3]", with: "[1, 2, 3]"))
    }

    @Test func `a long string is not broken`() throws {
        let long = String(repeating: "a", count: 50)

        #expect(try reflowed("[\"\(long)\"]", width: 20) == "[\n  \"\(long)\"\n]")
    }

    @Test func `a text of several megabytes is that of its parts, a line each`() throws {
        // Many times the end that can be taken back, with items that fit on a line
        // and items that do not.
        let items = (0..<20_000).map { JSON.object([("number", .integer($0)), ("name", .string(String(repeating: "ä", count: $0 % 90)))]) }
        let parts = items.map { "  " + $0.text(JSON.Layout(lineLength: 78)).replacing("\n", with: "\n  ") }

        let text = JSON.array(items).text(JSON.Layout(lineLength: 80))

        #expect(text.utf8.count > 1 << 21)
        #expect(text == "[\n" + parts.joined(separator: ",\n") + "\n]")
    }

    @Test(arguments: [JSON.Layout.report, .screenFile, .line, JSON.Layout(lineLength: 20)])
    func `items made while they are written are written as those of an array`(layout: JSON.Layout) {
        let items = (0..<3_000).map { number in
            JSON.object([("number", .integer(number)), ("list", .array((0..<number % 4).map(JSON.integer))), ("a", .number(.infinity))])
        }
        func values(_ list: JSON) -> [JSON] {
            [list, .array([list, list]), .object([("z", .literal("1")), ("list", list), ("b", .items(count: 0) { _ in .null })])]
        }

        for (made, whole) in zip(values(.items(count: items.count) { items[$0] }), values(.array(items))) {
            var (sorted, expected) = (made, whole)
            sorted.sort()
            expected.sort()
            #expect(made.text(layout) == whole.text(layout))
            #expect(sorted.text(layout) == expected.text(layout))
            #expect(made.finite.text(layout) == whole.finite.text(layout))
        }
    }

    @Test(arguments: [JSON.Layout.report, .line])
    func `a long text is passed on in pieces, and few items are made twice`(layout: JSON.Layout) {
        let made = Count()
        let list = JSON.items(count: 20_000) { number in
            made.value += 1
            return .object([("number", .integer(number)), ("name", .string(String(repeating: "a", count: number % 90)))])
        }
        var pieces = Pieces()

        JSON.object([("list", list)]).write(layout, to: &pieces)

        #expect(pieces.all.joined().utf8.count > 1 << 20)
        #expect(pieces.all.allSatisfy { $0.utf8.count < 1 << 17 })
        #expect((20_000...20_010).contains(made.value))
    }

    /// The number of calls of a function that one thread calls.
    private final class Count: @unchecked Sendable {
        var value = 0
    }

    /// The pieces of a text, as they are written.
    private struct Pieces: TextOutputStream {
        var all: [String] = []

        mutating func write(_ text: String) { all.append(text) }
    }

    @Test func `sorting puts the keys of every object in order, and nothing else`() {
        var value = JSON.array([
            .object([("b", .array([.object([("d", .null), ("c", .integer(2))]), .integer(1)])), ("a", .string("z"))]), .string("y"),
            .string("x"),
        ])

        value.sort()

        #expect(value.text(.line) == "[{\"a\":\"z\",\"b\":[{\"c\":2,\"d\":null},1]},\"y\",\"x\"]")
    }

    @Test func `any JSON means the same afterwards`() throws {
        let generator = Generator<String>.recursive(
            "json",
            leaf: .oneOf([Generator<Int>.integer(in: -5...5).map { "\($0)" }, .constant("true"), .constant("\"a\\\"b\\\\,:{}[]\"")])
        ) { inner in
            .oneOf([
                inner.array(0...4).map { "[\($0.joined(separator: ","))]" },
                inner.array(0...4).map { values in
                    "{\(values.enumerated().map { "\"k\($0.offset)\":\($0.element)" }.joined(separator: ","))}"
                },
            ])
        }
        for seed in 0..<200 as Range<UInt64> {
            let compact = try generator.value(seed: seed)
            let before = try JSONSerialization.jsonObject(with: Data(compact.utf8), options: .fragmentsAllowed) as? NSObject
            let after = try JSONSerialization.jsonObject(
                with: Data(try reflowed(compact, width: 12).utf8), options: .fragmentsAllowed)
            #expect(before == after as? NSObject)
        }
    }
}

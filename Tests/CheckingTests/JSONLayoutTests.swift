import EveryValue
import Foundation
import Testing

@testable import EveryScreenKit

struct JSONLayoutTests {
    @Test(arguments: [
        ("{}", "{}"), ("[]", "[]"), ("7", "7"), ("\"a:b,{\\\"\"", "\"a:b,{\\\"\""),
        ("{\"a\":1,\"b\":[1,2]}", "{\"a\": 1, \"b\": [1, 2]}"),
    ])
    func `what is short stays on one line`(compact: String, expected: String) {
        #expect(JSONLayout.reflowed(compact, width: 40) == expected)
    }

    @Test func `what is long is broken into its parts`() {
        #expect(
            JSONLayout.reflowed("{\"first\":[1,2,3],\"second\":{\"third\":\"a, b: c\",\"fourth\":[]}}", width: 30)
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

    @Test func `a long string is not broken`() {
        let long = String(repeating: "a", count: 50)

        #expect(JSONLayout.reflowed("[\"\(long)\"]", width: 20) == "[\n  \"\(long)\"\n]")
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
                with: Data(JSONLayout.reflowed(compact, width: 12).utf8), options: .fragmentsAllowed)
            #expect(before == after as? NSObject)
        }
    }
}

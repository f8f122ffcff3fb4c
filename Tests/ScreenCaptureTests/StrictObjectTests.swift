import EveryScreenCapture
import EveryScreenCaptureReaders
import Testing

struct StrictObjectTests {
    private func object(_ text: String) throws -> StrictObject {
        try StrictObject(Array(text.utf8), named: "file", keys: ["name", "count"])
    }

    @Test func `an object has the keys that are there`() throws {
        let object = try object("{\"name\": \"a\"}")

        #expect(object.has("name"))
        #expect(!object.has("count"))
        #expect(try object.string("name") == "a")
    }

    @Test(arguments: [
        "[]", "{\"names\": \"a\"}", "{\"name\": \"a\", \"name\": \"b\"}", "{\"name\": 1}", "{}", "{\"name\": \"a\"", "{\"name\": null}",
    ])
    func `another kind of value, and a key that is unknown, repeated or missing, are errors`(text: String) {
        #expect(throws: CaptureError.self) { try object(text).string("name") }
    }

    @Test func `a number has to be in its range, both ends included`() throws {
        func count(_ number: Int) throws -> Int { try object("{\"count\": \(number)}").integer("count", in: 1...3, expected: "1 to 3") }

        #expect(try [1, 2, 3].map(count) == [1, 2, 3])
        for number in [0, 4, -1] { #expect(throws: CaptureError.self) { try count(number) } }
    }
}

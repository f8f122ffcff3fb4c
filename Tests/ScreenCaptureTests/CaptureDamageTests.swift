import EveryScreenCaptureProblems
import EveryValue
import Testing

struct CaptureDamageTests {
    private let whole = Array("{\"label\": \"Tea\",\n\"value\": \"hot\"}\n".utf8)

    @Test func `A seed gives the same damage every time`() throws {
        let damage = CaptureDamage(to: whole)

        for seed in 0..<50 as Range<UInt64> { #expect(try damage.copies.value(seed: seed) == damage.copies.value(seed: seed)) }
    }

    @Test func `Files are cut, grow, lose lines, and have words change places`() throws {
        let copies = try (0..<400 as Range<UInt64>).map { try CaptureDamage(to: whole).copies.value(seed: $0) }
        let texts = Set(copies.map { String(decoding: $0, as: UTF8.self) })

        #expect(texts.count > 200)
        #expect(copies.contains { $0.count < whole.count } && copies.contains { $0.count > whole.count })
        #expect(texts.contains("{\"value\": \"Tea\",\n\"label\": \"hot\"}\n"))
        #expect(texts.contains("\"value\": \"hot\"}\n"))
        #expect(copies.contains(whole))
    }

    @Test(arguments: ["", "a", "\n"])
    func `A file of nothing can be damaged too`(text: String) throws {
        for seed in 0..<50 as Range<UInt64> { _ = try CaptureDamage(to: Array(text.utf8)).copies.value(seed: seed) }
    }
}

import Testing

@testable import EveryValue

struct ByteHashTests {
    // The values are those of draft-eastlake-fnv, appendix C.
    @Test(
        arguments: [
            ("", 0x811C_9DC5, 0xCBF2_9CE4_8422_2325), ("a", 0xE40C_292C, 0xAF63_DC4C_8601_EC8C),
            ("foobar", 0xBF9C_F968, 0x8594_4171_F739_67E8),
        ] as [(String, UInt32, UInt64)])
    func `hashes are those of the published test vectors`(text: String, narrow: UInt32, wide: UInt64) {
        #expect(ByteHash.narrow(text.utf8) == narrow)
        #expect(ByteHash.wide(text.utf8) == wide)
    }

    @Test func `a span has the hash of its name`() {
        #expect(SpanLabel("foobar").code == 0xBF9C_F968)
    }
}

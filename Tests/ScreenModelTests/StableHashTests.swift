import EveryScreenModel
import Testing

struct StableHashTests {
    // The values are those of draft-eastlake-fnv, appendix C.
    @Test(arguments: [("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8)] as [(String, UInt64)])
    func `hashes are those of the published test vectors`(text: String, value: UInt64) {
        #expect(StableHash(text).value == value)
    }

    @Test func `numbers are combined one after the other`() {
        var hash = StableHash()
        for byte in "foobar".utf8 { hash.combine(UInt64(byte)) }

        #expect(hash == StableHash("foobar"))
    }
}

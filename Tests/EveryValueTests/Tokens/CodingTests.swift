import Testing

@testable import EveryValue

/// The parts of which tokens are made.
@Suite struct CodingTests {
    @Test func `The checksum is that of the standard`() {
        #expect(checksum("123456789".utf8) == 0xCBF4_3926)
        #expect(checksum([UInt8]()) == 0)
    }

    @Test func `Base64 text gives its bytes again`() {
        for count in 0..<40 {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ count) }
            #expect(Base64URL.decode(Base64URL.encode(bytes).utf8) == bytes)
        }
        #expect(Base64URL.encode([251, 255]) == "-_8")
        #expect(Base64URL.decode("a b".utf8) == nil)
    }

    @Test func `Bits of any probability survive the range coder`() {
        for seed in 0..<50 as Range<UInt64> {
            var random = RandomBits(seed: seed)
            let rarity = random.below(40) + 1
            let bits = (0..<random.below(600)).map { _ in (random.oneIn(rarity), UInt64(random.below(3)), random.oneIn(5)) }
            var encoder = RangeEncoder()
            for (bit, context, isEven) in bits {
                if isEven { encoder.writeEven(bit) } else { encoder.write(bit, context: context) }
            }
            var decoder = RangeDecoder(encoder.finish())

            #expect(bits.allSatisfy { bit, context, isEven in (isEven ? decoder.readEven() : decoder.read(context: context)) == bit })
        }
    }

    @Test func `Symbols that come again and again take little room`() {
        var encoder = RangeEncoder()
        for _ in 0..<1000 { encoder.write(false, context: 1) }

        #expect(encoder.finish().count < 12)
    }

    @Test func `Bytes of chance are read without end or trap`() {
        for seed in 0..<60 as Range<UInt64> {
            var random = RandomBits(seed: seed)
            let bytes = (0..<random.below(60)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
            if let recording = TokenReader.recording(bytes) {
                _ = try? Item.generator.value(replaying: recording)
            }
        }
    }
}

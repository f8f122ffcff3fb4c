import ScreenCapture
import Testing

/// SplitMix64, so that a seed gives the same damage on every platform.
private struct Damage: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }

    /// Cuts, flips, doubles or moves a few bytes.
    mutating func damage(_ bytes: inout [UInt8]) {
        for _ in 0..<Int.random(in: 1...4, using: &self) where bytes.count > 1 {
            let start = Int.random(in: 0..<bytes.count, using: &self)
            let end = min(bytes.count, start + Int.random(in: 1...40, using: &self))
            switch Int.random(in: 0..<6, using: &self) {
            case 0: bytes.removeSubrange(start...)
            case 1: bytes.removeSubrange(start..<end)
            case 2: bytes[start] ^= 1 << UInt8.random(in: 0..<8, using: &self)
            case 3: bytes[start] = UInt8.random(in: .min ... .max, using: &self)
            case 4: bytes.insert(contentsOf: bytes[start..<end], at: start)
            default: bytes.insert(contentsOf: bytes[start..<end], at: Int.random(in: 0...bytes.count, using: &self))
            }
        }
    }
}

struct MutationTests {
    @Test(arguments: OwnCapture.names)
    func `Whatever happens to a file, it is read or told in one line`(name: String) throws {
        let whole = try OwnCapture.bytes(name)
        var damage = Damage(state: 0x5eed)
        var readable = 0
        let rounds = 400

        for round in 0..<rounds {
            var bytes = whole
            damage.damage(&bytes)
            do throws(CaptureError) {
                let capture = try readCapture(bytes, named: "capture", options: CaptureOptions(density: 420))
                _ = try readCapture(Array(ScreenFile.encode(capture.screens).utf8), named: "written")
                readable += 1
            } catch {
                let text = "\(error)"
                #expect(text.hasPrefix("capture:") && !text.contains("\n"), "round \(round): \(text)")
            }
        }

        // Damage to a label leaves a file readable, damage to a tag does not: both must have happened.
        #expect(readable > 0 && readable < rounds)
    }

    @Test(arguments: OwnCapture.names)
    func `A file cut off at any place is never read as a part`(name: String) throws {
        let whole = try OwnCapture.bytes(name)
        let end = whole.lastIndex(of: UInt8(ascii: name.hasSuffix("xml") ? ">" : "}")) ?? 0

        for length in stride(from: 0, through: end, by: 37) {
            #expect(throws: CaptureError.self) { try readCapture(Array(whole[..<length]), named: "capture") }
        }
    }
}

/// A 128-bit summary of a recording's choices and brackets, by which verdicts are
/// remembered.
///
/// It does not depend on the process, unlike `Hasher`. Two different recordings
/// share one with a probability of about 2^-128.
struct Fingerprint: Hashable, Sendable {
    private(set) var high: UInt64 = 0x243F_6A88_85A3_08D3
    private(set) var low: UInt64 = 0x1319_8A2E_0370_7344

    @inline(__always)
    mutating func mix(_ bits: UInt64) {
        high = (high ^ bits) &* 0x9FB2_1C65_1E98_DF25
        high ^= high >> 32
        low = (low &+ bits) &* 0xD6E8_FEB8_6659_FD93
        low ^= low >> 29
    }
}

extension ChoiceRecording {
    /// The summary of this recording.
    ///
    /// Cost: O(items and text).
    var fingerprint: Fingerprint {
        var result = Fingerprint()
        for item in items {
            result.mix(UInt64(item.place) << 8 | UInt64(item.kind.rawValue))
            if item.kind == .text {
                for code in text[item.textRange] { result.mix(UInt64(code)) }
                result.mix(item.bits & 0xFFFF_FFFF)
            } else if item.isChoice {
                result.mix(item.bits)
            }
        }
        return result
    }
}

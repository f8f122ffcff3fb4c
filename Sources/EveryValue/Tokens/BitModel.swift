/// The estimated probability that the next bit of one kind is 0, learned while
/// coding.
struct BitModel {
    /// In units of 2^-16, never 0 or 1.
    private(set) var zero: UInt32 = 1 << 15
    private var seen: UInt32 = 0

    /// Learns fast at first, since tokens are short, and slower later.
    mutating func learn(_ bit: Bool) {
        let rate = seen + 2
        if bit { zero -= zero / rate } else { zero += (65536 - zero) / rate }
        zero = min(max(zero, 64), 65536 - 64)
        if seen < 28 { seen += 1 }
    }
}

/// The models of all contexts met so far; encoder and decoder build the same.
struct BitModels {
    private var models: [UInt64: BitModel] = [:]

    subscript(context: UInt64) -> BitModel {
        get { models[context] ?? BitModel() }
        set { models[context] = newValue }
    }
}

extension ChoiceSource {
    /// Draws the number of one of several alternatives; simplest is 0, the first.
    ///
    /// One value in four does without some of the alternatives altogether ("swarm
    /// testing"; Groce and others, ISSTA 2012, doi:10.1145/2338965.2336763). That
    /// is decided outside of the recording, so shrinking may use all of them.
    ///
    /// - Parameters:
    ///   - count: How many alternatives there are, at least 1.
    ///   - weights: How often each is taken at random, relative to the others; nil
    ///     for equally often.
    ///   - given: The number to write down in recording mode; ignored otherwise.
    ///   - isSetting: Whether any but the first weighs one more, so that "as by
    ///     default" beats any other wish.
    public func alternative(
        of count: Int, weights: [Int]? = nil, given: Int? = nil, isSetting: Bool = false,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Int {
        alternative(of: count, weights: weights, given: given, isSetting: isSetting, at: drawSite(file, line, column))
    }

    @usableFromInline
    func alternative(of count: Int, weights: [Int]?, given: Int?, isSetting: Bool = false, at site: UInt32) -> Int {
        guard count > 0 else {
            reject("There must be at least one alternative to draw from.")
            return 0
        }
        var weights = weights
        if let given = weights, given.count != count {
            reject("There must be one weight for each of \(count) alternatives; these are \(given.count).")
            weights = nil
        }
        let shape = IntegerShape(0...count - 1, towards: 0, isSetting: isSetting)
        return integer(shape, at: site, given: given, habit: .alternatives(weights: weights))
    }

    func randomAlternative(_ count: Int, weights: [Int]?, at site: UInt32) -> Int {
        let isOpen = swarmMask(count, at: site)
        // The most frequent draw of all, handled apart for speed.
        if isOpen == .max {
            guard let weights else { return random.below(count) }
            return weightedAlternative(weights)
        }
        var total = 0
        for index in 0..<count where isOpen & (1 << UInt64(index & 63)) != 0 { total += weights?[index] ?? 1 }
        // None of those that may be taken is among the ones left in.
        guard total > 0 else { return weights.map(weightedAlternative) ?? 0 }
        var remaining = random.below(total)
        for index in 0..<count where isOpen & (1 << UInt64(index & 63)) != 0 {
            remaining -= weights?[index] ?? 1
            if remaining < 0 { return index }
        }
        return count - 1
    }

    /// Draws among all alternatives, each as often as its weight says.
    @inline(__always)
    private func weightedAlternative(_ weights: [Int]) -> Int {
        var total = 0
        for weight in weights { total += weight }
        guard total > 0 else { return 0 }
        var remaining = random.below(total)
        for index in weights.indices {
            remaining -= weights[index]
            if remaining < 0 { return index }
        }
        return weights.count - 1
    }

    /// Which alternatives this value may use, as bits; all of them for three values
    /// in four.
    private func swarmMask(_ count: Int, at site: UInt32) -> UInt64 {
        guard swarm != 0, count > 2 else { return .max }
        var bits = RandomBits(seed: swarm ^ UInt64(site))
        let mask = bits.next()
        let used: UInt64 = count >= 64 ? .max : (1 << UInt64(count)) - 1
        return mask & used == 0 ? .max : mask
    }
}

// Draws of a case with hints; without hints they take no random bits, so that
// other cases are as they always were.
extension ChoiceSource {
    /// Fractions and numbers whose square is zero or infinite.
    private static let extremes = [Double.leastNonzeroMagnitude, 1e-200, 1e-162, 1e-16, 0.1, 1e155, 1e300, -1e-200, -1e155]

    /// A number from the hints, or one that is related to those before; nil for
    /// most draws.
    func hinted(_ kind: IntegerKinds.Kind, _ habit: Habit) -> Int? {
        guard let hints else { return nil }
        switch habit {
        case .probability(let probability):
            guard probability > 0, probability < 1, random.next() & state.pointee.exceptions != 0 else { return nil }
            return state.pointee.favored
        case .alternatives: return nil
        case .magnitudes, .troublesome:
            guard random.oneIn(3) else { return nil }
            let value = random.oneIn(2) ? related(to: kind) : literal(hints)
            return value.flatMap { kind.shape.contains($0) ? $0 : nil }
        }
    }

    /// A number of the hints, now and then with the one before or after.
    private func literal(_ hints: SearchHints) -> Int? {
        guard !hints.integers.isEmpty else { return nil }
        let value = hints.integers[random.below(hints.integers.count)]
        switch random.below(8) {
        case 0: return value &+ 1
        case 1: return value &- 1
        case 2: return 0 &- value
        default: return value
        }
    }

    private func related(to kind: IntegerKinds.Kind) -> Int {
        let value = random.oneIn(4) ? kind.earlier : kind.latest
        switch random.below(8) {
        case 0: return value
        case 1: return value &+ 1
        case 2: return value &- 1
        case 3, 4: return value &* 2
        case 5, 6: return value / 2
        default: return 0 &- value
        }
    }

    /// A number of the hints, or a very small or large one; nil for most draws.
    func hintedFloat(_ shape: FloatShape) -> Double? {
        guard let hints, random.oneIn(3) else { return nil }
        let isLiteral = random.oneIn(2)
        let count = isLiteral ? hints.floats.count + hints.integers.count : Self.extremes.count
        guard count > 0 else { return nil }
        let index = random.below(count)
        let value =
            !isLiteral
            ? Self.extremes[index]
            : index < hints.floats.count ? hints.floats[index] : Double(hints.integers[index - hints.floats.count])
        return value >= shape.lowest && value <= shape.highest ? value : nil
    }

    /// The codes of a string of the hints, whole or between others; nil for most
    /// draws.
    func hintedCodes(_ shape: TextShape) -> [UInt32]? {
        guard let hints, !hints.texts.isEmpty, random.oneIn(3) else { return nil }
        let codes = hints.texts[random.below(hints.texts.count)].unicodeScalars.map(shape.alphabet.code(of:))
        let letters = UInt32(shape.alphabet.scalars.count)
        guard codes.count <= shape.longest, codes.allSatisfy({ $0 < letters }) else { return nil }
        var result = codes
        let room = min(shape.longest - codes.count, 4)
        let added = random.oneIn(2) ? 0 : random.below(room + 1)
        for _ in 0..<max(added, shape.shortest - codes.count) {
            let code = UInt32(random.below(Int(letters)))
            if random.oneIn(2) { result.append(code) } else { result.insert(code, at: 0) }
        }
        return result
    }
}

extension ChoiceSource {
    /// Draws a whole number; simplest is `target`, moved inside the bounds, or 0.
    ///
    /// At random, bounds, small numbers, known troublemakers and numbers near earlier ones come up more often than chance.
    ///
    /// - Parameters:
    ///   - range: The values allowed. A range of one value makes no choice.
    ///   - target: The value that counts as simplest; nearer to it is simpler, and above before below.
    ///   - given: The value to write down in recording mode, moved inside the bounds; ignored otherwise.
    ///   - isSetting: Whether any value but the simplest weighs one more, so that "as by default" beats any other wish.
    public func integer(
        in range: ClosedRange<Int>, towards target: Int? = nil, given: Int? = nil, isSetting: Bool = false,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Int {
        integer(
            IntegerShape(range, towards: target, isSetting: isSetting), at: drawSite(file, line, column), given: given, habit: .magnitudes)
    }

    /// Draws true or false; simplest is false.
    ///
    /// - Parameters:
    ///   - probability: How often it is true at random, from 0 to 1. At 0 and 1 there still is a choice to be shrunk.
    ///   - given: The value to write down in recording mode; ignored otherwise.
    ///   - isSetting: Whether true weighs one more.
    public func boolean(
        probability: Double = 0.5, given: Bool? = nil, isSetting: Bool = false,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Bool {
        integer(
            IntegerShape(0...1, towards: 0, isSetting: isSetting), at: drawSite(file, line, column), given: given.map { $0 ? 1 : 0 },
            habit: .probability(probability)) == 1
    }

    /// How an integer is drawn at random.
    enum Habit {
        /// Small numbers, edges and repetitions more often than others.
        case magnitudes
        /// 1 with a probability, else 0.
        case probability(Double)
        /// One of some alternatives, possibly weighted; a value may do without some of them.
        case alternatives(weights: [Int]?)
    }

    /// Draws a number of a shape at a site.
    func integer(_ shape: IntegerShape, at site: UInt32, given: Int?, habit: Habit) -> Int {
        guard shape.lowest < shape.highest else { return shape.lowest }
        guard spend() else { return shape.simplest }
        let number = number(of: shape)
        let value: Int
        switch mode {
        case .random:
            value = randomInteger(shape, number, at: site, habit: habit)
        case .replay:
            if let item = cursor.choice(.integer, site: site) {
                value = nudged(shape.clamp(item.kind == .offset ? shape.simplest &+ item.integer : item.integer), shape)
            } else {
                value = fillsAtRandom ? randomInteger(shape, number, at: site, habit: habit) : shape.simplest
            }
        case .recording:
            value = given.map(shape.clamp) ?? shape.simplest
        case .enumeration:
            value = script.integer(shape)
            if script.isTooWide { giveUp() }
        }
        nesting += depth
        if shape.isSetting, value != shape.simplest { weight += 1 }
        state.pointee.items.append(
            RecordedItem(
                .integer, place: site, bits: UInt64(bitPattern: Int64(value)), shape: number))
        return value
    }

    /// Moves one number, once, away from its simplest value or towards it.
    @inline(__always)
    private func nudged(_ value: Int, _ shape: IntegerShape) -> Int {
        let nudge = state.pointee.nudge
        if nudge == 0 { return value }
        state.pointee.nudge = 0
        let (sum, overflow) = value.addingReportingOverflow(value < shape.simplest ? -nudge : nudge)
        return overflow ? value : shape.clamp(sum)
    }

    /// The number under which a shape is stored; equal shapes drawn one after another share one.
    @inline(__always)
    private func number(of shape: IntegerShape) -> Int {
        // A generator draws few kinds of numbers, so a look at the latest is enough. That equal shapes may be stored twice
        // costs memory, never correctness.
        var index = integerShapes.count - 1
        let oldest = max(0, index - 15)
        while index >= oldest {
            if integerShapes[index] == shape { return index }
            index -= 1
        }
        integerShapes.append(shape)
        return integerShapes.count - 1
    }

    private func randomInteger(_ shape: IntegerShape, _ number: Int, at site: UInt32, habit: Habit) -> Int {
        switch habit {
        case .magnitudes:
            return randomMagnitude(shape, number)
        case .probability(let probability):
            return Double(random.next() >> 11) * 0x1p-53 < probability ? 1 : 0
        case .alternatives(let weights):
            return randomAlternative(shape.highest + 1, weights: weights, at: site)
        }
    }

    /// One number in eight is an edge, one a known troublemaker or near an earlier number, three are small, three uniform.
    private func randomMagnitude(_ shape: IntegerShape, _ number: Int) -> Int {
        let roll = random.next()
        let bits = random.next()
        let uniform = shape.uniform(bits)
        if shape.width < 16 { return uniform }
        if roll & 7 >= 2 {
            // Both are computed and one is taken: a branch that cannot be foreseen costs more.
            let small = shape.small(bits, roll)
            return roll & 7 < 5 && shape.contains(small) ? small : uniform
        }
        if roll & 7 == 1 { return neighbor(number).map(shape.clamp) ?? Troublemakers.integer(&random, shape) ?? uniform }
        switch roll >> 3 & 3 {
        case 0: return shape.lowest
        case 1: return shape.highest
        case 2: return shape.simplest
        default: return shape.clamp(shape.simplest &+ 1)
        }
    }

    /// A number drawn earlier for the same purpose, or one at most four away from it.
    ///
    /// Without it, two equal or neighboring numbers out of a wide range never meet.
    private func neighbor(_ number: Int) -> Int? {
        let bits = random.next()
        guard bits & 3 != 0 else { return nil }
        var skip = Int(bits >> 2 & 3)
        var found: Int?
        var index = state.pointee.items.count - 1
        let oldest = max(0, index - 32)
        while index >= oldest {
            let item = state.pointee.items[index]
            if item.kind == .integer, item.shape == number {
                found = item.integer
                if skip == 0 { break }
                skip -= 1
            }
            index -= 1
        }
        guard let found else { return nil }
        // Every third time the very same number.
        let step = (bits >> 4) % 3 == 0 ? 0 : Int((bits >> 16) % 9) - 4
        let (sum, overflow) = found.addingReportingOverflow(step)
        return overflow ? found : sum
    }
}

extension IntegerShape {
    /// A number between the bounds, each with the same probability.
    @inline(__always)
    fileprivate func uniform(_ bits: UInt64) -> Int {
        let count = UInt64(width) &+ 1
        // The full range of `Int` has 2^64 values, which is 0 here.
        let offset = count == 0 ? bits : bits.multipliedFullWidth(by: count).high
        return lowest &+ Int(truncatingIfNeeded: offset)
    }

    /// A number of up to 16 binary digits above or below the simplest, all counts of digits equally often; it may be out of bounds.
    @inline(__always)
    fileprivate func small(_ bits: UInt64, _ roll: UInt64) -> Int {
        let magnitude = Int(truncatingIfNeeded: bits >> (48 + (roll >> 3 & 15)))
        // Where there is no room on one side, the other is taken.
        let isAbove = (roll >> 8 & 1 == 0 || lowest == simplest) && highest > simplest
        return isAbove ? simplest &+ magnitude : simplest &- magnitude
    }
}

extension ChoiceSource {
    /// Draws a whole number; simplest is `target`, moved inside the bounds, or 0.
    ///
    /// At random, bounds, small numbers, known edge cases and numbers near
    /// earlier ones come up more often than chance.
    ///
    /// - Parameters:
    ///   - range: The values allowed. A range of one value makes no choice.
    ///   - target: The value that counts as simplest; nearer to it is simpler, and
    ///     above before below.
    ///   - given: The value to write down in recording mode, moved inside the
    ///     bounds; ignored otherwise.
    ///   - isSetting: Whether any value but the simplest weighs one more, so that
    ///     "as by default" beats any other wish.
    @inlinable
    public func integer(
        in range: ClosedRange<Int>, towards target: Int? = nil, given: Int? = nil, isSetting: Bool = false,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Int {
        integer(in: range, towards: target, given: given, isSetting: isSetting, at: drawSite(file, line, column))
    }

    @usableFromInline
    func integer(in range: ClosedRange<Int>, towards target: Int?, given: Int?, isSetting: Bool, at site: UInt32) -> Int {
        integer(IntegerShape(range, towards: target, isSetting: isSetting), at: site, given: given, habit: .magnitudes)
    }

    /// Draws a whole number; one in four is a troublesome value, or next to it.
    ///
    /// - Parameters:
    ///   - range: The values allowed.
    ///   - target: The value that counts as simplest.
    ///   - troublesome: The values, which are all allowed, as are their neighbors.
    package func integer(
        in range: ClosedRange<Int>, towards target: Int?, troublesome: [Int],
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Int {
        integer(IntegerShape(range, towards: target), at: drawSite(file, line, column), given: nil, habit: .troublesome(troublesome))
    }

    /// Draws true or false; simplest is false.
    ///
    /// - Parameters:
    ///   - probability: How often it is true at random, from 0 to 1. At 0 and 1
    ///     there still is a choice to be shrunk.
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
        /// These or their neighbors once in four times, else as magnitudes.
        case troublesome([Int])
        /// 1 with a probability, else 0.
        case probability(Double)
        /// One of some alternatives, possibly weighted; a value may do without some
        /// of them.
        case alternatives(weights: [Int]?)
    }

    /// Draws a number of a shape at a site.
    @inline(__always)
    func integer(_ shape: IntegerShape, at site: UInt32, given: Int?, habit: Habit) -> Int {
        guard shape.lowest < shape.highest else { return shape.lowest }
        guard spend() else { return shape.simplest }
        let kind = state.pointee.integerKinds.kind(of: shape)
        let value: Int
        if isPlain {
            value = randomInteger(kind.pointee, at: site, habit: habit)
        } else {
            value = guidedInteger(kind.pointee, at: site, given: given, habit: habit)
        }
        kind.pointee.remember(value)
        state.pointee.nesting &+= state.pointee.depth
        if shape.isSetting, value != shape.simplest { weight += 1 }
        state.pointee.items.append(
            RecordedItem(.integer, place: site, bits: UInt64(bitPattern: Int64(value)), shape: kind.pointee.number))
        return value
    }

    @inline(never)
    private func guidedInteger(_ kind: IntegerKinds.Kind, at site: UInt32, given: Int?, habit: Habit) -> Int {
        let shape = kind.shape
        switch mode {
        case .random:
            return hinted(kind, habit) ?? randomInteger(kind, at: site, habit: habit)
        case .replay:
            if let item = cursor.choice(.integer, site: site) {
                return nudged(shape.clamp(item.kind == .offset ? shape.simplest &+ item.integer : item.integer), shape)
            }
            return fillsAtRandom ? hinted(kind, habit) ?? randomInteger(kind, at: site, habit: habit) : shape.simplest
        case .recording:
            return given.map(shape.clamp) ?? shape.simplest
        case .enumeration:
            let value = script.integer(shape, at: position)
            if script.isTooWide { giveUp() }
            return value
        }
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

    @inline(__always)
    private func randomInteger(_ kind: IntegerKinds.Kind, at site: UInt32, habit: Habit) -> Int {
        switch habit {
        case .magnitudes:
            return randomMagnitude(kind)
        case .troublesome(let values):
            guard !values.isEmpty, random.oneIn(4) else { return randomMagnitude(kind) }
            return values[random.below(values.count)] + random.below(3) - 1
        case .probability(let probability):
            return Double(random.next() >> 11) * 0x1p-53 < probability ? 1 : 0
        case .alternatives(let weights):
            return randomAlternative(kind.shape.highest + 1, weights: weights, at: site)
        }
    }

    /// Of 32 numbers, twelve may be anything, twelve are small, four are edges,
    /// three near an earlier one and one a known edgeCase.
    @inline(__always)
    private func randomMagnitude(_ kind: IntegerKinds.Kind) -> Int {
        let bits = random.next()
        if kind.shape.width < 16 { return AnchoredRange.anywhere.number(bits, kind) }
        let roll = Int(truncatingIfNeeded: bits) & (AnchoredRange.count - 1)
        if roll == AnchoredRange.edgeCase, let value = EdgeCases.integer(random.next(), kind.shape) { return value }
        return AnchoredRange.all[roll].number(bits, kind)
    }
}

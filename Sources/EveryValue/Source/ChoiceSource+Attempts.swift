extension ChoiceSource {
    /// How far a recorded number is moved, in each direction, to find one that
    /// passes a filter.
    private static let furthestNudge = 16

    /// Draws until the result is not nil, and keeps only the choices of that
    /// attempt.
    ///
    /// At random, it draws anew. A recording may have no value here, as when a part
    /// was emptied. If then the simplest value is refused, it draws from bits that
    /// are always the same, so that one recording still gives one value. A recorded
    /// number that is refused is moved towards its simplest value and then away
    /// from it: by ones, a shrinker would never leave a multiple of seven.
    func firstAttempt<Value>(_ body: (ChoiceSource) throws -> Value?) rethrows -> Value? {
        let start = mark
        guard mode == .replay else {
            if let value = try body(self) { return value }
            return mode == .random ? try laterAttempt(from: start, body) : nil
        }
        let before = cursor
        if let value = try body(self) { return value }
        if fillsAtRandom || !before.isMatched { return try unguidedAttempt(from: start, body) }
        for distance in 1...ChoiceSource.furthestNudge {
            if let value = try attempt(nudge: -distance, from: start, before, body) { return value }
        }
        for distance in 1...ChoiceSource.furthestNudge {
            if let value = try attempt(nudge: distance, from: start, before, body) { return value }
        }
        return nil
    }

    private func attempt<Value>(
        nudge: Int, from start: Mark, _ before: ReplayCursor, _ body: (ChoiceSource) throws -> Value?
    ) rethrows -> Value? {
        rewind(to: start)
        cursor = before
        state.pointee.nudge = nudge
        defer { state.pointee.nudge = 0 }
        return try body(self)
    }

    /// Draws at random although there is a recording, which has nothing to say
    /// here.
    private func unguidedAttempt<Value>(
        from start: Mark, _ body: (ChoiceSource) throws -> Value?
    ) rethrows -> Value? {
        let filledAtRandom = fillsAtRandom
        cursor.leave()
        fillsAtRandom = true
        defer {
            cursor.close()
            fillsAtRandom = filledAtRandom
        }
        return try laterAttempt(from: start, body)
    }

    private func laterAttempt<Value>(
        from start: Mark, _ body: (ChoiceSource) throws -> Value?
    ) rethrows -> Value? {
        for _ in 1..<DrawLimit.filterAttempts {
            refusals += 1
            rewind(to: start)
            if let value = try body(self) { return value }
        }
        return nil
    }
}

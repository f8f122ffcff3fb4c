extension Generator {
    /// Draws a sequence of actions, each allowed by what the ones before have done
    /// to a model; simplest is the shortest sequence.
    ///
    /// Every action is an element of a list: shrinking deletes actions, and lowers
    /// the numbers by which later ones refer to their results. An action that is no
    /// longer allowed after such an edit is skipped, not held against the whole
    /// sequence.
    ///
    /// - Parameters:
    ///   - count: How many actions are allowed.
    ///   - model: The model before the first action.
    ///   - averageCount: How many to expect at random.
    ///   - draw: Draws an action that makes sense for a model, or returns nil when
    ///     there is none.
    ///   - isAllowed: Whether an action is possible in a model; asked also on
    ///     replay.
    ///   - advance: Updates the model for an action.
    public static func actions<Model: Sendable, Action>(
        _ count: some ElementCount = 0...20, from model: Model, averageCount: Int? = nil,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        draw: @escaping @Sendable (Model, ChoiceSource) throws -> Action?,
        isAllowed: @escaping @Sendable (Model, Action) -> Bool = { _, _ in true },
        advance: @escaping @Sendable (inout Model, Action) -> Void
    ) -> Generator where Value == [Action] {
        if let mistake = count.mistake() { return .invalid(mistake, file, line) }
        let counts = count.allowedCounts ?? 0...0
        let site = drawSite(file, line, column)
        return Generator { source in
            var model = model
            var actions: [Action] = []
            try source.distinctElements(counts, averageCount: averageCount, at: site) {
                guard let action = try source.span("action", { try draw(model, source) }), isAllowed(model, action) else { return false }
                advance(&model, action)
                actions.append(action)
                return true
            }
            return actions
        }
    }
}

extension ChoiceSource {
    /// Draws a reference to one of `count` earlier things, by its number; simplest
    /// is the first.
    ///
    /// References of one call are repaired together when shrinking deletes their
    /// targets. Nil when there is nothing to refer to.
    public func reference(
        among count: Int, given: Int? = nil, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Int? {
        guard count > 0 else { return nil }
        return integer(
            IntegerShape(0...count - 1, towards: 0), at: drawSite(file, line, column), given: given, habit: .alternatives(weights: nil))
    }
}

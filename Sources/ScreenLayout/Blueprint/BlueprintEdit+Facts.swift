package import EveryScreenModel

extension BlueprintEdit {
    /// Returns the facts that the edit changes on the screens of a standard layout,
    /// or `nil` where it may change others, or the layout.
    package func changedFacts(in blueprint: Blueprint) -> ScreenElement.FactSet? {
        let parts = blueprint.parts
        var result: ScreenElement.FactSet = []
        for step in steps + others {
            guard parts.indices.contains(step.part), let facts = step.change.changedFacts(of: parts[step.part]) else { return nil }
            result.formUnion(facts)
        }
        return result
    }
}

extension BlueprintEdit.Change {
    fileprivate func changedFacts(of part: Blueprint) -> ScreenElement.FactSet? {
        // A container or a picture that says something may be an element for that
        // reason alone.
        switch (self, part.content) {
        case (.set(let modifiers), .text), (.set(let modifiers), .control), (.remove(let modifiers), .text),
            (.remove(let modifiers), .control):
            part.accessibility?.children == nil ? modifiers.changedFacts : nil
        default: nil
        }
    }
}

extension Blueprint.AccessibilityModifiers {
    /// The facts of an element that these change; `nil` where there are others.
    fileprivate var changedFacts: ScreenElement.FactSet? {
        var (rest, facts) = (self, ScreenElement.FactSet())
        func take<Value>(_ path: WritableKeyPath<Blueprint.AccessibilityModifiers, Value?>, as group: ScreenElement.FactSet) {
            if rest[keyPath: path] != nil { facts.insert(group) }
            rest[keyPath: path] = nil
        }
        take(\.label, as: .names)
        take(\.hint, as: .hints)
        take(\.inputLabels, as: .inputLabels)
        take(\.isKeyboardFocusable, as: .keyboard)
        take(\.consumedKeys, as: .keyboard)
        take(\.nextKeyIdentifier, as: .keyboard)
        take(\.focusGroup, as: .keyboard)
        take(\.hasFocus, as: .keyboard)
        return rest == Blueprint.AccessibilityModifiers() ? facts : nil
    }
}

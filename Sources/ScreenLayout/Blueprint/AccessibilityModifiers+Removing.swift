import EveryScreenModel

extension Blueprint.AccessibilityModifiers {
    /// Returns the modifiers without some others.
    ///
    /// Of traits, keys, actions and names only those given go. Every other modifier
    /// goes whatever it says.
    func removing(_ others: Blueprint.AccessibilityModifiers) -> Blueprint.AccessibilityModifiers {
        let gone = others.kinds
        var result = keeping(kinds.filter { !gone.contains($0) })
        result.addedTraits = Self.rest(of: addedTraits, without: others.addedTraits)
        result.removedTraits = Self.rest(of: removedTraits, without: others.removedTraits)
        result.consumedKeys = Self.rest(of: consumedKeys, without: others.consumedKeys)
        result.customActions = Self.rest(of: customActions, without: others.customActions)
        result.inputLabels = Self.rest(of: inputLabels, without: others.inputLabels)
        return result
    }

    /// Returns the modifiers of some kinds, and those of all others; `nil` for
    /// none.
    func divided(by kinds: [Int]) -> (Blueprint.AccessibilityModifiers?, Blueprint.AccessibilityModifiers?) {
        let set = self.kinds
        func part(_ kinds: [Int]) -> Blueprint.AccessibilityModifiers? { kinds.isEmpty ? nil : keeping(kinds) }
        return (part(set.filter(kinds.contains)), part(set.filter { !kinds.contains($0) }))
    }

    /// Returns the modifiers with others set, whose traits come on top.
    func adding(_ others: Blueprint.AccessibilityModifiers) -> Blueprint.AccessibilityModifiers {
        var result = Blueprint.AccessibilityModifiers(joining: [self, others])
        if let addedTraits, let more = others.addedTraits { result.addedTraits = addedTraits.union(more) }
        if let removedTraits, let more = others.removedTraits { result.removedTraits = removedTraits.union(more) }
        return result
    }

    private static func rest(of traits: ScreenElement.Traits?, without others: ScreenElement.Traits?) -> ScreenElement.Traits? {
        guard let traits, let others else { return traits }
        let rest = traits.subtracting(others)
        return rest.isEmpty ? nil : rest
    }

    private static func rest<Item: Equatable>(of list: [Item]?, without others: [Item]?) -> [Item]? {
        guard let list, let others else { return list }
        let rest = list.filter { !others.contains($0) }
        return rest.isEmpty ? nil : rest
    }
}

import EveryScreenModel

/// The actions that some elements offer: by their identities, and the custom ones
/// also by their names.
struct OfferedActions {
    private var identities: Set<String> = []
    private var names: Set<String> = []

    /// Adds the actions of an element.
    mutating func add(_ actions: [ScreenElement.Action]) {
        for action in actions {
            if let identity = action.identifier { identities.insert(identity) }
            if action.kind == .custom, let name = action.name { names.insert(name.lowercased()) }
        }
    }

    /// Whether an action of an identity is among them.
    func contains(_ identity: String) -> Bool { identities.contains(identity) }

    /// Whether a custom action has the label of a control, and so does the same.
    func standFor(_ control: ScreenElement) -> Bool { control.label.map { names.contains($0.lowercased()) } ?? false }
}

import EveryScreenModel

extension LiveFacts {
    /// The role for the person: that of its class, or else that of its traits.
    ///
    /// The private traits for fields have medium confidence. Traits identify a
    /// heading whatever its class.
    var personalRole: ScreenElement.Role {
        let told = traits.contains(.tabButton) ? .tab : role
        if told == .text || told == nil || told == .group, traits.contains(.header), !traits.contains(.button) { return .heading }
        // For a bare view or text, the traits are more specific than the class.
        if told == nil || told == .group || told == .text, let role = traits.role { return role }
        // A cell that is an element and a control is that control to the person.
        if told == .cell, isElement, let role = traits.role, role.isControl { return role }
        if let told, told != .group { return told }
        if let role = roleOfContainer { return role }
        return told ?? (isElement ? .unknown : .group)
    }

    private var roleOfContainer: ScreenElement.Role? {
        guard !isElement else { return nil }
        if traits.contains(.tabBar) { return .tabBar }
        return switch containerType {
        case .list: .list
        case .dataTable: .table
        default: nil
        }
    }
}

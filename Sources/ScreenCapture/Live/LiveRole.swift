import EveryScreenModel

extension LiveFacts {
    /// The role for the person: that of its class, or else that of its traits.
    ///
    /// The private traits for fields have medium confidence. Traits identify a
    /// heading whatever its class.
    var personalRole: ScreenElement.Role {
        let reported = traits.contains(.tabButton) ? .tab : role
        if reported == .text || reported == nil || reported == .group, traits.contains(.header), !traits.contains(.button) {
            return .heading
        }
        // For a bare view or text, the traits are more specific than the class.
        if reported == nil || reported == .group || reported == .text, let role = traits.role { return role }
        // A cell that is an element and a control is that control to the person.
        if reported == .cell, isElement, let role = traits.role, role.isControl { return role }
        if let reported, reported != .group { return reported }
        if let role = roleOfContainer { return role }
        return reported ?? (isElement ? .unknown : .group)
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

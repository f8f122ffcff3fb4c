extension Screen {
    /// The place of an element by the roles around it: `list/2/button`.
    ///
    /// Containers without meaning (groups, the screen itself) are left out, so
    /// that wrapping changes no path; a number counts the siblings of one role
    /// from 1 and is left out where there is one; O(depth × siblings).
    public func path(of index: Int) -> String {
        var steps: [String] = []
        for ancestor in [index] + ancestors(of: index) {
            let role = elements[ancestor].role
            let isSilent = role == .group || role == .screen || role == .unknown
            if isSilent, ancestor != index { continue }
            steps.append(step(to: ancestor))
        }
        return steps.reversed().joined(separator: "/")
    }

    private func step(to index: Int) -> String {
        let role = elements[index].role
        let siblings = parent(of: index).map(children(of:)) ?? roots
        let alike = siblings.filter { elements[$0].role == role }
        guard alike.count > 1, let position = alike.firstIndex(of: index) else { return role.rawValue }
        return "\(position + 1)/\(role.rawValue)"
    }
}

extension Screen {
    /// The place of an element by the roles around it: `list/2/button`.
    ///
    /// Containers without meaning (groups, the screen itself) are left out and seen
    /// through, so that wrapping changes no path; a number counts from 1 what has
    /// the same role and place otherwise, and is left out where there is one. No two
    /// elements of a screen have the same path. O(elements).
    public func path(of index: Int) -> String {
        var steps: [String] = []
        var inner: Int? = index
        while let current = inner {
            var outer = parent(of: current)
            while let silent = outer, isSilent(silent) { outer = parent(of: silent) }
            steps.append(step(to: current, from: outer))
            inner = outer
        }
        return steps.reversed().joined(separator: "/")
    }

    /// The role of an element, with its number among those of its role in the same container with meaning.
    private func step(to index: Int, from outer: Int?) -> String {
        let role = elements[index].role
        var (position, count) = (0, 0)
        var current = outer.map { $0 + 1 } ?? 0
        let end = outer.map { descendants(of: $0).upperBound } ?? elements.count
        while current < end {
            if elements[current].role == role {
                count += 1
                if current == index { position = count }
            }
            current = isSilent(current) ? current + 1 : descendants(of: current).upperBound
        }
        return count == 1 ? role.rawValue : "\(position)/\(role.rawValue)"
    }

    private func isSilent(_ index: Int) -> Bool {
        switch elements[index].role {
        case .group, .screen, .unknown: true
        default: false
        }
    }
}

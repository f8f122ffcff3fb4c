import ScreenLayout

extension Blueprint {
    /// The blueprint with numbers after names that were there before: of two buttons "Add" the second is "Add 2".
    ///
    /// Two controls of one name that do different things are a fault of their own,
    /// which nobody wants in screens that are well made.
    var uniquelyNamed: Blueprint {
        var seen: [String: Int] = [:]
        return named(apartFrom: &seen)
    }

    private func named(apartFrom seen: inout [String: Int]) -> Blueprint {
        var result = self
        if children.isEmpty {
            result.name = name.map { $0.numbered(apartFrom: &seen) }
        } else {
            result.children = children.map { $0.named(apartFrom: &seen) }
        }
        return result
    }

    /// What a leaf is called: its label, else its first string.
    private var name: String? {
        get { accessibility?.label ?? strings.first }
        set {
            guard let newValue else { return }
            if accessibility?.label != nil { accessibility?.label = newValue } else { strings = [newValue] + strings.dropFirst() }
        }
    }
}

extension String {
    /// The string with a number after it if it was seen before, regardless of case.
    package func numbered(apartFrom seen: inout [String: Int]) -> String {
        if isEmpty { return self }
        let count = seen[lowercased(), default: 0] + 1
        seen[lowercased()] = count
        return count == 1 ? self : "\(self) \(count)"
    }
}

import EveryScreenLayout

extension Blueprint {
    /// The blueprint with numbers after names that were there before: of two
    /// buttons "Add" the second is "Add 2".
    ///
    /// Two controls of one name with different actions are a failure, which has no
    /// place in well-made screens.
    var uniquelyNamed: Blueprint {
        var seen = SeenNames()
        return named(apartFrom: &seen)
    }

    /// The blueprint with numbers after names that are known, and those it brings
    /// known from then on.
    func named(apartFrom seen: inout SeenNames) -> Blueprint { renamed(apartFrom: &seen) ?? self }

    /// The blueprint with other names, or `nil` where all are as they were:
    /// unchanged parts are not copied.
    private func renamed(apartFrom seen: inout SeenNames) -> Blueprint? {
        switch content {
        case .container(let container, let parts) where Self.isLabeledField(parts):
            // The field has the name of the text above it, once for both.
            guard let name = parts[0].leafName, let number = seen.number(of: name) else { return nil }
            let unique = name.numbered(number)
            return with(.container(container, children: parts.map { $0.titled(unique) }))
        case .container(let container, let parts) where !parts.isEmpty:
            return Self.renamed(parts, apartFrom: &seen).map { with(.container(container, children: $0)) }
        case .wrapper(let wrapper, let child):
            return child.renamed(apartFrom: &seen).map { with(.wrapper(wrapper, child: $0)) }
        case .layered(let layering, let base, let over):
            let (newBase, newOver) = (base.renamed(apartFrom: &seen), over.renamed(apartFrom: &seen))
            if newBase == nil, newOver == nil { return nil }
            return with(.layered(layering, base: newBase ?? base, over: newOver ?? over))
        case .text, .image, .control, .shape, .spacer, .container:
            guard let name = leafName, let number = seen.number(of: name) else { return nil }
            return withLeafName(name.numbered(number))
        }
    }

    /// Whether two parts are a text and a field that it names.
    private static func isLabeledField(_ parts: [Blueprint]) -> Bool {
        guard parts.count == 2, case .text(let text) = parts[0].content else { return false }
        return parts[1].fieldTitle == text.string
    }

    /// The title of a field, whatever wraps it.
    private var fieldTitle: String? {
        switch content {
        case .control(let control) where [.field, .secureField, .textEditor].contains(control.kind): control.title
        case .wrapper(_, let child): child.fieldTitle
        default: nil
        }
    }

    /// A text or field with another string, whatever wraps it.
    private func titled(_ title: String) -> Blueprint {
        if case .wrapper(let wrapper, let child) = content { return with(.wrapper(wrapper, child: child.titled(title))) }
        return withLeafName(title)
    }

    private static func renamed(_ parts: [Blueprint], apartFrom seen: inout SeenNames) -> [Blueprint]? {
        var changed: [Blueprint]?
        for (index, part) in parts.enumerated() {
            guard let renamed = part.renamed(apartFrom: &seen) else { continue }
            changed = changed ?? parts
            changed?[index] = renamed
        }
        return changed
    }

    private func with(_ content: Content) -> Blueprint {
        var result = self
        result.content = content
        return result
    }

    private func withLeafName(_ name: String) -> Blueprint {
        var result = self
        result.leafName = name
        return result
    }
}

extension String {
    /// The suffixes after names, by number: most names occur a few times only.
    private static let suffixes = (0..<32).map { " \($0)" }

    /// The string with a number after it.
    fileprivate func numbered(_ number: Int) -> String {
        self + (Self.suffixes.indices.contains(number) ? Self.suffixes[number] : " \(number)")
    }

    /// The string with a number after it if it was seen before, regardless of case.
    package func numbered(apartFrom seen: inout [String: Int]) -> String {
        if isEmpty { return self }
        let count = seen[lowercased(), default: 0] + 1
        seen[lowercased()] = count
        return count == 1 ? self : numbered(count)
    }
}

extension Blueprint {
    /// The blueprint and everything in it, parents before children.
    ///
    /// A part's number is its index here. Cost: O(parts).
    package var parts: [Blueprint] {
        var result: [Blueprint] = []
        var pending = [self]
        while let next = pending.popLast() {
            result.append(next)
            pending.append(contentsOf: next.children.reversed())
        }
        return result
    }

    /// The number of the part that an element stands for, from the path that the
    /// standard layout gives it.
    ///
    /// - Parameter source: The path, for example `2/1` for the second child of the
    ///   third one, empty for the root. A part that a container adds has a suffix:
    ///   `2.bar`.
    /// - Returns: The number, or `nil` for a path of another form or to no part.
    package func number(ofPath source: String) -> Int? {
        numbers(alongPath: source)?.last
    }

    /// The numbers of the parts on the way from the root to the part that an
    /// element stands for, both included; see `number(ofPath:)`.
    package func numbers(alongPath source: String) -> [Int]? {
        let path = source.prefix { $0 != "." }
        var (part, numbers) = (self, [0])
        for place in path.isEmpty ? [] : path.split(separator: "/", omittingEmptySubsequences: false) {
            let children = part.children
            guard let place = Int(place), children.indices.contains(place) else { return nil }
            let before = children[..<place].reduce(0) { $0 + $1.partCount }
            numbers.append((numbers.last ?? 0) + 1 + before)
            part = children[place]
        }
        return numbers
    }

    /// The number of parts, itself included.
    package var partCount: Int {
        var count = 0
        var pending = [self]
        while let next = pending.popLast() {
            count += 1
            pending.append(contentsOf: next.children)
        }
        return count
    }

    /// The kinds of modifiers the part itself has, as numbers that stay the same;
    /// see `AccessibilityModifiers.kinds`.
    package var modifierKinds: [Int] { ownModifiers?.kinds ?? [] }

    /// The strings of the part itself, without those of modifiers that are not
    /// kept.
    package func strings(keeping kinds: [Int]) -> [String] { keeping(kinds).strings }

    /// Returns the part with some of its own modifiers and with other children.
    ///
    /// - Parameters:
    ///   - kinds: The kinds of modifiers to keep. Modifiers that set nothing are
    ///     always kept.
    ///   - children: The children. Superfluous ones are left out, and missing ones
    ///     are spacers.
    package func keeping(_ kinds: [Int], children: [Blueprint]) -> Blueprint {
        var result = keeping(kinds)
        let allowed = allowedChildCount
        var children = Array(children.prefix(allowed.upperBound))
        while children.count < allowed.lowerBound { children.append(.spacer) }
        result.children = children
        return result
    }

    private func keeping(_ kinds: [Int]) -> Blueprint {
        guard let modifiers = ownModifiers, !modifiers.kinds.isEmpty else { return self }
        let kept = modifiers.keeping(kinds)
        return replacingOwnModifiers(kept.kinds.isEmpty ? nil : kept)
    }
}

extension Blueprint.Content {
    /// The kind of content without its facts: `text`, `row`, `frame`.
    package var kindName: String {
        switch self {
        case .text: "text"
        case .image: "image"
        case .control(let control): control.kind.rawValue
        case .shape(let shape): shape.kind.rawValue
        case .spacer: "spacer"
        case .container(let container, _): Self.caseName(of: container)
        case .wrapper(let wrapper, _): Self.caseName(of: wrapper)
        case .layered(let layering, _, _): Self.caseName(of: layering)
        }
    }

    /// The name of an enum's case, without its payload.
    private static func caseName(of value: some Any) -> String {
        Mirror(reflecting: value).children.first?.label ?? String(describing: value)
    }
}

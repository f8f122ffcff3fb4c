import ScreenLayout

extension Blueprint {
    /// The blueprint with numbers after names that were there before: of two buttons "Add" the second is "Add 2".
    ///
    /// Two controls of one name that do different things are a fault of their own,
    /// which nobody wants in screens that are well made.
    var uniquelyNamed: Blueprint {
        var seen = SeenNames()
        return named(apartFrom: &seen)
    }

    /// The blueprint with numbers after names that are known, and those it brings known from then on.
    func named(apartFrom seen: inout SeenNames) -> Blueprint { renamed(apartFrom: &seen) ?? self }

    /// The blueprint with other names, or `nil` where all are as they were: what is not changed is not copied.
    private func renamed(apartFrom seen: inout SeenNames) -> Blueprint? {
        let parts = children
        guard !parts.isEmpty else {
            guard let name = leafName, let number = seen.number(of: name) else { return nil }
            return withLeafName("\(name) \(number)")
        }
        var changed: [Blueprint]?
        for (index, part) in parts.enumerated() {
            guard let renamed = part.renamed(apartFrom: &seen) else { continue }
            changed = changed ?? parts
            changed?[index] = renamed
        }
        guard let changed else { return nil }
        var result = self
        result.children = changed
        return result
    }

    private func withLeafName(_ name: String) -> Blueprint {
        var result = self
        if accessibility?.label != nil {
            result.accessibility?.label = name
        } else {
            result.strings = [name] + strings.dropFirst()
        }
        return result
    }
}

/// How often each name was seen, regardless of case.
struct SeenNames {
    private var counts: [UInt64: Int] = [:]

    /// Notes a name; returns how often it has been seen, or `nil` for the first time and for no name at all.
    mutating func number(of name: String) -> Int? {
        if name.isEmpty { return nil }
        let count = counts[Self.key(name), default: 0] + 1
        counts[Self.key(name)] = count
        return count == 1 ? nil : count
    }

    /// The 64-bit FNV-1a hash of the name in small letters, which costs a tenth of a string of its own.
    private static func key(_ name: String) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in name.utf8 {
            guard byte < 0x80 else { return wideKey(name) }
            let small = byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte
            hash = (hash ^ UInt64(small)) &* 0x100_0000_01B3
        }
        return hash
    }

    private static func wideKey(_ name: String) -> UInt64 {
        name.lowercased().utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
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

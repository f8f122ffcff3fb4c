extension Blueprint {
    /// For each part the number of the same part in another version of the
    /// blueprint, or `nil` where that has none.
    ///
    /// Versions are what one function returns under different settings. Where both
    /// have the same kinds of parts in the same order, the numbers are the same.
    /// Elsewhere parts match by their kind and strings, in order. Cost: O(parts).
    package func partNumbers(in other: Blueprint) -> [Int?] {
        let (before, after) = (parts.map(PartSignature.init), other.parts.map(PartSignature.init))
        if before.map(\.kind) == after.map(\.kind) { return Array(before.indices) }
        var places: [PartSignature: [Int]] = [:]
        for (number, signature) in after.enumerated().reversed() { places[signature, default: []].append(number) }
        return before.map { places[$0]?.popLast() }
    }

    /// Returns the blueprint with one part changed.
    ///
    /// - Parameters:
    ///   - number: The number of the part; see `parts`.
    ///   - change: Returns the part changed, or `nil` where it cannot be.
    /// - Returns: The blueprint, or `nil` where there is no such part or it cannot
    ///   be changed. Cost: O(parts × depth).
    package func changingPart(_ number: Int, _ change: (Blueprint) -> Blueprint?) -> Blueprint? {
        if number == 0 { return change(self) }
        var children = children
        var first = 1
        for index in children.indices {
            let count = children[index].partCount
            if number < first + count {
                guard number >= first, let changed = children[index].changingPart(number - first, change) else { return nil }
                children[index] = changed
                var result = self
                result.children = children
                return result
            }
            first += count
        }
        return nil
    }
}

/// The kind and the strings by which a part is found again in another version of
/// the blueprint.
private struct PartSignature: Hashable {
    let kind: String
    let strings: [String]

    init(_ part: Blueprint) {
        kind = part.content.kindName
        strings = part.strings
    }
}

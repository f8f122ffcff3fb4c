extension Transcript {
    /// Returns the differences of another transcript, by meaning: added, removed,
    /// moved and changed, section by section.
    ///
    /// Entries with the same text are the same. A removed and an added entry are
    /// one changed entry if they have the same identifier, or else are between the
    /// same others. A place is described by the entry before it, so that a new
    /// entry does not change the others.
    ///
    /// - Complexity: O(entries × differences).
    package func changes(to other: Transcript) -> [String] {
        var changes: [String] = []
        if title != other.title { changes.append("title: changed \(Self.quoted(title)) to \(Self.quoted(other.title))") }
        for section in Section.allCases {
            changes += Self.changes(from: entries(of: section), to: other.entries(of: section)).map { "\(section.rawValue): \($0)" }
        }
        return changes
    }

    private static func quoted(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "none" }

    private static func changes(from old: [Stop], to new: [Stop]) -> [String] {
        let pairing = Pairing(old.map(\.said), new.map(\.said), old.map(\.identifier), new.map(\.identifier))
        var result: [String] = []
        func place(_ index: Int) -> String { index == 0 ? "at the start" : "after \(quoted(new[index - 1].said))" }
        for index in old.indices where pairing.partners[index] == nil { result.append("removed \(quoted(old[index].said))") }
        for index in new.indices {
            guard let partner = pairing.origins[index] else {
                result.append("added \(quoted(new[index].said)) \(place(index))")
                continue
            }
            let (before, after) = (old[partner], new[index])
            if before.said != after.said { result.append("changed \(quoted(before.said)) to \(quoted(after.said))") }
            if pairing.moved.contains(index) { result.append("moved \(quoted(after.said)) \(place(index))") }
            let gone = before.details.filter { !after.details.contains($0) }.map { "no longer \($0)" }
            let come = after.details.filter { !before.details.contains($0) }.map { "now \($0)" }
            if !(gone + come).isEmpty { result.append("changed \(quoted(after.said)): \((gone + come).joined(separator: ", "))") }
        }
        return result
    }

    /// The pairs of equal entries of two lists.
    private struct Pairing {
        /// The index in the second list by that of the first.
        private(set) var partners: [Int: Int] = [:]
        /// The index in the first list by that of the second.
        private(set) var origins: [Int: Int] = [:]
        /// The indexes of the second list that have another position among the
        /// others.
        private(set) var moved: Set<Int> = []

        init(_ old: [String], _ new: [String], _ oldIdentifiers: [String?], _ newIdentifiers: [String?]) {
            let difference = new.difference(from: old)
            var removed = difference.removals.map { if case .remove(let offset, _, _) = $0 { offset } else { 0 } }
            var inserted = difference.insertions.map { if case .insert(let offset, _, _) = $0 { offset } else { 0 } }
            let (gone, come) = (Set(removed), Set(inserted))
            for (first, second) in zip(old.indices.filter { !gone.contains($0) }, new.indices.filter { !come.contains($0) }) {
                pair(first, second)
            }
            // An equal entry at another position has moved.
            moved = Set(join(&removed, &inserted) { old[$0] == new[$1] })
            _ = join(&removed, &inserted) { oldIdentifiers[$0] != nil && oldIdentifiers[$0] == newIdentifiers[$1] }
            // An entry between the same others has changed.
            let (partners, origins) = (partners, origins)
            let oldGaps = Self.gaps(of: old.count) { partners[$0] }
            let newGaps = Self.gaps(of: new.count) { index in origins[index] == nil ? nil : index }
            _ = join(&removed, &inserted) { oldGaps[$0] == newGaps[$1] }
        }

        private mutating func pair(_ first: Int, _ second: Int) { (partners[first], origins[second]) = (second, first) }

        /// Pairs entries without a partner; returns the indexes of those of the
        /// second list.
        private mutating func join(_ removed: inout [Int], _ inserted: inout [Int], where isSame: (Int, Int) -> Bool) -> [Int] {
            var joined: [Int] = []
            for first in removed {
                guard let place = inserted.firstIndex(where: { isSame(first, $0) }) else { continue }
                pair(first, inserted[place])
                joined.append(inserted.remove(at: place))
            }
            let known = partners
            removed.removeAll { known[$0] != nil }
            return joined
        }

        /// For each index the partner of the last paired entry before it, by its
        /// index in the second list; −1 for none.
        private static func gaps(of count: Int, partner: (Int) -> Int?) -> [Int] {
            var last = -1
            return (0..<count).map { index in
                defer { last = partner(index) ?? last }
                return last
            }
        }
    }
}

extension Transcript.Stop {
    /// The identifier of the element.
    var identifier: String? {
        details.first { $0.hasPrefix("identifier: ") }.map { String($0.dropFirst("identifier: ".count)) }
    }
}

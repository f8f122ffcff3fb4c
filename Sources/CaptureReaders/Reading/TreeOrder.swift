import EveryScreenCapture

/// The pre-order of records that a file lists in any order, each with the number of
/// the one around it.
struct TreeOrder {
    /// The numbers of the records, in pre-order.
    private(set) var records: [Int] = []
    /// For each of them, in the same order, the place of the one around it, or −1.
    private(set) var parents: [Int32] = []

    /// Orders records; O(records).
    ///
    /// - Parameter outer: For each record the number of the one it is inside of, or
    ///   −1.
    /// - Throws: `Loop` where records are inside of one another.
    init(outer: [Int]) throws(Loop) {
        // Chains of siblings instead of arrays of children: two numbers a record.
        var firstChild = [Int](repeating: -1, count: outer.count)
        var nextSibling = firstChild
        var pending: [(record: Int, parent: Int32)] = []
        for record in outer.indices.reversed() where outer[record] >= 0 {
            nextSibling[record] = firstChild[outer[record]]
            firstChild[outer[record]] = record
        }
        for record in outer.indices.reversed() where outer[record] < 0 { pending.append((record, -1)) }
        records.reserveCapacity(outer.count)
        parents.reserveCapacity(outer.count)
        while let (record, parent) = pending.popLast() {
            let place = Int32(records.count)
            records.append(record)
            parents.append(parent)
            // The next sibling waits below all that is inside this one.
            if parent >= 0, nextSibling[record] >= 0 { pending.append((nextSibling[record], parent)) }
            if firstChild[record] >= 0 { pending.append((firstChild[record], place)) }
        }
        guard records.count == outer.count else {
            let reached = Set(records)
            throw Loop(record: outer.indices.first { !reached.contains($0) } ?? 0)
        }
    }

    /// A record that is inside of itself by way of others.
    struct Loop: Error {
        let record: Int
    }
}

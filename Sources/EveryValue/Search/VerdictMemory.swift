/// The verdicts of a search, by what they are remembered by.
///
/// A search that judges ahead copies its state for every trial. The older verdicts
/// are therefore kept apart from the latest, so that such a copy, and the next
/// verdict after it, cost no more than the latest do.
struct VerdictMemory {
    /// The number of verdicts that count as latest.
    ///
    /// Joining them with the older ones costs time in proportion to the older ones,
    /// and happens once for this number.
    private static let mostLatest = 128

    /// The number of verdicts from which the oldest half is forgotten.
    private let most: Int
    /// How many verdicts were forgotten.
    private(set) var forgotten = 0
    /// Those that are forgotten next.
    private var oldest: [VerdictKey: Judgment] = [:]
    private var older: [VerdictKey: Judgment] = [:]
    private var latest: [VerdictKey: Judgment] = [:]

    init(most: Int) { self.most = most }

    /// The verdict on a value, or nil when it was not judged.
    subscript(key: VerdictKey) -> Judgment? {
        latest[key] ?? older[key] ?? oldest[key]
    }

    /// Remembers a verdict.
    mutating func insert(_ judgment: Judgment, for key: VerdictKey) {
        latest[key] = judgment
        guard latest.count >= VerdictMemory.mostLatest else { return }
        // In any order: the keys differ.
        older.merge(latest) { _, new in new }
        latest.removeAll(keepingCapacity: true)
        if older.count >= most / 2 {
            forgotten += oldest.count
            (oldest, older) = (older, [:])
        }
    }
}

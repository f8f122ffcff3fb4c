/// Goes through every recording below a minimum that is made of simplest, neighbouring and present values.
///
/// GUARANTEE: when it ends by itself, nothing in that set is simpler and fails. It proves minimality within the pool, not in general.
struct Certifier: Sendable {
    /// How many runs of the generator a check may take; found by experiment: minima of up to three parts stay below.
    static let maximumRuns = 20_000

    let pool: ValuePool
    private var script: EnumerationScript?
    private(set) var runs = 0
    /// How many recordings were visited that are simpler than the minimum.
    private(set) var visited = 0

    init(_ minimum: Recording) {
        pool = ValuePool(minimum)
        script = EnumerationScript(.pool(pool))
    }

    /// Whether every path was taken.
    var isComplete: Bool { script == nil }

    /// The source for the next run, or nil when all paths were taken or there were too many.
    func nextSource(limit: Int) -> ChoiceSource? {
        guard let script, runs < Certifier.maximumRuns else { return nil }
        return .enumeration(script, limit: limit)
    }

    /// Goes on to the path after the one the source has taken.
    mutating func advance(from source: ChoiceSource) {
        runs += 1
        script = source.script.successor()
    }

    mutating func countVisit() {
        visited += 1
    }
}

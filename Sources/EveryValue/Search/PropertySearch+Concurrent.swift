extension PropertySearch {
    /// Searches for values that fail a property, with several values judged at a
    /// time.
    ///
    /// Results count in the order of the trials: the report is the same for any
    /// number of workers, and so for a sequential search. Judging ahead costs
    /// judgments that are thrown away, above all while shrinking, where most
    /// candidates depend on the one before.
    ///
    /// When the task is cancelled, the search ends before the next judgment and
    /// returns the best result so far. Judgments in progress are cancelled with it.
    /// Those that throw `CancellationError` for this are left out.
    ///
    /// - Parameters:
    ///   - workers: How many judgments may be under way, at least 1.
    ///   - property: Judges a value, on any thread. An error it throws ends the
    ///     search and is thrown on.
    public static func run(
        _ generator: Generator<Value>, settings: SearchSettings = SearchSettings(), identity: ((Value) -> AnyHashable)? = nil,
        workers: Int, isolation: isolated (any Actor)? = #isolation,
        property: @escaping @Sendable (Value) async throws -> Judgment
    ) async throws -> SearchReport<Value> where Value: Sendable {
        guard workers > 0 else { fatalError("A concurrent search needs at least one worker, not \(workers).") }
        let settings = settings.cancelledWithTask
        return try await withThrowingTaskGroup(of: (id: Int, judgment: Judgment).self, isolation: isolation) { group in
            var search = PropertySearch(generator, settings: settings, identity: identity)
            var underWay: [SearchTrial<Value>] = []
            while true {
                while underWay.count < workers, let trial = search.next() {
                    underWay.append(trial)
                    group.addTask { (trial.id, try await property(trial.value)) }
                }
                let judged: (id: Int, judgment: Judgment)?
                do {
                    judged = try await group.next()
                } catch {
                    guard error is CancellationError, Task.isCancelled else { throw error }
                    group.cancelAll()
                    return search.report()
                }
                guard let (id, judgment) = judged else { return search.report() }
                if let index = underWay.firstIndex(where: { $0.id == id }) {
                    search.record(judgment, for: underWay.remove(at: index))
                }
            }
        }
    }
}

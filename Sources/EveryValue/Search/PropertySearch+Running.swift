extension PropertySearch {
    /// Searches for values that fail a property, and shrinks what it finds.
    ///
    /// An error the property throws ends the search and is thrown on; to count
    /// errors as failures, catch them inside.
    public static func run(
        _ generator: Generator<Value>, settings: SearchSettings = SearchSettings(), identity: ((Value) -> AnyHashable)? = nil,
        property: (Value) throws -> Judgment
    ) rethrows -> SearchReport<Value> {
        var search = PropertySearch(generator, settings: settings, identity: identity)
        while let trial = search.next() {
            search.record(try property(trial.value), for: trial)
        }
        return search.report()
    }
}

extension PropertySearch {
    /// Searches for values that fail a property which also gives labels and scores.
    public static func run(
        _ generator: Generator<Value>, settings: SearchSettings = SearchSettings(), identity: ((Value) -> AnyHashable)? = nil,
        property: (Value, inout SearchNotes) throws -> Judgment
    ) rethrows -> SearchReport<Value> {
        var search = PropertySearch(generator, settings: settings, identity: identity)
        while let trial = search.next() {
            var notes = SearchNotes()
            let judgment = try property(trial.value, &notes)
            search.record(judgment, for: trial, notes: notes)
        }
        return search.report()
    }
}

extension PropertySearch {
    /// Searches for values that fail an asynchronous property, one after another,
    /// on the actor of the caller.
    ///
    /// When the task is cancelled, the search ends before the next judgment and
    /// returns the best result so far. A judgment in progress that throws
    /// `CancellationError` for this is left out.
    public static func run(
        _ generator: Generator<Value>, settings: SearchSettings = SearchSettings(), identity: ((Value) -> AnyHashable)? = nil,
        isolation: isolated (any Actor)? = #isolation,
        property: nonisolated(nonsending) (Value) async throws -> Judgment
    ) async rethrows -> SearchReport<Value> {
        var search = PropertySearch(generator, settings: settings.cancelledWithTask, identity: identity)
        while let trial = search.next() {
            do {
                search.record(try await property(trial.value), for: trial)
            } catch {
                guard error is CancellationError, Task.isCancelled else { throw error }
                break
            }
        }
        return search.report()
    }
}

extension SearchSettings {
    /// The settings with which a search ends when the task is cancelled that asks
    /// for its trials.
    var cancelledWithTask: SearchSettings {
        var settings = self
        let isCancelled = settings.isCancelled
        settings.isCancelled = { isCancelled() || Task.isCancelled }
        return settings
    }
}

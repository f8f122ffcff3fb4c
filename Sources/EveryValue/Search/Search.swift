/// A search for values that fail a property, which asks for one judgment after
/// another.
///
/// The search does not call the property. The caller takes a trial, judges its
/// value in any way (at once, asynchronously, on another actor, in a child
/// process), and records the result. Several trials may be outstanding. Results
/// count in the order of the trials, so the report does not depend on the number of
/// concurrent judgments.
///
/// ```swift
/// var search = Search(.integer(in: 0 ... 1000), settings: SearchSettings())
/// while let trial = search.next() {
///     search.record(trial.value < 500 ? .passed : .failed, for: trial)
/// }
/// let report = search.report()     // the counterexample is 500
/// ```
public struct PropertySearch<Value> {
    /// The state after the newest trial was handed out.
    private var course: SearchCourse<Value>
    /// The trials that wait for their judgment, oldest first.
    private var outstanding: [OutstandingTrial<Value>] = []
    /// Judgments of trials that turned out not to be part of the search, in case
    /// they come up again.
    private var spare: [VerdictKey: Answer] = [:]
    private var nextID = 0
    private var timing: SearchTiming

    /// Creates a search.
    ///
    /// - Parameters:
    ///   - generator: Makes the values.
    ///   - settings: Seed, number of cases, budgets.
    ///   - identity: The key under which verdicts are remembered, besides the
    ///     choices of a value. Values of one identity are judged once.
    public init(_ generator: Generator<Value>, settings: SearchSettings, identity: ((Value) -> AnyHashable)? = nil) {
        course = SearchCourse(generator, settings: settings, identity: identity)
        timing = SearchTiming(elapsed: settings.elapsed)
    }

    /// The next trial to judge, or nil when there is none.
    ///
    /// Nil means that the search is finished, unless trials are outstanding: then
    /// it may go on once they are recorded.
    public mutating func next() -> SearchTrial<Value>? {
        if let last = outstanding.indices.last {
            outstanding[last].course = course
            course.apply(Answer.passed)
        }
        timing.begin()
        if let proposal = propose(&course) {
            timing.generated(nextID, proposal.phase)
            let trial = SearchTrial(
                id: nextID, value: proposal.sample.value, phase: proposal.phase, recording: proposal.sample.recording)
            nextID += 1
            outstanding.append(OutstandingTrial(id: trial.id, key: proposal.key))
            return trial
        }
        if let last = outstanding.indices.last, let course = outstanding[last].course {
            // Nothing more to do if all outstanding trials pass; they may not.
            self.course = course
            outstanding[last].course = nil
        }
        return nil
    }

    /// The next proposal that was not judged before in vain.
    private func propose(_ course: inout SearchCourse<Value>) -> Proposal<Value>? {
        while let proposal = course.propose() {
            guard let known = spare[proposal.key] else { return proposal }
            course.apply(known)
        }
        return nil
    }

    /// Records the judgment of a trial, in any order.
    ///
    /// - Parameter notes: Labels and scores, which count for random cases only.
    public mutating func record(_ judgment: Judgment, for trial: SearchTrial<Value>, notes: SearchNotes = SearchNotes()) {
        guard let index = place(of: trial) else { return }
        timing.judged(trial.id)
        outstanding[index].answer = Answer(judgment: judgment, notes: notes)
        while !outstanding.isEmpty, let answer = outstanding[0].answer { settle(outstanding.removeFirst(), answer) }
    }

    /// Returns whether a trial waits for its judgment.
    ///
    /// It no longer waits once the judgment is recorded, or once the judgment of an
    /// earlier trial made the search take another way.
    public func isWaiting(for trial: SearchTrial<Value>) -> Bool { place(of: trial) != nil }

    /// Where a trial stands among those that wait; by index, as a copy of each has
    /// the whole state of a search with it.
    private func place(of trial: SearchTrial<Value>) -> Int? { outstanding.indices.first { outstanding[$0].id == trial.id } }

    private mutating func settle(_ oldest: OutstandingTrial<Value>, _ answer: Answer) {
        // No copy is made of a state that is never restored.
        if oldest.course != nil, answer == Answer.passed { return }
        guard var past = oldest.course else { return course.apply(answer) }
        past.apply(answer)
        takeBack(to: past)
    }

    /// Goes on from another state than was assumed; trials handed out since then
    /// stay as far as they come up again.
    private mutating func takeBack(to state: SearchCourse<Value>) {
        var state = state
        var kept = 0
        while kept < outstanding.count {
            let before = state
            guard let proposal = propose(&state), proposal.key == outstanding[kept].key else {
                state = before
                break
            }
            outstanding[kept].course = state
            state.apply(Answer.passed)
            kept += 1
        }
        for lost in outstanding[kept...] {
            if let answer = lost.answer { spare[lost.key] = answer }
        }
        outstanding.removeSubrange(kept...)
        if kept > 0, let last = outstanding[kept - 1].course {
            course = last
            outstanding[kept - 1].course = nil
        } else {
            course = state
        }
    }

    /// Reports the results so far; valid at any time.
    public func report() -> SearchReport<Value> {
        let settled = outstanding.first?.course ?? course
        let isCancelled = settled.ending == .running && settled.settings.isCancelled()
        return SearchReport(
            counterexamples: settled.tasks.map { $0.counterexample(of: settled.generator) },
            ending: isCancelled ? .cancelled : settled.ending,
            statistics: settled.statistics, coverage: settled.statistics.coverage(settled.settings.coverage),
            warnings: settled.statistics.warnings + timing.warnings)
    }
}

/// The caller's answer to a trial.
struct Answer: Equatable {
    var judgment: Judgment
    var notes = SearchNotes()

    /// The answer that is assumed until the real one is recorded.
    static var passed: Answer { Answer(judgment: .passed) }
}

/// A trial handed out and not yet settled.
private struct OutstandingTrial<Value> {
    let id: Int
    let key: VerdictKey
    /// The state right after it was handed out; nil for the newest, whose state is
    /// the search's own.
    var course: SearchCourse<Value>?
    var answer: Answer?
}

extension PropertySearch where Value: Hashable {
    /// Creates a search that judges equal values once.
    public init(_ generator: Generator<Value>, settings: SearchSettings) {
        self.init(generator, settings: settings, identity: { AnyHashable($0) })
    }
}

extension SearchCourse {
    /// Why the search has ended.
    var ending: SearchEnding {
        if case .ended(let ending) = stage { ending } else { .running }
    }
}

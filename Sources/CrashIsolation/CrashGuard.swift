package import EveryValue

/// Records the cases in progress, investigates the crash of an earlier process, and
/// runs a single case in a child process.
///
/// One guard belongs to one run of a property. The driver of the run calls `role`
/// and `investigate` before the first case, and `begin` and `end` around each case.
/// It calls `pause` and `resume` where it suspends one. It calls `close` on every
/// path that leaves the process alive.
package struct CrashGuard: Sendable {
    /// The cases of the property that this process runs.
    package enum Role: Sendable {
        /// All cases, as usual.
        case all
        /// This case and no other.
        case one(ReplayToken)
        /// None: the process was started for another property.
        case nothing
    }

    private let settings: CrashSettings?
    private let file: JournalFile?
    private let journal: CrashJournal?
    /// The name of the property in the message of a dying process; nil if nothing
    /// is watched.
    private let watched: String?
    /// The number of the guard, unique in the process.
    private let number: Int

    private static let count = Locked(0)

    /// Opens the journal.
    ///
    /// Without settings or without a journal, the run continues unguarded.
    package init(_ settings: CrashSettings?) {
        self.settings = settings
        number = Self.nextNumber
        watched = settings.flatMap { $0.order == nil ? $0.property : nil }
        if watched != nil { CrashWitness.open(number) }
        file = settings.flatMap { $0.order == nil ? JournalFile(of: $0.property, in: $0.folder) : nil }
        journal = file?.journal
    }

    private static var nextNumber: Int {
        count.withLock { count in
            count += 1
            return count
        }
    }

    /// The cases of the property that this process runs.
    package var role: Role {
        guard let settings, let order = settings.order else { return .all }
        return order.property == settings.property ? .one(order.token) : .nothing
    }

    /// Investigates the cases during which an earlier process died; nil if there
    /// are none.
    ///
    /// Cases that still crash stay in the journal, shrunk so far, so that the next
    /// run begins with them. All others are removed, also those that no child
    /// process could run: otherwise a fix would never show. If there are any
    /// crashes, run no case in this process: they would crash it again.
    package func investigate<Value>(
        _ generator: Generator<Value>, isCancelled: @escaping @Sendable () -> Bool = { false }
    ) -> CrashReport<Value>? {
        guard let settings, let file else { return nil }
        let noted = file.danglingCases
        guard !noted.isEmpty else { return nil }
        let start = ContinuousClock.now
        // A crash that was shrunk and reported before is run again, but not shrunk
        // again.
        let evaluations = file.isReported ? 0 : settings.evaluations
        let search = SearchSettings(
            shrinkEvaluations: evaluations, certifyEvaluations: evaluations / 2, isCancelled: isCancelled,
            elapsed: { ContinuousClock.now - start }, timeBudget: settings.budget)
        let report = CrashInvestigation.run(noted, isReported: file.isReported, of: generator, settings: search) { token in
            switch settings.children {
            case .none(let reason): .notJudged(reason: reason)
            case .command(let command): ChildJudge(of: settings.property, by: command, timeLimit: settings.timeLimit).outcome(of: token)
            }
        }
        file.keep(report.crashes.filter { $0.ending != nil }.map(\.recording))
        return report
    }

    /// Reports that a case starts.
    ///
    /// - Parameters:
    ///   - id: A number that no other case in progress has.
    ///   - recording: The choices of the case.
    package func begin(_ id: Int, _ recording: ChoiceRecording) {
        if let order = settings?.order {
            order.begin()
        } else {
            note(id, recording)
        }
    }

    /// Records a case in the journal and in the crash message of the process.
    private func note(_ id: Int, _ recording: ChoiceRecording) {
        guard let settings else { return }
        let text = CrashJournal.text(recording)
        journal?.begin(id, text)
        CrashWitness.begin(number, id, "case under way: \(text) of \(settings.property)")
    }

    /// Removes a case from both.
    private func forget(_ id: Int) {
        guard settings != nil else { return }
        CrashWitness.end(number, id)
        journal?.end(id)
    }

    /// Reports that a case is suspended: until `resume`, it cannot crash the
    /// process.
    package func pause(_ id: Int) {
        if settings?.order == nil { forget(id) }
    }

    /// Does work that calls the code under test and is no case: drawing one, for
    /// instance.
    ///
    /// If it ends the process, the process says during which work. The journal does
    /// not have it: only a case can be run alone.
    ///
    /// - Parameters:
    ///   - work: The work, as `drawing a case`.
    ///   - body: Does it.
    package func during<Result>(_ work: @autoclosure () -> String, _ body: () throws -> Result) rethrows -> Result {
        begin(work())
        defer { endWork() }
        return try body()
    }

    /// Reports that work starts which is no case, for callers that wait during it.
    package func begin(_ work: @autoclosure () -> String) {
        guard let watched else { return }
        CrashWitness.begin(number, Self.work, "under way: \(work()) of \(watched)", isCase: false)
    }

    /// Reports that this work has ended.
    package func endWork() {
        if watched != nil { CrashWitness.end(number, Self.work) }
    }

    /// The number of work that is no case.
    private static let work = -1

    /// Reports that a suspended case resumes.
    package func resume(_ id: Int, _ recording: ChoiceRecording) {
        if settings?.order == nil { note(id, recording) }
    }

    /// Reports that a case has ended; ends a child process.
    package func end(_ id: Int) {
        if let order = settings?.order {
            order.finish()
        } else {
            forget(id)
        }
    }

    /// Removes the journal, unless it holds crashes that were reported.
    package func close() {
        CrashWitness.close(number)
        if let file, !file.isReported { file.discard() }
    }
}

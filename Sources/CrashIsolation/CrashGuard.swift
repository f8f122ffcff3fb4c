package import EveryValue

/// Notes what is being judged, looks into what an earlier process died of, and in a child process judges one case only.
///
/// One guard belongs to one run of a property. What drives the run asks it before the first case (`role`, `investigate`), tells it around
/// each case (`begin`, `pause` and `resume` where it is put aside, `end`), and ends it in every way out that leaves the process alive (`close`).
package struct CrashGuard: Sendable {
    /// What this process is to do with the property.
    package enum Role: Sendable {
        /// Judge all cases, as always.
        case all
        /// Judge this case and no other.
        case one(ReplayToken)
        /// Nothing: the process was started for another property.
        case nothing
    }

    private let settings: CrashSettings?
    private let file: JournalFile?
    private let journal: CrashJournal?
    /// The number of the guard among those of the process.
    private let number: Int

    private static let count = Locked(0)

    /// Opens the journal; without settings, or where there can be no journal, everything goes on without.
    package init(_ settings: CrashSettings?) {
        self.settings = settings
        number = Self.count.withLock { count in
            count += 1
            return count
        }
        if let settings, settings.order == nil { _ = CrashWitness.isWatching }
        file = settings.flatMap { $0.order == nil ? JournalFile(of: $0.property, in: $0.folder) : nil }
        journal = file?.journal
    }

    /// What this process is to do with the property.
    package var role: Role {
        guard let settings, let order = settings.order else { return .all }
        return order.property == settings.property ? .one(order.token) : .nothing
    }

    /// Looks into the cases during which an earlier process died; nil when there are none.
    ///
    /// Cases that still end a process stay in the journal, as small as they are now, so that the next run begins with them. All others are
    /// forgotten, also those that no child process could judge: otherwise nobody would find out that they are mended. Where there are any
    /// crashes, it is better not to judge anything in this process: they would come up again.
    package func investigate<Value>(
        _ generator: Generator<Value>, isCancelled: @escaping @Sendable () -> Bool = { false }
    ) -> CrashReport<Value>? {
        guard let settings, let file else { return nil }
        let noted = file.danglingCases
        guard !noted.isEmpty else { return nil }
        let start = ContinuousClock.now
        // What was shrunk and reported once is judged again, and not shrunk again.
        let evaluations = file.isReported ? 0 : settings.evaluations
        let search = SearchSettings(
            shrinkEvaluations: evaluations, certifyEvaluations: evaluations / 2, isCancelled: isCancelled,
            elapsed: { ContinuousClock.now - start }, timeBudget: settings.budget)
        let report = EveryValueCrashIsolation.investigate(noted, isReported: file.isReported, of: generator, settings: search) { token in
            switch settings.children {
            case .none(let reason): .notJudged(reason: reason)
            case .command(let command): ChildJudge(of: settings.property, by: command, timeLimit: settings.timeLimit).outcome(of: token)
            }
        }
        file.keep(report.crashes.filter { $0.ending != nil }.map(\.recording))
        return report
    }

    /// Tells that a case is about to be judged.
    ///
    /// - Parameters:
    ///   - id: A number that no other case under way has.
    ///   - recording: The choices it is made of.
    package func begin(_ id: Int, _ recording: ChoiceRecording) {
        if let order = settings?.order {
            order.begin()
        } else {
            note(id, recording)
        }
    }

    /// Notes a case in the journal and for those last words that a process has time for.
    private func note(_ id: Int, _ recording: ChoiceRecording) {
        guard let settings else { return }
        let text = CrashJournal.text(recording)
        journal?.begin(id, text)
        CrashWitness.begin(number, id, "\(text) of \(settings.property)")
    }

    /// Forgets a case in both.
    private func forget(_ id: Int) {
        guard settings != nil else { return }
        CrashWitness.end(number, id)
        journal?.end(id)
    }

    /// Tells that a case is put aside between what is done for it: until `resume`, it can end no process.
    package func pause(_ id: Int) {
        if settings?.order == nil { forget(id) }
    }

    /// Tells that a case that was put aside is gone on with.
    package func resume(_ id: Int, _ recording: ChoiceRecording) {
        if settings?.order == nil { note(id, recording) }
    }

    /// Tells that a case was judged; ends a child process.
    package func end(_ id: Int) {
        if let order = settings?.order {
            order.finish()
        } else {
            forget(id)
        }
    }

    /// Takes the journal away, unless it holds crashes that were reported.
    package func close() {
        CrashWitness.end(number)
        if let file, !file.isReported { file.discard() }
    }
}

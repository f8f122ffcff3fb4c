public import EveryScreenAudit

extension CheckReport {
    /// The counts of one spec over a whole run.
    public struct SpecTally: Hashable, Sendable {
        /// The id of the spec.
        public let spec: SpecID
        /// The number of times each outcome was reached.
        public internal(set) var tally: Verdicts.Tally
        /// The reasons for passes by an exception, and for undecided results.
        public internal(set) var reasons: Verdicts.ReasonCounts
    }
}

extension CheckReport.SpecTally {
    /// Whether it applied, or may have.
    var isAboutSomething: Bool { tally.applied > 0 || tally.cantTell > 0 || tally.untested > 0 }

    /// The numbers in words: "6 passed (2 because no other target is near), 1
    /// failed, 3 untested (…)".
    var sentence: String {
        [
            "\("\(tally.passed)".padded(to: 6, onLeft: true)) passed\(exceptions)", "\(tally.failed) failed",
            tally.cantTell > 0 ? "\(tally.cantTell) cannot tell\(causes(of: .cantTell))" : nil,
            tally.untested > 0 ? "\(tally.untested) untested\(causes(of: .untested))" : nil,
        ].compactMap(\.self).joined(separator: ", ")
    }

    /// The passes by an exception, which would fail without it.
    private var exceptions: String {
        let entries = reasons.entries(of: .passed).map { "\($0.count) because \($0.reason.sentence)" }
        return entries.isEmpty ? "" : " (\(entries.joined(separator: "; ")))"
    }

    private func causes(of outcome: Verdicts.Outcome) -> String {
        let entries = reasons.entries(of: outcome).map(\.reason.sentence)
        return entries.isEmpty ? "" : " (\(entries.joined(separator: "; ")))"
    }
}

extension [CheckReport.SpecTally] {
    /// The specs that never applied: their lack of findings means nothing.
    var vacuousSpecs: [SpecID] { filter { $0.tally.applied == 0 }.map(\.spec) }

    /// A line for each spec that applied, then one with the others.
    func lines(width: Int) -> [String] {
        let lines = filter(\.isAboutSomething).map { "\($0.spec.rawValue.padded(to: width)) \($0.sentence)" }
        let others = filter { !$0.isAboutSomething }.map(\.spec.rawValue)
        return others.isEmpty ? lines : lines + ["never about anything shown, so not a pass: \(others.joined(separator: ", "))"]
    }
}

extension [ScreenAudit] {
    /// The outcomes of each spec on all screens together, in the order of the
    /// specs.
    var tallies: [CheckReport.SpecTally] {
        var result: [CheckReport.SpecTally] = []
        var places: [SpecID: Int] = [:]
        for verdicts in lazy.flatMap(\.verdicts) {
            let place = places[verdicts.spec] ?? result.count
            if place == result.count {
                places[verdicts.spec] = place
                result.append(CheckReport.SpecTally(spec: verdicts.spec, tally: Verdicts.Tally(), reasons: Verdicts.ReasonCounts()))
            }
            result[place].tally += verdicts.tally
            result[place].reasons.add(verdicts)
        }
        return result
    }
}

package import EveryValue

/// A generator and a property that fails, with the one answer a shrinker should
/// give.
package struct Problem: Sendable {
    /// The name in tables.
    package let name: String
    /// The minimum, as printed.
    package let expected: String
    /// Searches with some settings and returns what came out.
    package let run: @Sendable (SearchSettings) -> ProblemOutcome

    /// Creates a problem; values of one description count as one value.
    init<Value>(
        _ name: String, expected: String, _ generator: Generator<Value>,
        show: @escaping @Sendable (Value) -> String = { "\($0)" }, isFailing: @escaping @Sendable (Value) -> Bool?
    ) {
        self.name = name
        self.expected = expected
        run = { settings in
            let start = ContinuousClock.now
            let report = PropertySearch.run(generator, settings: settings, identity: { AnyHashable(show($0)) }) { value in
                switch isFailing(value) {
                case nil: .discarded
                case false?: .passed
                case true?: .failed
                }
            }
            return ProblemOutcome(report, show: show, duration: ContinuousClock.now - start)
        }
    }
}

extension Problem: CustomStringConvertible {
    /// The name.
    package var description: String { name }
}

/// The outcome of one search for the minimum of a problem.
package struct ProblemOutcome: Sendable {
    /// The minimum found, as printed, or nil when nothing failed.
    package let minimum: String?
    /// Judgments up to and including the first failure.
    package let discovery: Int
    /// Judgments spent on shrinking.
    package let shrinking: Int
    /// Judgments spent on the exhaustive check.
    package let certifying: Int
    /// Why shrinking ended.
    package let ending: ShrinkEnding?
    /// The replay token of the minimum.
    package let token: String
    /// The cost and effect of each shrink pass.
    package let passes: [ShrinkPassStatistics]
    /// The parts of the minimum, and what they may be for the failure to stay.
    package let explanation: [ExplainedPart]
    /// Wall time of the whole search.
    package let duration: Duration

    init<Value>(_ report: SearchReport<Value>, show: (Value) -> String, duration: Duration) {
        let found = report.counterexamples.first
        minimum = found.map { show($0.value) }
        discovery = report.statistics.evaluationsToFirstFailure ?? report.statistics.evaluations
        shrinking = found?.evaluations ?? 0
        certifying = found?.certifyEvaluations ?? 0
        ending = found?.ending
        token = found?.token.description ?? ""
        passes = report.statistics.passes
        explanation = found?.explanation ?? []
        self.duration = duration
    }

    /// Whether nothing simpler is left in the pool of the exhaustive check.
    package var isCertified: Bool {
        if case .certified = ending { true } else { false }
    }
}

extension Problem {
    /// The settings of problem tables: one seed, as many cases as it takes, one
    /// bug, no further search.
    package static func settings(seed: Int, certify: Bool = true) -> SearchSettings {
        SearchSettings(
            seed: UInt64(seed) &* 7919 &+ 12345, cases: 1_000_000, certifyEvaluations: certify ? 400 : 0, explainEvaluations: 0,
            maximumFailures: 1,
            furtherSearch: .none, maximumDiscardRatio: 100, repeatEvery: 0)
    }

    /// Every problem whose one answer is required for every seed.
    package static var all: [Problem] { challenge + trees + further + own }

    /// Problems by kind of difficulty, which were written before the passes that
    /// solve them.
    package static var kinds: [Problem] { gaps + fractions + letters + relations }

    /// The names of the problems in `kinds` that no pass was tuned on: they were
    /// set aside, and the first score was reported blind.
    package static let setAside: Set<String> = [
        "gap_half_past", "gap_palindrome", "gap_byte", "gap_century", "frac_between", "frac_absorbs_one", "letter_no_vowel",
        "letter_two_words", "letter_enclosed", "twin_cards", "twin_mirror", "alt_optional", "check_card_number", "perm_moved",
    ]
}

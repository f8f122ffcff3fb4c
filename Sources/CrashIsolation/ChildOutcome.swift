package import EveryValue

/// The outcome of a child process that was to run one case.
package enum ChildOutcome: Hashable, Sendable {
    /// It ran the case and lived.
    case survived
    /// It died during the case; the last words are the message of the crash, if
    /// there is one.
    case died(lastWords: String?)
    /// It was still running the case at its time limit, and was killed.
    case hung(after: Duration)
    /// It never started the case.
    case notJudged(reason: String)

    /// The key of a case that hangs.
    package static let hangKey = "hang"

    /// The outcome as the judgment of a search for crashes, or nil if it is none.
    ///
    /// Crashes at two places have two keys, so that shrinking does not slip from
    /// one to the other.
    package var judgment: Judgment? {
        switch self {
        case .survived: .passed
        case .died(let words):
            .failed(keys: [words.flatMap(ChildOutcome.place).map { "\(CrashJournal.key) at \($0)" } ?? CrashJournal.key])
        case .hung: .failed(keys: [ChildOutcome.hangKey])
        case .notJudged: nil
        }
    }

    /// The place in the message of a crash: `Shop/Cart.swift:12` of
    /// `Shop/Cart.swift:12: Fatal error: Index out of range`.
    private static func place(_ words: String) -> String? {
        guard let end = words.range(of: ": Fatal error")?.lowerBound, end > words.startIndex else { return nil }
        return String(words[..<end])
    }
}

package import EveryValue

/// What became of a child process that was to judge one case.
package enum ChildOutcome: Hashable, Sendable {
    /// It judged the case and lived.
    case survived
    /// It died while judging the case; the last words are those of the trap, where there are any.
    case died(lastWords: String?)
    /// It was still judging when its time was over, and was ended.
    case hung(after: Duration)
    /// It never came to judge the case.
    case notJudged(reason: String)

    /// The origin of a case that never comes to an end.
    package static let hangOrigin = "hang"

    /// The outcome as the judgment of a search for crashes, or nil when there is none.
    ///
    /// Traps at two places are two origins, so that shrinking does not slip from one to the other.
    package var judgment: Judgment? {
        switch self {
        case .survived: .passed
        case .died(let words):
            .failed(origins: [words.flatMap(ChildOutcome.place).map { "\(CrashJournal.origin) at \($0)" } ?? CrashJournal.origin])
        case .hung: .failed(origins: [ChildOutcome.hangOrigin])
        case .notJudged: nil
        }
    }

    /// The place in the words of a trap: `Shop/Cart.swift:12` of `Shop/Cart.swift:12: Fatal error: Index out of range`.
    private static func place(_ words: String) -> String? {
        guard let end = words.range(of: ": Fatal error")?.lowerBound, end > words.startIndex else { return nil }
        return String(words[..<end])
    }
}

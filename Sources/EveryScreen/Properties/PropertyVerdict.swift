import EveryScreenKit
import EveryValue

/// The verdict of one evaluation of a property: each failure, with an identity and
/// a sentence.
struct PropertyVerdict {
    /// One failure.
    ///
    /// Shrinking keeps the identity, which therefore contains no value.
    struct Failure {
        let identity: String
        let text: String
    }

    private(set) var failures: [Failure]
    /// Whether the property says nothing about the case.
    private var isDiscarded = false
    /// The reason why the property cannot be evaluated at all.
    private(set) var mistake: String?
    /// The classes and measures of the case.
    let notes: CaseNotes.Content

    /// Creates the verdict from the result of a property, and from the issues
    /// recorded and the notes made meanwhile.
    init(_ result: Result<Any, any Error>, issues: [Failure] = [], notes: CaseNotes.Content = CaseNotes.Content()) {
        self.notes = notes
        failures = issues
        switch result {
        case .success(let value as Bool): if !value { failures.append(Failure(identity: "returns false", text: "it returns false")) }
        case .success(is Void): break
        case .success(let value):
            mistake = "The property returns \(type(of: value)). It must return Bool or nothing: compare the value, or use #expect."
        case .failure(is DiscardedCase): isDiscarded = issues.isEmpty
        case .failure(let failure as RuleFailure):
            // As below: a step that throws may have recorded an issue.
            if issues.isEmpty || !failure.isThrown { failures.append(Failure(identity: failure.identity, text: failure.description)) }
        case .failure(let error):
            // A failed #require records an issue and throws; the issue has more
            // detail.
            if issues.isEmpty { failures.append(Failure(identity: "throws \(Self.kind(of: error))", text: "it throws \(error)")) }
        }
    }

    /// The type of an error, with its case where it is an enumeration: a case has
    /// its own cause.
    private static func kind(of error: any Error) -> String {
        let mirror = Mirror(reflecting: error)
        guard mirror.displayStyle == .enum else { return "\(type(of: error))" }
        return "\(type(of: error)).\(mirror.children.first?.label ?? "\(error)")"
    }

    /// Adds a failure if the evaluation took longer than a limit.
    mutating func limit(to most: Duration?, after time: Duration) {
        guard let most, time > most else { return }
        failures.append(
            Failure(
                identity: "takes longer than \(most)",
                text: "it takes \(Self.rounded(time)); .timePerCase allows \(Self.rounded(most)): make it faster, or allow more"))
    }

    /// A time in seconds, with three digits behind the point.
    private static func rounded(_ time: Duration) -> String {
        let (seconds, attoseconds) = time.components
        let digits = String(attoseconds / 1_000_000_000_000_000)
        return "\(seconds).\(String(repeating: "0", count: 3 - digits.count))\(digits) s"
    }

    var judgment: Judgment {
        isDiscarded ? .discarded : failures.isEmpty ? .passed : .failed(keys: failures.map(\.identity).uniqued())
    }
}

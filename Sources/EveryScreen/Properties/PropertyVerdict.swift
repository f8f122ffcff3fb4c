import EveryScreenKit
import EveryValue

/// What one evaluation of a property came to: each way in which it failed, with an
/// identity and a sentence.
struct PropertyVerdict {
    /// One way to fail.
    ///
    /// Shrinking keeps to one identity, which therefore has no value in it.
    struct Failure {
        let identity: String
        let text: String
    }

    private(set) var failures: [Failure]
    /// Why the property cannot be judged at all.
    private(set) var mistake: String?

    /// Makes the verdict of what a property returned or threw, and of the issues
    /// recorded meanwhile.
    init(_ result: Result<Any, any Error>, issues: [Failure] = []) {
        failures = issues
        switch result {
        case .success(let value as Bool): if !value { failures.append(Failure(identity: "returns false", text: "it returns false")) }
        case .success(is Void): break
        case .success(let value):
            mistake = "The property returns \(type(of: value)). It must return Bool or nothing: compare the value, or use #expect."
        case .failure(let error):
            // A #require that fails records an issue and throws; the issue says
            // more.
            if issues.isEmpty { failures.append(Failure(identity: "throws \(type(of: error))", text: "it throws \(error)")) }
        }
    }

    var judgment: Judgment {
        failures.isEmpty ? .passed : .failed(origins: failures.map(\.identity).uniqued())
    }
}

import Foundation
import Testing

/// Texts that several tasks append.
final class Texts: @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [String] = []

    var all: [String] { lock.withLock { texts } }

    func append(_ text: String) { lock.withLock { texts.append(text) } }
}

/// Returns the texts of the issues that a function records, which then do not fail
/// the test.
func recordedIssues(_ body: @escaping @Sendable () async -> Void) async throws -> [String] {
    let texts = Texts()
    let trait: IssueHandlingTrait = .compactMapIssues { issue in
        texts.append(issue.comments.map(\.rawValue).joined(separator: "\n"))
        return nil
    }
    try await trait.provideScope(for: #require(Test.current), testCase: Test.Case.current) { await body() }
    return texts.all
}

#if compiler(>=6.3)
    /// Returns how severe the issues are that a body records; none is recorded.
    func recordedSeverities(_ body: @escaping @Sendable () async -> Void) async throws -> [String] {
        let texts = Texts()
        let trait: IssueHandlingTrait = .compactMapIssues { issue in
            texts.append("\(issue.severity)")
            return nil
        }
        try await trait.provideScope(for: #require(Test.current), testCase: Test.Case.current) { await body() }
        return texts.all
    }
#endif

/// A text with its tokens cut, which encode the draw and are not under test.
func withoutTokens(_ text: String) -> String { text.replacing(/"es2-[^"]*"/, with: "\"es2-…\"") }

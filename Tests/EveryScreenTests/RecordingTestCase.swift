import XCTest

/// A test case that can look at the failures of assertions.
class RecordingTestCase: XCTestCase {
    /// A failure as XCTest received it.
    struct Failure {
        let message: String
        let file: String
        let line: Int
    }

    /// The failures being collected instead of recorded, if any.
    private var collected: [Failure]?

    /// Returns the failures that some assertions record, which then do not count.
    func recordedFailures(_ body: () -> Void) -> [Failure] {
        collected = []
        body()
        defer { collected = nil }
        return collected ?? []
    }

    /// Returns the failures that asynchronous assertions record, which then do not
    /// count.
    func failuresRecorded(during body: () async -> Void) async -> [Failure] {
        collected = []
        await body()
        defer { collected = nil }
        return collected ?? []
    }

    #if canImport(ObjectiveC)
        override func record(_ issue: XCTIssue) {
            guard collected != nil else { return super.record(issue) }
            let location = issue.sourceCodeContext.location
            collected?.append(
                Failure(message: issue.compactDescription, file: location?.fileURL.path ?? "", line: location?.lineNumber ?? 0))
        }
    #else
        override func recordFailure(withDescription description: String, inFile file: String, atLine line: Int, expected: Bool) {
            guard collected != nil else {
                return super.recordFailure(withDescription: description, inFile: file, atLine: line, expected: expected)
            }
            collected?.append(Failure(message: description, file: file, line: line))
        }
    #endif
}

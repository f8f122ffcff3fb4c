package import EveryValue
import Foundation

/// The order to a child process: run one case of one property, and report by a file
/// that it lives.
///
/// The order travels in environment variables, which pass through any test runner.
/// The answer travels in a file, since the runner decides what a test process
/// prints and its exit code.
package struct ChildOrder: Hashable, Sendable {
    /// The property of the case; the child ignores all other properties.
    package let property: String
    /// The case.
    package let token: ReplayToken
    /// The path of the file that takes the answer.
    let answerPath: String

    private static let propertyVariable = "PROPERTY_TESTING_JUDGE_PROPERTY"
    private static let tokenVariable = "PROPERTY_TESTING_JUDGE_CASE"
    private static let answerVariable = "PROPERTY_TESTING_JUDGE_ANSWER"

    static let begun = "begun\n"
    static let survived = "survived\n"

    init(_ property: String, _ token: ReplayToken, answerPath: String) {
        self.property = property
        self.token = token
        self.answerPath = answerPath
    }

    /// Reads the order from a process's environment; nil in a process that is no
    /// child, or if the order is malformed.
    package init?(environment: [String: String]) {
        guard let property = environment[ChildOrder.propertyVariable], let text = environment[ChildOrder.tokenVariable],
            let answerPath = environment[ChildOrder.answerVariable], let token = try? ReplayToken(text)
        else { return nil }
        self.init(property, token, answerPath: answerPath)
    }

    /// The order given to this process, if it is a child.
    package static var ofThisProcess: ChildOrder? { ChildOrder(environment: ProcessInfo.processInfo.environment) }

    /// The order as environment variables.
    var environment: [String: String] {
        [
            ChildOrder.propertyVariable: property, ChildOrder.tokenVariable: token.description, ChildOrder.answerVariable: answerPath,
            // The Swift runtime's crash report takes seconds, and no one reads it
            // here.
            "SWIFT_BACKTRACE": "enable=no",
        ]
    }

    /// Reports that the case starts: if the process dies after this, the case
    /// crashed.
    package func begin() { add(ChildOrder.begun) }

    /// Reports that the case ended without a crash, passed or failed, and ends the
    /// process.
    package func finish() -> Never {
        add(ChildOrder.survived)
        exit(0)
    }

    private func add(_ line: String) {
        let descriptor = open(answerPath, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return }
        var line = line
        line.withUTF8 { bytes in _ = write(descriptor, bytes.baseAddress, bytes.count) }
        close(descriptor)
    }
}

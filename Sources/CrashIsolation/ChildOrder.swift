package import EveryValue
import Foundation

/// What a child process is to do: judge one case of one property, and tell by a file that it lives.
///
/// The order travels in environment variables, past whatever runs the tests. The answer travels in a file, since what a test process
/// prints and exits with is decided by others.
package struct ChildOrder: Hashable, Sendable {
    /// The property whose case it is; the child has to let all others alone.
    package let property: String
    /// The case.
    package let token: ReplayToken
    /// Where the answer goes.
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

    /// Reads the order out of a process's environment; nil in a process that is no child, or whose order makes no sense.
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
            // The Swift runtime's own report of a crash takes seconds, and goes to nobody.
            "SWIFT_BACKTRACE": "enable=no",
        ]
    }

    /// Tells that the case is about to be judged: a death after this is a crash of the case.
    package func begin() { add(ChildOrder.begun) }

    /// Tells that the case was judged without a crash, whatever the judgment, and ends the process.
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

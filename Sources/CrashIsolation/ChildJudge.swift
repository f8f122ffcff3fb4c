package import EveryValue
import Foundation

/// Runs cases in child processes, one process for each case.
package struct ChildJudge: Sendable {
    /// The property whose cases are run.
    package let property: String
    /// The command that starts a child.
    package let command: ChildCommand
    /// The time limit of a child, from its start.
    package let timeLimit: Duration

    /// Creates a runner of child processes; see the properties of the same names.
    package init(of property: String, by command: ChildCommand, timeLimit: Duration = .seconds(20)) {
        self.property = property
        self.command = command
        self.timeLimit = timeLimit
    }

    /// Whether this platform can start child processes.
    package static var isPossible: Bool {
        #if os(macOS) || os(Linux)
            true
        #else
            false
        #endif
    }

    /// Runs a case.
    ///
    /// Returns when the child has ended, or was killed at its time limit.
    package func outcome(of token: ReplayToken) -> ChildOutcome {
        #if os(macOS) || os(Linux)
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("judged-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: folder) }
            let answer = folder.appendingPathComponent("answer")
            let errors = folder.appendingPathComponent("errors")
            let order = ChildOrder(property, token, answerPath: answer.path)
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try Data().write(to: errors)
                let ending = try run(order, errors: try FileHandle(forWritingTo: errors))
                let lines = try? String(contentsOf: answer, encoding: .utf8)
                let words = ChildJudge.lastWords((try? Data(contentsOf: errors)) ?? Data())
                if lines == ChildOrder.begun + ChildOrder.survived { return .survived }
                guard lines == ChildOrder.begun else {
                    return .notJudged(reason: "the child process never started the case\(words.map { ": \($0)" } ?? "")")
                }
                // The message of a crash, or else the signal: the last line of a
                // test run states neither.
                return ending.map { .died(lastWords: words?.contains("Fatal error") == true ? words : $0) } ?? .hung(after: timeLimit)
            } catch {
                return .notJudged(reason: "no child process could be started: \(error.localizedDescription)")
            }
        #else
            return .notJudged(reason: "this platform starts no child processes")
        #endif
    }

    #if os(macOS) || os(Linux)
        /// Runs a child until it ends.
        ///
        /// Returns how it ended, or nil if it had to be killed.
        private func run(_ order: ChildOrder, errors: FileHandle) throws -> String? {
            let process = Process()
            process.executableURL = command.executable
            process.arguments = command.arguments
            process.environment = ProcessInfo.processInfo.environment
                .merging(command.environment) { $1 }.merging(order.environment) { $1 }
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = FileHandle.nullDevice
            process.standardError = errors
            let ended = DispatchSemaphore(value: 0)
            process.terminationHandler = { _ in ended.signal() }
            try process.run()
            let (seconds, attoseconds) = timeLimit.components
            let deadline = DispatchTime.now() + Double(seconds) + Double(attoseconds) * 1e-18
            if ended.wait(timeout: deadline) == .success {
                let status = process.terminationStatus
                return process.terminationReason == .exit ? "exit(\(status))" : "signal \(status) (\(String(cString: strsignal(status))))"
            }
            kill(process.processIdentifier, SIGKILL)
            ended.wait()
            return nil
        }
    #endif

    /// The line in which a crash states its cause, or else the last line printed.
    static func lastWords(_ data: Data) -> String? {
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let line = lines.last { $0.contains("Fatal error") } ?? lines.last { !$0.isEmpty }
        return line.map { String($0.prefix(300)) }
    }
}

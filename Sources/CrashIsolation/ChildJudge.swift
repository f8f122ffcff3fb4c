package import EveryValue
import Foundation

/// Judges cases in child processes, one a case.
package struct ChildJudge: Sendable {
    /// The property whose cases are judged.
    package let property: String
    /// How children are started.
    package let command: ChildCommand
    /// How long a child may take, from its start.
    package let timeLimit: Duration

    /// Creates a judge; see the properties of the same names.
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

    /// Judges a case; returns when the child has ended, or was ended because its time was over.
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
                    return .notJudged(reason: "the child process never came to the case\(words.map { ": \($0)" } ?? "")")
                }
                // What a trap says, or else how it died: the last line of a test run says nothing of either.
                return ending.map { .died(lastWords: words?.contains("Fatal error") == true ? words : $0) } ?? .hung(after: timeLimit)
            } catch {
                return .notJudged(reason: "no child process could be started: \(error.localizedDescription)")
            }
        #else
            return .notJudged(reason: "this platform starts no child processes")
        #endif
    }

    #if os(macOS) || os(Linux)
        /// Runs a child to its end, and returns how it ended; nil when it had to be ended.
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

    /// The line in which a trap says what is wrong, or else the last line printed.
    static func lastWords(_ data: Data) -> String? {
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let line = lines.last { $0.contains("Fatal error") } ?? lines.last { !$0.isEmpty }
        return line.map { String($0.prefix(300)) }
    }
}

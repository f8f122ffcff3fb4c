package import Foundation

/// How to start a process that judges one case.
package struct ChildCommand: Hashable, Sendable {
    /// The program.
    package var executable: URL
    /// Its arguments.
    package var arguments: [String]
    /// Variables added to this process's own environment.
    package var environment: [String: String]

    /// Creates a command.
    package init(executable: URL, arguments: [String] = [], environment: [String: String] = [:]) {
        self.executable = executable
        self.arguments = arguments
        self.environment = environment
    }

    /// This very process started again, with arguments of one's own.
    package static func thisProgram(_ arguments: [String]) -> ChildCommand? {
        #if os(Linux)
            let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments.first
        #else
            let path = Bundle.main.executablePath ?? CommandLine.arguments.first
        #endif
        return path.map { ChildCommand(executable: URL(fileURLWithPath: $0), arguments: arguments) }
    }
}

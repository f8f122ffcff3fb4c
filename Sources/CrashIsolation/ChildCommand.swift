package import Foundation

/// The command that starts a process to run one case.
package struct ChildCommand: Hashable, Sendable {
    /// The program.
    package var executable: URL
    /// Its arguments.
    package var arguments: [String]
    /// The variables added to the environment of this process.
    package var environment: [String: String]

    /// Creates a command.
    package init(executable: URL, arguments: [String] = [], environment: [String: String] = [:]) {
        self.executable = executable
        self.arguments = arguments
        self.environment = environment
    }

    /// Returns the command that starts this program again with other arguments.
    package static func thisProgram(_ arguments: [String]) -> ChildCommand? {
        #if os(Linux)
            let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments.first
        #else
            let path = Bundle.main.executablePath ?? CommandLine.arguments.first
        #endif
        return path.map { ChildCommand(executable: URL(fileURLWithPath: $0), arguments: arguments) }
    }
}

import Foundation

/// The command: reads the arguments, runs a subcommand and exits with its code.
package enum CommandLineTool {
    /// Runs the command with the arguments of the process, then exits.
    ///
    /// - Parameter screens: The screens that `fuzz` offers besides the generated
    ///   ones.
    package static func main(fuzzing screens: [ScreenSource] = []) -> Never {
        // A file that reaches its size limit is a write error to report, not the
        // end of the process.
        signal(SIGXFSZ, SIG_IGN)
        exit(ScreenSource.$all.withValue(screens + ScreenSource.generated) { run(Array(CommandLine.arguments.dropFirst())).rawValue })
    }

    private static func run(_ arguments: [String]) -> ExitCode {
        do {
            return try CommandCatalog.command(for: arguments).run()
        } catch let error as UsageError {
            StandardStreams.tell(error.message)
        } catch {
            StandardStreams.tell("\(error)")
        }
        return .unusable
    }
}

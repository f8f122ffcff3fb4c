import Foundation

/// The entry of the command: reads the arguments, runs a command, ends with its exit code.
@main
enum Main {
    static func main() {
        // A file that has grown to its limit is an error of the writing, to be told as any other, and not the end of the process.
        signal(SIGXFSZ, SIG_IGN)
        let arguments = Array(CommandLine.arguments.dropFirst())
        do {
            let command = try CommandCatalog.command(for: arguments)
            let code = try command.run()
            exit(code.rawValue)
        } catch let error as UsageError {
            StandardStreams.writeError("everyscreen: \(error.message)\n")
            exit(ExitCode.unusable.rawValue)
        } catch {
            StandardStreams.writeError("everyscreen: \(error)\n")
            exit(ExitCode.unusable.rawValue)
        }
    }
}

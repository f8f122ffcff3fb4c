import EveryScreenKit
import Foundation

/// Times whole processes of `everyscreen`, and compares what many runs of it print.
///
/// The command must have been built beside this program.
enum CommandBenchmarks {
    private static let command = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
        .appendingPathComponent("everyscreen")

    /// Prints how long a process takes from its start to its end.
    static func run() {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("everyscreen-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        let screen = StandardLayout().screen(for: SessionBenchmarks.blueprint, in: .standard)
        let text = ScreenFile.encode([CapturedScreen(name: "shop", screen: screen, environment: .standard)])
        guard (try? Data(text.utf8).write(to: file)) != nil else { return print("nothing can be written to \(file.path)") }
        print("Processes of everyscreen from start to end, the median of 41; required 30 ms")
        for (name, arguments) in [("--version", ["--version"]), ("--help", ["--help"]), ("audit of one screen", ["audit", file.path])] {
            guard let times = try? (0..<41).map({ _ in try time(arguments) }).sorted() else { return missing() }
            let column = name.padding(toLength: 36, withPad: " ", startingAt: 0)
            print("  \(column) \(milliseconds(times[20])) ms, least \(milliseconds(times[0])) ms")
        }
        print("")
    }

    /// Runs one `fuzz` many times, by turns with one worker and two, and prints
    /// whether all printed the same bytes.
    static func repeats(_ count: Int) {
        let clock = ContinuousClock()
        let start = clock.now
        var outputs: [Data: Int] = [:]
        for number in 0..<count {
            let arguments = ["fuzz", "--screens", "sample/faulty", "--cases", "6", "--format", "json", "--jobs", "\(1 + number % 2)"]
            guard let output = try? output(arguments) else { return missing() }
            outputs[output, default: 0] += 1
        }
        let bytes = outputs.keys.map { "\($0.count)" }.sorted().joined(separator: ", ")
        let time = clock.now - start
        print(
            "\(count) runs of everyscreen, by turns with one worker and two, in \(time): "
                + "\(outputs.count) different outputs, of \(bytes) bytes; required 1\n")
    }

    private static func time(_ arguments: [String]) throws -> Duration {
        try ContinuousClock().measure { _ = try output(arguments) }
    }

    /// Runs the command to its end.
    ///
    /// Not by `Foundation.Process`, which takes longer than the command itself to
    /// notice that a process has ended.
    private static func output(_ arguments: [String]) throws -> Data {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("everyscreen-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, file.path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
        var words = ([command.path] + arguments).map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var process = pid_t()
        guard posix_spawn(&process, command.path, &actions, nil, &words, environ) == 0 else { throw CocoaError(.executableNotLoadable) }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return try Data(contentsOf: file)
    }

    private static func milliseconds(_ time: Duration) -> Double { (time / .milliseconds(1) * 10).rounded() / 10 }

    private static func missing() { print("\(command.path) cannot be started; build the product everyscreen first") }
}

import DesktopWalking
import EveryScreenCapture
import EveryScreenModel
import Foundation

// Shows a program on a virtual display, walks through its window by keys, and
// prints a native screen file; notes go to standard error.

let usage = """
    usage: DesktopWalker [--text-scale N] [--right-to-left] [--presses N] [--seconds N] [--name NAME] PROGRAM [ARGUMENT…]

    """

func fail(_ message: String, status: Int32 = 1) -> Never {
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
    exit(status)
}

var arguments = Array(CommandLine.arguments.dropFirst())
var settings = DesktopSettings()
var limits = DesktopLimits()
var name: String?
var output: String?
var environment = UserEnvironment(screenSize: settings.size)
// The nearest kind of device: in a window Tab cycles through all stops.
environment.idiom = .mac
while let option = arguments.first, option.hasPrefix("--") {
    arguments.removeFirst()
    func number() -> Double {
        guard let value = arguments.first.flatMap(Double.init), value > 0 else {
            fail("\(option) needs a number above 0\n\(usage)", status: 2)
        }
        arguments.removeFirst()
        return value
    }
    switch option {
    case "--text-scale": settings.textScale = number()
    case "--presses": limits.presses = Int(number())
    case "--seconds": limits.total = .seconds(number())
    case "--right-to-left": environment.layoutDirection = .rightToLeft
    case "--name", "--inside":
        guard !arguments.isEmpty else { fail("\(option) needs a value\n\(usage)", status: 2) }
        let value = arguments.removeFirst()
        if option == "--name" { name = value } else { output = value }
    default: fail("the option \(option) is not known\n\(usage)", status: 2)
    }
}
guard let program = arguments.first else { fail("a program is missing\n\(usage)", status: 2) }

do {
    guard let output else {
        let executable = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        // A signal ends the session like its limit does.
        for signal in [SIGTERM, SIGINT, SIGHUP] { Foundation.signal(signal) { _ in DesktopSession.isStopped = true } }
        let session = DesktopSession(settings, limit: limits.total)
        let result = try session.run { [executable, "--inside", $0] + CommandLine.arguments.dropFirst() }
        FileHandle.standardOutput.write(result.output)
        exit(result.status)
    }
    let running = try DesktopProgram(arguments, limits: limits)
    defer { running.end() }
    let captured = try running.capture(in: environment, named: name ?? (program as NSString).lastPathComponent)
    for note in captured.notes { FileHandle.standardError.write(Data("note: \(note)\n".utf8)) }
    try ScreenFile.encode([captured.screen]).write(toFile: output, atomically: false, encoding: .utf8)
} catch {
    fail("\(error)")
}

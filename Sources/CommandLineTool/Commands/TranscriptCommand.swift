import EveryScreenCaptureReaders
import EveryScreenKit

/// Prints the transcript of captured screens.
struct TranscriptCommand: Command {
    static let name = "transcript"
    static let abstract = "print what VoiceOver says of captured screens, and the orders of keyboard, switch and voice"
    static let operands = "FILE"
    static let examples = ["transcript order.json", "transcript --from everyscreen order.json --output order.txt"]
    static let options = [
        Option(
            "from", "FORMAT", words: CaptureFormat.allCases.map(\.rawValue), help: "the format of a capture; else it is detected"),
        Option(
            "voice", "VOICE", words: Transcript.voiceNames,
            help: "the source of VoiceOver's wording (default accessibility-snapshot)"),
        SharedOptions.output,
    ]

    private let file: String
    private let captureFormat: CaptureFormat?
    private let output: String?
    private let voice: String?

    init(_ arguments: ParsedArguments) throws {
        guard let file = arguments.operands.first, arguments.operands.count == 1 else {
            throw UsageError("transcript needs one file: everyscreen transcript FILE")
        }
        self.file = file
        captureFormat = try arguments.word("from", from: CaptureFormat.allCases.map(\.rawValue)).flatMap(CaptureFormat.init)
        output = arguments.value("output")
        voice = try arguments.word("voice", from: Transcript.voiceNames)
    }

    func run() throws -> ExitCode {
        var options = CaptureOptions()
        options.format = captureFormat
        let capture: AccessibilityCapture
        do { capture = try readCapture(at: file, options: options) } catch { throw UsageError("\(error)") }
        guard !capture.screens.isEmpty else { throw UsageError("\(file) contains no screen") }
        let texts = capture.screens.map { screen in
            let lines = Transcript(of: screen.screen, in: screen.environment ?? .standard, voiceNamed: voice).lines
            return (["screen: \(screen.name.visible())"] + lines).joined(separator: "\n") + "\n"
        }
        try OutputFile.write(texts.joined(separator: "\n"), to: output)
        return .clean
    }
}

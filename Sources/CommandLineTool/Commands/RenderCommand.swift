import EveryScreenCaptureReaders
import EveryScreenKit
import Foundation

/// Draws a picture of a regression file or of a captured screen.
struct RenderCommand: Command {
    static let name = "render"
    static let abstract = "draw a picture (SVG or HTML) of a regression file or a captured screen"
    static let operands = "FILE"
    static let examples = [
        "render --strip Regressions/sample-faulty.text-not-truncated.shortBeyond.json --output sizes.svg"
    ]
    static let options = [
        Option("format", "NAME", words: ["svg", "html"], help: "svg, or html for a page with the picture (default svg)"),
        Option("strip", help: "draw a regression file at all twelve text sizes, the failing ones marked"),
        Option(
            "from", "FORMAT", words: CaptureFormat.allCases.map(\.rawValue), help: "the format of a capture; else it is detected"),
        SharedOptions.output,
    ]

    private let file: String
    private let isStrip: Bool
    private let captureFormat: CaptureFormat?
    private let isPage: Bool
    private let output: String?

    init(_ arguments: ParsedArguments) throws {
        guard let file = arguments.inputs.first, arguments.operands.count == 1 else {
            throw UsageError("render needs one file: everyscreen render FILE")
        }
        self.file = file
        isStrip = arguments.has("strip")
        captureFormat = try arguments.word("from", from: CaptureFormat.allCases.map(\.rawValue)).flatMap(CaptureFormat.init)
        isPage = try arguments.word("format", from: ["svg", "html"]) == "html"
        output = arguments.value("output")
    }

    func run() throws -> ExitCode {
        // Read once, since a pipe has its content only once.
        let data = try OutputFile.read(file)
        if let regression = try regression(data) {
            let picture = isStrip ? regression.textSizeStrip() : regression.picture()
            return try write(picture, titled: "\(regression.spec): \(regression.message)")
        }
        if isStrip { throw UsageError("\(file) is a captured screen, which has one text size; --strip needs a regression file") }
        var options = CaptureOptions()
        options.format = captureFormat
        let capture: AccessibilityCapture
        do { capture = try readCapture(Array(data), named: file, options: options) } catch { throw UsageError("\(error)") }
        guard let first = capture.screens.first else { throw UsageError("\(file) contains no screen") }
        return try write(ScreenPicture.svg(of: first.screen, in: first.environment, caption: first.name), titled: first.name)
    }

    private func write(_ picture: String, titled title: String) throws -> ExitCode {
        try OutputFile.write(isPage ? HTMLReport.text(showing: picture, titled: title) : picture, to: output)
        return .clean
    }

    /// The regression file, if it is one; other files are read as captures.
    private func regression(_ data: Data) throws(UsageError) -> RegressionFile? {
        let isRegression = String(decoding: data.prefix(64_000), as: UTF8.self).contains("\"everyscreenRegression\"")
        guard isRegression else { return nil }
        do { return try RegressionFile(json: data) } catch { throw UsageError("\(file): \(error)") }
    }
}

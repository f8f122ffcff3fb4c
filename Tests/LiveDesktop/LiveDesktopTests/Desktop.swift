import DesktopWalking
import EveryScreenAudit
import EveryScreenCapture
import EveryScreenModel
import EveryScreenSpecs
import Foundation
import Testing

/// The tests that run real programs, one after the other; skipped by name where
/// their tools are not installed.
@Suite(.serialized, .enabled(if: Desktop.missing.isEmpty, "not installed: \(Desktop.missing.joined(separator: ", "))"))
struct LiveDesktopTests {}

/// The programs of this machine that the tests walk through.
enum Desktop {
    /// The Debian packages that are not installed.
    static let missing: [String] = {
        var packages = (DesktopSession.programs + [("zenity", "zenity"), ("gtk4-widget-factory", "gtk-4-examples")])
            .filter { !isInstalled($0.0) }.map(\.1)
        if !canRun(python, ["-c", "import gi; gi.require_version('Gtk', '4.0'); from gi.repository import Gtk"]) {
            packages += ["python3-gi", "gir1.2-gtk-4.0"]
        }
        return packages
    }()

    /// Debian's own Python, for which python3-gi is installed.
    static let python = "/usr/bin/python3"
    private static let order = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Programs/order.py").path

    private static func isInstalled(_ program: String) -> Bool {
        let folders =
            program.hasPrefix("/") ? [""] : (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { $0 + "/" }
        return folders.contains { FileManager.default.isExecutableFile(atPath: $0 + program) }
    }

    private static func canRun(_ program: String, _ arguments: [String]) -> Bool {
        guard FileManager.default.isExecutableFile(atPath: program) else { return false }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }

    /// Walks through the form of `Programs/order.py`.
    static func order(_ fault: String? = nil, textScale: Double = 1, isRightToLeft: Bool = false) throws -> Walked {
        let direction = isRightToLeft ? ["--right-to-left"] : []
        let command = [python, order] + direction + (fault.map { ["--fault", $0] } ?? [])
        return try walk(command, options: ["--text-scale", "\(textScale)", "--name", "order"] + direction)
    }

    /// Walks through a program; equal walks are made once.
    static func walk(_ command: [String], options: [String] = []) throws -> Walked {
        let key = options + command
        if let known = walked[key] { return known }
        let run = try run(key)
        try #require(run.status == 0, "\(run.error)")
        let screens = try ScreenFile.screens(inFile: run.output, named: "file")
        let walk = Walked(screen: try #require(screens.first), notes: run.notes, file: run.output)
        walked[key] = walk
        return walk
    }

    /// The walks so far; the suite is serialized.
    nonisolated(unsafe) private static var walked: [[String]: Walked] = [:]

    /// Runs the walker as a shell would.
    static func run(_ arguments: [String]) throws -> (status: Int32, output: String, error: String, notes: [String]) {
        let process = Process()
        process.executableURL = walker
        process.arguments = arguments
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["output", "error"].map(folder.appendingPathComponent)
        for file in files { try Data().write(to: file) }
        process.standardOutput = try FileHandle(forWritingTo: files[0])
        process.standardError = try FileHandle(forWritingTo: files[1])
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
        let lines = texts[1].split(separator: "\n").map(String.init)
        func sentences(_ start: String) -> [String] { lines.filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) } }
        return (process.terminationStatus, texts[0], sentences("error: ").joined(separator: "\n"), sentences("note: "))
    }

    /// The walker lies beside the tests' own executable.
    static let walker: URL = {
        var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
        while folder.path != "/" {
            let candidate = folder.appendingPathComponent("DesktopWalker")
            if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
            folder = folder.deletingLastPathComponent()
        }
        return folder
    }()
}

/// A walk through a program, as its file has it.
struct Walked {
    var screen: CapturedScreen
    var notes: [String]
    var file: String

    /// The elements at which a screen reader stops, and unknown ones.
    var stops: [ScreenElement] { screen.screen.elements.filter { $0.isAccessibilityElement == true && $0.isVisible != false } }

    /// The label of an element by its source; the source itself without one.
    func name(_ source: String?) -> String {
        guard let source else { return "outside" }
        guard let index = screen.screen.index(ofSource: source) else { return source }
        let label = screen.screen.elements[index].label ?? ""
        return label.isEmpty ? "\(screen.screen.elements[index].role) without label" : label
    }

    func element(_ label: String) -> ScreenElement? { stops.last { $0.label == label } }

    /// The verdicts of the ordinary specs, with the same program at twice the text
    /// size beside it.
    func verdicts(enlarged: Walked? = nil) -> [Verdicts] {
        let presentation = ScreenPresentation(
            screen.screen, in: screen.environment ?? .standard,
            enlarged: enlarged.map { ScreenPresentation($0.screen.screen, in: $0.screen.environment ?? .standard) },
            recordedFocus: screen.recordedFocus)
        return audit(presentation, by: .wcag22AA)
    }

    /// The errors, as "spec: label".
    func errors(enlarged: Walked? = nil) -> [String] {
        verdicts(enlarged: enlarged).flatMap(\.findings).filter { $0.severity == .error }.map { "\($0.spec): \(name($0.element.source))" }
    }

    func outcome(of spec: SpecID) -> Verdicts.Tally? { verdicts().first { $0.spec == spec }?.tally }
}

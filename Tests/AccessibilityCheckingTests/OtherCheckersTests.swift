import AccessibilityChecking
import Foundation
import Testing

/// Cases of another project's iOS checker, which lie beside the package on the machines of the project.
struct OtherCheckersTests {
    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("shared/corpora/gtxilib.jsonl.gz")

    /// Where the two differ, and why.
    private static let differences: [String: String] = [
        "gtx-045": "what counts is where touches land, not how large the frame is that assistive technology draws",
        "gtx-051": "the same",
        "gtx-069": "it asks for 3:1 whatever the size; text of this size needs 4.5:1 (WCAG 2.2 SC 1.4.3)",
        "gtx-070": "text of the very color behind it is not meant to be read",
    ]

    /// A case: which check, what it says, of what.
    private struct Case: Decodable {
        var id: String
        var check: String
        var expected: String
        var element: Subject

        struct Subject: Decodable {
            var kind: String?
            var label: String?
            var traits: [String]?
            var frame: [Double]?
            var accessibilityFrame: [Double]?
            var touchable: [Double]?
            var foreground: [Double]?
            var background: [Double]?
            var note: String?
        }
    }

    private static func cases() throws -> [Case] {
        let unzip = Process()
        unzip.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        unzip.arguments = ["gunzip", "-c", file.path]
        let output = Pipe()
        unzip.standardOutput = output
        try unzip.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        unzip.waitUntilExit()
        return try data.split(separator: UInt8(ascii: "\n")).map { try JSONDecoder().decode(Case.self, from: $0) }
    }

    private static func rect(_ numbers: [Double]?) -> Rect? {
        numbers.map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    }

    private static func color(_ numbers: [Double]) -> Color {
        Color(red: numbers[0], green: numbers[1], blue: numbers[2], opacity: numbers[3])
    }

    private static func screen(_ subject: Case.Subject, check: String) -> Screen {
        let isText = subject.traits?.contains("staticText") == true || ["UILabel", "UITextView"].contains(subject.kind ?? "")
        let frame = rect(subject.accessibilityFrame) ?? rect(subject.frame) ?? Rect(x: 0, y: 0, width: 16, height: 16)
        var element = Element(isText ? .text : .button, source: "0", frame: frame)
        element.isAccessibilityElement = true
        if check == "labelPresent" { element.label = subject.label ?? "" }
        element.hitRegion = rect(subject.touchable) ?? rect(subject.frame)
        if let foreground = subject.foreground, let background = subject.background {
            element.text = [TextRun("Text", pointSize: 17, color: color(foreground), frame: frame)]
            element.surface = Surface(background: [.color(color(background))])
        }
        var builder = ScreenBuilder(size: Size(width: 320, height: 568))
        builder.add(element)
        return builder.finish()
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: file.path), "needs the folder shared beside the package"))
    func `verdicts are those of the other checker, or the difference is argued`() throws {
        let specs = ["labelPresent": "element-has-label", "minimumTappableArea": "target-size", "contrast3": "text-contrast"]
        var different: Set<String> = []
        var count = 0
        for other in try Self.cases() {
            guard let spec = specs[other.check] else { continue }
            count += 1
            let screen = Self.screen(other.element, check: other.check)
            let verdicts = audit(Presentation(screen), by: Profile.strict.keeping([spec]))[0]
            if (verdicts.tally.outcome == .failed) != (other.expected == "failed") { different.insert(other.id) }
        }

        #expect(count >= 20)
        #expect(different.subtracting(Self.differences.keys) == [])
    }
}

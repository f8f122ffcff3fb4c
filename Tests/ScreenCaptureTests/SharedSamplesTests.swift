import Foundation
import ScreenCapture
import Testing

/// Real captures that may not be copied into the repository; they lie beside it on the machines of the project.
private enum Samples {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("shared/samples")

    static var exist: Bool { FileManager.default.fileExists(atPath: folder.path) }

    /// A file in the manifest.
    struct Entry: Decodable, Sendable, CustomTestStringConvertible {
        let file: String
        let nodes: Int?

        var testDescription: String { file }
    }

    static let formats: [String: CaptureFormat] = [
        "uiautomator-xml": .uiautomator, "appium-ios-xml": .appiumIOS, "appium-android-xml": .appiumAndroid,
    ]

    static func format(of file: String) -> CaptureFormat? { formats[file.split(separator: "/").first.map(String.init) ?? ""] }

    static let entries: [Entry] = {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("manifest.json")) else { return [] }
        return (try? JSONDecoder().decode([Entry].self, from: data)) ?? []
    }()
}

@Suite(.enabled(if: Samples.exist, "the shared samples are not beside the package"))
struct SharedSamplesTests {
    @Test(arguments: Samples.entries.filter { Samples.format(of: $0.file) != nil })
    private func `A real capture gives an element for each of its nodes, and survives being written`(entry: Samples.Entry) throws {
        let capture = try readCapture(at: Samples.folder.appendingPathComponent(entry.file).path, options: CaptureOptions(density: 420))
        let written = try readCapture(Array(ScreenFile.encode(capture.screens).utf8), named: "written")

        #expect(capture.format == Samples.format(of: entry.file))
        #expect(capture.screens.map(\.screen.elements.count) == [entry.nodes])
        #expect(written.screens == capture.screens)
    }

    @Test func `There are 34 real captures`() {
        #expect(Samples.entries.filter { Samples.format(of: $0.file) != nil }.count == 34)
    }

    @Test(arguments: Samples.entries.filter { Samples.format(of: $0.file) == nil })
    private func `A file of a format to come is refused with what it is`(entry: Samples.Entry) {
        let path = Samples.folder.appendingPathComponent(entry.file).path

        let error = #expect(throws: CaptureError.self) { try readCapture(at: path) }

        guard case .notACapture = error?.reason else {
            Issue.record("\(String(describing: error))")
            return
        }
    }
}

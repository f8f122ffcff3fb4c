import EveryScreenCapture
import EveryScreenCaptureReaders
import EveryScreenModel
import Foundation
import Testing

/// Real captures that may not be copied into the repository; they lie beside it on
/// the machines of the project.
private enum Samples {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("shared/samples")

    static var exist: Bool { FileManager.default.fileExists(atPath: folder.path) }

    /// A file in the manifest.
    struct Entry: Decodable, Sendable, CustomTestStringConvertible {
        let file: String
        let nodes: Int?
        let screen: [Double]?

        var testDescription: String { file }
        var path: String { folder.appendingPathComponent(file).path }
        /// The folder of the file, which determines the format.
        var kind: String { file.split(separator: "/").first.map(String.init) ?? "" }
    }

    static let formats: [String: CaptureFormat] = [
        "uiautomator-xml": .uiautomator, "appium-ios-xml": .appiumIOS, "appium-android-xml": .appiumAndroid, "trailblaze-json": .trailblaze,
        "axe-android-json": .axeAndroid, "android-atf-json": .atf, "droidbot-state-json": .droidbot, "detox-xml": .detox,
        "idb-axe-json": .idb, "xcuitest-debugdescription": .xcuitest, "a11yuitests-json": .a11yUITests, "flutter-semantics": .flutter,
        "cdp-ax-json": .devTools, "cdp-domsnapshot-json": .devTools,
    ]

    static let entries: [Entry] = {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("manifest.json")) else { return [] }
        return (try? JSONDecoder().decode([Entry].self, from: data)) ?? []
    }()

    /// The number of elements of a file, counted by other means than the readers if
    /// the manifest does not state it.
    static func count(_ entry: Entry) throws -> Int {
        switch entry.kind {
        // The manifest counts the results of checks, of which several are about
        // each view.
        case "android-atf-json": try distinctViews(entry)
        case "axe-android-json": try text(entry).components(separatedBy: "\"children\":").count - 1 - labels(entry)
        case "detox-xml":
            // Start tags, without those of pages inside of CDATA sections.
            try text(entry).components(separatedBy: "<![CDATA[").enumerated().map { part, text in
                let markup = part == 0 ? text : text.components(separatedBy: "]]>").dropFirst().joined()
                return markup.replacingOccurrences(of: "<number>", with: "").components(separatedBy: "<").dropFirst()
                    .count { $0.first?.isLetter == true }
            }.reduce(0, +)
        case "cdp-ax-json": try distinctNodes(entry)
        default: try #require(entry.nodes)
        }
    }

    static func text(_ entry: Entry) throws -> String { try String(contentsOfFile: entry.path, encoding: .utf8) }

    /// The number of views that are copied into others as their labels, with
    /// separate children.
    private static func labels(_ entry: Entry) throws -> Int { try text(entry).components(separatedBy: "\"labeledBy\":{").count - 1 }

    /// How many nodes there are when those that Chromium lists twice count once.
    private static func distinctNodes(_ entry: Entry) throws -> Int {
        let ids = try text(entry).components(separatedBy: "\"nodeId\":\"").dropFirst().map { $0.prefix { $0 != "\"" } }
        #expect(ids.count == entry.nodes)
        return Set(ids).count
    }

    private static func distinctViews(_ entry: Entry) throws -> Int {
        let parts = try text(entry).components(separatedBy: "\"ViewHierarchyElement.id\":").dropFirst()
        #expect(try text(entry).components(separatedBy: "\"AccessibilityCheckResult.checkClass\":").count - 1 == entry.nodes)
        return Set(parts.map { $0.prefix { $0.isNumber } }).count
    }
}

@Suite(.enabled(if: Samples.exist, "the shared samples are not beside the package"))
struct SharedSamplesTests {
    @Test(arguments: Samples.entries)
    private func `A real capture gives an element for each of its nodes, and survives being written`(entry: Samples.Entry) throws {
        let capture = try readCapture(at: entry.path, options: CaptureOptions(density: 420))
        let written = try readCapture(Array(ScreenFile.encode(capture.screens).utf8), named: "written")

        #expect(capture.format == Samples.formats[entry.kind])
        #expect(capture.screens.map(\.screen.elements.count) == [try Samples.count(entry)])
        #expect(capture.screens.compactMap(\.screen.firstInvariantViolation) == [])
        #expect(written.screens == capture.screens)
    }

    @Test func `There are 196 real captures`() {
        #expect(Samples.entries.count == 196)
    }

    @Test(arguments: Samples.entries.filter { $0.kind == "trailblaze-json" })
    private func `The extent of the device is that of the screen, in points of iOS and pixels of Android`(entry: Samples.Entry) throws {
        let screen = try readCapture(at: entry.path).screens[0].screen
        let extent = try #require(entry.screen)

        #expect(screen.size == LayoutSize(width: extent[0], height: extent[1]))
        #expect(screen.unit == (entry.file.contains("ios") ? .points : .pixels))
    }

    @Test(arguments: Samples.entries.filter { $0.kind == "axe-android-json" || $0.kind == "android-atf-json" })
    private func `A density in the file makes points of pixels`(entry: Samples.Entry) throws {
        let screen = try readCapture(at: entry.path).screens[0].screen
        let isTold = try Samples.text(entry).contains("\"dpi\":")

        #expect(screen.unit == (isTold ? .points : .pixels))
        if isTold { #expect(350...450 ~= screen.size.width) }
    }

    @Test(arguments: Samples.entries.filter { $0.kind == "cdp-ax-json" && $0.file.contains("/apg_") })
    private func `Tree and snapshot of a page, joined, name what the snapshot places`(entry: Samples.Entry) throws {
        let snapshot = entry.path.replacingOccurrences(of: "cdp-ax-json", with: "cdp-domsnapshot-json")

        let joined = try #require(readCaptures(at: [entry.path, snapshot]).first).result.get().screens[0].screen
        let placed = try readCapture(at: snapshot).screens[0].screen
        let named = try readCapture(at: entry.path).screens[0].screen

        #expect(joined.elements.map(\.frame) == placed.elements.map(\.frame))
        func labels(_ screen: RenderedScreen) -> Set<String> {
            Set(screen.elements.filter { $0.isAccessibilityElement == true }.compactMap(\.label).filter { !$0.isEmpty })
        }
        #expect(!labels(joined).isEmpty)
        #expect(labels(joined).isSubset(of: labels(named)))
        // Controls of the browser's own inside of those of the page are not in the
        // snapshot.
        #expect(joined.elements.count { $0.role.isControl } <= named.elements.count { $0.role.isControl })
    }
}

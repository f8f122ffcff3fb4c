import EveryScreenCapture
import EveryScreenCaptureReaders
import EveryScreenModel
import Foundation
import Testing

/// The captures of an invented shop, written for these tests.
enum OwnCapture {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Captures")

    /// Every capture of one screen, beside which the screen is written down as
    /// "….screen.json".
    static let orders: [(name: String, format: CaptureFormat)] = [
        ("order.uiautomator.xml", .uiautomator), ("order.appium-android.xml", .appiumAndroid), ("order.appium-ios.xml", .appiumIOS),
        ("order.trailblaze-ios.json", .trailblaze), ("order.trailblaze-android.json", .trailblaze),
        ("order.maestro-ios.json", .maestro), ("order.maestro-android.json", .maestro), ("order.axe-android.json", .axeAndroid),
        ("order.atf.json", .atf), ("order.droidbot.json", .droidbot), ("order.detox-ios.xml", .detox), ("order.detox-android.xml", .detox),
        ("order.idb.json", .idb), ("order.xcuitest.txt", .xcuitest), ("order.a11yuitests.json", .a11yUITests),
        ("order.accessibility-snapshot.json", .accessibilitySnapshot),
        ("order.flutter.txt", .flutter), ("order.cdp-tree.json", .devTools), ("order.cdp-snapshot.json", .devTools),
        ("order.cdp.json", .devTools),
    ]

    /// Every capture.
    static let names = orders.map(\.name) + ["everything.json", "pages.browser-capture.jsonl"]

    static func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    static func bytes(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(fileURLWithPath: path(name)))) }

    static func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }
}

/// A directory that is gone when the test is over.
final class TemporaryDirectory {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "/everyscreen-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file and returns its path.
    func file(_ name: String, _ bytes: [UInt8]) throws -> String {
        let file = path + "/" + name
        try Data(bytes).write(to: URL(fileURLWithPath: file))
        return file
    }
}

/// Reads a text as if it were a file named "capture".
func read(_ text: String, density: Double? = nil) throws(CaptureError) -> RenderedScreen {
    try readCapture(Array(text.utf8), named: "capture", options: CaptureOptions(density: density)).screens[0].screen
}

/// Returns the message for a file that cannot be read.
func message(_ bytes: [UInt8], options: CaptureOptions = .init(), sourceLocation: SourceLocation = #_sourceLocation) -> String {
    do {
        let capture = try readCapture(bytes, named: "capture", options: options)
        Issue.record("The text was read as \(capture.format)", sourceLocation: sourceLocation)
        return ""
    } catch {
        return "\(error)"
    }
}

func message(_ text: String, options: CaptureOptions = .init(), sourceLocation: SourceLocation = #_sourceLocation) -> String {
    message(Array(text.utf8), options: options, sourceLocation: sourceLocation)
}

/// A uiautomator dump with the given nodes in a window of 100 × 200 pixels.
func dump(_ nodes: String) -> String {
    "<hierarchy rotation=\"0\"><node class=\"android.widget.FrameLayout\" bounds=\"[0,0][100,200]\">\(nodes)</node></hierarchy>"
}

/// A page source of WebDriverAgent with the given elements in an application of 320
/// × 568 points.
func pageSource(_ elements: String) -> String {
    "<XCUIElementTypeApplication x=\"0\" y=\"0\" width=\"320\" height=\"568\">\(elements)</XCUIElementTypeApplication>"
}

/// Returns the screen of a page whose body holds some nodes, as JSON.
///
/// - Parameters:
///   - nodes: The nodes besides the root "n0", in which they are.
///   - viewport: The size of the window.
///   - more: Further members of the record, each after a comma.
func browserScreen(_ nodes: [String], viewport: String = "[640,480]", more: String = "") throws -> RenderedScreen {
    let root =
        "{\"id\":\"n0\",\"parent\":null,\"role\":\"RootWebArea\",\"name\":\"A\",\"rendered\":true,\"bounds\":"
        + "[0,0,\(viewport.dropFirst())}"
    let text =
        "{\"id\":\"a\",\"viewport\":\(viewport),\"page\":{\"title\":\"A\"},\"nodes\":[\(([root] + nodes).joined(separator: ","))]\(more)}"
    return try readCapture(Array(text.utf8), named: "capture").screens[0].screen
}

/// A node of an element of a page, as JSON.
///
/// - Parameters:
///   - id: Its id, and its path.
///   - parent: The node around it.
///   - tag: Its tag.
///   - role: Its role in the browser's words.
///   - name: Its name.
///   - attributes: Its attributes, as members of an object.
///   - more: Further members, each after a comma.
func browserNode(
    _ id: String, in parent: String = "n0", tag: String = "div", role: String?, name: String = "Tea", _ attributes: [String] = [],
    more: String = ""
) -> String {
    "{\"id\":\"\(id)\",\"parent\":\"\(parent)\",\"domParent\":\"\(parent)\",\"tag\":\"\(tag)\",\"path\":\"\(id)\",\"role\":"
        + "\(role.map { "\"\($0)\"" } ?? "null"),\"name\":\"\(name)\",\"rendered\":true,\"bounds\":[0,0,90,40],\"attrs\":"
        + "{\(attributes.joined(separator: ","))},\"style\":{}\(more)}"
}

/// Returns the mistakes in the roles of some nodes, each with its node.
func roleMistakes(of nodes: [String]) throws -> [String] {
    try browserScreen(nodes).elements.flatMap { element in
        (element.roleMistakes ?? []).map { "\(element.source) \($0.kind) \($0.found): \($0.expected)" }
    }
}

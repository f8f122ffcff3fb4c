import EveryScreenCaptureReaders
import EveryScreenKit
import Foundation
import Testing

struct CaptureAuditTests {
    private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let samples = package.deletingLastPathComponent().appendingPathComponent("shared/samples")

    /// A few specs, so that a new one changes no report here.
    private static let profile = AccessibilityProfile.humanInterfaceGuidelines.keeping([
        .elementHasLabel, .textNotClipped, .noKeyboardTrap, .keyboardReachable, .targetSize,
    ])

    private func audits(of text: String, density: Double? = nil) throws -> [ScreenAudit] {
        var options = CaptureOptions()
        options.density = density
        return audit(try readCapture(Array(text.utf8), named: "screen.xml", options: options), from: "screen.xml", by: Self.profile)
    }

    private let cart = """
        <?xml version='1.0' encoding='UTF-8'?>
        <hierarchy rotation="0">
        <node class="android.widget.ImageButton" package="shop" text="" content-desc="" resource-id="shop:id/cart" clickable="true" \
        enabled="true" focusable="true" bounds="[0,0][105,105]"/>
        </hierarchy>
        """

    @Test func `a report of a thousand findings is written in small pieces`() throws {
        let buttons = (0..<600).map { number in
            "<node class=\"android.widget.ImageButton\" package=\"shop\" text=\"\" content-desc=\"\" clickable=\"true\" enabled=\"true\" "
                + "focusable=\"true\" bounds=\"[0,\(number * 20)][15,\(number * 20 + 15)]\"/>"
        }
        let audits = try audits(of: "<?xml version='1.0'?><hierarchy rotation=\"0\">\(buttons.joined())</hierarchy>", density: 160)
        let report = AccessibilityReport(of: audits)
        #expect(audits[0].findings.count > 1_000)

        for format in [ReportFormat.text, .json, .jsonl, .sarif, .junit] {
            var pieces = Pieces()
            report.write(format, to: &pieces)

            let text = pieces.all.joined()
            #expect(pieces.all.allSatisfy { $0.utf8.count < 1 << 17 }, "\(format)")
            #expect(pieces.all.count > 3, "\(format)")
            #expect(text == report.render(format))
        }
    }

    /// The pieces of a text, as they are written.
    private struct Pieces: TextOutputStream {
        var all: [String] = []

        mutating func write(_ text: String) { all.append(text) }
    }

    @Test func `a capture in pixels is checked except for sizes`() throws {
        let verdicts = try audits(of: cart)[0].verdicts

        #expect(
            verdicts.map { "\($0.spec) \($0.tally.outcome)" } == [
                "element-has-label failed", "text-not-clipped inapplicable", "no-keyboard-trap untested", "keyboard-reachable passed",
                "target-size cantTell",
            ])
    }

    @Test func `with the density sizes are judged in density-independent points`() throws {
        #expect(try audits(of: cart, density: 420)[0].findings.map(\.spec) == [.elementHasLabel, .targetSize])
        #expect(try audits(of: cart, density: 320)[0].findings.map(\.spec) == [.elementHasLabel])
    }

    @Test func `the text report lists findings first, then undecided outcomes and their reasons`() throws {
        #expect(
            AccessibilityReport(of: try audits(of: cart)).render(.text, isVerbose: true) == """
                screen.xml: 1 finding on 2 elements, profile hig
                  ✘ element-has-label: the button with identifier "shop:id/cart" has no label; a label is needed \
                (WCAG 2.2 SC 1.1.1; WCAG 2.2 SC 4.1.2; HIG, VoiceOver)
                      element button, node 0/0; fix: give the button a label

                ✘ 1 finding on 1 screen
                    element-has-label         0 passed, 1 failed
                    no-keyboard-trap          0 passed, 0 failed, 1 untested (the screen does not state what the keyboard does)
                    keyboard-reachable        1 passed, 0 failed
                    target-size               0 passed, 0 failed, 1 cannot tell \
                (its size is in pixels of unknown density; give --density)
                    never about anything shown, so not a pass: text-not-clipped
                """ + "\n")
    }

    @Test func `a report says that sizes in pixels of unknown density are not checked`() throws {
        let line = "sizes are not checked on 1 screen in pixels; state the dots per inch, such as --density 420"

        #expect(AccessibilityReport(of: try audits(of: cart)).render(.text).hasSuffix("✘ 1 finding on 1 screen\n    \(line)\n"))
        #expect(!AccessibilityReport(of: try audits(of: cart, density: 420)).render(.text).contains("sizes are not checked"))
    }

    @Test func `a report says of a screen without content that nothing is shown on it`() throws {
        func text(_ count: Int) throws -> String {
            let pages = (0..<count).map {
                "{\"id\":\"\($0)\",\"viewport\":[9,9],\"page\":{\"title\":\"\"},\"nodes\":[{\"id\":\"n\",\"role\":\"RootWebArea\",\"rendered\":true,"
                    + "\"bounds\":[0,0,9,9]}]}\n"
            }
            let capture = try readCapture(Array(pages.joined().utf8), named: "pages")
            return AccessibilityReport(of: audit(capture, from: "pages", by: .web.keeping([.screenHasTitle]))).render(.text)
        }

        #expect(try text(1).hasSuffix("; nothing is shown on it\n"))
        #expect(try text(2).hasSuffix("; nothing is shown on any of them\n"))
    }

    @Test func `of a file with several screens the report names the one, with its settings, and the specs that compare find the other`()
        throws
    {
        func screen(_ settings: UserEnvironment) -> CapturedScreen {
            let blueprint = Blueprint.scroll(.column([.text("Hello"), .button("OK").frame(width: 31, height: 44)]))
            return CapturedScreen(
                name: "order", screen: StandardLayout().screen(for: blueprint, in: settings), environment: settings)
        }
        let file = ScreenFile.encode([screen(.standard), screen(UserEnvironment(textSize: .accessibility3))])
        let capture = try readCapture(Array(file.utf8), named: "orders.json")
        let audits = audit(capture, from: "orders.json", by: .humanInterfaceGuidelines.keeping([.targetSize, .textGrows]))
        let lines = AccessibilityReport(of: audits).render(.text).split(separator: "\n").filter { $0.hasPrefix("orders.json") }

        #expect(
            lines == [
                "orders.json, \"order\": 1 finding on 3 elements, profile hig",
                "orders.json, \"order\" at text size AX3: 1 finding on 3 elements, profile hig",
            ])
        #expect(audits[1].verdicts.first { $0.spec == .textGrows }?.tally.outcome == .passed)
        for format in [ReportFormat.junit, .html, .markdown] {
            #expect(AccessibilityReport(of: audits).render(format).contains("orders.json: order (at text size AX3)"), "\(format)")
        }
    }

    @Test func `passes by an exception say by which`() throws {
        var profile = Self.profile.keeping([.targetSize])
        profile.thresholds = .wcagMinimum
        var options = CaptureOptions()
        options.density = 840
        let audits = audit(try readCapture(Array(cart.utf8), named: "screen.xml", options: options), from: "screen.xml", by: profile)

        #expect(
            AccessibilityReport(of: audits).render(.text, isVerbose: true) == """
                ✔ 0 findings on 1 screen
                    target-size               1 passed (1 because no other target is near), 0 failed
                """ + "\n")
        #expect(AccessibilityReport(of: audits).render(.json).contains("\"passed.spacedEnough\": 1"))
    }

    @Test func `the JSON report holds every verdict with reasons and findings`() throws {
        let json = AccessibilityReport(of: try audits(of: cart)).render(.json)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        let screen = try #require((object["screens"] as? [[String: Any]])?.first)
        let verdicts = try #require(screen["verdicts"] as? [String: [String: Any]])

        #expect(object["everyscreenAudit"] as? Int == 1)
        #expect(object["vacuousSpecs"] as? [String] == ["text-not-clipped", "no-keyboard-trap", "target-size"])
        #expect(screen["file"] as? String == "screen.xml")
        #expect(screen["format"] as? String == "uiautomator")
        #expect(screen["elements"] as? Int == 2)
        #expect(verdicts.keys.sorted() == Self.profile.specs.map(\.id.rawValue).sorted())
        #expect(verdicts["target-size"]?["reasons"] as? [String: Int] == ["cantTell.densityUnknown": 1])
        let findings = try #require(verdicts["element-has-label"]?["findings"] as? [[String: Any]])
        #expect(
            findings.map { $0["message"] as? String } == ["the button with identifier \"shop:id/cart\" has no label; a label is needed"])
    }

    @Test(
        .enabled(if: FileManager.default.fileExists(atPath: samples.path), "needs the folder shared beside the package"),
        arguments: ["uiautomator-xml", "appium-ios-xml", "appium-android-xml"])
    func `every real capture is judged by every spec of the profile`(folder: String) throws {
        let url = Self.samples.appendingPathComponent(folder)
        let names = try FileManager.default.contentsOfDirectory(atPath: url.path).filter { $0.hasSuffix(".xml") }
        #expect(names.count >= 6)

        for name in names {
            let path = url.appendingPathComponent(name).path
            let audits = audit(try readCapture(at: path), from: name)
            #expect(audits.map(\.verdicts.count) == [AccessibilityProfile.humanInterfaceGuidelines.specs.count])
        }
    }
}

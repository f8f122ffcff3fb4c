import EveryScreenKit
import Foundation
import Testing

struct OtherElementsTests {
    private let spec = TargetSize()

    /// The findings about a row of buttons, each created in a separate line, from
    /// 11 on.
    private func findings(_ widths: [Double], labels: [String] = ["Track", "Cancel", "Pay", "Help", "Gift"]) -> [Finding] {
        let buttons = zip(widths, labels).enumerated().map { index, button in
            Blueprint.button(button.1, fileID: "OrderTests/OrderScreen.swift", line: UInt(11 + index)).frame(width: button.0, height: 44)
        }
        let screen = StandardLayout().screen(for: .row(buttons), in: .standard)
        return audit(ScreenPresentation(screen), by: AccessibilityProfile(name: "test", specs: [spec]))[0].findings
    }

    /// The line about all findings but one, by its place.
    private func line(besides place: Int, of all: [Finding], naming most: Int = 1) -> String? {
        var others = all
        others.remove(at: place)
        return OtherElements(others) { spec.wording(for: $0).measure }.names(atMost: most)
    }

    @Test func `no others have no line`() {
        #expect(OtherElements.none.names(atMost: 3) == nil)
        #expect(OtherElements.none.isEmpty)
    }

    @Test func `another is named with its measure and its line`() {
        let findings = findings([20, 31])

        #expect(line(besides: 0, of: findings) == #"button "Cancel" 31 × 44 pt (OrderScreen.swift:12)"#)
        #expect(line(besides: 1, of: findings) == #"button "Track" 20 × 44 pt (OrderScreen.swift:11)"#)
    }

    @Test func `of several the worst is named first, and the rest is counted`() {
        let findings = findings([40, 31, 20, 30.5, 20])

        #expect(line(besides: 0, of: findings) == #"button "Pay" 20 × 44 pt (OrderScreen.swift:13) and 3 others"#)
        #expect(line(besides: 0, of: findings, naming: 0) == line(besides: 0, of: findings, naming: 1))
        #expect(
            line(besides: 2, of: findings, naming: 3)
                == #"button "Gift" 20 × 44 pt (OrderScreen.swift:15), button "Help" 30.5 × 44 pt (OrderScreen.swift:14), "#
                + #"button "Cancel" 31 × 44 pt (OrderScreen.swift:12) and 1 other"#)
        #expect(
            OtherElements(Array(findings.dropFirst())).entries.map(\.finding.element.label) == ["Pay", "Gift", "Help", "Cancel"])
    }

    @Test func `elements without a measure are named without one, in the order of the screen`() {
        let buttons = ["cart", "heart", "star"].map {
            Blueprint.imageButton($0, fileID: "OrderTests/OrderScreen.swift", line: 11).accessibilityIdentifier($0)
        }
        let screen = StandardLayout().screen(for: .row(buttons), in: .standard)
        let spec = ElementHasLabel()
        let all = audit(ScreenPresentation(screen), by: AccessibilityProfile(name: "test", specs: [spec]))[0].findings

        #expect(
            OtherElements([all[0], all[2]]) { spec.wording(for: $0).measure }.names(atMost: 2)
                == #"unlabeled button with identifier "cart" (OrderScreen.swift:11) and "#
                + #"unlabeled button with identifier "star" (OrderScreen.swift:11)"#)
    }

    @Test func `ratios are compared as shares of the requirement`() {
        let spec = TextContrast()
        let texts = [(0x767676, "a"), (0xBBBBBB, "b"), (0x999999, "c")].map {
            Blueprint.text($1, fileID: "OrderTests/OrderScreen.swift", line: 11).foregroundColor(UInt32($0))
        }
        let screen = StandardLayout().screen(for: .column(texts).backgroundColor(0xEEEEEE), in: .standard)
        let all = audit(ScreenPresentation(screen), by: AccessibilityProfile(name: "test", specs: [spec]))[0].findings

        #expect(
            OtherElements(Array(all.dropFirst())) { spec.wording(for: $0).measure }.names(atMost: 2)
                == #"text "b" 1.65:1 (OrderScreen.swift:11) and text "c" 2.45:1 (OrderScreen.swift:11)"#)
    }

    /// A check of up to five buttons with these widths.
    private func report(_ widths: [Double]) -> CheckReport {
        let buttons = zip(["Track", "Cancel", "Pay", "Help", "Gift"], widths).enumerated().map { index, button in
            Blueprint.button(button.0, fileID: "OrderTests/OrderScreen.swift", line: UInt(11 + index)).frame(width: button.1, height: 44)
        }
        let settings = CheckSettings(profile: AccessibilityProfile(name: "test", specs: [spec]))
        return runCheck(named: "order", forEvery: .constant(()), settings: settings) { _, _ in
            .blueprint(.column(buttons), StandardLayout())
        }
    }

    private func failure(_ widths: [Double]) throws -> CheckFailure { try #require(report(widths).failures.first) }

    @Test func `JSON has the others with their measures, places and lines`() throws {
        let text = AccessibilityReport(of: [report([31, 40, 20])]).render(.json)
        let checks = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
        let failure = try #require((checks[0]["failures"] as? [[String: Any]])?.first)
        let others = try #require(failure["others"] as? [[String: Any]])
        let elements = others.compactMap { $0["element"] as? [String: Any] }

        #expect(others.map { $0["measure"] as? String } == ["20 × 44 pt", "40 × 44 pt"])
        #expect(elements.map { $0["label"] as? String } == ["Pay", "Cancel"])
        #expect(elements.map { $0["frame"] as? [Double] } == [[175, 458.5, 20, 44], [175, 406.5, 40, 44]])
        #expect(elements.map { $0["file"] as? String } == ["OrderTests/OrderScreen.swift", "OrderTests/OrderScreen.swift"])
        #expect(elements.map { $0["line"] as? Int } == [13, 12])
        #expect(elements.allSatisfy { $0["path"] is String })
    }

    @Test func `a failure names three others, or all of them in a verbose report`() throws {
        let failure = try failure([31, 40, 20, 30, 35])

        let lines: [Substring] = TextReport.text(of: failure).split(separator: "\n").filter { $0.contains("also:") }
        let expected: String =
            #"    also: button "Pay" 20 × 44 pt (OrderScreen.swift:13), button "Help" 30 × 44 pt (OrderScreen.swift:14), "#
            + #"button "Gift" 35 × 44 pt (OrderScreen.swift:15) and 1 other"#

        #expect(lines.map(String.init) == [expected])
        #expect(
            TextReport.text(of: failure, isVerbose: true).contains(
                #"button "Gift" 35 × 44 pt (OrderScreen.swift:15) and button "Cancel" 40 × 44 pt (OrderScreen.swift:12)"#))
    }

    @Test func `a failure is about the element with the line of the caller`() throws {
        let failure = try failure([20])

        #expect(failure.wording.fact == #"button "Track" (OrderScreen.swift:11) is 20 × 44 pt; the minimum is 44 × 44 pt"#)
        #expect(failure.otherElements == .none)
    }
}

import EveryScreenKit
import Testing

struct OtherElementsTests {
    private let spec = TargetSize()

    /// The findings about a row of buttons, each made in a line of its own from 11 on.
    private func findings(_ widths: [Double], labels: [String] = ["Track", "Cancel", "Pay", "Help", "Gift"]) -> [Finding] {
        let buttons = zip(widths, labels).enumerated().map { index, button in
            Blueprint.button(button.1, fileID: "OrderTests/OrderScreen.swift", line: UInt(11 + index)).frame(width: button.0, height: 44)
        }
        let screen = StandardLayout().screen(for: .row(buttons), in: .standard)
        return audit(ScreenPresentation(screen), by: AccessibilityProfile(name: "test", specs: [spec]))[0].findings
    }

    private func line(_ finding: Finding, _ all: [Finding], naming most: Int = 1) -> String? {
        OtherElements(failingLike: finding, among: all).line(naming: most, wording: spec.wording)
    }

    @Test func `one that fails alone has no others`() {
        let findings = findings([31, 60])

        #expect(line(findings[0], findings) == nil)
    }

    @Test func `another is named with its measure and its line`() {
        let findings = findings([20, 31])

        #expect(line(findings[0], findings) == #"also: button "Cancel" 31 × 44 pt (OrderScreen.swift:12)"#)
        #expect(line(findings[1], findings) == #"also: button "Track" 20 × 44 pt (OrderScreen.swift:11)"#)
    }

    @Test func `of several the worst is named first, and the rest is counted`() {
        let findings = findings([40, 31, 20, 30.5, 20])

        #expect(line(findings[0], findings) == #"also: button "Pay" 20 × 44 pt (OrderScreen.swift:13) and 3 others"#)
        #expect(
            line(findings[2], findings, naming: 3)
                == #"also: button "Gift" 20 × 44 pt (OrderScreen.swift:15), button "Help" 30.5 × 44 pt (OrderScreen.swift:14), "#
                + #"button "Cancel" 31 × 44 pt (OrderScreen.swift:12) and 1 other"#)
        #expect(
            OtherElements(failingLike: findings[0], among: findings).findings.map(\.element.label) == ["Pay", "Gift", "Help", "Cancel"])
    }

    @Test func `the finding of a reproduction stands for the element of its label and line`() {
        let all = findings([40, 31, 20])
        let reproduction = findings([31], labels: ["Track"])
        let cut = findings([40, 31])[1]

        #expect(line(cut, all) == #"also: button "Pay" 20 × 44 pt (OrderScreen.swift:13) and 1 other"#)
        #expect(OtherElements(failingLike: reproduction[0], among: all).findings.map(\.element.label) == ["Pay", "Cancel"])
        // What is on the screen no more stands for nothing.
        #expect(OtherElements(failingLike: findings([31], labels: ["Gone"])[0], among: all).findings.count == 3)
    }

    @Test func `what fails otherwise, or by another spec, is not among them`() {
        let all = findings([31, 20])
        let gone = findings([0, 31])

        #expect(Set(gone.map(\.kind)).count == 1)
        #expect(OtherElements(failingLike: Finding(spec, kind: "covered", element: all[0].element), among: all).findings == [])
        #expect(OtherElements(failingLike: Finding(ElementHasLabel(), kind: "small", element: all[0].element), among: all).findings == [])
    }

    @Test func `what has no measure is named without one, in the order of the screen`() {
        let spec = ElementHasLabel()
        let buttons = ["cart", "heart", "star"].map {
            Blueprint.imageButton($0, fileID: "OrderTests/OrderScreen.swift", line: 11).accessibilityIdentifier($0)
        }
        let screen = StandardLayout().screen(for: .row(buttons), in: .standard)
        let all = audit(ScreenPresentation(screen), by: AccessibilityProfile(name: "test", specs: [spec]))[0].findings

        #expect(
            OtherElements(failingLike: all[1], among: all).line(naming: 2, wording: spec.wording)
                == #"also: unlabeled button with identifier "cart" (OrderScreen.swift:11) and "#
                + #"unlabeled button with identifier "star" (OrderScreen.swift:11)"#)
    }

    @Test func `ratios are compared as shares of what is required`() {
        let spec = TextContrast()
        let texts = [(0x767676, "a"), (0xBBBBBB, "b"), (0x999999, "c")].map {
            Blueprint.text($1, fileID: "OrderTests/OrderScreen.swift", line: 11).foregroundColor(UInt32($0))
        }
        let screen = StandardLayout().screen(for: .column(texts).backgroundColor(0xEEEEEE), in: .standard)
        let all = audit(ScreenPresentation(screen), by: AccessibilityProfile(name: "test", specs: [spec]))[0].findings

        #expect(
            OtherElements(failingLike: all[0], among: all).line(naming: 2, wording: spec.wording)
                == #"also: text "b" 1.65:1 (OrderScreen.swift:11) and text "c" 2.45:1 (OrderScreen.swift:11)"#)
    }
}

import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct NothingVanishesWhenScalingTests {
    private let spec = NothingVanishesWhenScaling()
    private let pay = Node.button("Pay")
    private let cancel = Node.button("Cancel", at: LayoutRect(x: 0, y: 60, width: 100, height: 44))

    private func pay(_ change: @escaping (inout ScreenElement) -> Void) -> RenderedScreen { screen([.button("Pay", change: change)]) }

    @Test func `what becomes a column is all there`() {
        #expect(spec.judged(.row(columnFrom: .accessibility1, [.button("Pay"), .button("Cancel")]), in: .largest) == .passed)
    }

    @Test func `a control that is left out is gone`() {
        #expect(
            spec.judged(screen([pay]), beside: screen([pay, cancel]))
                == .failed("button \"Cancel\" is not on the screen; with the default settings it can be used"))
    }

    @Test func `an element that is there and cannot be used has vanished, too`() {
        let before = screen([pay])

        #expect(
            spec.judged(pay { $0.isVisible = false }, beside: before)
                == .failed("button \"Pay\" cannot be seen; with the default settings it can be used"))
        #expect(spec.judged(pay { $0.frame.size = .zero }, beside: before).outcome == .failed)
        #expect(
            spec.judged(pay { $0.isEnabled = false }, beside: before)
                == .failed("button \"Pay\" is disabled; with the default settings it can be used"))
        #expect(
            spec.judged(pay { $0.isAccessibilityHidden = true }, beside: before)
                == .failed("button \"Pay\" is hidden from assistive technology; with the default settings it can be used"))
        #expect(spec.judged(pay { $0.isAccessibilityElement = false }, beside: before).outcome == .failed)
        #expect(
            spec.judged(pay { $0.actions = [] }, beside: before)
                == .failed("button \"Pay\" does nothing; with the default settings it can be used"))
    }

    @Test func `a control whose action another one does is there`() {
        let other = Node.button("Pay now", action: "Pay") { $0.identifier = "other" }

        #expect(spec.judged(screen([other]), beside: screen([pay, other])) == .passed(by: .equivalentExists))
    }

    @Test func `a new control may lead to the missing element`() {
        let menu = Node.button("More") { $0.identifier = "menu" }

        #expect(spec.judged(screen([pay, menu]), beside: screen([pay, cancel, cancel])) == .cantTell(.mayHaveMoved))
    }

    @Test func `a capture of part of a list says nothing of the rest`() {
        let list = { (nodes: [Node]) in screen([.group(nodes) { $0.scrolling = ScreenElement.Scrolling(axes: [.vertical]) }]) }

        #expect(spec.judged(list([pay]), beside: list([pay, cancel])) == .cantTell(.scrolledPartlyOut))
    }

    @Test func `what could not be used before cannot vanish`() {
        let disabled = Node.button("Cancel") { $0.isEnabled = false }

        #expect(spec.judged(screen([.text("a")]), beside: screen([disabled])) == .inapplicable(.disabled))
        #expect(spec.judged(screen([.text("")]), beside: screen([.text("")])) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(.button("Pay")) == .inapplicable(.comparedWith))
        #expect(spec.judged(screen([pay]), in: .largest) == .untested(.noCounterpart))
    }

    @Test func `a missing element has no place on the screen`() {
        let presentation = ScreenPresentation(screen([pay]), in: .largest) { _ in screen([self.pay, self.cancel]) }
        let findings = audit(presentation, by: AccessibilityProfile(name: "test", specs: [spec]))[0].findings

        #expect(findings.map(\.element.index) == [-1])
        #expect(findings.map(\.element.source) == ["1"])
    }

    // MARK: Every setting

    private static func environment(_ change: (inout UserEnvironment) -> Void) -> UserEnvironment {
        var environment = UserEnvironment.standard.atDefaults
        change(&environment)
        return environment
    }

    private static let settings: [(String, UserEnvironment)] = [
        ("landscape", environment { $0.screenSize = LayoutSize(width: 844, height: 390) }),
        ("320 points wide", environment { $0.screenSize = LayoutSize(width: 320, height: 568) }),
        ("dark", environment { $0.appearance = .dark }), ("bold text", environment { $0.isBoldText = true }),
        ("contrast", environment { $0.contrast = .increased }), ("small text", environment { $0.textSize = .xSmall }),
        ("right to left", environment { $0.layoutDirection = .rightToLeft }), ("motion", environment { $0.isReduceMotion = true }),
        ("VoiceOver", environment { $0.isVoiceOver = true }), ("German", environment { $0.locale = "de" }),
        ("tablet in landscape", environment { $0.screenSize = LayoutSize(width: 1_366, height: 1_024) }),
    ]

    @Test(arguments: settings.map(\.0))
    func `a control that is there with the default settings is there under every setting`(name: String) throws {
        let environment = try #require(Self.settings.first { $0.0 == name }?.1)

        #expect(
            spec.judged(screen([pay]), beside: screen([pay, cancel]), in: environment)
                == .failed("button \"Cancel\" is not on the screen; with the default settings it can be used"))
        #expect(spec.judged(screen([pay, cancel]), beside: screen([pay, cancel]), in: environment) == .passed)
    }

    @Test func `the defaults are compared with nothing, and a tablet with itself`() {
        let tablet = Self.environment { $0.screenSize = LayoutSize(width: 1_024, height: 1_366) }

        #expect(spec.counterparts(of: UserEnvironment.standard.atDefaults) == [])
        #expect(spec.counterparts(of: tablet) == [])
        #expect(
            spec.counterparts(of: Self.environment { $0.screenSize = LayoutSize(width: 1_366, height: 1_024) }).map(\.screenSize)
                == [tablet.screenSize])
    }

    @Test func `a capture with only its text size changed is compared with that at the default size`() {
        var dark = UserEnvironment.standard
        (dark.appearance, dark.textSize) = (.dark, .accessibility1)
        let shown = screen([pay, cancel])
        let presentation = ScreenPresentation(screen([pay]), in: dark) { $0 == dark.atDefaultTextSize ? shown : nil }
        let verdicts = audit(presentation, by: AccessibilityProfile(name: "test", specs: [spec]))[0]

        #expect(verdicts.findings.count == 1)
    }

    // MARK: Content

    private let total = Node(.text, "Total") { ($0.isAccessibilityElement, $0.traits) = (true, .staticText) }
    private let sum = Node(.text, "12 €", at: LayoutRect(x: 0, y: 60, width: 100, height: 20)) { $0.isAccessibilityElement = true }

    @Test func `a text that is left out is gone, unless something else says it`() {
        let both = Node(.text, "Total, 12 €") { $0.isAccessibilityElement = true }

        #expect(
            spec.judged(screen([total]), beside: screen([total, sum]))
                == .failed("text \"12 €\" is not on the screen; with the default settings it can be read"))
        #expect(spec.judged(screen([both]), beside: screen([total, sum])).outcome == .passed)
        #expect(spec.judged(screen([total, sum]), beside: screen([total])).outcome == .passed)
    }

    @Test func `strings are not compared between languages`() {
        let sale = Node(.text, "Sale") { $0.isAccessibilityElement = true }

        #expect(
            spec.judged(screen([total]), beside: screen([total, sale]), in: Self.environment { $0.locale = "de" })
                == .cantTell(.mayHaveMoved))
    }

    @Test func `a heading stays one`() {
        let heading = { (isHeading: Bool) in
            Blueprint.column([Blueprint.text("Orders").accessibilityHeading(isHeading), .text("None")])
        }
        let shown = StandardLayout().screen(for: heading(true), in: .standard)
        let plain = StandardLayout().screen(for: heading(false), in: .largest)

        #expect(
            spec.judged(plain, beside: shown) == .failed("text \"Orders\" is no heading; with the default settings it is one"))
    }
}

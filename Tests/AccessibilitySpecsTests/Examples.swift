import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel

/// The verdict of a spec on an example, in short.
struct Judged: Equatable, CustomStringConvertible {
    var outcome: Verdicts.Outcome
    /// The sentence of each finding.
    var facts: [String] = []
    /// The reasons given, in order.
    var reasons: [Verdicts.Reason] = []

    var description: String { "\(outcome) \(facts) \(reasons)" }

    static let passed = Judged(outcome: .passed)
    static func passed(by reasons: Verdicts.Reason...) -> Judged { Judged(outcome: .passed, reasons: reasons) }
    static func failed(_ facts: String...) -> Judged { Judged(outcome: .failed, facts: facts) }
    static func inapplicable(_ reasons: Verdicts.Reason...) -> Judged { Judged(outcome: .inapplicable, reasons: reasons) }
    static func untested(_ reasons: Verdicts.Reason...) -> Judged { Judged(outcome: .untested, reasons: reasons) }
    static func cantTell(_ reasons: Verdicts.Reason...) -> Judged { Judged(outcome: .cantTell, reasons: reasons) }
}

extension AccessibilitySpec {
    /// The sentences of the failures, without the lines of the tests that declare
    /// the elements.
    func facts(of verdicts: Verdicts) -> [String] {
        verdicts.findings.map { wording(for: $0).fact.replacing(#/ \(\w+\.swift:\d+\)/#, with: "") }
    }
}

extension ScreenSpec {
    /// Judges a blueprint laid out by the standard layout.
    func judged(_ blueprint: Blueprint, in environment: UserEnvironment = .standard) -> Judged {
        let shown = { StandardLayout().screen(for: blueprint, in: $0) }
        return judged(ScreenPresentation(shown(environment), in: environment, shown: shown))
    }

    /// Judges a screen.
    func judged(_ screen: RenderedScreen, in environment: UserEnvironment = .standard) -> Judged {
        judged(ScreenPresentation(screen, in: environment))
    }

    /// Judges a screen beside the same content under the settings that the spec
    /// compares with.
    func judged(_ screen: RenderedScreen, beside other: RenderedScreen, in environment: UserEnvironment = .largest) -> Judged {
        judged(ScreenPresentation(screen, in: environment) { _ in other })
    }

    private func judged(_ presentation: ScreenPresentation) -> Judged {
        let verdicts = audit(presentation, by: AccessibilityProfile(name: "test", specs: [self]))[0]
        return Judged(
            outcome: verdicts.tally.outcome, facts: facts(of: verdicts), reasons: verdicts.reasons.map(\.reason)
        )
    }

    /// The remedies for what a blueprint gets wrong.
    func remedies(for blueprint: Blueprint) -> [String] {
        let screen = StandardLayout().screen(for: blueprint, in: .standard)
        let verdicts = audit(ScreenPresentation(screen), by: AccessibilityProfile(name: "test", specs: [self]))[0]
        return verdicts.findings.map { wording(for: $0).remedy }
    }
}

/// A screen with one element of which only some facts are known, as in captures.
func captured(
    _ role: ScreenElement.Role, unit: RenderedScreen.LengthUnit = .points,
    frame: LayoutRect = LayoutRect(x: 0, y: 0, width: 44, height: 44),
    _ change: (inout ScreenElement) -> Void = { _ in }
) -> RenderedScreen {
    var builder = RenderedScreen.Builder(size: LayoutSize(width: 320, height: 568), unit: unit)
    var element = ScreenElement(role, source: "0", frame: frame)
    change(&element)
    builder.add(element)
    return builder.finish()
}

extension UserEnvironment {
    /// The largest text on the narrowest screen.
    static let largest = UserEnvironment(textSize: .accessibility5, screenSize: LayoutSize(width: 320, height: 568))
}

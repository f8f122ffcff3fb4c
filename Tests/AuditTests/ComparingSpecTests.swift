import EveryScreenAudit
import EveryScreenModel
import Testing

/// Finds each element whose label differs at the default text size.
private struct SameLabels: ComparingSpec {
    enum Failure: String, FailureKind { case other }

    let id: SpecID = "same-labels"
    let rule = AccessibilityRule("Labels are the same.", ["a test"], severity: .warning)

    func judge(
        _ presentation: ScreenPresentation, beside counterpart: Counterpart, against thresholds: AccessibilityProfile.Thresholds,
        into verdicts: inout Verdicts
    ) {
        for (index, element) in presentation.screen.elements.enumerated() {
            guard let other = counterpart.pairs.other(of: index) else {
                verdicts.cannotTell(presentation.reference(to: index), .notFoundAgain)
                continue
            }
            if counterpart.presentation.screen.elements[other].label == element.label {
                verdicts.pass()
            } else {
                verdicts.recordInapplicable(.decorative)
            }
        }
    }

    func wording(for _: Failure, in finding: Finding) -> Finding.Wording { Finding.Wording(fact: "", remedy: "") }
}

struct ComparingSpecTests {
    private let profile = AccessibilityProfile(name: "test", specs: [SameLabels()])

    private func screen(_ label: String) -> RenderedScreen {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 320, height: 568))
        var element = ScreenElement(.text, source: "0", frame: .zero)
        element.label = label
        builder.add(element)
        return builder.finish()
    }

    @Test func `large text is compared with text of the default size, everything else as it is`() {
        let large = UserEnvironment(textSize: .accessibility1, layoutDirection: .rightToLeft, isBoldText: true)

        #expect(profile.counterparts(of: large) == [UserEnvironment(layoutDirection: .rightToLeft, isBoldText: true)])
        #expect(profile.counterparts(of: UserEnvironment(textSize: .small)) == [])
    }

    @Test func `the content is requested once, and only when it is needed`() {
        var asked: [UserEnvironment.TextSize] = []
        let presentation = ScreenPresentation(screen("a"), in: UserEnvironment(textSize: .accessibility1)) { environment in
            asked.append(environment.textSize)
            return screen("a")
        }
        #expect(asked == [])

        let verdicts = [audit(presentation, by: profile)[0], audit(presentation, by: profile)[0]]

        #expect(verdicts.map(\.tally.passed) == [1, 1])
        #expect(asked == [.large])
    }

    @Test func `without the content it is untested, and never a pass`() {
        let large = UserEnvironment(textSize: .accessibility1)
        let none = audit(ScreenPresentation(screen("a"), in: large), by: profile)[0]
        let refused = audit(ScreenPresentation(screen("a"), in: large) { _ in nil }, by: profile)[0]

        #expect(none.tally.outcome == .untested)
        #expect(none.reasons.map(\.reason) == [.noCounterpart])
        #expect(refused == none)
    }

    @Test func `what others are compared with is not judged`() {
        #expect(audit(ScreenPresentation(screen("a")), by: profile)[0].reasons.map(\.reason) == [.comparedWith])
    }

    @Test func `two specs that want the same settings ask for them once`() {
        struct Other: ScreenSpec {
            enum Failure: String, FailureKind { case other }
            let id: SpecID = "other"
            let rule = AccessibilityRule("Nothing is claimed.", ["a test"], severity: .warning)
            func counterparts(of environment: UserEnvironment) -> [UserEnvironment] { [environment, .standard] }
            func judge(
                _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
            ) {}
            func wording(for _: Failure, in finding: Finding) -> Finding.Wording { Finding.Wording(fact: "", remedy: "") }
        }
        let both = AccessibilityProfile(name: "test", specs: [SameLabels(), Other()])

        #expect(both.counterparts(of: UserEnvironment(textSize: .accessibility1)) == [.standard])
        #expect(both.counterparts(of: .standard) == [])
    }
}

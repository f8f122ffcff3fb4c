import EveryScreenAudit
import EveryScreenModel
import Testing

struct ElementSpecTests {
    private let spec = ElementSpec(
        "short-labels", claim: "Labels are short.", criteria: ["Us"], severity: .note, about: { $0.role == .button },
        judge: { element in
            guard let label = element.label else { return .cannotTell(.labelUnknown) }
            if label.isEmpty { return .isNotAbout(.decorative) }
            return label.count > 3 ? .fails("has \(label.count) letters", fix: "leave \(label.count - 3) out") : .passes
        })

    private func verdicts(_ change: (inout ScreenElement) -> Void) -> Verdicts {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 320, height: 568))
        var element = ScreenElement(.button, source: "0", frame: LayoutRect(x: 0, y: 0, width: 44, height: 44))
        change(&element)
        builder.add(element)
        return audit(ScreenPresentation(builder.finish()), by: AccessibilityProfile(name: "test", specs: [spec]))[0]
    }

    @Test func `what passes passes`() {
        #expect(verdicts { $0.label = "Add" }.tally.outcome == .passed)
    }

    @Test func `what fails is worded after the element's name`() {
        let findings = verdicts { $0.label = "Remove" }.findings

        #expect(findings.map { spec.wording(for: $0) } == [Finding.Wording(fact: #"button "Remove" has 6 letters"#, remedy: "leave 3 out")])
        #expect(findings.map(\.severity) == [.note])
    }

    @Test func `doubts and exceptions keep their reasons`() {
        #expect(verdicts { _ in }.reasons.map(\.reason) == [.labelUnknown])
        #expect(verdicts { $0.label = "" }.reasons.map(\.reason) == [.decorative])
    }

    @Test func `elements that are not presented are left out`() {
        let hidden = verdicts {
            $0.label = "Remove"
            $0.isAccessibilityHidden = true
        }

        #expect(hidden.tally.outcome == .inapplicable)
        #expect(hidden.reasons.map(\.reason) == [.hidden])
    }

    @Test func `what it is not about leaves no trace`() {
        #expect(
            verdicts {
                $0.label = "Remove"
                $0.role = .text
            }.reasons.map(\.reason) == [.nothingToJudge])
    }

    @Test func `a finding made by hand is worded by the claim`() {
        let finding = Finding(
            spec, kind: .failed,
            element: ElementReference(
                0,
                on: {
                    var b = RenderedScreen.Builder(size: .zero)
                    b.add(ScreenElement(.button, source: "0", frame: .zero))
                    return b.finish()
                }()))

        #expect(spec.wording(for: finding).fact == "the button fails the claim: Labels are short.")
    }
}

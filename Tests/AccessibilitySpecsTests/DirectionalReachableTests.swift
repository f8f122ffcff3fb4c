import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct DirectionalReachableTests {
    private let spec = DirectionalReachable()
    private var television: UserEnvironment {
        var environment = UserEnvironment.standard
        environment.idiom = .tv
        return environment
    }

    private func button(_ label: String, x: Double, y: Double) -> Node {
        .button(label, at: LayoutRect(x: x, y: y, width: 100, height: 44))
    }

    @Test func `rows and columns are reached`() {
        #expect(spec.judged(.column([.button("a"), .button("b"), .button("c")])) == .passed)
        #expect(spec.judged(screen([button("a", x: 0, y: 0), button("b", x: 150, y: 0)]), in: television) == .passed)
    }

    @Test func `of two in one place the second is never reached`() {
        let fact = "moving the focus up, down, left and right never leads to button \"b\""
        let stacked = screen([button("a", x: 0, y: 0), button("b", x: 0, y: 0)])

        #expect(spec.judged(stacked) == .failed(fact))
        #expect(spec.judged(stacked, in: television) == .failed(fact))
    }

    @Test func `it is an error on a television, where there is no other key`() {
        let stacked = screen([button("a", x: 0, y: 0), button("b", x: 0, y: 0)])
        func severities(_ environment: UserEnvironment) -> [Finding.Severity] {
            audit(ScreenPresentation(stacked, in: environment), by: AccessibilityProfile(name: "test", specs: [spec]))[0].findings.map(
                \.severity)
        }

        #expect(severities(.standard) == [.warning])
        #expect(severities(television) == [.error])
    }

    @Test func `what stands in line with nothing fails on a television only`() {
        let diagonal = screen([button("a", x: 0, y: 0), button("b", x: 200, y: 200)])

        #expect(spec.judged(diagonal, in: television) == .failed("button \"b\" stands in line with no other element that takes focus"))
        #expect(spec.judged(diagonal) == .passed)
    }

    @Test func `the remedies are those of focus guides`() {
        let wordings = [DirectionalReachable.Failure.unreached, .doubtful].map { kind in
            spec.wording(for: Finding(spec, kind: kind, element: ElementReference(0, on: captured(.button)))).remedy
        }

        #expect(
            wordings == [
                "place it apart from the others, or lead the focus to it with a focus guide",
                "align it with another, or lead the focus to it with a focus guide",
            ])
    }

    @Test func `on a Mac and with one stop there is nothing to judge`() {
        var mac = UserEnvironment.standard
        mac.idiom = .mac

        #expect(spec.judged(screen([button("a", x: 0, y: 0), button("b", x: 0, y: 0)]), in: mac) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(.button("a")) == .inapplicable(.nothingToJudge))
    }

    @Test func `a capture without the focusable elements is untested`() {
        #expect(spec.judged(captured(.button)) == .untested(.keyboardUnknown))
    }

    @Test func `over a thousand stops are too many to compare`() {
        let many = screen((0..<1_001).map { button("\($0)", x: 0, y: Double($0) * 50) })

        #expect(spec.judged(many) == .cantTell(.budgetExceeded))
    }
}

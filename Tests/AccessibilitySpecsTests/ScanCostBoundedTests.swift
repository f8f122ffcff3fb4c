import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct ScanCostBoundedTests {
    private let spec = ScanCostBounded()

    private func column(_ count: Int, from first: Int = 1) -> [Blueprint] { (first..<first + count).map { .button("Key \($0)") } }

    @Test func `sixteen controls need no groups`() {
        #expect(spec.judged(.column(column(16))) == .passed)
    }

    @Test func `the seventeenth is one step too far`() {
        #expect(spec.judged(.column(column(17))) == .failed("button \"Key 17\" is 17 scan steps away; at most 16 wanted"))
        #expect(
            spec.remedies(for: .column(column(20))) == [
                "put what belongs together into containers of the navigation style combined: 4 steps fewer"
            ])
    }

    @Test func `groups make the way short`() {
        let groups = (0..<5).map { group in
            Node.group((0..<5).map { key($0 + group * 5) }) { $0.navigationStyle = .combined }
        }

        #expect(spec.judged(screen(groups)) == .passed)
        #expect(spec.judged(screen((0..<25).map(key))).outcome == .failed)
    }

    private func key(_ number: Int) -> Node {
        .button("Key \(number)", at: LayoutRect(x: 0, y: Double(number) * 50, width: 100, height: 44))
    }

    @Test func `the profile says how much is allowed`() {
        var profile = AccessibilityProfile(name: "test", specs: [spec])
        profile.thresholds.scanSteps = AccessibilityProfile.ScanDemand(perSquareRoot: 0, base: 1)
        let screen = StandardLayout().screen(for: .column(column(2)), in: .standard)

        let verdicts = audit(ScreenPresentation(screen), by: profile)[0]

        #expect(spec.facts(of: verdicts) == ["button \"Key 2\" is 2 scan steps away; at most 1 wanted"])
    }

    @Test func `keys of the system and disabled controls do not count`() {
        let keys = Node(.keyboard, at: LayoutRect(x: 0, y: 300, width: 320, height: 200), (0..<30).map(key)) { $0.isVisible = true }

        #expect(spec.judged(screen([.button("a"), keys])) == .passed)
        #expect(spec.judged(.column(column(20).map { $0.disabled() })) == .inapplicable(.nothingToJudge))
    }

    @Test func `controls scrolled out of sight do not count, along any axis`() {
        #expect(spec.judged(.scroll(.column(column(40)))).outcome == .failed)
        let rows = (0..<40).map { Blueprint.button("Key \($0)").frame(width: 300, height: 100) }
        #expect(spec.judged(.scroll(.column(rows))) == .passed)
        #expect(spec.judged(.scroll(.horizontal, .row(rows))) == .passed)
        // Without scrolling they are out of sight for good.
        #expect(spec.judged(.column(rows)).outcome == .failed)
    }

    @Test func `the system groups the rows of a list, however many there are`() {
        #expect(spec.judged(.list(column(40))) == .passed)
        #expect(spec.judged(.column([.list(column(10)), .column(column(20))])).outcome == .failed)
    }

    @Test func `without controls there is nothing to judge`() {
        #expect(spec.judged(.text("a")) == .inapplicable(.nothingToJudge))
    }

    @Test func `a capture without the stops is untested`() {
        #expect(spec.judged(captured(.button)) == .untested(.exposureUnknown))
    }

    @Test(arguments: [(0, 8), (1, 10), (16, 16), (17, 16), (100, 28), (100_000, 640)])
    func `the allowed steps grow with the number of controls`(controls: Int, steps: Int) {
        #expect(AccessibilityProfile.Thresholds().scanSteps.mostSteps(among: controls) == steps)
    }
}

import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct TargetSizeTests {
    private let spec = TargetSize()

    @Test func `44 by 44 points are enough`() {
        #expect(spec.judged(.imageButton("cart", width: 44, height: 44)) == .passed)
    }

    @Test func `31 points wide is too narrow`() {
        let blueprint = Blueprint.button("a").frame(width: 31, height: 44)

        #expect(spec.judged(blueprint) == .failed("button \"a\" is 31 × 44 pt; the minimum is 44 × 44 pt"))
        #expect(spec.remedies(for: blueprint) == ["widen the target by 13 pt"])
    }

    @Test(
        arguments: [
            (.button("Show more"), "button \"Show more\" is 85.6 × 20.3 pt"),
            (.button("Show more").buttonStyle(.bordered), "button \"Show more\" is 109.6 × 34.3 pt"),
            (.toggle("Gift"), "toggle \"Gift\" is 390 × 30 pt"), (.slider("Volume", value: "50%"), "slider \"Volume\" is 390 × 34 pt"),
            (.stepper("Count", value: "1"), "stepper \"Count\" is 390 × 32 pt"), (.field("Street"), "text field \"Street\" is 390 × 22 pt"),
        ] as [(Blueprint, String)])
    func `a control without a frame is as small as the system's own`(blueprint: Blueprint, fact: String) {
        #expect(spec.judged(blueprint) == .failed("\(fact); the minimum is 44 × 44 pt"))
        #expect(spec.judged(blueprint.frame(minWidth: 44, minHeight: 44)) == .passed)
    }

    @Test(arguments: [SystemDesign.iOS18, .iOS26]) func `a control alone in a row of a list has all of the row`(design: SystemDesign) {
        let controls: [Blueprint] = [
            .button("Show more"), .link("Terms"), .toggle("Gift"), .stepper("Count", value: "1"), .field("Street"),
            .picker("Size", value: "A5"), .row([.text("Ink"), .spacer, .text("3 €")]).accessibilityAddTraits(.button).action("open"),
        ]
        let screen = StandardLayout(design: design).screen(for: .list(controls), in: .standard)

        #expect(spec.judged(screen) == .passed)
    }

    @Test func `the system determines how high a segment is`() {
        let control = Blueprint.segmentedControl([.button("Day"), .button("Week")])
        let own = Blueprint.row([.button("Day").frame(height: 32), .button("Week").frame(height: 32)])

        #expect(spec.judged(control) == .inapplicable(.systemProvided))
        #expect(spec.judged(own).facts.count == 2)
    }

    @Test func `the missing length is rounded up, so that adding it is enough`() {
        let blueprint = Blueprint.imageButton("cart", width: 43.96, height: 30)

        #expect(spec.judged(blueprint) == .failed("unlabeled button is 43.9 × 30 pt; the minimum is 44 × 44 pt"))
        #expect(spec.remedies(for: blueprint) == ["widen the target by 0.1 pt and make it 14 pt taller"])
    }

    @Test func `a clip takes from the target`() {
        let blueprint = Blueprint.column(spacing: 0, [.text("a"), .button("b").framedAsTarget]).frame(
            height: 40, alignment: .topLeading, clips: true)

        #expect(spec.judged(blueprint) == .failed("button \"b\" is 44 × 19.6 pt; the minimum is 44 × 44 pt"))
    }

    @Test func `a target wholly cut off cannot be touched`() {
        let blueprint = Blueprint.column(spacing: 0, [.text("a"), .button("b").framedAsTarget]).frame(
            height: 20, alignment: .topLeading, clips: true)

        #expect(spec.judged(blueprint) == .failed("nothing of button \"b\" can be touched; the minimum is 44 × 44 pt"))
        #expect(spec.remedies(for: blueprint) == ["bring the target back into view, or let its container scroll"])
    }

    @Test func `another target drawn over it takes from the target`() {
        let blueprint = Blueprint.imageButton("a", width: 88, height: 44).accessibilityLabel("a")
            .overlay(.imageButton("b", width: 44, height: 44).accessibilityLabel("b"))

        #expect(spec.judged(blueprint) == .failed("button \"a\" can be touched in 22 × 44 pt; the minimum is 44 × 44 pt"))
    }

    @Test func `a target of the same action takes nothing`() {
        let blueprint = Blueprint.imageButton("a", width: 88, height: 44).action("open")
            .overlay(.imageButton("b", width: 44, height: 44).action("open"))

        #expect(spec.judged(blueprint) == .passed)
    }

    @Test func `an equivalent target that is large enough makes up for a small one`() {
        let blueprint = Blueprint.column([
            .imageButton("a", width: 20, height: 20).action("open"), .button("Open").framedAsTarget.action("open"),
        ])

        #expect(spec.judged(blueprint) == .passed(by: .equivalentExists))
    }

    @Test func `a target far down a scrolling region is measured where it can be scrolled to`() {
        let rows = (1...40).map { Blueprint.button("\($0)").framedAsTarget }

        #expect(spec.judged(.scroll(.column(rows))) == .passed)
        #expect(spec.judged(.column(rows)).outcome == .failed)
    }

    @Test func `every text size and direction passes for a button that grows`() {
        for size in UserEnvironment.TextSize.allCases {
            for direction in UserEnvironment.LayoutDirection.allCases {
                #expect(
                    spec.judged(.button("Track").framedAsTarget, in: UserEnvironment(textSize: size, layoutDirection: direction)) == .passed
                )
            }
        }
    }

    @Test func `a disabled control or one behind a modal is no target`() {
        #expect(spec.judged(.button("a").frame(width: 31).disabled()) == .inapplicable(.disabled))
        #expect(spec.judged(.button("a").frame(width: 31).modal(.text("b"))) == .inapplicable(.behindModal))
    }

    private func spaced(_ nodes: [Node]) -> Verdicts.Outcome {
        var thresholds = AccessibilityProfile.Thresholds.wcagMinimum
        thresholds.allowsSpacedTargets = true
        let verdicts = audit(
            ScreenPresentation(screen(nodes)), by: AccessibilityProfile(name: "test", specs: [spec], thresholds: thresholds))[0]
        return verdicts.tally.outcome
    }

    /// Two buttons side by side, 20 points wide, in a region that scrolls.
    private func pair(_ change: @escaping (inout ScreenElement) -> Void) -> [Node] {
        let left = Node(.button, "a", at: LayoutRect(x: 40, y: 100, width: 20, height: 44))
        let right = Node(.button, "b", at: LayoutRect(x: 61, y: 100, width: 20, height: 44), change: change)
        let region = Node(.scrollView, nil, at: LayoutRect(x: 0, y: 0, width: 320, height: 400), [left, right]) {
            $0.scrolling = ScreenElement.Scrolling(axes: [.vertical])
        }
        return [region]
    }

    @Test func `a small target is too near to another, save one that is disabled or stays where it is while this one scrolls`() {
        #expect(spaced(pair { _ in }) == .failed)
        #expect(spaced(pair { $0.isEnabled = false }) == .passed)
        #expect(spaced(pair { $0.isPinned = true }) == .passed)
    }

    /// A small target with its middle at (100, 100), and whatever else there is.
    private func besideSmall(_ others: Node...) -> [Node] {
        [Node(.button, "a", at: LayoutRect(x: 95, y: 90, width: 10, height: 20))] + others
    }

    @Test func `the circle of SC 2.5.8 is 24 points wide: a large target 12 points from the middle passes, a nearer one fails`() {
        func large(from distance: Double) -> Node { Node(.button, "b", at: LayoutRect(x: 100 + distance, y: 78, width: 44, height: 44)) }

        #expect(spaced(besideSmall(large(from: 12))) == .passed)
        #expect(spaced(besideSmall(large(from: 11.99))) == .failed)
    }

    @Test func `the circles of two small targets may touch, and not meet: their middles are 24 points apart`() {
        func small(_ x: Double, _ y: Double) -> Node { Node(.button, "b", at: LayoutRect(x: 95 + x, y: 90 + y, width: 10, height: 20)) }

        #expect(spaced(besideSmall(small(24, 0))) == .passed)
        #expect(spaced(besideSmall(small(23.99, 0))) == .failed)
        #expect(spaced(besideSmall(small(0, 24))) == .passed)
        #expect(spaced(besideSmall(small(0, 23.99))) == .failed)
        // 24 points from middle to middle along the diagonal of 14.4 and 19.2.
        #expect(spaced(besideSmall(small(14.4, 19.2))) == .passed)
        #expect(spaced(besideSmall(small(14.4, 19.19))) == .failed)
    }

    @Test func `the circle of a link that goes on in the next line is around the middle of all its lines`() {
        /// Two lines 20 points high, 23.4 from top to top; only the first is long.
        func broken(at y: Double) -> Node {
            Node(.link, "b", at: LayoutRect(x: 60, y: y, width: 80, height: 43.4)) {
                $0.hitRegion = LayoutRect(x: 60, y: y, width: 80, height: 20)
            }
        }
        func alone(at y: Double) -> Node { Node(.link, "a", at: LayoutRect(x: 60, y: y, width: 80, height: 20)) }

        // From line to line it is 23.4, and from middle to middle 35.1.
        #expect(spaced([alone(at: 100), broken(at: 123.4)]) == .passed)
        // 12 points from the middle of the one to the first line of the other.
        #expect(spaced([alone(at: 100), broken(at: 122)]) == .passed)
        #expect(spaced([alone(at: 100), broken(at: 121.99)]) == .failed)
        // 24 points from the middle of all lines to that of a link below them.
        #expect(spaced([broken(at: 100), alone(at: 135.71)]) == .passed)
        #expect(spaced([broken(at: 100), alone(at: 135.69)]) == .failed)
        // A button has one region.
        let button = Node(.button, "b", at: LayoutRect(x: 60, y: 123.4, width: 80, height: 43.4)) {
            $0.hitRegion = LayoutRect(x: 60, y: 123.4, width: 80, height: 20)
        }
        #expect(spaced([alone(at: 100), button]) == .failed)
    }

    @Test func `24 by 24 points are enough beside anything, and a hundredth less is a matter of the circle`() {
        func pair(of extent: Double) -> [Node] {
            [
                Node(.button, "a", at: LayoutRect(x: 100, y: 100, width: extent, height: 24)),
                Node(.button, "b", at: LayoutRect(x: 100 + extent, y: 100, width: 44, height: 44)),
            ]
        }

        #expect(spaced(pair(of: 24)) == .passed)
        #expect(spaced(pair(of: 23.99)) == .failed)
    }

    @Test func `text is no target`() {
        #expect(spec.judged(.text("a")) == .inapplicable(.nothingToJudge))
    }

    private func text(_ string: String?, linking words: String) -> Judged {
        let link = Node(.link, words, at: LayoutRect(x: 100, y: 0, width: 60, height: 20))
        return spec.judged(screen([Node(.text, string, at: LayoutRect(x: 0, y: 0, width: 320, height: 20), [link])]))
    }

    @Test func `a link among other words of a text is exempt, one that stands by itself is not`() {
        #expect(text("See our opening hours for more", linking: "opening hours") == .inapplicable(.inlineText))
        #expect(
            text("Opening hours", linking: "opening hours") == .failed("link \"opening hours\" is 60 × 20 pt; the minimum is 44 × 44 pt"))
        #expect(
            spec.judged(captured(.link, frame: LayoutRect(x: 0, y: 0, width: 60, height: 20)) { $0.label = "a" })
                == .failed("link \"a\" is 60 × 20 pt; the minimum is 44 × 44 pt"))
    }

    @Test func `separators and single letters are no words beside a link`() {
        #expect(text("| a · Terms ·", linking: "Terms").outcome == .failed)
    }

    @Test func `a link in a text of unknown words cannot be judged`() {
        #expect(text(nil, linking: "Terms") == .cantTell(.inlineAmbiguous))
    }

    @Test func `a link in a text that is large enough passes`() {
        let link = Node(.link, "Terms", at: LayoutRect(x: 0, y: 0, width: 60, height: 44))

        #expect(spec.judged(screen([Node(.text, "Terms of use", [link])])) == .passed)
    }

    @Test func `pixels of unknown density cannot be judged`() {
        #expect(spec.judged(captured(.button, unit: .pixels)) == .cantTell(.densityUnknown))
    }

    @Test func `a frame that is not finite cannot be judged`() {
        #expect(spec.judged(captured(.button, frame: LayoutRect(x: .nan, y: 0, width: 44, height: 44))) == .cantTell(.frameInvalid))
    }

    @Test func `the threshold is the profile's`() {
        let screen = captured(.button)

        #expect(audit(ScreenPresentation(screen), by: .humanInterfaceGuidelines.keeping([spec.id]))[0].tally.outcome == .passed)
        #expect(audit(ScreenPresentation(screen), by: .material.keeping([spec.id]))[0].tally.outcome == .failed)
    }

    /// Buttons over each other, each a point further down and right than the last.
    private func pile(of count: Int, step: Double) -> RenderedScreen {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 4_000, height: 4_000))
        for index in 0..<count {
            let offset = Double(index) * step
            builder.add(ScreenElement(.button, source: "\(index)", frame: LayoutRect(x: offset, y: offset, width: 2_000, height: 2_000)))
        }
        return builder.finish()
    }

    @Test func `thousands of targets in one place are judged in time: all but the last are covered`() {
        let verdicts = audit(ScreenPresentation(pile(of: 3_000, step: 0)), by: AccessibilityProfile(name: "test", specs: [spec]))[0]

        #expect(verdicts.tally.failed == 2_999)
        #expect(verdicts.tally.passed == 1)
    }

    @Test func `hundreds of targets that overlap leave it open for those below`() {
        let verdicts = audit(ScreenPresentation(pile(of: 300, step: 1)), by: AccessibilityProfile(name: "test", specs: [spec]))[0]

        #expect(verdicts.tally.cantTell == 300 - 1 - 256)
        #expect(verdicts.reasons.map(\.reason) == [.budgetExceeded])
    }

    @Test func `a length lost to rounding is not required`() {
        let spec = TargetSize()
        let screen = captured(.button, frame: LayoutRect(x: 0, y: 0, width: 31, height: 43.999_999_9))
        let verdicts = audit(ScreenPresentation(screen), by: AccessibilityProfile(name: "test", specs: [spec]))[0]

        #expect(verdicts.findings.map { spec.wording(for: $0).remedy } == ["widen the target by 13 pt"])
    }
}

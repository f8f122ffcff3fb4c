import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

/// A screen on either side of each number of the thresholds.
struct ThresholdBoundaryTests {
    private func outcome(
        of spec: some ScreenSpec, _ screen: RenderedScreen,
        _ thresholds: AccessibilityProfile.Thresholds = AccessibilityProfile.Thresholds()
    ) -> Verdicts.Outcome {
        audit(ScreenPresentation(screen), by: AccessibilityProfile(name: "test", specs: [spec], thresholds: thresholds))[0].tally.outcome
    }

    private func target(_ width: Double, _ height: Double) -> RenderedScreen {
        captured(.button, frame: LayoutRect(x: 0, y: 0, width: width, height: height))
    }

    @Test(arguments: [
        (AccessibilityProfile.Thresholds.wcagEnhanced, 44.0), (.material, 48), (.visionOS, 60), (AccessibilityProfile.Thresholds(), 44),
    ])
    func `a target of the required extent passes, and a hundredth of a point less fails`(
        thresholds: AccessibilityProfile.Thresholds, extent: Double
    ) {
        #expect(outcome(of: TargetSize(), target(extent, extent), thresholds) == .passed)
        #expect(outcome(of: TargetSize(), target(extent - 0.01, extent), thresholds) == .failed)
        #expect(outcome(of: TargetSize(), target(extent, extent - 0.01), thresholds) == .failed)
    }

    @Test func `text contrast is compared with the ratio demanded, and not with a rounded one`() {
        func text(size: Double, weight: ScreenElement.FontWeight = .regular) -> RenderedScreen {
            captured(.text) {
                $0.text = [run("Order") { ($0.color, $0.pointSize, $0.weight) = (SRGBColor(hex: 0x767676), size, weight) }]
                $0.surface = ScreenElement.Surface(background: [.color(.white)])
            }
        }
        func outcome(_ ratio: Double, _ largeRatio: Double, size: Double, weight: ScreenElement.FontWeight = .regular) -> Verdicts.Outcome {
            var thresholds = AccessibilityProfile.Thresholds()
            thresholds.textContrast = AccessibilityProfile.ContrastDemand(text: ratio, largeText: largeRatio)
            return self.outcome(of: TextContrast(), text(size: size, weight: weight), thresholds)
        }

        // #767676 on white is 4.5422:1.
        #expect(outcome(4.542, 1, size: 23.99) == .passed)
        #expect(outcome(4.543, 1, size: 23.99) == .failed)
        #expect(outcome(21, 4.542, size: 24) == .passed)
        #expect(outcome(21, 4.543, size: 24) == .failed)
        #expect(outcome(21, 4.542, size: 18.66, weight: .bold) == .passed)
        #expect(outcome(21, 4.542, size: 18.65, weight: .bold) == .failed)
    }

    @Test func `sound may last three seconds, and not a tenth more`() {
        func playing(for seconds: Double) -> RenderedScreen {
            captured(.video) {
                var media = ScreenElement.Media(.audio)
                (media.startsAutomatically, media.canBeStopped, media.duration) = (true, false, seconds)
                $0.media = media
            }
        }

        #expect(outcome(of: MovingContentHasControl(), playing(for: 3)) == .inapplicable)
        #expect(outcome(of: MovingContentHasControl(), playing(for: 3.1)) == .failed)
    }

    @Test func `movement may last five seconds, and not a tenth more`() {
        func playing(for seconds: Double) -> RenderedScreen {
            let video = element(.video, "0") {
                var media = ScreenElement.Media(.video)
                (media.startsAutomatically, media.canBeStopped, media.isSilent, media.duration) = (true, false, true, seconds)
                $0.media = media
            }
            return screen([(0, video), (0, element(.text, "1") { $0.text = [ScreenElement.TextRun("Order")] })])
        }
        func moving(for seconds: Double) -> RenderedScreen {
            let ticker = element(.text, "0") {
                var motion = ScreenElement.Motion(.scroll)
                (motion.canBeStopped, motion.duration) = (false, seconds)
                $0.motion = [motion]
            }
            return screen([(0, ticker), (0, element(.button, "1"))])
        }

        for show in [playing, moving] {
            #expect(outcome(of: MovingContentHasControl(), show(5)) == .inapplicable)
            #expect(outcome(of: MovingContentHasControl(), show(5.1)) == .failed)
        }
    }

    @Test func `a time limit of twenty hours counts, and a second more does not`() {
        #expect(outcome(of: RefreshNotTimed(), screen { $0.refreshInterval = 72_000 }) == .failed)
        #expect(outcome(of: RefreshNotTimed(), screen { $0.refreshInterval = 72_001 }) == .passed)
    }

    /// A message that appears on demand and goes after some seconds.
    private func passing(_ shown: Blueprint, after seconds: Double) -> Script {
        let add = Blueprint.button("Add").action("add")
        return Script(
            ["a": add, "b": .column([add, shown])], ["a": [.activate("add"): "b"], "b": [.wait(seconds): "a"]], pauses: [seconds])
    }

    @Test func `a control stays for two minutes, a message for ten seconds, and private data no longer than two minutes`() {
        let undo = Blueprint.button("Undo").action("undo")
        let balance = Blueprint.text("$5").privacySensitive()

        #expect(NoTimeLimit().judged(passing(undo, after: 120)).outcome == .passed)
        #expect(NoTimeLimit().judged(passing(undo, after: 119.9)).outcome == .failed)
        #expect(NoTimeLimit().judged(passing(.text("Added"), after: 10)).outcome == .passed)
        #expect(NoTimeLimit().judged(passing(.text("Added"), after: 9.9)).outcome == .failed)
        #expect(NoSecretsLeftStanding().judged(passing(balance, after: 120)).outcome == .passed)
        #expect(NoSecretsLeftStanding().judged(passing(balance, after: 120.1)).outcome == .failed)
    }

    @Test func `a third of a point of a text may be cut off, and not a hundredth more`() {
        func text(losing extent: Double) -> RenderedScreen {
            let words = element(.text, "1", frame: LayoutRect(x: 0, y: 0, width: 100, height: 44)) {
                $0.text = [run("Order") { $0.frame = LayoutRect(x: 0, y: 44 - 20 + extent, width: 40, height: 20) }]
            }
            let box = element(.group, "0", frame: LayoutRect(x: 0, y: 0, width: 100, height: 44)) { $0.clipsContent = true }
            return screen([(0, box), (1, words)])
        }

        #expect(outcome(of: TextNotClipped(), text(losing: 0.33)) == .passed)
        #expect(outcome(of: TextNotClipped(), text(losing: 0.34)) == .failed)
    }

    @Test func `fixed spacing passes at each share of the font size, and fails a hundredth below it`() {
        func text(_ spacing: ScreenElement.FixedSpacing) -> RenderedScreen {
            captured(.text) { $0.text = [run("Order") { ($0.fixedSpacing, $0.lineCount) = (spacing, 2) }] }
        }

        for (letters, words, lines, expected) in [
            (0.12, 0.16, 1.5, Verdicts.Outcome.passed), (0.11, 0.16, 1.5, .failed), (0.12, 0.15, 1.5, .failed), (0.12, 0.16, 1.49, .failed),
        ] {
            let spacing = ScreenElement.FixedSpacing(letters: letters, words: words, lines: lines)
            #expect(outcome(of: TextSpacingAdapts(), text(spacing)) == expected, "\(spacing)")
        }
    }
}

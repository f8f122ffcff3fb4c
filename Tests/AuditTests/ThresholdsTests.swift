import EveryScreenAudit
import EveryScreenModel
import Testing

struct ThresholdsTests {
    private let standard = AccessibilityProfile.Thresholds()

    @Test func `the numbers are those of the guidelines and of WCAG 2.2`() {
        #expect(standard.targetSize == LayoutSize(width: 44, height: 44))
        #expect(!standard.allowsSpacedTargets)
        #expect(standard.labelLength == 40)
        #expect(standard.scanSteps == AccessibilityProfile.ScanDemand(perSquareRoot: 2, base: 8))
        #expect(standard.clippingTolerance == 1.0 / 3)
        #expect(standard.textContrast == AccessibilityProfile.ContrastDemand(text: 4.5, largeText: 3))
        #expect(standard.enhancedTextContrast == AccessibilityProfile.ContrastDemand(text: 7, largeText: 4.5))
        #expect(standard.nonTextContrast == 3)
        #expect(standard.textSpacing == ScreenElement.FixedSpacing(letters: 0.12, words: 0.16, lines: 1.5))
        #expect(standard.soundDuration == 3)
        #expect(standard.motionDuration == 5)
        #expect(standard.timeLimit == 20 * 60 * 60)
        #expect(standard.controlDuration == 120)
        #expect(standard.messageDuration == 10)
        #expect(standard.secretDuration == 120)
    }

    @Test func `large text starts at 18 pt of print, bold text at 14 pt`() {
        #expect(standard.textContrast.largeSize == 18 * 4 / 3)
        #expect(standard.textContrast.largeBoldSize == 18.66)
        #expect(standard.enhancedTextContrast.largeSize == 24)
    }

    @Test func `each named set differs from the standard in its targets only`() {
        func expected(_ extent: Double, areSpaced: Bool = false) -> AccessibilityProfile.Thresholds {
            var thresholds = AccessibilityProfile.Thresholds(targetSize: LayoutSize(width: extent, height: extent))
            thresholds.allowsSpacedTargets = areSpaced
            return thresholds
        }

        #expect(AccessibilityProfile.Thresholds.wcagMinimum == expected(24, areSpaced: true))
        #expect(AccessibilityProfile.Thresholds.wcagEnhanced == expected(44))
        #expect(AccessibilityProfile.Thresholds.material == expected(48))
        #expect(AccessibilityProfile.Thresholds.visionOS == expected(60))
    }
}

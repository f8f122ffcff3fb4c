public import EveryScreenModel

extension AccessibilityProfile {
    /// The numbers by which specs judge.
    public struct Thresholds: Hashable, Sendable {
        /// The least extent of a target, in points.
        public var targetSize: LayoutSize
        /// Whether a target of less extent passes when no other target lies near it
        /// (WCAG 2.2 SC 2.5.8, Spacing).
        public var allowsSpacedTargets = false
        /// The most characters of a control's label.
        public var labelLength = 40
        /// How many scan steps a control may be away for Switch Control.
        public var scanSteps = AccessibilityProfile.ScanDemand(perSquareRoot: 2, base: 8)
        /// How much of a text may be cut off before it counts, in points: one pixel
        /// of a screen with three to the point.
        public var clippingTolerance: Double
        /// The least contrast of text, a ratio from 1 to 21 (WCAG 2.2 SC 1.4.3).
        public var textContrast = AccessibilityProfile.ContrastDemand(text: 4.5, largeText: 3)
        /// The least contrast of text by the enhanced criterion (WCAG 2.2 SC
        /// 1.4.6).
        public var enhancedTextContrast = AccessibilityProfile.ContrastDemand(text: 7, largeText: 4.5)
        /// The least contrast of what a control is known by, a ratio from 1 to 21
        /// (WCAG 2.2 SC 1.4.11).
        public var nonTextContrast = 3.0
        /// The spacing text must bear, as shares of the font size (WCAG 2.2 SC
        /// 1.4.12).
        public var textSpacing = ScreenElement.FixedSpacing(letters: 0.12, words: 0.16, lines: 1.5)
        /// How long sound may play by itself, in seconds (WCAG 2.2 SC 1.4.2).
        public var soundDuration = 3.0
        /// How long something may move by itself, in seconds (WCAG 2.2 SC 2.2.2).
        public var motionDuration = 5.0
        /// A time limit longer than this counts as none, in seconds: twenty hours
        /// (WCAG 2.2 SC 2.2.1).
        public var timeLimit = 72_000.0
        /// How long a control must stay before it may go by itself, in seconds: the
        /// most that people can ask for (Android's time to act).
        public var controlDuration = 120.0
        /// How long a message must stay before it may go by itself, in seconds: the
        /// least that people can ask for.
        public var messageDuration = 10.0
        /// The limit for private data on a screen that is left alone, in seconds:
        /// the same time that a control must stay.
        public var secretDuration = 120.0

        /// Creates thresholds; the defaults are those of the Human Interface
        /// Guidelines for iOS, or else of WCAG 2.2.
        public init(targetSize: LayoutSize = LayoutSize(width: 44, height: 44), clippingTolerance: Double = 1.0 / 3) {
            self.targetSize = targetSize
            self.clippingTolerance = clippingTolerance
        }
    }
}

import EveryScreenModel

extension AccessibilityProfile.Thresholds {
    /// Targets of 24 × 24, or with that much room around them: WCAG 2.2 SC 2.5.8
    /// (level AA).
    public static let wcagMinimum = targets(of: 24, areSpaced: true)
    /// Targets of 44 × 44: WCAG 2.2 SC 2.5.5 (level AAA), and the Human Interface
    /// Guidelines for iOS.
    public static let wcagEnhanced = targets(of: 44)
    /// Targets of 48 × 48 dp: Material Design.
    public static let material = targets(of: 48)
    /// Targets of 60 × 60 pt: the Human Interface Guidelines for visionOS, which
    /// are looked at and not touched.
    public static let visionOS = targets(of: 60)

    /// Targets of 66 × 66 pt: the Human Interface Guidelines for tvOS, on which
    /// focus is moved.
    public static let tvOS = targets(of: 66)

    private static func targets(of extent: Double, areSpaced: Bool = false) -> AccessibilityProfile.Thresholds {
        var thresholds = AccessibilityProfile.Thresholds(targetSize: LayoutSize(width: extent, height: extent))
        thresholds.allowsSpacedTargets = areSpaced
        return thresholds
    }
}

public import ScreenModel

/// The numbers by which specs judge.
public struct Thresholds: Hashable, Sendable {
    /// The least extent of a target, in points.
    public var targetSize: Size
    /// Whether a target of less extent passes when no other target lies near it (WCAG 2.2 SC 2.5.8, Spacing).
    public var allowsSpacedTargets = false
    /// The most characters of a control's label.
    public var labelLength = 40
    /// How much of a text may be cut off before it counts, in points: one pixel of a screen with three to the point.
    public var clippingTolerance: Double

    /// Creates thresholds; what is not named is that of the Human Interface Guidelines for iOS.
    public init(targetSize: Size = Size(width: 44, height: 44), clippingTolerance: Double = 1.0 / 3) {
        self.targetSize = targetSize
        self.clippingTolerance = clippingTolerance
    }
}

/// The settings of a person and the device: everything a screen should adapt to.
///
/// The default value of each setting is the system's own, and the simplest for
/// the shrinker.
public struct UserEnvironment: Hashable, Sendable {
    /// The Dynamic Type size.
    public var textSize: TextSize
    /// The width and height of the screen or window, in points.
    public var screenSize: Size
    /// What the hardware and the system bars cover, in points.
    public var safeArea: Insets
    /// The direction of the layout.
    public var layoutDirection: LayoutDirection
    /// Whether Bold Text is on.
    public var isBoldText: Bool
    /// Whether Increase Contrast is on.
    public var contrast: Contrast
    /// Light or dark.
    public var appearance: Appearance
    /// Whether Reduce Motion is on.
    public var isReduceMotion: Bool

    /// Creates an environment; what is not named has the system's default, on a screen of 390 × 844 points.
    public init(
        textSize: TextSize = .standard, screenSize: Size = Size(width: 390, height: 844), safeArea: Insets = .zero,
        layoutDirection: LayoutDirection = .leftToRight, isBoldText: Bool = false, contrast: Contrast = .standard,
        appearance: Appearance = .light, isReduceMotion: Bool = false
    ) {
        self.textSize = textSize
        self.screenSize = screenSize
        self.safeArea = safeArea
        self.layoutDirection = layoutDirection
        self.isBoldText = isBoldText
        self.contrast = contrast
        self.appearance = appearance
        self.isReduceMotion = isReduceMotion
    }

    /// Every setting at the system's default.
    public static let standard = UserEnvironment()
}

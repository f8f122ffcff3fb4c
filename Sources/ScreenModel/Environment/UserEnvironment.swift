/// The settings of a person and the device: everything a screen should adapt to.
///
/// The default value of each setting is the system's own, and the simplest for
/// the shrinker. Lengths must be finite and not negative; see `firstMistake`.
public struct UserEnvironment: Hashable, Sendable {
    /// The Dynamic Type size.
    public var textSize: UserEnvironment.TextSize
    /// The width and height of the screen or window, in points.
    public var screenSize: LayoutSize
    /// The area that the hardware and the system bars cover, in points.
    public var safeArea: LayoutInsets
    /// The direction of the layout.
    public var layoutDirection: UserEnvironment.LayoutDirection
    /// Whether Bold Text is on.
    public var isBoldText: Bool
    /// The setting of Increase Contrast.
    public var contrast: UserEnvironment.Contrast
    /// Light or dark.
    public var appearance: UserEnvironment.Appearance
    /// Whether Reduce Motion is on.
    public var isReduceMotion: Bool
    /// Whether Reduce Transparency is on.
    public var isReduceTransparency = false
    /// The way in which colors are inverted, if they are.
    public var invertColors = UserEnvironment.InvertColors.off
    /// Whether Differentiate Without Color is on.
    public var isDifferentiateWithoutColor = false
    /// Whether Button Shapes is on.
    public var isButtonShapes = false
    /// Whether On/Off Labels is on.
    public var isOnOffLabels = false
    /// Whether VoiceOver runs.
    public var isVoiceOver = false
    /// Whether Switch Control runs.
    public var isSwitchControl = false
    /// Whether Voice Control runs.
    public var isVoiceControl = false
    /// Whether Full Keyboard Access is on.
    public var isFullKeyboardAccess = false
    /// The language and region, as a BCP 47 tag.
    public var locale = "en"
    /// The transformation of the strings that stands for a translation.
    public var pseudolocale = UserEnvironment.Pseudolocale.none
    /// The space between lines, words and letters.
    public var textSpacing = UserEnvironment.TextSpacing.standard
    /// The kind of device.
    public var idiom = UserEnvironment.Idiom.phone

    /// Creates an environment; other settings have the system's default, on a
    /// screen of 390 × 844 points.
    ///
    /// The settings that are not named here are set one by one afterwards. A check
    /// of an environment with a negative or infinite length records an issue.
    public init(
        textSize: UserEnvironment.TextSize = .standard, screenSize: LayoutSize = LayoutSize(width: 390, height: 844),
        safeArea: LayoutInsets = .zero,
        layoutDirection: UserEnvironment.LayoutDirection = .leftToRight, isBoldText: Bool = false,
        contrast: UserEnvironment.Contrast = .standard,
        appearance: UserEnvironment.Appearance = .light, isReduceMotion: Bool = false
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
    /// A window of a desktop of 1280 × 1024 CSS px, with the browser's defaults.
    package static let pageDefaults = UserEnvironment(screenSize: LayoutSize(width: 1280, height: 1024))

    /// Hashes the settings in which plans differ most.
    ///
    /// All of them take long, as the names of choices are hashed as strings.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(textSize)
        hasher.combine(screenSize.width)
        var flags = 0
        func add(_ flag: Bool, _ flags: inout Int) { flags = flags << 1 | (flag ? 1 : 0) }
        add(layoutDirection == .rightToLeft, &flags)
        add(isBoldText, &flags)
        add(contrast == .increased, &flags)
        add(appearance == .dark, &flags)
        add(isReduceMotion, &flags)
        add(isReduceTransparency, &flags)
        add(isVoiceOver, &flags)
        add(isFullKeyboardAccess, &flags)
        add(pseudolocale == .none, &flags)
        add(pseudolocale == .accented, &flags)
        hasher.combine(flags)
    }

    /// Which way the screen is held; a square counts as portrait.
    public var orientation: UserEnvironment.Orientation { screenSize.width > screenSize.height ? .landscape : .portrait }
}

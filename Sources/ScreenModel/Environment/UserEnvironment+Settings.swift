extension UserEnvironment {
    /// All settings, in the order in which they are written and spoken of.
    package static let settings: [EnvironmentSetting] = [
        .init("text size", "textSize", \.textSize, word: \.name, phrase: { "text size \($0.shortName)" }),
        .init(key: "screenSize", name: "screen size", kind: .size(\.screenSize)),
        .init(key: "safeArea", name: "safe area", kind: .insets(\.safeArea)),
        .init(
            "layout direction", "layoutDirection", \.layoutDirection, word: \.rawValue,
            phrase: { $0 == .rightToLeft ? "right-to-left" : "left-to-right" }),
        .init("bold text", "isBoldText", \.isBoldText),
        .init("contrast", "contrast", \.contrast, word: \.rawValue, phrase: { "\($0.rawValue) contrast" }),
        .init("appearance", "appearance", \.appearance, word: \.rawValue, phrase: { "\($0.rawValue) appearance" }),
        .init("reduced motion", "isReduceMotion", \.isReduceMotion),
        .init("reduced transparency", "isReduceTransparency", \.isReduceTransparency),
        .init("inverted colors", "invertColors", \.invertColors, word: \.rawValue, phrase: { "\($0.rawValue) inverted colors" }),
        .init("differentiation without color", "isDifferentiateWithoutColor", \.isDifferentiateWithoutColor),
        .init("button shapes", "isButtonShapes", \.isButtonShapes),
        .init("on/off labels", "isOnOffLabels", \.isOnOffLabels),
        .init("VoiceOver", "isVoiceOver", \.isVoiceOver),
        .init("Switch Control", "isSwitchControl", \.isSwitchControl),
        .init("Voice Control", "isVoiceControl", \.isVoiceControl),
        .init("Full Keyboard Access", "isFullKeyboardAccess", \.isFullKeyboardAccess),
        .init(key: "locale", name: "locale", kind: .text(\.locale)),
        .init("pseudolocale", "pseudolocale", \.pseudolocale, word: \.rawValue, phrase: { "pseudolocale \($0.rawValue)" }),
        .init("text spacing", "textSpacing", \.textSpacing, word: \.rawValue, phrase: { "\($0.rawValue) text spacing" }),
        .init("kind of device", "idiom", \.idiom, word: \.rawValue, phrase: { "\($0.rawValue) device" }),
    ]

    /// A sentence about the first impossible setting, or `nil` when all are
    /// possible.
    ///
    /// A length that is negative or not finite is impossible. Setters accept it,
    /// and code that reads environments from outside checks here.
    public var firstMistake: String? {
        for setting in Self.settings {
            if let mistake = setting.mistake(in: self) { return mistake }
        }
        return nil
    }
}

public import EveryScreenModel

extension EnvironmentPlan {
    /// One setting at one level: `.textSize(.accessibility5)`, `.boldText()`.
    public struct PinnedSetting: Hashable, Sendable, CustomStringConvertible {
        /// The number of the setting's axis in `EnvironmentAxis.all`.
        let axis: Int
        /// The system's defaults with this setting.
        let example: UserEnvironment

        private init(_ key: String, _ change: (inout UserEnvironment) -> Void) {
            guard let axis = EnvironmentAxis.all.firstIndex(where: { $0.key == key }) else {
                preconditionFailure("There is no axis of the setting \(key)")
            }
            self.axis = axis
            var example = UserEnvironment.standard
            change(&example)
            self.example = example
        }

        init(axis: Int, example: UserEnvironment) {
            self.axis = axis
            self.example = example
        }

        /// Sets the setting in an environment.
        package func apply(to environment: inout UserEnvironment) { EnvironmentAxis.all[axis].copy(example, &environment) }

        /// Returns true if an environment has the setting at this level.
        package func holds(in environment: UserEnvironment) -> Bool {
            var copy = environment
            apply(to: &copy)
            return copy == environment
        }

        /// The setting inside a sentence, "bold text", with its level if the name
        /// alone does not state it.
        public var description: String {
            let setting = UserEnvironment.settings.first { $0.key == EnvironmentAxis.all[axis].key }
            switch setting?.kind {
            case .flag(let path): return (example[keyPath: path] ? "" : "no ") + EnvironmentAxis.all[axis].name
            case .word(let choice): return choice.phrase(example)
            case .text(let path): return "\(EnvironmentAxis.all[axis].name) \(example[keyPath: path])"
            case .size, .insets, nil: return "a screen of \(Int(example.screenSize.width)) × \(Int(example.screenSize.height)) pt"
            }
        }
    }
}

extension EnvironmentPlan.PinnedSetting {
    /// A Dynamic Type size.
    public static func textSize(_ level: UserEnvironment.TextSize) -> Self { Self("textSize") { $0.textSize = level } }

    /// A screen, with its safe area.
    public static func screen(_ screen: UserEnvironment.DeviceScreen) -> Self {
        Self("screenSize") { ($0.screenSize, $0.safeArea) = (screen.size, screen.safeArea) }
    }

    /// A layout direction.
    public static func layoutDirection(_ level: UserEnvironment.LayoutDirection) -> Self {
        Self("layoutDirection") { $0.layoutDirection = level }
    }

    /// Bold Text.
    public static func boldText(_ isOn: Bool = true) -> Self { Self("isBoldText") { $0.isBoldText = isOn } }

    /// Increase Contrast, or the usual contrast.
    public static func contrast(_ level: UserEnvironment.Contrast) -> Self { Self("contrast") { $0.contrast = level } }

    /// Light or dark.
    public static func appearance(_ level: UserEnvironment.Appearance) -> Self { Self("appearance") { $0.appearance = level } }

    /// Reduce Motion.
    public static func reduceMotion(_ isOn: Bool = true) -> Self { Self("isReduceMotion") { $0.isReduceMotion = isOn } }

    /// Reduce Transparency.
    public static func reduceTransparency(_ isOn: Bool = true) -> Self {
        Self("isReduceTransparency") { $0.isReduceTransparency = isOn }
    }

    /// The inversion of colors.
    public static func invertColors(_ level: UserEnvironment.InvertColors) -> Self { Self("invertColors") { $0.invertColors = level } }

    /// Differentiate Without Color.
    public static func differentiateWithoutColor(_ isOn: Bool = true) -> Self {
        Self("isDifferentiateWithoutColor") { $0.isDifferentiateWithoutColor = isOn }
    }

    /// Button Shapes.
    public static func buttonShapes(_ isOn: Bool = true) -> Self { Self("isButtonShapes") { $0.isButtonShapes = isOn } }

    /// On/Off Labels.
    public static func onOffLabels(_ isOn: Bool = true) -> Self { Self("isOnOffLabels") { $0.isOnOffLabels = isOn } }

    /// VoiceOver running.
    public static func voiceOver(_ isOn: Bool = true) -> Self { Self("isVoiceOver") { $0.isVoiceOver = isOn } }

    /// Switch Control running.
    public static func switchControl(_ isOn: Bool = true) -> Self { Self("isSwitchControl") { $0.isSwitchControl = isOn } }

    /// Voice Control running.
    public static func voiceControl(_ isOn: Bool = true) -> Self { Self("isVoiceControl") { $0.isVoiceControl = isOn } }

    /// Full Keyboard Access.
    public static func fullKeyboardAccess(_ isOn: Bool = true) -> Self {
        Self("isFullKeyboardAccess") { $0.isFullKeyboardAccess = isOn }
    }

    /// A language and region, as a BCP 47 tag.
    public static func locale(_ tag: String) -> Self { Self("locale") { $0.locale = tag } }

    /// A pseudolocale, which replaces a translation.
    public static func pseudolocale(_ level: UserEnvironment.Pseudolocale) -> Self { Self("pseudolocale") { $0.pseudolocale = level } }

    /// The spacing of lines, words and letters.
    public static func textSpacing(_ level: UserEnvironment.TextSpacing) -> Self { Self("textSpacing") { $0.textSpacing = level } }

    /// The kind of device.
    public static func idiom(_ level: UserEnvironment.Idiom) -> Self { Self("idiom") { $0.idiom = level } }
}

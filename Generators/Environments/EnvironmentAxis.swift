import EveryScreenModel

/// The levels of one axis in one space.
struct AxisLevels: Sendable {
    let count: Int
    /// Sets the level with an index in an environment.
    let set: @Sendable (inout UserEnvironment, Int) -> Void
    /// Returns the index of an environment's level, or `nil` if the space has no
    /// such level.
    let index: @Sendable (UserEnvironment) -> Int?

    /// Returns the environment with each of the levels, everything else as it is.
    func variants(of environment: UserEnvironment) -> [UserEnvironment] {
        (0..<count).map { index in
            var variant = environment
            set(&variant, index)
            return variant
        }
    }
}

/// One axis of a space of environments: a setting, or some that belong together,
/// and its levels.
package struct EnvironmentAxis: Sendable {
    /// The key of the setting in `UserEnvironment.settings`.
    let key: String
    /// The name of the setting inside a sentence: "bold text".
    package let name: String
    /// Returns the levels in a space.
    let levels: @Sendable (EnvironmentSpace) -> AxisLevels
    /// Sets the levels of a space to those of some environments, in order of first
    /// appearance.
    let span: @Sendable (inout EnvironmentSpace, [UserEnvironment]) -> Void
    /// Copies the level of an environment into another.
    let copy: @Sendable (UserEnvironment, inout UserEnvironment) -> Void

    /// An axis whose levels are values of one setting.
    ///
    /// - Parameter key: the key of the setting in `UserEnvironment.settings`, from
    ///   where the name comes.
    init<Level: Hashable & Sendable>(
        _ key: String, _ levels: any WritableKeyPath<EnvironmentSpace, [Level]> & Sendable,
        _ value: any WritableKeyPath<UserEnvironment, Level> & Sendable
    ) {
        self.init(key, levels, get: { $0[keyPath: value] }, set: { $0[keyPath: value] = $1 }, isSame: { $0 == $1 })
    }

    /// An axis whose levels are made of several settings.
    init<Level: Hashable & Sendable>(
        _ key: String, _ levels: any WritableKeyPath<EnvironmentSpace, [Level]> & Sendable,
        get: @escaping @Sendable (UserEnvironment) -> Level, set: @escaping @Sendable (inout UserEnvironment, Level) -> Void,
        isSame: @escaping @Sendable (Level, Level) -> Bool
    ) {
        self.key = key
        name = UserEnvironment.settings.first { $0.key == key }?.name ?? key
        copy = { source, target in set(&target, get(source)) }
        self.levels = { space in
            let levels = space[keyPath: levels]
            return AxisLevels(
                count: levels.count, set: { environment, index in set(&environment, levels[index]) },
                index: { environment in
                    let level = get(environment)
                    return levels.firstIndex { isSame($0, level) }
                })
        }
        span = { space, environments in
            var seen = Set<Level>()
            space[keyPath: levels] = environments.map(get).filter { seen.insert($0).inserted }
        }
    }

    /// Every axis, in the order in which levels are numbered and drawn.
    ///
    /// New axes go to the end: an axis of one level draws nothing, and so the
    /// recordings of older versions stay readable.
    package static let all: [EnvironmentAxis] = [
        EnvironmentAxis("textSize", \.textSizes, \.textSize),
        EnvironmentAxis(
            "screenSize", \.screens,
            get: { UserEnvironment.DeviceScreen("", width: $0.screenSize.width, height: $0.screenSize.height, safeArea: $0.safeArea) },
            set: { ($0.screenSize, $0.safeArea) = ($1.size, $1.safeArea) },
            isSame: { $0.size == $1.size && $0.safeArea == $1.safeArea }),
        EnvironmentAxis("layoutDirection", \.layoutDirections, \.layoutDirection),
        EnvironmentAxis("isBoldText", \.boldTexts, \.isBoldText),
        EnvironmentAxis("contrast", \.contrasts, \.contrast),
        EnvironmentAxis("appearance", \.appearances, \.appearance),
        EnvironmentAxis("isReduceMotion", \.reducesMotion, \.isReduceMotion),
        EnvironmentAxis("isReduceTransparency", \.reducesTransparency, \.isReduceTransparency),
        EnvironmentAxis("invertColors", \.invertColors, \.invertColors),
        EnvironmentAxis("isDifferentiateWithoutColor", \.differentiatesWithoutColor, \.isDifferentiateWithoutColor),
        EnvironmentAxis("isButtonShapes", \.buttonShapes, \.isButtonShapes),
        EnvironmentAxis("isOnOffLabels", \.onOffLabels, \.isOnOffLabels),
        EnvironmentAxis("isVoiceOver", \.voiceOvers, \.isVoiceOver),
        EnvironmentAxis("isSwitchControl", \.switchControls, \.isSwitchControl),
        EnvironmentAxis("isVoiceControl", \.voiceControls, \.isVoiceControl),
        EnvironmentAxis("isFullKeyboardAccess", \.fullKeyboardAccesses, \.isFullKeyboardAccess),
        EnvironmentAxis("locale", \.locales, \.locale),
        EnvironmentAxis("pseudolocale", \.pseudolocales, \.pseudolocale),
        EnvironmentAxis("textSpacing", \.textSpacings, \.textSpacing),
        EnvironmentAxis("idiom", \.idioms, \.idiom),
    ]
}

public import EveryScreenModel

/// The settings that a check varies: for each axis its levels, the system's default
/// first.
///
/// Every axis needs at least one level. To test more settings, copy a ready space
/// and add levels:
///
///     var space = EnvironmentSpace.everything
///     space.pseudolocales = UserEnvironment.Pseudolocale.allCases
///     let plan = EnvironmentPlan.pairs(of: space)
public struct EnvironmentSpace: Hashable, Sendable {
    /// The text sizes, in any order.
    public var textSizes: [UserEnvironment.TextSize]
    /// The screens.
    public var screens: [UserEnvironment.DeviceScreen]
    /// The layout directions.
    public var layoutDirections: [UserEnvironment.LayoutDirection]
    /// Bold Text.
    public var boldTexts: [Bool]
    /// Increase Contrast.
    public var contrasts: [UserEnvironment.Contrast]
    /// Light and dark.
    public var appearances: [UserEnvironment.Appearance]
    /// Reduce Motion.
    public var reducesMotion = [false]
    /// Reduce Transparency.
    public var reducesTransparency = [false]
    /// The inversion of colors.
    public var invertColors = [UserEnvironment.InvertColors.off]
    /// Differentiate Without Color.
    public var differentiatesWithoutColor = [false]
    /// Button Shapes.
    public var buttonShapes = [false]
    /// On/Off Labels.
    public var onOffLabels = [false]
    /// VoiceOver, off and on.
    public var voiceOvers = [false]
    /// Switch Control, off and on.
    public var switchControls = [false]
    /// Voice Control, off and on.
    public var voiceControls = [false]
    /// Full Keyboard Access, off and on.
    public var fullKeyboardAccesses = [false]
    /// The languages and regions, as BCP 47 tags.
    public var locales = ["en"]
    /// The pseudolocales, which replace translations.
    public var pseudolocales = [UserEnvironment.Pseudolocale.none]
    /// The spacing of lines, words and letters.
    public var textSpacings = [UserEnvironment.TextSpacing.standard]
    /// The kinds of device.
    public var idioms = [UserEnvironment.Idiom.phone]

    /// The only environments of the space, where it has not every combination of
    /// its levels.
    var only: [UserEnvironment]?
    /// Settings that never stand together; see `exclude(_:)`.
    var excluded: [[EnvironmentPlan.PinnedSetting]] = []
    /// The weight of a level in random draws, if it is not 1; see `weigh(_:_:)`.
    var weights: [EnvironmentPlan.PinnedSetting: Int] = [:]

    /// Every text size, six screens, and every level of the settings that a person
    /// can change on a device: the default of checks.
    ///
    /// Three axes stay at one level. An app has its own languages, and a kind of
    /// device belongs to a profile. No native platform lets a person change text
    /// spacing (WCAG2ICT on SC 1.4.12).
    public static let everything: EnvironmentSpace = {
        var space = EnvironmentSpace.layoutSettings
        space.reducesMotion = [false, true]
        space.reducesTransparency = [false, true]
        space.invertColors = UserEnvironment.InvertColors.allCases
        space.differentiatesWithoutColor = [false, true]
        space.buttonShapes = [false, true]
        space.onOffLabels = [false, true]
        space.voiceOvers = [false, true]
        space.switchControls = [false, true]
        space.voiceControls = [false, true]
        space.fullKeyboardAccesses = [false, true]
        space.pseudolocales = UserEnvironment.Pseudolocale.allCases
        // Wording is checked in the app's own language only, so most random cases
        // use it.
        space.weigh(.pseudolocale(.none), 27)
        return space
    }()

    /// Every text size, six screens, and both levels of the settings that a
    /// ready-made layout reads: 1,152 environments.
    package static let layoutSettings = EnvironmentSpace(
        textSizes: UserEnvironment.TextSize.smallestChangeFirst, screens: UserEnvironment.DeviceScreen.representative,
        layoutDirections: UserEnvironment.LayoutDirection.allCases,
        boldTexts: [false, true], contrasts: UserEnvironment.Contrast.allCases, appearances: UserEnvironment.Appearance.allCases)

    /// The default of every setting, and nothing else.
    public static let standard = EnvironmentSpace(
        textSizes: [.standard], screens: [UserEnvironment.DeviceScreen.representative[0]], layoutDirections: [.leftToRight],
        boldTexts: [false],
        contrasts: [.standard], appearances: [.light])

    /// Creates the smallest space that holds some environments and every
    /// combination of their levels, these in order of first appearance.
    public init(spanning environments: [UserEnvironment]) {
        self = .standard
        for axis in EnvironmentAxis.all { axis.span(&self, environments) }
    }

    /// Creates the space of some environments and no others.
    init(only environments: [UserEnvironment]) {
        self.init(spanning: environments)
        only = environments
    }

    private init(
        textSizes: [UserEnvironment.TextSize], screens: [UserEnvironment.DeviceScreen], layoutDirections: [UserEnvironment.LayoutDirection],
        boldTexts: [Bool], contrasts: [UserEnvironment.Contrast],
        appearances: [UserEnvironment.Appearance]
    ) {
        self.textSizes = textSizes
        self.screens = screens
        self.layoutDirections = layoutDirections
        self.boldTexts = boldTexts
        self.contrasts = contrasts
        self.appearances = appearances
    }
}

extension EnvironmentSpace {
    /// The number of levels of each axis, in the order of `EnvironmentAxis.all`.
    var levels: [Int] { EnvironmentAxis.all.map { $0.levels(self).count } }

    /// Returns the environment with the given level of each axis.
    func environment(at indexes: [Int]) -> UserEnvironment {
        var environment = UserEnvironment.standard
        for (axis, index) in zip(EnvironmentAxis.all, indexes) { axis.levels(self).set(&environment, index) }
        return environment
    }

    /// Returns the level of each axis in an environment, or `nil` if it lies
    /// outside the space.
    func indexes(of environment: UserEnvironment) -> [Int]? {
        var indexes: [Int] = []
        for axis in EnvironmentAxis.all {
            guard let index = axis.levels(self).index(environment) else { return nil }
            indexes.append(index)
        }
        return indexes
    }

    /// The reason why the space is impossible, in a sentence, or `nil`: an axis
    /// without a level, a screen of impossible lengths.
    var firstMistake: String? {
        if let axis = EnvironmentAxis.all.first(where: { $0.levels(self).count == 0 }) {
            return "The space of environments has no level of \(axis.name); give it at least one"
        }
        if !exclusions.isAllowed(levels.map { _ in 0 }) {
            return "The space of environments excludes the first level of every axis, which is its simplest environment"
        }
        if let (setting, weight) = weights.filter({ $0.value < 0 }).min(by: { $0.key.description < $1.key.description }) {
            return "The weight of \(setting) is \(weight); it must be at least 0."
        }
        return screens.lazy.compactMap { screen in
            var environment = UserEnvironment.standard
            (environment.screenSize, environment.safeArea) = (screen.size, screen.safeArea)
            return environment.firstMistake.map { "The space of environments has an impossible screen, \(screen.name). \($0)" }
        }.first
    }

    /// Returns whether the space holds an environment.
    package func contains(_ environment: UserEnvironment) -> Bool {
        if let only { return only.contains(environment) }
        // Most spaces exclude nothing, and the combinations take as long as the
        // indexes.
        return indexes(of: environment).map { excluded.isEmpty || exclusions.isAllowed($0) } == true
    }

    /// Returns the environments of the space that differ from one in one axis at
    /// most, for each axis of `EnvironmentAxis.all`.
    package func variants(of environment: UserEnvironment) -> [[UserEnvironment]] {
        // Where every combination is allowed, no change of one level leads out.
        let isFree = only == nil && excluded.isEmpty && contains(environment)
        return EnvironmentAxis.all.map { axis in
            let variants = axis.levels(self).variants(of: environment)
            return isFree ? variants : variants.filter(contains)
        }
    }
}

extension UserEnvironment.TextSize {
    /// The sizes by how little they differ from the default: L, XL, M, XXL, S and
    /// so on.
    static let smallestChangeFirst = allCases.sorted { left, right in
        let distance = { (size: UserEnvironment.TextSize) in abs(size.rawValue - UserEnvironment.TextSize.standard.rawValue) }
        return (distance(left), -left.rawValue) < (distance(right), -right.rawValue)
    }
}

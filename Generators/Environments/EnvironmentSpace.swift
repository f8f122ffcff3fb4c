public import ScreenModel

/// The settings a campaign ranges over: for each axis its levels, the system's default first.
public struct EnvironmentSpace: Hashable, Sendable {
    /// The text sizes, in any order.
    public var textSizes: [TextSize]
    /// The screens.
    public var screens: [DeviceScreen]
    /// The layout directions.
    public var layoutDirections: [LayoutDirection]
    /// Bold Text.
    public var boldTexts: [Bool]
    /// Increase Contrast.
    public var contrasts: [Contrast]
    /// Light and dark.
    public var appearances: [Appearance]
    /// Reduce Motion.
    public var reducesMotion: [Bool]

    /// Every text size, six screens, and both levels of every other setting but Reduce Motion, which no spec judges yet: 1,152 environments.
    public static let everything = EnvironmentSpace(
        textSizes: TextSize.smallestChangeFirst, screens: DeviceScreen.representative, layoutDirections: LayoutDirection.allCases,
        boldTexts: [false, true], contrasts: Contrast.allCases, appearances: Appearance.allCases, reducesMotion: [false])

    /// The default of every setting, and nothing else.
    public static let standard = EnvironmentSpace(
        textSizes: [.standard], screens: [DeviceScreen.representative[0]], layoutDirections: [.leftToRight], boldTexts: [false],
        contrasts: [.standard], appearances: [.light], reducesMotion: [false])

    /// The number of levels of each axis, in the order of the declarations.
    var levels: [Int] {
        [
            textSizes.count, screens.count, layoutDirections.count, boldTexts.count, contrasts.count, appearances.count,
            reducesMotion.count,
        ]
    }

    /// Returns the environment with the given level of each axis.
    func environment(at indexes: [Int]) -> UserEnvironment {
        let screen = screens[indexes[1]]
        return UserEnvironment(
            textSize: textSizes[indexes[0]], screenSize: screen.size, safeArea: screen.safeArea,
            layoutDirection: layoutDirections[indexes[2]], isBoldText: boldTexts[indexes[3]], contrast: contrasts[indexes[4]],
            appearance: appearances[indexes[5]], isReduceMotion: reducesMotion[indexes[6]])
    }

    /// Returns the level of each axis in an environment, or `nil` if it lies outside the space.
    func indexes(of environment: UserEnvironment) -> [Int]? {
        guard let textSize = textSizes.firstIndex(of: environment.textSize),
            let screen = screens.firstIndex(where: { $0.size == environment.screenSize && $0.safeArea == environment.safeArea }),
            let direction = layoutDirections.firstIndex(of: environment.layoutDirection),
            let boldText = boldTexts.firstIndex(of: environment.isBoldText),
            let contrast = contrasts.firstIndex(of: environment.contrast),
            let appearance = appearances.firstIndex(of: environment.appearance),
            let reducesMotion = reducesMotion.firstIndex(of: environment.isReduceMotion)
        else { return nil }
        return [textSize, screen, direction, boldText, contrast, appearance, reducesMotion]
    }
}

extension TextSize {
    /// The sizes by how little they differ from the default: L, XL, M, XXL, S and so on.
    static let smallestChangeFirst = allCases.sorted { left, right in
        let distance = { (size: TextSize) in abs(size.rawValue - TextSize.standard.rawValue) }
        return (distance(left), -left.rawValue) < (distance(right), -right.rawValue)
    }
}

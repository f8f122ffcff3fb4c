public import PropertyTesting
public import ScreenModel

extension Generator where Value == UserEnvironment {
    /// Draws the settings of a space; simplest is the first level of every axis.
    ///
    /// Each setting that is not at its first level weighs one more, so that a
    /// failure under the system's defaults beats one that needs large text.
    ///
    /// - Parameters:
    ///   - space: The settings to range over.
    ///   - given: In recording mode, the environment to write down; one outside the space counts as the simplest.
    public static func environments(in space: EnvironmentSpace = .everything, given: UserEnvironment? = nil) -> Generator {
        if let only = space.only {
            let index = given.flatMap(only.firstIndex(of:))
            return Generator { source in
                source.span("environment") {
                    only[source.integer(in: 0...(only.count - 1), towards: 0, given: index, isSetting: true)]
                }
            }
        }
        let levels = space.levels
        let simplest = space.environment(at: levels.map { _ in 0 })
        let indexes = given.flatMap(space.indexes(of:))
        let exclusions = space.exclusions
        // An axis of one level would make no choice; most have one, and are passed over.
        let varying = levels.indices.filter { levels[$0] > 1 }.map { axis in
            VaryingAxis(
                number: axis, levels: Array(0..<levels[axis]), given: indexes?[axis], weights: space.weights(ofAxis: axis),
                isConcerned: exclusions.concerns(axis))
        }
        return Generator { source in
            source.span("environment") {
                var environment = simplest
                var row: [Int?] = exclusions.isEmpty ? [] : levels.map { $0 == 1 ? 0 : nil }
                for axis in varying {
                    let level = axis.draw(from: source, among: axis.isConcerned ? exclusions.allowedLevels(of: axis.number, in: row) : nil)
                    EnvironmentAxis.all[axis.number].set(&environment, space, level)
                    if !exclusions.isEmpty { row[axis.number] = level }
                }
                return environment
            }
        }
    }
}

/// An axis of several levels, of which one is drawn.
private struct VaryingAxis: Sendable {
    let number: Int
    let levels: [Int]
    let given: Int?
    let weights: [Int]?
    /// Whether the levels that are allowed depend on other axes.
    let isConcerned: Bool

    /// One draw site for all axes: they are told apart by their order, which never changes.
    func draw(from source: ChoiceSource, among allowed: [Int]?) -> Int {
        let levels = allowed ?? levels
        let index = given.flatMap(levels.firstIndex(of:))
        guard let weights else { return levels[source.integer(in: 0...(levels.count - 1), towards: 0, given: index, isSetting: true)] }
        let those = levels.map { weights[$0] }
        return levels[
            source.alternative(of: levels.count, weights: those.contains { $0 > 0 } ? those : nil, given: index, isSetting: true)]
    }
}

extension EnvironmentPlan {
    /// The plan's environments as recordings that a search follows, one a case.
    public var recordings: [Recording] {
        let space = space
        // Drawing settings never fails; a recording without choices would stand for the defaults.
        return environments.map { (try? Recording(of: .environments(in: space, given: $0))) ?? Recording() }
    }
}

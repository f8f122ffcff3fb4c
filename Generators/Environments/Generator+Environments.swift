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
        // An axis of one level would make no choice; most have one, and are passed over.
        let varying = levels.indices.filter { levels[$0] > 1 }.map {
            (axis: EnvironmentAxis.all[$0], last: levels[$0] - 1, given: indexes?[$0])
        }
        return Generator { source in
            source.span("environment") {
                var environment = simplest
                for (axis, last, given) in varying {
                    // One draw site for all axes: they are told apart by their order, which never changes.
                    axis.set(&environment, space, source.integer(in: 0...last, towards: 0, given: given, isSetting: true))
                }
                return environment
            }
        }
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

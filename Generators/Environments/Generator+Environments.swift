public import EveryScreenModel
public import EveryValue

extension Generator where Value == UserEnvironment {
    /// Draws the settings of a space; simplest is the first level of every axis.
    ///
    /// Each setting that is not at its first level adds 1 to the weight, so that a
    /// failure under the system's defaults beats one that needs large text. A
    /// pseudolocale adds 2: people see their own words and settings first.
    ///
    /// - Parameters:
    ///   - space: The settings to vary.
    ///   - given: In recording mode, the environment to record; one outside the
    ///     space counts as the simplest.
    public static func environments(in space: EnvironmentSpace = .everything, given: UserEnvironment? = nil) -> Generator {
        if let mistake = space.firstMistake { return .invalid(mistake) }
        return EnvironmentDrawing(of: space).generator(given: given)
    }
}

/// Draws the settings of a space; precomputes everything that does not depend on a
/// draw.
private struct EnvironmentDrawing {
    private static let pseudolocale = EnvironmentAxis.all.firstIndex { $0.key == "pseudolocale" }

    private let space: EnvironmentSpace
    private let simplest: UserEnvironment
    private let exclusions: Exclusions
    /// The axes of several levels.
    ///
    /// Most axes have one level; they make no choice and are skipped.
    private let varying: [VaryingAxis]

    init(of space: EnvironmentSpace) {
        let (levels, exclusions) = (space.levels, space.exclusions)
        self.space = space
        self.exclusions = exclusions
        simplest = space.environment(at: levels.map { _ in 0 })
        varying = levels.indices.filter { levels[$0] > 1 }.map { axis in
            VaryingAxis(
                number: axis, settings: EnvironmentAxis.all[axis].levels(space), levels: Array(0..<levels[axis]),
                weights: space.weights(ofAxis: axis), isConcerned: exclusions.concerns(axis))
        }
    }

    func generator(given: UserEnvironment?) -> Generator<UserEnvironment> {
        if let only = space.only {
            let index = given.flatMap(only.firstIndex(of:))
            return Generator { source in
                source.span("environment") {
                    only[source.integer(in: 0...(only.count - 1), towards: 0, given: index, isSetting: true)]
                }
            }
        }
        let (space, simplest, exclusions, varying) = (space, simplest, exclusions, varying)
        let indexes = given.flatMap(space.indexes(of:))
        return Generator { source in
            source.span("environment") {
                var environment = simplest
                var row: [Int?] = exclusions.isEmpty ? [] : space.levels.map { $0 == 1 ? 0 : nil }
                for axis in varying {
                    let level = axis.draw(
                        from: source, given: indexes?[axis.number],
                        among: axis.isConcerned ? exclusions.allowedLevels(of: axis.number, in: row) : nil)
                    axis.settings.set(&environment, level)
                    if level != 0, axis.number == Self.pseudolocale { source.weighMore() }
                    if !exclusions.isEmpty { row[axis.number] = level }
                }
                return environment
            }
        }
    }
}

/// An axis of several levels, of which one is drawn.
///
/// A class, since each draw goes through all axes, and copies of them cost more
/// than the draw.
private final class VaryingAxis: Sendable {
    let number: Int
    let settings: AxisLevels
    let levels: [Int]
    let weights: [Int]?
    /// Whether the allowed levels depend on other axes.
    let isConcerned: Bool

    init(number: Int, settings: AxisLevels, levels: [Int], weights: [Int]?, isConcerned: Bool) {
        (self.number, self.settings, self.levels, self.weights, self.isConcerned) = (number, settings, levels, weights, isConcerned)
    }

    /// One draw site for all axes, which are distinguished by their order; it never
    /// changes.
    func draw(from source: ChoiceSource, given: Int?, among allowed: [Int]?) -> Int {
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
    public var recordings: [ChoiceRecording] { contents.recordings }
}

/// The environments of a plan.
package struct PlanContents: Sendable {
    /// The environments, the simplest first.
    package let environments: [UserEnvironment]
    /// The environments as recordings that a search follows, one a case.
    package let recordings: [ChoiceRecording]
    /// The identity of the plan: a hash of its environments.
    package let identity: String

    init(_ environments: [UserEnvironment], of space: EnvironmentSpace) {
        self.environments = environments
        let drawing = EnvironmentDrawing(of: space)
        // Drawing settings never fails; a recording without choices would mean the
        // defaults.
        recordings = environments.map { (try? ChoiceRecording(of: drawing.generator(given: $0))) ?? ChoiceRecording() }
        var hash = 14_695_981_039_346_656_037 as UInt64
        for environment in environments {
            for setting in UserEnvironment.settings where !setting.isStandard(in: environment) {
                for byte in "\(setting.key) \(setting.text(in: environment))\n".utf8 { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
            }
            hash = hash &* 1_099_511_628_211
        }
        identity = String(hash, radix: 16)
    }

    /// The most used plans, computed once.
    static let pairwise = PlanContents(EnvironmentPlan.pairwise.chosen, of: EnvironmentPlan.pairwise.space)
    static let everySetting = PlanContents(EnvironmentPlan.everySetting.chosen, of: EnvironmentPlan.everySetting.space)
    static let everyTextSize = PlanContents(EnvironmentPlan.everyTextSize.chosen, of: EnvironmentPlan.everyTextSize.space)
}

public import EveryScreenModel
import EveryValue

/// The environments that a check always runs; the word on the command line is the
/// case's name.
public enum EnvironmentPlan: Hashable, Sendable {
    /// Rows that hold every pair of settings of two axes of
    /// `EnvironmentSpace.everything`: 72 rows for 17 settings.
    case pairwise
    /// Rows that hold every three settings of three axes of
    /// `EnvironmentSpace.everything`: about 290 rows.
    case triples
    /// Each of the twelve text sizes, all other settings at their defaults.
    case everyTextSize
    /// Each of the twelve text sizes, and then every level of all other settings at
    /// least once: 23 rows.
    case everySetting
    /// Every combination of text size, screen, layout direction, bold text,
    /// contrast and appearance: 1,152.
    case all
    /// The system's defaults only.
    case standard
    /// Rows that hold every pair of settings of two axes of your own space.
    case pairs(of: EnvironmentSpace)
    /// Rows that hold every combination of settings of different axes of your own
    /// space; `strength` is the number of axes.
    case combinations(of: EnvironmentSpace, strength: Int)
    /// Every combination of your own space.
    case every(in: EnvironmentSpace)
    /// A number of environments drawn at random from a space, always the same ones,
    /// the simplest first.
    case samples(of: EnvironmentSpace, count: Int)
    /// The given environments, at least one. Shrinking stays among them, and
    /// earlier ones are simpler.
    case only([UserEnvironment])
    /// Pairs of settings on the devices of a name, in portrait, landscape and split
    /// view: "iPhone SE" is every generation of it.
    case device(String)
    /// A plan in which some settings have one fixed level each.
    indirect case holding([EnvironmentPlan.PinnedSetting], in: EnvironmentPlan)

    /// Returns a plan in which some settings have one fixed level each, and the
    /// others vary as in another plan.
    ///
    ///     .pinned(.textSize(.accessibility5), .boldText())
    public static func pinned(_ settings: EnvironmentPlan.PinnedSetting..., in plan: EnvironmentPlan = .pairwise) -> EnvironmentPlan {
        .holding(settings, in: plan)
    }

    /// Returns a plan of `count` environments drawn at random, always the same
    /// ones, the simplest first.
    public static func sampled(_ count: Int, of space: EnvironmentSpace = .everything) -> EnvironmentPlan {
        .samples(of: space, count: count)
    }

    /// Returns a plan of the settings that some people have; the system's defaults
    /// come first, as the simplest.
    public static func personas(_ personas: [UserPersona] = UserPersona.all) -> EnvironmentPlan {
        let usual = EnvironmentSpace.standard.environment(at: EnvironmentSpace.standard.levels.map { _ in 0 })
        return .only([usual] + personas.map { $0.environment(from: usual) }.filter { $0 != usual })
    }

    /// Returns the plan with a name, or `nil`.
    public init?(name: String) {
        guard let plan = Self.named.first(where: { $0.name == name })?.plan else { return nil }
        self = plan
    }

    /// The names of plans.
    public static var names: [String] { named.map(\.name) }

    private static var named: [(name: String, plan: EnvironmentPlan)] {
        [
            ("pairwise", .pairwise), ("every-text-size", .everyTextSize), ("every-setting", .everySetting), ("all", .all),
            ("standard", .standard),
            ("triples", .triples), ("personas", .personas()),
        ]
    }

    /// The settings that the plan varies.
    public var space: EnvironmentSpace { parts.space }

    /// The environments, the simplest first; those of covering arrays hold every
    /// text size before any a second time.
    public var environments: [UserEnvironment] { kept?.environments ?? chosen }

    /// The contents of the plan.
    ///
    /// Read this once: only those of the most used plans are cached.
    package var contents: PlanContents { kept ?? PlanContents(chosen, of: space) }

    /// The cached contents of the most used plans.
    private var kept: PlanContents? {
        switch self {
        case .pairwise: .pairwise
        case .everyTextSize: .everyTextSize
        case .everySetting: .everySetting
        default: nil
        }
    }

    /// The environments, chosen anew.
    var chosen: [UserEnvironment] {
        let (space, selection) = parts
        if let only = space.only { return only }
        switch selection {
        case .covering(let strength):
            let array = CoveringArray(levels: space.levels, strength: strength, excluding: space.exclusions.combinations)
            return array.rows.map(space.environment(at:)).withEveryTextSizeFirst
        case .everyLevel:
            // The text size is the first axis.
            let others = space.levels.dropFirst().map { _ in 0 }
            let sizes = (0..<space.levels[0]).map { [$0] + others }.filter(space.exclusions.isAllowed)
            let array = CoveringArray(levels: space.levels, strength: 1, excluding: space.exclusions.combinations)
            return (sizes + array.rows.filter { !sizes.contains($0) }).map(space.environment(at:))
        case .every:
            var rows: [[Int]] = [[]]
            for levels in space.levels { rows = rows.flatMap { row in (0..<levels).map { row + [$0] } } }
            let exclusions = space.exclusions
            return rows.filter(exclusions.isAllowed).map(space.environment(at:))
        case .samples(let count): return space.samples(count)
        }
    }

    /// How environments are chosen from a space.
    private enum Selection {
        case covering(strength: Int)
        /// The text sizes by themselves, then every level of all axes.
        case everyLevel
        case every
        case samples(Int)
    }

    private var parts: (space: EnvironmentSpace, selection: Selection) {
        switch self {
        case .pairwise: return (.everything, .covering(strength: 2))
        case .triples: return (.everything, .covering(strength: 3))
        case .everySetting: return (.everything, .everyLevel)
        case .all: return (.layoutSettings, .every)
        case .standard: return (.standard, .every)
        case .pairs(let space): return (space.possible, .covering(strength: 2))
        case .combinations(let space, let strength): return (space.possible, .covering(strength: strength))
        case .every(let space): return (space.possible, .every)
        case .samples(let space, let count): return (space.possible, .samples(count))
        case .everyTextSize:
            var space = EnvironmentSpace.standard
            space.textSizes = UserEnvironment.TextSize.smallestChangeFirst
            return (space, .every)
        case .device(let name):
            // A check with an unknown device ends with an issue before anything is
            // drawn; see `mistakes`.
            return (EnvironmentSpace.device(name) ?? .standard, .covering(strength: 2))
        case .only(let environments):
            return (EnvironmentSpace(only: environments.isEmpty ? [.standard] : environments), .every)
        case .holding(let settings, let plan):
            var (space, selection) = plan.parts
            space.pin(settings)
            return (space.possible, selection)
        }
    }
}

extension EnvironmentPlan {
    /// The mistakes in the plan, for the person who wrote it; a check with one ends
    /// before any case is drawn.
    package var mistakes: [String] {
        switch self {
        case .pairwise, .triples, .everyTextSize, .everySetting, .all, .standard: return []
        case .pairs(let space), .samples(let space, 1...), .combinations(let space, 1...): return [space.firstMistake].compactMap(\.self)
        case .every(let space):
            return [space.firstMistake ?? space.tooLarge].compactMap(\.self)
        case .samples(_, let count): return ["the plan samples \(count) environments; it needs at least 1"]
        case .combinations(_, let strength): return ["the plan combines \(strength) settings; it needs at least 1"]
        case .only(let environments):
            if environments.isEmpty { return ["the plan .only([]) has no environment; give it at least one"] }
            return environments.compactMap(\.firstMistake).prefix(1).map { "the plan .only has an impossible environment: \($0)" }
        case .device(let name):
            guard EnvironmentSpace.device(name) == nil else { return [] }
            // A name before a parenthesis stands for every device that begins with
            // it.
            let names = UserEnvironment.Device.all.flatMap(\.names).flatMap {
                [$0.contains("(") ? String($0.prefix { $0 != "(" }.dropLast()) : $0, $0]
            }
            return ["there is no device \"\(name)\"\(suggestion(for: name, among: names)); UserEnvironment.Device.all lists them"]
        case .holding(let settings, let plan):
            var space = plan.space
            space.pin(settings)
            return plan.mistakes + [space.firstMistake].compactMap(\.self)
        }
    }
}

extension EnvironmentSpace {
    /// The space, or the system's defaults where it is impossible; see
    /// `EnvironmentPlan.mistakes`.
    fileprivate var possible: EnvironmentSpace { firstMistake == nil ? self : .standard }

    /// The sentence about a space with more combinations than memory should hold,
    /// or `nil`.
    fileprivate var tooLarge: String? {
        let count = only?.count ?? levels.reduce(1) { $0.multipliedReportingOverflow(by: $1).overflow ? Int.max : $0 * $1 }
        guard count > Self.mostCombinations else { return nil }
        return "the plan .every(in:) has \(count) environments; the limit is \(Self.mostCombinations). "
            + "Hold some settings at one level, or use .pairs(of:)"
    }

    /// The most environments of `EnvironmentPlan.every(in:)`: about 30 MB.
    private static let mostCombinations = 100_000

    /// The simplest environment and others at random, no two of them equal; fewer
    /// where eight tries each find no more.
    fileprivate func samples(_ count: Int) -> [UserEnvironment] {
        var environments = [environment(at: levels.map { _ in 0 })].prefix(count)
        let triesEach = 8
        var seed: UInt64 = 0
        while environments.count < count, seed < count * triesEach {
            if let drawn = try? Generator.environments(in: self).value(seed: seed), !environments.contains(drawn) {
                environments.append(drawn)
            }
            seed += 1
        }
        return Array(environments)
    }
}

extension [UserEnvironment] {
    /// The environments with the first of each text size before the others.
    fileprivate var withEveryTextSizeFirst: [UserEnvironment] {
        var seen = Set<UserEnvironment.TextSize>()
        let isFirst = map { seen.insert($0.textSize).inserted }
        return zip(self, isFirst).filter(\.1).map(\.0) + zip(self, isFirst).filter { !$0.1 }.map(\.0)
    }
}

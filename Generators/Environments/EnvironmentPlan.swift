public import ScreenModel

/// Which environments a campaign looks at for certain; the word on the command line is the case's name.
public enum EnvironmentPlan: Hashable, Sendable {
    /// Rows that hold every pair of settings of two axes: 72 of 1,152.
    case pairwise
    /// Each of the twelve text sizes, everything else at its default.
    case everyTextSize
    /// Every combination.
    case all
    /// The system's defaults only.
    case standard
    /// Rows that hold every pair of settings of two axes of a space of one's own.
    case pairs(of: EnvironmentSpace)
    /// Every combination of a space of one's own.
    case every(in: EnvironmentSpace)
    /// The given ones, of which there must be at least one; shrinking stays among them, and earlier is simpler.
    case only([UserEnvironment])

    /// Returns the plan with a name, or `nil`.
    public init?(name: String) {
        switch name {
        case "pairwise": self = .pairwise
        case "every-text-size": self = .everyTextSize
        case "all": self = .all
        case "standard": self = .standard
        default: return nil
        }
    }

    /// The names that can be given.
    public static let names = ["pairwise", "every-text-size", "all", "standard"]

    /// The settings the plan ranges over.
    public var space: EnvironmentSpace {
        switch self {
        case .pairwise, .all: return .everything
        case .pairs(let space), .every(let space):
            if let fault = space.firstFault { preconditionFailure(fault) }
            return space
        case .everyTextSize:
            var space = EnvironmentSpace.standard
            space.textSizes = TextSize.smallestChangeFirst
            return space
        case .standard: return .standard
        case .only(let environments):
            precondition(!environments.isEmpty, "The plan .only([]) has no environment to look at; give it at least one")
            for environment in environments {
                if let fault = environment.firstFault { preconditionFailure("The plan .only has an impossible environment. \(fault)") }
            }
            return EnvironmentSpace(only: environments)
        }
    }

    /// The environments, the simplest first; those of pairwise hold all text sizes in the first twelve.
    public var environments: [UserEnvironment] {
        let space = space
        switch self {
        case .pairwise, .pairs: return CoveringArray(levels: space.levels).rows.map(space.environment(at:))
        case .only(let environments): return environments
        case .everyTextSize, .all, .standard, .every:
            var rows: [[Int]] = [[]]
            for levels in space.levels { rows = rows.flatMap { row in (0..<levels).map { row + [$0] } } }
            return rows.map(space.environment(at:))
        }
    }
}

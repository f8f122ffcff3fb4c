public import EveryScreenModel
public import EveryScreenNavigation

/// The result of a check of a goal in a flow: the people who reach it, the cost,
/// and the places where others stop.
public struct JourneyReport: Sendable {
    /// The name of the goal.
    public let goal: String
    /// The cost by input method, in the order of `InputMethod`.
    public let methods: [Method]
    /// The failures, one for each cause.
    public let failures: [Failure]
    /// The number of journeys that were searched for: one for each input method,
    /// persona and environment.
    public let journeyCount: Int
    /// The number of states of the flow that were explored.
    public let stateCount: Int
    /// The largest number of positions to explore for each journey.
    public let bound: Int
    /// Whether all positions were explored, so that costs are minimal and failures
    /// are proved.
    public let isComplete: Bool
    /// Whether the time of the check ended before all journeys were searched for.
    public let isOutOfTime: Bool

    /// Whether everyone reaches the goal, within the limits.
    public var isReachable: Bool { failures.isEmpty && !isOutOfTime }

    /// An input method, in the environments of the plan.
    public struct Method: Hashable, Sendable {
        /// The input method.
        public let method: InputMethod
        /// The number of environments in which it reaches the goal.
        public let reached: Int
        /// The number of tested environments.
        public let environments: Int
        /// The cost of the fastest journey, in the environment where it takes
        /// longest; `nil` if there is none.
        public let cost: InputMethod.Cost?
        /// The environment in which the journey takes longest.
        public let costliest: UserEnvironment?
    }

    /// People who do not reach the goal, or not within a limit.
    public struct Failure: Hashable, Sendable {
        /// The reason why the goal is not reached.
        public enum Kind: String, Hashable, Sendable {
            /// No explored state is the goal.
            case unknownGoal
            /// The initial state is the goal, so that reaching it proves nothing.
            case alreadyReached
            /// The next element cannot have the focus, or is not offered.
            case notOffered
            /// The next element could have the focus, which never reaches it.
            case neverFocused
            /// The next element has the focus and does nothing by this input
            /// method.
            case notOperable
            /// The state changes by itself before the event is possible.
            case tooSlow
            /// The event needs a gesture of several fingers, or of more than a tap.
            case needsGesture
            /// The next event does not exist for the input method.
            case noEvent
            /// The bound was reached before the goal.
            case beyondBound
            /// The goal costs more than a limit allows.
            case overLimit
        }

        /// The reason why the goal is not reached.
        public let kind: Kind
        /// The input method; `nil` for all of them.
        public let method: InputMethod?
        /// The names of the affected personas; empty for everyone who uses the
        /// input method.
        public let personas: [String]
        /// The environments in which it fails, the simplest first.
        public let environments: [UserEnvironment]
        /// The events by which others reach the goal.
        public let others: [UserEvent]
        /// The position, from 1, of the event among `others` without counterpart.
        public let step: Int?
        /// The events up to the place where the journey stops.
        public let events: [UserEvent]
        /// The cause in one sentence.
        public let cause: String
        /// The whole failure in words.
        public let text: String
    }
}

extension JourneyReport: CustomStringConvertible {
    /// The failures, then the table of costs.
    public var description: String { ((failures.map(\.text)) + [table]).joined(separator: "\n\n") }

    /// The costs by input method.
    public var table: String {
        let head = "\(isReachable ? "✔" : "✘") \"\(goal)\": \(TextReport.counted(journeyCount, "journey")), "
        let bound = isComplete ? "explored to the end" : "explored up to the bound of \(bound) positions, so that costs are at most these"
        let states = TextReport.counted(stateCount, "state")
        let widths = Self.columns.map { column in max(column.title.count, methods.map { column.cell($0).count }.max() ?? 0) }
        func line(_ cells: [String]) -> String {
            let padded = zip(cells, widths).enumerated().map { place, cell in cell.0.padded(to: cell.1, onLeft: place > 0) }
            return "    " + padded.joined(separator: "  ")
        }
        let rows = methods.map { method in
            line(Self.columns.map { $0.cell(method) })
                + (method.costliest.map { $0.differences.isEmpty ? "" : "  at \($0.differences)" } ?? "")
        }
        let time = isOutOfTime ? ["    time ran out before all journeys were searched for; raise .budget"] : []
        return (["\(head)\(states), \(bound)"] + time + [line(Self.columns.map(\.title))] + rows).joined(separator: "\n").visible(.lines)
    }

    private struct Column {
        let title: String
        let cell: @Sendable (Method) -> String
    }

    private static let columns: [Column] = [
        Column(title: "by") { JourneyWords.name(of: $0.method) },
        Column(title: "reached") { "\($0.reached) of \($0.environments)" },
        Column(title: "events") { cell($0, \.events) },
        Column(title: "taps") { cell($0, \.taps) },
        Column(title: "keys") { cell($0, \.keys) },
        Column(title: "swipes") { cell($0, \.swipes) },
        Column(title: "scan steps") { cell($0, \.scanSteps) },
        Column(title: "presses") { cell($0, \.presses) },
        Column(title: "words said") { cell($0, \.wordsSaid) },
        Column(title: "words heard") { cell($0, \.wordsHeard) },
        Column(title: "seconds") { method in method.cost.map { tenths($0.seconds) } ?? "–" },
    ]

    private static func cell(_ method: Method, _ count: KeyPath<InputMethod.Cost, Int>) -> String {
        method.cost.map { $0[keyPath: count] == 0 ? "" : "\($0[keyPath: count])" } ?? "–"
    }

    /// A number with one decimal.
    static func tenths(_ number: Double) -> String {
        let tenths = Int((number * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}

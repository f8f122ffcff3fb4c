public import EveryScreenModel
public import EveryScreenNavigation

/// The result of a check that people reach a goal in a flow: who does, at what
/// cost, and where others stop.
public struct JourneyReport: Sendable {
    /// The name of the goal.
    public let goal: String
    /// What each input method costs, in the order of `InputMethod`.
    public let methods: [Method]
    /// The failures, one for each cause.
    public let failures: [Failure]
    /// The number of journeys that were searched for: one for each input method,
    /// persona and environment.
    public let journeyCount: Int
    /// The number of states of the flow that were explored.
    public let stateCount: Int
    /// The most positions that were to be explored for each journey.
    public let bound: Int
    /// Whether all that can happen was explored, so that costs are the least and
    /// failures are proved.
    public let isComplete: Bool
    /// Whether the time for the check was over before all journeys were searched
    /// for.
    public let isOutOfTime: Bool

    /// Whether everyone reaches the goal, within the limits.
    public var isReachable: Bool { failures.isEmpty && !isOutOfTime }

    /// An input method, in the environments of the plan.
    public struct Method: Hashable, Sendable {
        /// The input method.
        public let method: InputMethod
        /// The number of environments in which it reaches the goal.
        public let reached: Int
        /// The number of environments that were looked at.
        public let environments: Int
        /// The cost of the fastest journey, in the environment where that takes
        /// longest; `nil` where there is none.
        public let cost: InputMethod.Cost?
        /// The environment in which the journey takes longest.
        public let costliest: UserEnvironment?
    }

    /// People who do not reach the goal, or not within a limit.
    public struct Failure: Hashable, Sendable {
        /// Why the goal is not reached.
        public enum Kind: String, Hashable, Sendable {
            /// No state that was explored is the goal.
            case unknownGoal
            /// The goal is there before anything is done, so that reaching it shows
            /// nothing.
            case alreadyReached
            /// The element that leads on cannot have the focus, or is not offered.
            case notOffered
            /// The element that leads on could have the focus, which never gets
            /// there.
            case neverFocused
            /// The element that leads on has the focus and does nothing by this
            /// method.
            case notOperable
            /// The state changes by itself before the event is possible.
            case tooSlow
            /// What leads on is an event that the method does not have.
            case noEvent
            /// The bound was reached before the goal.
            case beyondBound
            /// The goal costs more than a limit allows.
            case overLimit
        }

        /// Why the goal is not reached.
        public let kind: Kind
        /// The input method; `nil` where it is all of them.
        public let method: InputMethod?
        /// The names of the personas whom it concerns; empty where it is everyone
        /// who uses the method.
        public let personas: [String]
        /// The environments in which it fails, the simplest first.
        public let environments: [UserEnvironment]
        /// The events of others that reach the goal.
        public let others: [UserEvent]
        /// The place, from 1, of the event among `others` that has no counterpart.
        public let step: Int?
        /// The events that lead to where the journey stops.
        public let events: [UserEvent]
        /// The cause in one sentence.
        public let cause: String
        /// All of it in words.
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

    /// A number with one digit after the point.
    static func tenths(_ number: Double) -> String {
        let tenths = Int((number * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}

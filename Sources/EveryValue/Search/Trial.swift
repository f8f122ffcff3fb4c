/// A value to be judged.
public struct SearchTrial<Value> {
    /// The number of this trial in its search, counted from 0.
    public let id: Int
    /// The value to be judged.
    public let value: Value
    /// The activity of the search.
    public let phase: SearchPhase
    /// The choices the value is made of.
    public let recording: ChoiceRecording
}

extension SearchTrial: Sendable where Value: Sendable {}

/// The activity of a search when it requests a judgment.
public enum SearchPhase: Hashable, Sendable {
    /// Judges a recording it was given, by number.
    case starting(Int)
    /// Goes through all values there are, by number.
    case enumerating(Int)
    /// Judges a random case, by number.
    case generating(Int)
    /// Follows a score upwards, by the number of the step.
    case targeting(Int)
    /// Shrinks a failure.
    case shrinking(key: String)
    /// Tries all values simpler than the minimum of a failure.
    case certifying(key: String)
    /// Determines which parts of the minimum of a failure matter.
    case explaining(key: String)
    /// Judges one value a second time, to see whether the property is
    /// deterministic.
    case repeating(Int)
}

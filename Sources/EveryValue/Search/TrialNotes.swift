/// A property's statements about one value besides its judgment.
public struct SearchNotes: Hashable, Sendable {
    /// Classes the value belongs to, counted in the report; a class named twice
    /// counts once.
    public private(set) var labels: [String] = []
    /// Measures of how near the value is to a failure; the search tries to raise
    /// each score.
    public private(set) var scores: [Score] = []

    /// A named number to be raised.
    public struct Score: Hashable, Sendable {
        /// The name of the measure.
        public let name: String
        /// Higher is nearer to a failure.
        public let value: Double
    }

    /// Creates empty notes.
    public init() {}

    /// Counts the value under a label, if a condition holds.
    public mutating func label(_ name: String, if condition: Bool = true) {
        if condition, !labels.contains(name) { labels.append(name) }
    }

    /// Counts the value under the text of something about it, such as a length or a
    /// kind.
    public mutating func classify(_ class: some CustomStringConvertible) {
        label(`class`.description)
    }

    /// Asks the search to look for values of a higher score, after the random
    /// cases; NaN is ignored.
    public mutating func target(_ name: String, _ value: Double) {
        if !value.isNaN { scores.append(Score(name: name, value: value)) }
    }
}

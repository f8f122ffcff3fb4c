/// Goes through the recordings below a minimum that are made of simplest,
/// neighboring and present values.
///
/// Solves failures that need several changes at once: another shape of a tree,
/// another order of a list, numbers that divide one another. Finding nothing proves
/// nothing.
struct Recombination: Sendable {
    /// How many runs of the generator it may take; found by experiment: minima of
    /// up to three parts stay below.
    private static let maximumRuns = 20_000
    /// How many runs there are between two looks at whether the search is
    /// cancelled.
    private static let slice = 64
    /// The weight up to which a minimum is looked at.
    private static let mostWeight = 16
    /// By how much the values may be lighter than the minimum; shrink passes find
    /// those that are much lighter.
    private static let mostLost = 3

    private var script: EnumerationScript?
    private var runs = 0
    private let leastWeight: Int

    init(_ minimum: ChoiceRecording) {
        leastWeight = minimum.weight - Recombination.mostLost
        script = minimum.weight <= Recombination.mostWeight ? EnumerationScript(.pool(ValuePool(minimum))) : nil
    }

    /// The result of a slice.
    enum Result<Value> {
        /// A value that is simpler than the minimum.
        case found(Generator<Value>.Sample)
        /// None in this slice.
        case notYet
        /// There are no more, or were too many to go through.
        case ended
    }

    /// Runs the generator along the next paths, until a simpler value comes up or
    /// the slice is over.
    mutating func next<Value>(below best: ChoiceRecording, _ generator: Generator<Value>) -> (result: Result<Value>, runs: Int) {
        let start = runs
        while runs < start + Recombination.slice {
            guard let path = script, runs < Recombination.maximumRuns else { return (.ended, runs - start) }
            script = nil
            let source = ChoiceSource.enumeration(path, limit: best.weight)
            let sample = try? generator.make(source)
            script = source.script.successor()
            runs += 1
            if let sample, sample.recording < best, sample.recording.weight >= leastWeight { return (.found(sample), runs - start) }
        }
        return (.notYet, runs - start)
    }
}

/// Goes through every recording below a minimum that is made of simplest, neighboring and present values.
///
/// GUARANTEE: when it ends completely, nothing in that set is simpler and fails. It proves minimality within the pool, not in general.
struct Certifier: Sendable {
    /// How many runs of the generator a check may take; found by experiment: minima of up to three parts stay below.
    static let maximumRuns = 20_000
    /// How many runs there are between two looks at whether the search is cancelled.
    private static let slice = 64

    /// The values tried, for the report.
    let pool: CertifiedPool
    private var script: EnumerationScript?
    private var runs = 0
    /// How many recordings were visited that are simpler than the minimum.
    private(set) var visited = 0

    init(_ minimum: ChoiceRecording) {
        let values = ValuePool(minimum)
        pool = CertifiedPool(values, of: minimum)
        script = EnumerationScript(.pool(values))
    }

    /// What a slice of the check came to.
    enum Result<Value> {
        /// A value that is simpler than the minimum.
        case found(Generator<Value>.Sample)
        /// None in this slice.
        case nothingYet
        /// None at all, if complete; otherwise there were too many to go through.
        case ended(isComplete: Bool)
    }

    /// Runs the generator along the next paths, until a simpler value comes up or the slice is over.
    mutating func next<Value>(below best: ChoiceRecording, _ generator: Generator<Value>) -> (result: Result<Value>, runs: Int) {
        let start = runs
        while runs < start + Certifier.slice {
            guard let path = script else { return (.ended(isComplete: true), runs - start) }
            guard runs < Certifier.maximumRuns else { return (.ended(isComplete: false), runs - start) }
            script = nil
            let source = ChoiceSource.enumeration(path, limit: best.weight)
            let sample = try? generator.make(source)
            script = source.script.successor()
            runs += 1
            if let sample, sample.recording < best {
                visited += 1
                return (.found(sample), runs - start)
            }
        }
        return (.nothingYet, runs - start)
    }
}

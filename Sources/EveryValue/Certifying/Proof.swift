/// Goes through every recording below a minimum that the generator can make, where
/// they are few.
///
/// Every choice takes all of its values, the simplest first. Once a value has the
/// weight of the minimum, only choices up to those of the minimum are followed. So
/// every simpler recording is visited.
///
/// GUARANTEE: when it ends completely, `smaller` holds every recording simpler than
/// the minimum.
struct Proof<Value>: Sendable {
    /// How many runs of the generator a proof may take; it is given up after that.
    private static var maximumRuns: Int { 4000 }
    /// How many it may take for a single choice whose values the generator refuses
    /// in part, among the first 64 or later: those cost no judgment.
    private static var maximumRunsOfOne: Int { 1 << 17 }
    private static var firstLook: Int { 64 }
    /// After how many runs the number of all paths is estimated, and from how many
    /// the proof is given up.
    ///
    /// The estimate assumes that all ways on from a decision have as many paths. Of
    /// the proofs of `EveryValueProblems`, none that it gives up would have ended.
    private static var sample: Int { 512 }
    private static var hopeless: Int { 256_000 }
    /// How many runs there are between two looks at whether the search is
    /// cancelled.
    private static var slice: Int { 64 }

    private let minimum: ChoiceRecording
    /// How many simpler recordings may be found, for the proof to go on.
    private let limit: Int
    private var script: EnumerationScript?
    private var runs = 0
    private var seen: Set<Fingerprint> = []
    /// The simpler recordings found so far.
    private(set) var smaller: [ChoiceRecording] = []

    init(_ minimum: ChoiceRecording, limit: Int) {
        self.minimum = minimum
        self.limit = limit
        isImpossible = minimum.text.contains { $0 >= TextAlphabet.outside }
        script = EnumerationScript(.below(EnumerationCeiling(minimum)))
    }

    /// Whether the generator can make values that no enumeration comes by.
    private let isImpossible: Bool

    /// The result of a slice of the enumeration.
    enum Result {
        case notYet
        /// Every simpler recording was found.
        case complete
        /// There are too many of them, or too many paths.
        case tooMany
    }

    /// Runs the generator along the next paths, and says how often.
    mutating func next(_ generator: Generator<Value>) -> (result: Result, runs: Int) {
        let start = runs
        guard !isImpossible else { return (.tooMany, 0) }
        while runs < start + Proof.slice {
            guard let path = script else {
                smaller.sort()
                return (.complete, runs - start)
            }
            let isRefusing = runs < Proof.firstLook || smaller.count < runs
            let most = minimum.weight == 1 && isRefusing ? Proof.maximumRunsOfOne : Proof.maximumRuns
            guard runs < most, smaller.count <= limit else { return (.tooMany, runs - start) }
            script = nil
            let source = ChoiceSource.enumeration(path, limit: minimum.weight)
            let sample = try? generator.make(source)
            runs += 1
            if source.script.isTooWide || source.script.isPartial || source.mistake != nil { return (.tooMany, runs - start) }
            if source.script.hasMorePathsAhead(than: most - runs) { return (.tooMany, runs - start) }
            if runs == Proof.sample, source.script.share * Double(Proof.hopeless) < Double(runs) { return (.tooMany, runs - start) }
            script = source.script.successor()
            if let recording = sample?.recording, recording < minimum, seen.insert(recording.fingerprint).inserted {
                smaller.append(recording)
            }
        }
        return (.notYet, runs - start)
    }
}

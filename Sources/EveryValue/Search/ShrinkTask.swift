/// The work on one failure: where it was found, and how far it has been shrunk.
struct ShrinkTask<Value> {
    let key: String
    var original: Generator<Value>.Sample
    var best: Generator<Value>.Sample { didSet { lattice.note(best.recording) } }
    private(set) var lattice: ChangeLattice
    let foundAtCase: Int?
    /// Whether it was found while another failure was shrunk.
    let isByproduct: Bool
    var evaluations = 0
    var certifyEvaluations = 0
    var explainEvaluations = 0
    /// The number of simpler values that passed since the best was found.
    var attempts = 0
    /// The number of these that were edits that seldom help.
    var probes = 0
    /// The largest number of refusals in a row after which a probe found something;
    /// nil while none has.
    var longestWait: Int?
    /// Whether a lone number with gaps was bisected.
    var hasBisected = false
    /// The facts that its probes found.
    var probeMemory = ProbeMemory()
    var ending: ShrinkEnding?
    var explanation: [ExplainedPart] = []
    /// Whether it is shrunk, certified and explained.
    var isFinished = false

    init(key: String, sample: Generator<Value>.Sample, foundAtCase: Int?, isByproduct: Bool = false) {
        self.key = key
        original = sample
        best = sample
        lattice = ChangeLattice(sample.recording)
        self.foundAtCase = foundAtCase
        self.isByproduct = isByproduct
    }

    /// Returns the counterexample, whose token knows the generator.
    func counterexample(of generator: Generator<Value>) -> Counterexample<Value> {
        Counterexample(
            key: key, value: best.value, recording: best.recording, originalValue: original.value,
            originalWeight: original.recording.weight, foundAtCase: foundAtCase, isByproduct: isByproduct, evaluations: evaluations,
            certifyEvaluations: certifyEvaluations, explainEvaluations: explainEvaluations, ending: ending ?? .cancelled,
            explanation: explanation, generator: generator)
    }
}

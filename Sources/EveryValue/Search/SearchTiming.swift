/// How long generating and judging random cases takes, by the clock the caller
/// gives; without one it stays at zero.
///
/// A judgment lasts from the handing out of its trial to its record. With several
/// trials outstanding, waiting counts as judging, so that a generator is blamed too
/// seldom rather than too often.
struct SearchTiming {
    /// How many cases there must be before anything is said.
    private static let fewestCases = 10
    /// The mean time of generating from which it counts as slow: a thousand such
    /// cases take two seconds more than they might.
    private static let slow = Duration.milliseconds(2)
    /// How many times longer generating must take than judging.
    private static let ratio = 10

    private let elapsed: (@Sendable () -> Duration)?
    private var started = Duration.zero
    /// The random cases under way, each with when it was handed out; a handful at
    /// most.
    private var underWay: [(id: Int, since: Duration)] = []
    private var generating = Duration.zero
    private var judging = Duration.zero
    private var cases = 0

    init(elapsed: (@Sendable () -> Duration)?) {
        self.elapsed = elapsed
    }

    /// Notes that the next trial is being looked for.
    mutating func begin() {
        if let elapsed { started = elapsed() }
    }

    /// Notes that a trial was found.
    mutating func generated(_ id: Int, _ phase: SearchPhase) {
        guard let elapsed else { return }
        switch phase {
        case .generating, .enumerating: break
        case .starting, .targeting, .shrinking, .certifying, .explaining, .repeating: return
        }
        let now = elapsed()
        generating += now - started
        underWay.append((id, now))
    }

    /// Notes that a trial was judged.
    mutating func judged(_ id: Int) {
        guard let elapsed, let index = underWay.firstIndex(where: { $0.id == id }) else { return }
        judging += elapsed() - underWay.remove(at: index).since
        cases += 1
    }

    /// A warning when generating takes at least 2 ms a case, and more than ten
    /// times as long as judging.
    var warnings: [SearchWarning] {
        guard cases >= SearchTiming.fewestCases else { return [] }
        let (generation, judgment) = (generating / cases, judging / cases)
        guard generation >= SearchTiming.slow, generation > judgment * SearchTiming.ratio else { return [] }
        return [.slowGenerator(generation: generation, judgment: judgment)]
    }
}

import EveryScreenAudit
import EveryScreenGenerators
import EveryScreenLayout
public import EveryScreenModel
import EveryValue

/// A fault while it is made smaller and explained.
///
/// What becomes of it depends on the case it was first seen in and on the settings, on nothing that was judged before: so a fault that
/// several shares of a campaign see comes to the same end in the one whose case is the first, as if there were no others.
struct FaultHunt<Content> {
    /// What is being done.
    enum Stage { case shrinking, minimum, probing, done }

    /// The fault, and where it was seen first.
    let sighting: FaultSighting
    /// What finds it: its spec alone, for nothing else matters to it.
    let profile: AccessibilityProfile
    var stage = Stage.shrinking
    private var search: PropertySearch<CampaignCase<Content>>
    /// The smallest content and environment that fail, and the choices they are made of.
    private(set) var minimum: CampaignCase<Content>
    private(set) var minimumRecording: ChoiceRecording
    /// What is shown there, once it is known; reduced, if it could be.
    var shown: ShownCase?
    /// The environment of the smallest case, which reducing the blueprint may have changed.
    var environment: UserEnvironment
    /// The screen before its blueprint was reduced.
    var unreduced: RenderedScreen?
    /// How many judgments making it smaller cost.
    var evaluations = 0
    /// Why making it smaller ended.
    var ending = ShrinkEnding.cancelled
    /// The environments in which it is still to be looked at, and what was found in the others.
    var probes: [UserEnvironment] = []
    var verdicts: [UserEnvironment: Bool] = [:]
    /// By text size what is shown there, with the elements that fail.
    var strip: [UserEnvironment.TextSize: CheckFailure.MarkedScreen] = [:]

    init(
        _ sighting: FaultSighting, in value: CampaignCase<Content>, _ recording: ChoiceRecording,
        of generator: Generator<CampaignCase<Content>>,
        settings: CheckSettings
    ) {
        self.sighting = sighting
        profile = settings.profile.keeping([sighting.key.spec])
        minimum = value
        minimumRecording = recording
        environment = value.environment
        search = PropertySearch(
            generator,
            settings: SearchSettings(
                cases: 0, starting: [recording], shrinkEvaluations: settings.shrinkEvaluations, explainEvaluations: 0, maximumOrigins: 1,
                isCancelled: settings.isStopped))
    }

    /// The next thing to be shown, or `nil` when nothing more is needed.
    mutating func next() -> CampaignRequest<Content>? {
        while true {
            switch stage {
            case .shrinking:
                if let trial = nextTrial() {
                    return CampaignRequest(
                        environment: trial.value.environment, content: trial.value.content, purpose: .shrinking(trial),
                        recording: trial.recording)
                }
                takeMinimum()
                stage = .minimum
            case .minimum: return request(in: minimum.environment, .minimum)
            case .probing:
                if let environment = probes.first { return request(in: environment, .probe) }
                stage = .done
            case .done: return nil
            }
        }
    }

    private func request(in environment: UserEnvironment, _ purpose: CampaignPurpose<Content>) -> CampaignRequest<Content> {
        CampaignRequest(environment: environment, content: minimum.content, purpose: purpose, recording: minimumRecording)
    }

    /// The next candidate; that the case it begins with fails is known.
    private mutating func nextTrial() -> SearchTrial<CampaignCase<Content>>? {
        while let trial = search.next() {
            guard case .starting = trial.phase else { return trial }
            search.record(.failed(origins: [sighting.key.description]), for: trial)
        }
        return nil
    }

    /// Takes in what is shown in a candidate.
    mutating func record(_ shown: ShownCase, for trial: SearchTrial<CampaignCase<Content>>, besides ledger: FindingLedger) {
        let isFailing = !findings(shown, in: trial.value.environment, besides: ledger).isEmpty
        search.record(isFailing ? .failed(origins: [sighting.key.description]) : .passed, for: trial)
    }

    /// Returns what shows the fault.
    func findings(_ shown: ShownCase, in environment: UserEnvironment, besides ledger: FindingLedger) -> [Finding] {
        shown.findings(in: environment, by: profile, besides: ledger).filter { FaultKey($0) == sighting.key }
    }

    private mutating func takeMinimum() {
        guard let smallest = search.report().counterexamples.first else { return }
        minimum = smallest.value
        minimumRecording = smallest.recording
        environment = smallest.value.environment
        evaluations = smallest.evaluations + smallest.certifyEvaluations
        ending = smallest.ending
    }
}

extension CheckFailure {
    /// A screen with the elements that fail on it, by their places.
    public struct MarkedScreen: Hashable, Sendable {
        /// The screen.
        public let screen: RenderedScreen
        /// The indexes of the elements that fail; none where it passes.
        public let marked: [Int]
    }

    /// A screen at one text size.
    public struct SizedScreen: Hashable, Sendable {
        /// The text size.
        public let size: UserEnvironment.TextSize
        /// The screen, with the elements that fail.
        public let screen: CheckFailure.MarkedScreen
    }
}

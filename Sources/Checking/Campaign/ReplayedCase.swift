package import EveryScreenLayout
public import EveryScreenModel
public import EveryValue

extension CheckReport {
    /// What became of a case that failed before and was judged again.
    public struct ReplayedCase: Hashable, Sendable {
        /// The choices it was made of.
        public let token: ReplayToken
        /// The settings it has now; `nil` where nothing could be made of the
        /// choices, or the campaign did not come to it.
        public private(set) var environment: UserEnvironment?
        /// The change of the generator since the token was made; `nil` where the
        /// token stands for its case.
        ///
        /// Of a stale token the nearest case is evaluated.
        public private(set) var staleness: StaleToken?
        /// Whether the case is that of the token.
        public var isExact: Bool { environment != nil && staleness == nil }
        /// The faults that were found, by `Finding.origin`, known issues left out.
        public private(set) var origins: [String] = []

        init(token: ReplayToken) { self.token = token }

        /// Takes in what was found.
        mutating func note<Content>(
            _ trial: SearchTrial<CampaignCase<Content>>, _ origins: [String], drawnBy generator: Generator<CampaignCase<Content>>
        ) {
            environment = trial.value.environment
            staleness = generator.staleness(of: token, describing: \.parts)
            self.origins = origins
        }
    }
}

extension CheckSettings {
    /// What is judged before anything is generated, each once.
    var startingTokens: [ReplayToken] { ([replay].compactMap(\.self) + regressions).uniqued() }
}

extension CampaignCase {
    /// The case in the parts that tokens tell apart.
    var parts: [(label: SpanLabel?, value: Any)] { [("environment", environment), ("content", content)] }
}

extension UserEnvironment: CaseDescribable {
    /// The settings that differ from the defaults, so that a token is not stale for
    /// a setting that a later version adds.
    package var caseDescription: String { differences }
}

extension Blueprint: CaseDescribable {
    /// The code that makes it.
    package var caseDescription: String { swiftCode }
}

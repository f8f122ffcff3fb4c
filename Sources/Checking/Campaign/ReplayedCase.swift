public import EveryScreenModel
public import EveryValue

extension CheckReport {
    /// What became of a case that failed before and was judged again.
    public struct ReplayedCase: Hashable, Sendable {
        /// The choices it was made of.
        public let token: ReplayToken
        /// The settings it has now; `nil` where nothing could be made of the choices, or the campaign did not come to it.
        public private(set) var environment: UserEnvironment?
        /// Whether the content is made of the very choices of the token; if not, what is drawn has changed, and the nearest case was judged.
        public private(set) var isExact = false
        /// The faults that were found, by `Finding.origin`, known issues left out.
        public private(set) var origins: [String] = []

        init(token: ReplayToken) { self.token = token }

        /// Takes in what was found.
        mutating func note<Content>(_ trial: SearchTrial<CampaignCase<Content>>, _ origins: [String]) {
            environment = trial.value.environment
            isExact = ReplayToken(trial.recording) == token
            self.origins = origins
        }
    }
}

extension CheckSettings {
    /// What is judged before anything is generated, each once.
    var startingTokens: [ReplayToken] { ([replay].compactMap(\.self) + regressions).uniqued() }
}

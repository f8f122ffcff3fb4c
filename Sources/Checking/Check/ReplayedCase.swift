package import EveryScreenLayout
public import EveryScreenModel
public import EveryValue

extension CheckReport {
    /// The outcome of an earlier failure that was replayed.
    public struct ReplayedCase: Hashable, Sendable {
        /// The choices of the case.
        public let token: ReplayToken
        /// Its present settings; `nil` if the choices no longer make a case, or the
        /// check did not reach it.
        public private(set) var environment: UserEnvironment?
        /// The change of the generator since the token was made; `nil` if the token
        /// is valid.
        ///
        /// For a stale token, the nearest case is evaluated.
        public private(set) var staleness: StaleToken?
        /// Whether the case is that of the token.
        public var isExact: Bool { environment != nil && staleness == nil }
        /// The failures found, by `Finding.key`, without known issues.
        public private(set) var keys: [String] = []

        init(token: ReplayToken) { self.token = token }

        /// Records the findings.
        mutating func note<Content>(
            _ trial: SearchTrial<CheckCase<Content>>, _ keys: [String], drawnBy generator: Generator<CheckCase<Content>>
        ) {
            environment = trial.value.environment
            staleness = generator.staleness(of: token, describing: \.parts)
            self.keys = keys
        }
    }
}

extension CheckSettings {
    /// The tokens that run before any case is generated, each once.
    var startingTokens: [ReplayToken] { ([replay].compactMap(\.self) + regressions).uniqued() }
}

extension CheckCase {
    /// The labeled parts of the case that tokens distinguish.
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

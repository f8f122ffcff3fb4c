public import EveryScreenModel

extension Blueprint {
    /// The settings of a blueprint for the whole screen; `nil` leaves one unset.
    ///
    /// The title is that of the navigation bar.
    public struct ScreenSettings: Hashable, Sendable, Codable {
        /// The language it is in, as a BCP 47 tag.
        public var language: String?
        /// The orientations it can be shown in.
        public var orientations: [UserEnvironment.Orientation]?
        /// Whether the person may enlarge it by the means of the platform.
        public var allowsZoom: Bool?
        /// After how many seconds it reloads or leads elsewhere by itself; infinity
        /// for never.
        public var refreshInterval: Double?

        /// Creates settings of which only the given ones are said.
        public init(
            language: String? = nil, orientations: [UserEnvironment.Orientation]? = nil, allowsZoom: Bool? = nil,
            refreshInterval: Double? = nil
        ) {
            self.language = language
            self.orientations = orientations
            self.allowsZoom = allowsZoom
            self.refreshInterval = refreshInterval
        }

        /// Sets the facts of a screen to those stated here.
        func apply(to facts: inout RenderedScreen.Facts) {
            facts.language = language ?? facts.language
            facts.orientations = orientations ?? facts.orientations
            facts.allowsZoom = allowsZoom ?? facts.allowsZoom
            facts.refreshInterval = refreshInterval ?? facts.refreshInterval
        }

        var swiftCode: String {
            SwiftCode.call(
                "screenSettings",
                [
                    language.map { "language: \(SwiftCode.quoted($0))" },
                    orientations.map { "orientations: \(SwiftCode.cases($0.map(\.rawValue)))" }, allowsZoom.map { "allowsZoom: \($0)" },
                    refreshInterval.map { "refreshInterval: \(SwiftCode.number($0))" },
                ])
        }
    }
}

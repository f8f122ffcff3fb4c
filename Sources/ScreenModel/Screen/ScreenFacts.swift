extension RenderedScreen {
    /// The facts about a screen as a whole; a fact that is `nil` is unknown.
    public struct Facts: Hashable, Sendable {
        /// The title by which the system announces the screen.
        public var title: String?
        /// The language it is in, as a BCP 47 tag.
        public var language: String?
        /// The orientations it can be shown in, in the order of
        /// `UserEnvironment.Orientation`.
        public var orientations: [UserEnvironment.Orientation]?
        /// Whether the person may enlarge it by the means of the platform.
        public var allowsZoom: Bool?
        /// After how many seconds it reloads or leads elsewhere by itself; infinity
        /// for never.
        public var refreshInterval: Double?
        /// Whether all of its text is turned by a quarter, as where a page holds
        /// the other orientation.
        package var isTextTurned: Bool?
        /// The platform, where the source of the screen states it.
        package var platform: RenderedScreen.Platform?
        /// Where elements of a page that are fixed to the window are read: they lie
        /// behind all others in the tree, since they are drawn last.
        package var pinnedPlaces: [PinnedPlace] = []

        /// The place of an element in the order of the document.
        package struct PinnedPlace: Hashable, Sendable {
            /// The source of the element.
            package var of: String
            /// The source of the element that follows it and what it holds.
            package var before: String

            /// Creates a place.
            package init(of: String, before: String) { (self.of, self.before) = (of, before) }
        }

        /// Creates facts of which only the given ones are known.
        public init(
            title: String? = nil, language: String? = nil, orientations: [UserEnvironment.Orientation]? = nil, allowsZoom: Bool? = nil,
            refreshInterval: Double? = nil
        ) {
            self.title = title
            self.language = language
            self.orientations = orientations
            self.allowsZoom = allowsZoom
            self.refreshInterval = refreshInterval
        }
    }
}

extension RenderedScreen {
    /// The platforms whose guidelines differ: sizes of targets, units of length.
    package enum Platform: String, Hashable, Sendable, CaseIterable {
        /// iPhone and iPad.
        case iOS
        case macOS, tvOS, visionOS, watchOS
        case android
        /// A page of a browser.
        case web
        /// A program for a window with a pointer on any other system.
        case desktop

        /// The platform of a kind of device of Apple.
        package init(_ idiom: UserEnvironment.Idiom) {
            self =
                switch idiom {
                case .phone, .pad: .iOS
                case .mac: .macOS
                case .tv: .tvOS
                case .vision: .visionOS
                case .watch: .watchOS
                }
        }
    }
}

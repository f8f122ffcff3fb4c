extension ScreenElement {
    /// The traits of UIAccessibility, bit for bit.
    ///
    /// Bits this version has no name for survive being read and written. Source:
    /// UIAccessibility.h; the private bits are in
    /// `ScreenElement.Traits+Private.swift`.
    public struct Traits: OptionSet, Hashable, Sendable, Codable {
        /// The bits as UIKit numbers them.
        public let rawValue: UInt64

        /// Creates traits from bits, named or not.
        public init(rawValue: UInt64) { self.rawValue = rawValue }

        /// Acts as a button.
        public static let button = ScreenElement.Traits(rawValue: 1 << 0)
        /// Acts as a link.
        public static let link = ScreenElement.Traits(rawValue: 1 << 1)
        /// An image; may be combined with button or link.
        public static let image = ScreenElement.Traits(rawValue: 1 << 2)
        /// Currently selected.
        public static let selected = ScreenElement.Traits(rawValue: 1 << 3)
        /// Plays its own sound when activated.
        public static let playsSound = ScreenElement.Traits(rawValue: 1 << 4)
        /// A key of a keyboard.
        public static let keyboardKey = ScreenElement.Traits(rawValue: 1 << 5)
        /// Text that does not change.
        public static let staticText = ScreenElement.Traits(rawValue: 1 << 6)
        /// A summary of current conditions, read when the app starts.
        public static let summaryElement = ScreenElement.Traits(rawValue: 1 << 7)
        /// Cannot be operated now; spoken "Dimmed".
        public static let notEnabled = ScreenElement.Traits(rawValue: 1 << 8)
        /// Changes too often for notifications.
        public static let updatesFrequently = ScreenElement.Traits(rawValue: 1 << 9)
        /// A search field.
        public static let searchField = ScreenElement.Traits(rawValue: 1 << 10)
        /// Starts a media session when activated.
        public static let startsMediaSession = ScreenElement.Traits(rawValue: 1 << 11)
        /// Has a value that swiping up and down changes.
        public static let adjustable = ScreenElement.Traits(rawValue: 1 << 12)
        /// Touches pass through to the element.
        public static let allowsDirectInteraction = ScreenElement.Traits(rawValue: 1 << 13)
        /// Turns the page when it has been read.
        public static let causesPageTurn = ScreenElement.Traits(rawValue: 1 << 14)
        /// Holds tabs; the element itself is not in the accessibility tree.
        public static let tabBar = ScreenElement.Traits(rawValue: 1 << 15)
        /// A heading.
        public static let header = ScreenElement.Traits(rawValue: 1 << 16)
        /// On, off or mixed; with button, a switch.
        public static let toggleButton = ScreenElement.Traits(rawValue: 1 << 53)
        /// Can be zoomed.
        public static let supportsZoom = ScreenElement.Traits(rawValue: 1 << 46)
    }
}

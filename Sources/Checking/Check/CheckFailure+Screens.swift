public import EveryScreenModel

extension CheckFailure {
    /// A screen with its failing elements, by index.
    public struct MarkedScreen: Hashable, Sendable {
        /// The screen.
        public let screen: RenderedScreen
        /// The indexes of the failing elements; empty if it passes.
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

extension ScreenElement {
    /// A text style of the platform: what the text is for, from which its size
    /// follows.
    public enum TextStyle: String, Hashable, Sendable, CaseIterable, Codable {
        case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2

        /// The style of captions, `caption1` (SwiftUI's name).
        public static let caption = TextStyle.caption1
        /// The larger title style below `largeTitle`, `title1` (SwiftUI's name).
        public static let title = TextStyle.title1

        /// The size and line height of this style at a text size, in points; O(1).
        package func metrics(at size: UserEnvironment.TextSize) -> TextMetrics {
            dynamicTypeTable[Self.order(of: self) * UserEnvironment.TextSize.allCases.count + size.rawValue]
        }

        /// The weight the style has unless bold text is on.
        public var weight: ScreenElement.FontWeight { self == .headline ? .semibold : .regular }

        /// The row of the table; the cases stand in table order.
        private static func order(of style: ScreenElement.TextStyle) -> Int {
            switch style {
            case .largeTitle: 0
            case .title1: 1
            case .title2: 2
            case .title3: 3
            case .headline: 4
            case .body: 5
            case .callout: 6
            case .subheadline: 7
            case .footnote: 8
            case .caption1: 9
            case .caption2: 10
            }
        }
    }
}

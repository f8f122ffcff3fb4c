extension UserEnvironment {
    /// One of the twelve Dynamic Type sizes a person can choose, smallest first.
    ///
    /// The order is that of the slider in Settings; the last five are the
    /// accessibility sizes. Source: Human Interface Guidelines, Typography.
    public enum TextSize: Int, Hashable, Sendable, CaseIterable, Comparable {
        case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
        case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

        /// All sizes, the smallest first; stored, since layouts ask for them often.
        public static let allCases: [UserEnvironment.TextSize] = names.indices.compactMap(UserEnvironment.TextSize.init(rawValue:))

        /// The size a device has until the person changes it.
        public static let standard = UserEnvironment.TextSize.large

        /// Whether this is one of the five sizes of the accessibility range.
        public var isAccessibilitySize: Bool { self >= .accessibility1 }

        /// The stable name in files, as SwiftUI's `DynamicTypeSize` spells it.
        public var name: String { Self.names[rawValue] }

        /// The short name in reports: "L", "AX3".
        public var shortName: String { Self.shortNames[rawValue] }

        /// Creates the size with a stable name, or `nil` if there is none.
        public init?(name: String) {
            guard let index = Self.names.firstIndex(of: name) else { return nil }
            self.init(rawValue: index)
        }

        /// Whether the left size is the smaller.
        public static func < (left: UserEnvironment.TextSize, right: UserEnvironment.TextSize) -> Bool { left.rawValue < right.rawValue }

        private static let names = [
            "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge",
            "accessibility1", "accessibility2", "accessibility3", "accessibility4", "accessibility5",
        ]
        private static let shortNames = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]
    }
}

extension ScreenElement {
    /// A key of the hardware keyboard by which people move and act.
    public enum Key: String, Hashable, Sendable, CaseIterable, Codable {
        case tab, shiftTab
        case up, down, left, right
        case escape
        case `return`, space

        /// The keys WCAG 2.1.2 counts on for moving away: "unmodified arrow or Tab
        /// keys or other standard exit methods".
        public static let standardExits: [ScreenElement.Key] = [.tab, .shiftTab, .up, .down, .left, .right, .escape]

        /// The key in running text: "Shift-Tab".
        public var displayName: String {
            switch self {
            case .tab: "Tab"
            case .shiftTab: "Shift-Tab"
            case .up: "Up"
            case .down: "Down"
            case .left: "Left"
            case .right: "Right"
            case .escape: "Escape"
            case .return: "Return"
            case .space: "Space"
            }
        }
    }
}

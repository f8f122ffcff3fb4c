/// The traits under the names of SwiftUI's `AccessibilityTraits`.
extension ScreenElement.Traits {
    /// SwiftUI's `isButton`.
    public static let isButton = ScreenElement.Traits.button
    /// SwiftUI's `isHeader`.
    public static let isHeader = ScreenElement.Traits.header
    /// SwiftUI's `isImage`.
    public static let isImage = ScreenElement.Traits.image
    /// SwiftUI's `isKeyboardKey`.
    public static let isKeyboardKey = ScreenElement.Traits.keyboardKey
    /// SwiftUI's `isLink`.
    public static let isLink = ScreenElement.Traits.link
    /// SwiftUI's `isSearchField`.
    public static let isSearchField = ScreenElement.Traits.searchField
    /// SwiftUI's `isSelected`.
    public static let isSelected = ScreenElement.Traits.selected
    /// SwiftUI's `isStaticText`.
    public static let isStaticText = ScreenElement.Traits.staticText
    /// SwiftUI's `isSummaryElement`.
    public static let isSummaryElement = ScreenElement.Traits.summaryElement
    /// SwiftUI's `isTabBar`.
    public static let isTabBar = ScreenElement.Traits.tabBar
    /// SwiftUI's `isToggle`.
    public static let isToggle: ScreenElement.Traits = [.button, .toggleButton]
}

import Foundation

public enum NSAccessibility {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let button = Role(rawValue: "AXButton")
        public static let checkBox = Role(rawValue: "AXCheckBox")
        public static let radioButton = Role(rawValue: "AXRadioButton")
        public static let popUpButton = Role(rawValue: "AXPopUpButton")
        public static let menuButton = Role(rawValue: "AXMenuButton")
        public static let slider = Role(rawValue: "AXSlider")
        public static let incrementor = Role(rawValue: "AXIncrementor")
        public static let comboBox = Role(rawValue: "AXComboBox")
        public static let staticText = Role(rawValue: "AXStaticText")
        public static let textField = Role(rawValue: "AXTextField")
        public static let textArea = Role(rawValue: "AXTextArea")
        public static let image = Role(rawValue: "AXImage")
        public static let link = Role(rawValue: "AXLink")
        public static let list = Role(rawValue: "AXList")
        public static let outline = Role(rawValue: "AXOutline")
        public static let table = Role(rawValue: "AXTable")
        public static let row = Role(rawValue: "AXRow")
        public static let column = Role(rawValue: "AXColumn")
        public static let cell = Role(rawValue: "AXCell")
        public static let group = Role(rawValue: "AXGroup")
        public static let radioGroup = Role(rawValue: "AXRadioGroup")
        public static let tabGroup = Role(rawValue: "AXTabGroup")
        public static let splitGroup = Role(rawValue: "AXSplitGroup")
        public static let scrollArea = Role(rawValue: "AXScrollArea")
        public static let toolbar = Role(rawValue: "AXToolbar")
        public static let menu = Role(rawValue: "AXMenu")
        public static let menuBar = Role(rawValue: "AXMenuBar")
        public static let menuItem = Role(rawValue: "AXMenuItem")
        public static let window = Role(rawValue: "AXWindow")
        public static let sheet = Role(rawValue: "AXSheet")
        public static let popover = Role(rawValue: "AXPopover")
        public static let progressIndicator = Role(rawValue: "AXProgressIndicator")
        public static let levelIndicator = Role(rawValue: "AXLevelIndicator")
        public static let disclosureTriangle = Role(rawValue: "AXDisclosureTriangle")
    }
    public struct Subrole: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `switch` = Subrole(rawValue: "AXSwitch")
        public static let toggle = Subrole(rawValue: "AXToggle")
        public static let searchField = Subrole(rawValue: "AXSearchField")
        public static let secureTextField = Subrole(rawValue: "AXSecureTextField")
        // Younger than the renaming of the others: public code has this name.
        public static let tabButtonSubrole = Subrole(rawValue: "AXTabButton")
        public static let dialog = Subrole(rawValue: "AXDialog")
    }
}

@MainActor public protocol NSAccessibilityElementProtocol: NSObjectProtocol {
    func accessibilityFrame() -> NSRect
    func accessibilityParent() -> Any?
}

@MainActor public final class NSAccessibilityCustomAction: NSObject {
    public var name: String
    public var handler: (() -> Bool)?
    public init(name: String, handler: (() -> Bool)?) { (self.name, self.handler) = (name, handler) }
}

@MainActor public protocol NSAccessibilityProtocol: NSObjectProtocol {
    func isAccessibilityElement() -> Bool
    func accessibilityRole() -> NSAccessibility.Role?
    func accessibilitySubrole() -> NSAccessibility.Subrole?
    func accessibilityLabel() -> String?
    func accessibilityTitle() -> String?
    func accessibilityTitleUIElement() -> Any?
    func accessibilityValue() -> Any?
    func accessibilityValueDescription() -> String?
    func accessibilityHelp() -> String?
    func accessibilityFrame() -> NSRect
    func accessibilityActivationPoint() -> NSPoint
    func accessibilityChildren() -> [Any]?
    func accessibilityChildrenInNavigationOrder() -> [any NSAccessibilityElementProtocol]?
    func accessibilityIdentifier() -> String?
    func accessibilityUserInputLabels() -> [String]?
    func isAccessibilityEnabled() -> Bool
    func isAccessibilitySelected() -> Bool
    func isAccessibilityExpanded() -> Bool
    func isAccessibilityModal() -> Bool
    func isAccessibilityHidden() -> Bool
    func accessibilityCustomActions() -> [NSAccessibilityCustomAction]?
    func accessibilityPerformPress() -> Bool
    func accessibilityPerformIncrement() -> Bool
    func accessibilityPerformDecrement() -> Bool
    func setAccessibilityFocused(_ accessibilityFocused: Bool)
}

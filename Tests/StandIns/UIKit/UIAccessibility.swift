import Foundation

public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let none = UIAccessibilityTraits([])
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }
public enum UIAccessibilityContainerType: Int, Sendable { case none, dataTable, list, landmark, semanticGroup }
@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
public enum UIAccessibilityExpandedStatus: Int, Sendable { case unsupported, expanded, collapsed }

@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
public struct UIAccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let silentOnTouch = UIAccessibilityDirectTouchOptions(rawValue: 1)
    public static let requiresActivation = UIAccessibilityDirectTouchOptions(rawValue: 2)
}

public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let wordProcessing = Self(rawValue: "wordProcessing")
    public static let narrative = Self(rawValue: "narrative")
    public static let messaging = Self(rawValue: "messaging")
    public static let spreadsheet = Self(rawValue: "spreadsheet")
    public static let fileSystem = Self(rawValue: "fileSystem")
    public static let sourceCode = Self(rawValue: "sourceCode")
    public static let console = Self(rawValue: "console")
}

@MainActor
open class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool
    public var name: String
    public var image: UIImage?
    private var kept: String?
    // uikit.cs:1172.
    @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
    public var category: String? {
        get { kept }
        set { kept = newValue }
    }
    public var actionHandler: Handler?
    public init(name: String, actionHandler: Handler?) {
        self.name = name
        self.actionHandler = actionHandler
    }
    public init(name: String, image: UIImage?, actionHandler: Handler?) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
    }
}

@MainActor
open class UIAccessibilityCustomRotor: NSObject {
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?
    public enum SystemRotorType: Int, Sendable {
        case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5, headingLevel6
        case boldText, italicText, underlineText, misspelledWord, image, textField, table, list, landmark
    }
    public var name: String
    public let systemRotorType: SystemRotorType
    public init(name: String, itemSearch: @escaping Search) { (self.name, systemRotorType) = (name, .none) }
    public init(systemType: SystemRotorType, itemSearch: @escaping Search) { (name, systemRotorType) = ("", systemType) }
}

public final class UIAccessibilityCustomRotorSearchPredicate: NSObject {}
public final class UIAccessibilityCustomRotorItemResult: NSObject {}

@MainActor
open class UIAccessibilityLocationDescriptor: NSObject {
    public let name: String
    public let point: CGPoint
    public private(set) weak var view: UIView?
    public init(name: String, view: UIView) {
        (self.name, point, self.view) = (name, CGPoint(x: view.bounds.midX, y: view.bounds.midY), view)
    }
    public init(name: String, point: CGPoint, in view: UIView) { (self.name, self.point, self.view) = (name, point, view) }
}

public protocol UIAccessibilityIdentification: NSObjectProtocol {
    @MainActor var accessibilityIdentifier: String? { get set }
}

@MainActor
open class UIAccessibilityElement: NSObject, AccessibilityKeeping, UIAccessibilityIdentification {
    public var record = AccessibilityRecord()
    public weak var accessibilityContainer: AnyObject?
    public var accessibilityIdentifier: String?
    /// In the coordinates of the container, with which it moves.
    public var accessibilityFrameInContainerSpace = CGRect.null
    public init(accessibilityContainer container: Any) { accessibilityContainer = container as AnyObject }
    public var ownLabel: String? { nil }
    public var ownValue: String? { nil }
    public var ownTraits: UIAccessibilityTraits { [] }
    public var ownIsElement: Bool { true }
    public var ownFrame: CGRect {
        guard let view = accessibilityContainer as? UIView, !accessibilityFrameInContainerSpace.isNull else { return .zero }
        return UIAccessibility.convertToScreenCoordinates(accessibilityFrameInContainerSpace, in: view)
    }
}

@MainActor
public enum UIAccessibility {
    public static var isVoiceOverRunning: Bool { false }
    public static var isSwitchControlRunning: Bool { false }
    public static var isReduceMotionEnabled = false
    public static var isReduceTransparencyEnabled: Bool { false }
    public static var isInvertColorsEnabled: Bool { false }
    public static var shouldDifferentiateWithoutColor: Bool { false }
    public static var buttonShapesEnabled: Bool { false }
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        let corner = view.convert(rect.origin, to: nil)
        return CGRect(origin: corner, size: rect.size)
    }
}

@MainActor public protocol UIAccessibilityContainerDataTable: AnyObject {
    func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (any UIAccessibilityContainerDataTableCell)?
    func accessibilityRowCount() -> Int
    func accessibilityColumnCount() -> Int
}

@MainActor public protocol UIAccessibilityContainerDataTableCell: AnyObject {
    func accessibilityRowRange() -> NSRange
    func accessibilityColumnRange() -> NSRange
}

extension NSAttributedString.Key {
    public static let accessibilitySpeechLanguage = NSAttributedString.Key("UIAccessibilitySpeechAttributeLanguage")
    public static let accessibilitySpeechPitch = NSAttributedString.Key("UIAccessibilitySpeechAttributePitch")
    public static let accessibilitySpeechSpellOut = NSAttributedString.Key("UIAccessibilitySpeechAttributeSpellOut")
    public static let accessibilitySpeechPunctuation = NSAttributedString.Key("UIAccessibilitySpeechAttributePunctuation")
    public static let accessibilitySpeechIPANotation = NSAttributedString.Key("UIAccessibilitySpeechAttributeIPANotation")
    public static let accessibilityTextHeadingLevel = NSAttributedString.Key("UIAccessibilityTextAttributeHeadingLevel")
    public static let accessibilityTextCustom = NSAttributedString.Key("UIAccessibilityTextAttributeCustom")
    // Not renamed like those above: Apple's documentation, article
    // text-attributes-for-attributed-strings, and public code.
    public static let UIAccessibilityTextAttributeContext = NSAttributedString.Key("UIAccessibilityTextAttributeContext")
}

import Foundation

/// The accessibility properties set on an object; `nil` is the default of its
/// class.
public struct AccessibilityRecord {
    public var isElement: Bool?
    public var label: String?
    public var value: String?
    public var hint: String?
    public var traits: UIAccessibilityTraits?
    public var frame: CGRect?
    public var path: UIBezierPath?
    public var activationPoint: CGPoint?
    public var language: String?
    public var elementsHidden = false
    public var viewIsModal = false
    public var groupsChildren = false
    public var navigationStyle = UIAccessibilityNavigationStyle.automatic
    public var containerType = UIAccessibilityContainerType.none
    public var responds: Bool?
    public var inputLabels: [String]?
    public var customActions: [UIAccessibilityCustomAction]?
    public var customRotors: [UIAccessibilityCustomRotor]?
    public var elements: [Any]?
    public var attributedLabel: NSAttributedString?
    public var attributedValue: NSAttributedString?
    public var attributedHint: NSAttributedString?
    public var textualContext: UIAccessibilityTextualContext?
    public var headerElements: [Any]?
    public var dragSources: [UIAccessibilityLocationDescriptor]?
    public var dropPoints: [UIAccessibilityLocationDescriptor]?
    public var expandedStatus = 0
    public var directTouchOptions: UInt = 0
    public var isElementBlock: (@MainActor () -> Bool)?
    public var labelBlock: (@MainActor () -> String?)?
    public var valueBlock: (@MainActor () -> String?)?
    public var hintBlock: (@MainActor () -> String?)?
    public var identifierBlock: (@MainActor () -> String?)?
    public var traitsBlock: (@MainActor () -> UIAccessibilityTraits)?
    public var frameBlock: (@MainActor () -> CGRect)?
    public var activationPointBlock: (@MainActor () -> CGPoint)?
    public var inputLabelsBlock: (@MainActor () -> [String]?)?
    public var customActionsBlock: (@MainActor () -> [UIAccessibilityCustomAction]?)?
    public var elementsBlock: (@MainActor () -> [Any]?)?
    public var activateBlock: (@MainActor () -> Bool)?
    public var incrementBlock: (@MainActor () -> Void)?
    public var decrementBlock: (@MainActor () -> Void)?
    public init() {}
}

/// An object that stores its properties, with the defaults of its class.
@MainActor
public protocol AccessibilityKeeping: AnyObject {
    var record: AccessibilityRecord { get set }
    var ownLabel: String? { get }
    var ownValue: String? { get }
    var ownTraits: UIAccessibilityTraits { get }
    var ownIsElement: Bool { get }
    var ownFrame: CGRect { get }
}

@MainActor
extension NSObject {
    fileprivate var keeper: (any AccessibilityKeeping)? { self as? any AccessibilityKeeping }
    fileprivate func change(_ change: (inout AccessibilityRecord) -> Void) {
        guard let keeper else { return }
        change(&keeper.record)
    }

    public var isAccessibilityElement: Bool {
        get { keeper?.record.isElement ?? keeper?.ownIsElement ?? false }
        set { change { $0.isElement = newValue } }
    }
    public var accessibilityLabel: String? {
        get { keeper?.record.label ?? keeper?.ownLabel }
        set { change { $0.label = newValue } }
    }
    public var accessibilityValue: String? {
        get { keeper?.record.value ?? keeper?.ownValue }
        set { change { $0.value = newValue } }
    }
    public var accessibilityHint: String? {
        get { keeper?.record.hint }
        set { change { $0.hint = newValue } }
    }
    public var accessibilityTraits: UIAccessibilityTraits {
        get { keeper?.record.traits ?? keeper?.ownTraits ?? [] }
        set { change { $0.traits = newValue } }
    }
    public var accessibilityFrame: CGRect {
        get { keeper?.record.frame ?? keeper?.ownFrame ?? .zero }
        set { change { $0.frame = newValue } }
    }
    public var accessibilityPath: UIBezierPath? {
        get { keeper?.record.path }
        set { change { $0.path = newValue } }
    }
    public var accessibilityActivationPoint: CGPoint {
        get { keeper?.record.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { change { $0.activationPoint = newValue } }
    }
    public var accessibilityLanguage: String? {
        get { keeper?.record.language }
        set { change { $0.language = newValue } }
    }
    public var accessibilityElementsHidden: Bool {
        get { keeper?.record.elementsHidden ?? false }
        set { change { $0.elementsHidden = newValue } }
    }
    public var accessibilityViewIsModal: Bool {
        get { keeper?.record.viewIsModal ?? false }
        set { change { $0.viewIsModal = newValue } }
    }
    public var shouldGroupAccessibilityChildren: Bool {
        get { keeper?.record.groupsChildren ?? false }
        set { change { $0.groupsChildren = newValue } }
    }
    public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { keeper?.record.navigationStyle ?? .automatic }
        set { change { $0.navigationStyle = newValue } }
    }
    public var accessibilityContainerType: UIAccessibilityContainerType {
        get { keeper?.record.containerType ?? .none }
        set { change { $0.containerType = newValue } }
    }
    public var accessibilityRespondsToUserInteraction: Bool {
        get { keeper?.record.responds ?? (isAccessibilityElement && !accessibilityTraits.contains(.notEnabled)) }
        set { change { $0.responds = newValue } }
    }
    // swift-format-ignore
    public var accessibilityUserInputLabels: [String]! {
        get { keeper?.record.inputLabels }
        set { change { $0.inputLabels = newValue } }
    }
    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { keeper?.record.customActions }
        set { change { $0.customActions = newValue } }
    }
    public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { keeper?.record.customRotors }
        set { change { $0.customRotors = newValue } }
    }
    public var accessibilityElements: [Any]? {
        get { keeper?.record.elements }
        set { change { $0.elements = newValue } }
    }
    public func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }
    public func accessibilityElement(at index: Int) -> Any? {
        accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    public var accessibilityAttributedLabel: NSAttributedString? {
        get { keeper?.record.attributedLabel }
        set { change { $0.attributedLabel = newValue } }
    }
    public var accessibilityAttributedValue: NSAttributedString? {
        get { keeper?.record.attributedValue }
        set { change { $0.attributedValue = newValue } }
    }
    public var accessibilityAttributedHint: NSAttributedString? {
        get { keeper?.record.attributedHint }
        set { change { $0.attributedHint = newValue } }
    }
    public var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { keeper?.record.textualContext }
        set { change { $0.textualContext = newValue } }
    }
    // uikit.cs:1328.
    @available(tvOS, unavailable)
    public var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { keeper?.record.dragSources }
        set { change { $0.dragSources = newValue } }
    }
    // uikit.cs:1328.
    @available(tvOS, unavailable)
    public var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { keeper?.record.dropPoints }
        set { change { $0.dropPoints = newValue } }
    }
    // uikit.cs:1023.
    @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
    public var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
        get { keeper.flatMap { UIAccessibilityExpandedStatus(rawValue: $0.record.expandedStatus) } ?? .unsupported }
        set { change { $0.expandedStatus = newValue.rawValue } }
    }
    // uikit.cs:1019.
    @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
    public var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
        get { UIAccessibilityDirectTouchOptions(rawValue: keeper?.record.directTouchOptions ?? 0) }
        set { change { $0.directTouchOptions = newValue.rawValue } }
    }
}

// Documentation of UIKit: UIAccessibilityAction and UIAccessibilityFocus. Apps
// override these; extensions of a stand-in cannot be overridden.
@MainActor
extension NSObject {
    public func accessibilityActivate() -> Bool { false }
    public func accessibilityIncrement() {}
    public func accessibilityDecrement() {}
    public func accessibilityElementDidBecomeFocused() { (self as? any AccessibilityFocusing)?.hasNotice = true }
}

/// An object that notes that it has got the focus.
@MainActor
public protocol AccessibilityFocusing: AnyObject {
    var hasNotice: Bool { get set }
}

// iOS 17: documentation of UIKit, accessibilityLabelBlock and the others;
// `@MainActor typealias AXStringReturnBlock = () -> String?`.
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
@MainActor
extension NSObject {
    public var isAccessibilityElementBlock: (@MainActor () -> Bool)? {
        get { keeper?.record.isElementBlock }
        set { change { $0.isElementBlock = newValue } }
    }
    public var accessibilityLabelBlock: (@MainActor () -> String?)? {
        get { keeper?.record.labelBlock }
        set { change { $0.labelBlock = newValue } }
    }
    public var accessibilityValueBlock: (@MainActor () -> String?)? {
        get { keeper?.record.valueBlock }
        set { change { $0.valueBlock = newValue } }
    }
    public var accessibilityHintBlock: (@MainActor () -> String?)? {
        get { keeper?.record.hintBlock }
        set { change { $0.hintBlock = newValue } }
    }
    public var accessibilityIdentifierBlock: (@MainActor () -> String?)? {
        get { keeper?.record.identifierBlock }
        set { change { $0.identifierBlock = newValue } }
    }
    public var accessibilityTraitsBlock: (@MainActor () -> UIAccessibilityTraits)? {
        get { keeper?.record.traitsBlock }
        set { change { $0.traitsBlock = newValue } }
    }
    public var accessibilityFrameBlock: (@MainActor () -> CGRect)? {
        get { keeper?.record.frameBlock }
        set { change { $0.frameBlock = newValue } }
    }
    public var accessibilityActivationPointBlock: (@MainActor () -> CGPoint)? {
        get { keeper?.record.activationPointBlock }
        set { change { $0.activationPointBlock = newValue } }
    }
    public var accessibilityUserInputLabelsBlock: (@MainActor () -> [String]?)? {
        get { keeper?.record.inputLabelsBlock }
        set { change { $0.inputLabelsBlock = newValue } }
    }
    public var accessibilityCustomActionsBlock: (@MainActor () -> [UIAccessibilityCustomAction]?)? {
        get { keeper?.record.customActionsBlock }
        set { change { $0.customActionsBlock = newValue } }
    }
    public var accessibilityElementsBlock: (@MainActor () -> [Any]?)? {
        get { keeper?.record.elementsBlock }
        set { change { $0.elementsBlock = newValue } }
    }
    public var accessibilityActivateBlock: (@MainActor () -> Bool)? {
        get { keeper?.record.activateBlock }
        set { change { $0.activateBlock = newValue } }
    }
    public var accessibilityIncrementBlock: (@MainActor () -> Void)? {
        get { keeper?.record.incrementBlock }
        set { change { $0.incrementBlock = newValue } }
    }
    public var accessibilityDecrementBlock: (@MainActor () -> Void)? {
        get { keeper?.record.decrementBlock }
        set { change { $0.decrementBlock = newValue } }
    }
}

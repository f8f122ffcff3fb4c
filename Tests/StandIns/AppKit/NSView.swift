import Foundation
import KeyValueCoding

public enum NSUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

@MainActor
public final class NSAppearance: NSObject {
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
        public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
        public static let accessibilityHighContrastAqua = Name(rawValue: "NSAppearanceNameAccessibilityAqua")
        public static let accessibilityHighContrastDarkAqua = Name(rawValue: "NSAppearanceNameAccessibilityDarkAqua")
    }
    let name: Name
    public init?(named name: Name) { self.name = name }
    public func bestMatch(from names: [Name]) -> Name? { names.contains(name) ? name : names.first }
    public func performAsCurrentDrawingAppearance(_ block: () -> Void) { block() }
}

public final class NSColorSpace: NSObject, @unchecked Sendable { public static let sRGB = NSColorSpace() }
public final class NSColor: NSObject, @unchecked Sendable {
    public let redComponent: CGFloat
    public let greenComponent: CGFloat
    public let blueComponent: CGFloat
    public let alphaComponent: CGFloat
    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (redComponent, greenComponent, blueComponent, alphaComponent) = (red, green, blue, alpha)
    }
    public func usingColorSpace(_ space: NSColorSpace) -> NSColor? { self }
    public static let labelColor = NSColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
}
public final class NSFont: NSObject, @unchecked Sendable {
    public let pointSize: CGFloat
    init(size: CGFloat) { pointSize = size }
    public static func systemFont(ofSize size: CGFloat) -> NSFont { NSFont(size: size) }
}

@MainActor
open class NSView: NSObject, NSAccessibilityProtocol, NSAccessibilityElementProtocol {
    public nonisolated override init() { super.init() }
    public init(frame: NSRect) {
        super.init()
        self.frame = frame
    }
    open var frame = NSRect.zero
    public var bounds: NSRect { NSRect(origin: .zero, size: frame.size) }
    public private(set) var subviews: [NSView] = []
    public private(set) weak var superview: NSView?
    public weak var window: NSWindow?
    public var isHidden = false
    public var alphaValue: CGFloat = 1
    public var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight
    public var additionalSafeAreaInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    public var safeAreaInsets: NSEdgeInsets { additionalSafeAreaInsets }
    public weak var nextKeyView: NSView?
    public weak var previousKeyView: NSView?
    open var canBecomeKeyView: Bool { false }
    open var intrinsicContentSize: NSSize { NSSize(width: -1, height: -1) }
    var ancestorWindow: NSWindow? { window ?? superview?.ancestorWindow }
    public var effectiveAppearance: NSAppearance { ancestorWindow?.appearance ?? NSAppearance(named: .aqua)! }

    public func addSubview(_ view: NSView) {
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
    }
    public func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }
    open func layout() {}
    public func layoutSubtreeIfNeeded() {
        layout()
        for view in subviews { view.layoutSubtreeIfNeeded() }
    }
    public func convert(_ rect: NSRect, to view: NSView?) -> NSRect {
        var (rect, current) = (rect, Optional(self))
        while let view = current {
            rect = rect.offsetBy(dx: view.frame.minX, dy: view.frame.minY)
            current = view.superview
        }
        return rect
    }
    open func hitTest(_ point: NSPoint) -> NSView? {
        guard !isHidden, frame.contains(point) else { return nil }
        let inner = NSPoint(x: point.x - frame.minX, y: point.y - frame.minY)
        for view in subviews.reversed() { if let hit = view.hitTest(inner) { return hit } }
        return self
    }

    private var told: (isElement: Bool?, label: String?, identifier: String?, role: NSAccessibility.Role?) = (nil, nil, nil, nil)
    private var actions: [NSAccessibilityCustomAction]?
    open var ownIsElement: Bool { false }
    open var ownRole: NSAccessibility.Role? { nil }
    open var ownTitle: String? { nil }
    open var ownValue: Any? { nil }
    public func setAccessibilityElement(_ isElement: Bool) { told.isElement = isElement }
    public func setAccessibilityLabel(_ label: String?) { told.label = label }
    public func setAccessibilityIdentifier(_ identifier: String?) { told.identifier = identifier }
    public func setAccessibilityRole(_ role: NSAccessibility.Role?) { told.role = role }
    public func setAccessibilityCustomActions(_ custom: [NSAccessibilityCustomAction]?) { actions = custom }
    open func isAccessibilityElement() -> Bool { told.isElement ?? ownIsElement }
    open func accessibilityRole() -> NSAccessibility.Role? { told.role ?? ownRole }
    open func accessibilitySubrole() -> NSAccessibility.Subrole? { nil }
    open func accessibilityLabel() -> String? { told.label }
    open func accessibilityTitle() -> String? { ownTitle }
    open func accessibilityTitleUIElement() -> Any? { nil }
    open func accessibilityValue() -> Any? { ownValue }
    open func accessibilityValueDescription() -> String? { nil }
    open func accessibilityHelp() -> String? { nil }
    open func accessibilityFrame() -> NSRect {
        let rect = convert(bounds, to: nil)
        return ancestorWindow.map { rect.offsetBy(dx: $0.frame.minX, dy: $0.frame.minY) } ?? rect
    }
    open func accessibilityActivationPoint() -> NSPoint { NSPoint(x: accessibilityFrame().midX, y: accessibilityFrame().midY) }
    open func accessibilityChildren() -> [Any]? {
        subviews.flatMap { $0.isAccessibilityElement() ? [$0] : $0.accessibilityChildren() ?? [] }
    }
    open func accessibilityChildrenInNavigationOrder() -> [any NSAccessibilityElementProtocol]? { nil }
    open func accessibilityIdentifier() -> String? { told.identifier }
    open func accessibilityUserInputLabels() -> [String]? { nil }
    open func isAccessibilityEnabled() -> Bool { (self as? NSControl)?.isEnabled ?? true }
    open func isAccessibilitySelected() -> Bool { false }
    open func isAccessibilityExpanded() -> Bool { false }
    open func isAccessibilityModal() -> Bool { false }
    open func isAccessibilityHidden() -> Bool { false }
    open func accessibilityCustomActions() -> [NSAccessibilityCustomAction]? { actions }
    open func accessibilityParent() -> Any? { superview }
    open func accessibilityPerformPress() -> Bool { false }
    open func accessibilityPerformIncrement() -> Bool { false }
    open func accessibilityPerformDecrement() -> Bool { false }
    open func setAccessibilityFocused(_ accessibilityFocused: Bool) {}
}

@MainActor
open class NSControl: NSView {
    public var isEnabled = true
    public var action: Selector?
    public var font: NSFont? = .systemFont(ofSize: 13)
    public var stringValue = ""
    open override var ownIsElement: Bool { true }
    open override var canBecomeKeyView: Bool { isEnabled }
}
@MainActor
open class NSButton: NSControl {
    public var title = ""
    public convenience init(title: String, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        self.title = title
        self.action = action
    }
    open override var ownRole: NSAccessibility.Role? { .button }
    open override var ownTitle: String? { title }
}
@MainActor
open class NSTextField: NSControl {
    public var isEditable = false
    public var placeholderString: String?
    public var textColor: NSColor? = .labelColor
    public var maximumNumberOfLines = 0
    public convenience init(labelWithString text: String) {
        self.init(frame: .zero)
        stringValue = text
    }
    open override var ownRole: NSAccessibility.Role? { isEditable ? .textField : .staticText }
    open override var ownValue: Any? { stringValue }
    open override var canBecomeKeyView: Bool { isEditable && isEnabled }
    open override var intrinsicContentSize: NSSize {
        NSSize(width: CGFloat(stringValue.count) * (font?.pointSize ?? 13) / 2, height: 16)
    }
}
public final class NSSecureTextField: NSTextField {}
public final class NSSlider: NSControl { public override var ownRole: NSAccessibility.Role? { .slider } }
public final class NSStepper: NSControl { public override var ownRole: NSAccessibility.Role? { .incrementor } }
public final class NSClipView: NSView {}
@MainActor
open class NSScrollView: NSView {
    public var documentView: NSView? { didSet { if let documentView { addSubview(documentView) } } }
    public var contentSize: NSSize { frame.size }
}

@MainActor
open class NSViewController: NSObject {
    public nonisolated override init() { super.init() }
    public var title: String?
    private var loaded: NSView?
    open func loadView() { loaded = NSView() }
    public var view: NSView {
        get {
            if loaded == nil { loadView() }
            return loaded!
        }
        set { loaded = newValue }
    }
}

@MainActor
open class NSWindow: NSObject {
    public struct StyleMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let borderless = StyleMask([])
        public static let titled = StyleMask(rawValue: 1)
    }
    public enum BackingStoreType: UInt, Sendable { case buffered = 2 }
    public private(set) var frame: NSRect
    public var appearance: NSAppearance?
    public var isReleasedWhenClosed = true
    public var contentView: NSView? {
        didSet {
            oldValue?.window = nil
            contentView?.window = self
        }
    }
    public init(contentRect: NSRect, styleMask: StyleMask, backing: BackingStoreType, defer flag: Bool) {
        // Not at the corner of the display, as windows are.
        frame = contentRect.offsetBy(dx: 100, dy: 50)
    }
    public func convertFromScreen(_ rect: NSRect) -> NSRect { rect.offsetBy(dx: -frame.minX, dy: -frame.minY) }
    public private(set) var isVisible = false
    public func setFrameOrigin(_ point: NSPoint) { frame.origin = point }
    public func orderFrontRegardless() { isVisible = true }
    public func orderOut(_ sender: Any?) { isVisible = false }
    public func close() {}
}

@MainActor
open class NSApplication: NSObject {
    public class var shared: NSApplication { application }
    private static let application = NSApplication()
    public nonisolated override init() { super.init() }
}

@MainActor
public final class NSWorkspace: NSObject {
    public static let shared = NSWorkspace()
    public nonisolated override init() { super.init() }
    public var accessibilityDisplayShouldReduceMotion: Bool { false }
    public var accessibilityDisplayShouldReduceTransparency: Bool { false }
    public var accessibilityDisplayShouldDifferentiateWithoutColor: Bool { false }
    public var accessibilityDisplayShouldInvertColors: Bool { false }
    public var isVoiceOverEnabled: Bool { false }
    public var isSwitchControlEnabled: Bool { false }
}

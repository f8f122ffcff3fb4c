import Accessibility
import Foundation

@MainActor
open class UIResponder: NSObject {
    public nonisolated override init() { super.init() }
}

public enum UISemanticContentAttribute: Int, Sendable { case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft }
@available(tvOS, unavailable)
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let ignored = UIFocusGroupPriority(rawValue: 0)
}
public final class UIEvent: NSObject {}
public final class CGColor: @unchecked Sendable {
    public let color: UIColor
    public init(_ color: UIColor) { self.color = color }
}
extension UIColor {
    public convenience init(cgColor: CGColor) {
        var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = cgColor.color.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
        self.init(red: parts.0, green: parts.1, blue: parts.2, alpha: parts.3)
    }
    public var cgColor: CGColor { CGColor(self) }
}

@MainActor
open class CALayer: NSObject {
    public var contents: Any?
    public var sublayers: [CALayer]?
    public var borderWidth: CGFloat = 0
    public var borderColor: CGColor?
}

@MainActor
open class UIView: UIResponder, AccessibilityKeeping, UIAccessibilityIdentification {
    public nonisolated override init() { super.init() }
    public init(frame: CGRect) {
        super.init()
        self.frame = frame
    }

    open var frame = CGRect.zero
    open var bounds: CGRect {
        get { CGRect(origin: scrolledBy, size: frame.size) }
        set { (scrolledBy, frame.size) = (newValue.origin, newValue.size) }
    }
    var scrolledBy = CGPoint.zero
    /// The content, with that which another framework draws and does not show as
    /// views.
    private var held: [UIView] = []
    public var isDrawnElsewhere = false
    public var subviews: [UIView] { held.filter { !$0.isDrawnElsewhere } }
    public private(set) weak var superview: UIView?
    public var isHidden = false
    public var alpha: CGFloat = 1
    public var clipsToBounds = false
    public var isUserInteractionEnabled = true
    public var backgroundColor: UIColor?
    // swift-format-ignore
    public var tintColor: UIColor! = .systemBlue
    public lazy var layer = CALayer()
    public var semanticContentAttribute = UISemanticContentAttribute.unspecified
    open var gestureRecognizers: [UIGestureRecognizer]?
    public var accessibilityIdentifier: String?
    public var accessibilityIgnoresInvertColors = false
    private var focusGroup: (identifier: String?, priority: Int) = (nil, 0)
    // uikit.cs:17233 and 17238; documentation: iOS 14 and 15, visionOS 1, no tvOS.
    @available(tvOS, unavailable)
    public var focusGroupIdentifier: String? {
        get { focusGroup.identifier }
        set { focusGroup.identifier = newValue }
    }
    @available(tvOS, unavailable)
    public var focusGroupPriority: UIFocusGroupPriority {
        get { UIFocusGroupPriority(rawValue: focusGroup.priority) }
        set { focusGroup.priority = newValue.rawValue }
    }
    open var canBecomeFocused: Bool { false }
    public var isFocused: Bool { false }
    public var minimumContentSizeCategory: UIContentSizeCategory?
    public var maximumContentSizeCategory: UIContentSizeCategory?
    private var largeContent: (title: String?, isShown: Bool) = (nil, false)
    // uikit.cs:17303.
    @available(tvOS, unavailable)
    public var largeContentTitle: String? {
        get { largeContent.title }
        set { largeContent.title = newValue }
    }
    @available(tvOS, unavailable)
    public var showsLargeContentViewer: Bool {
        get { largeContent.isShown }
        set { largeContent.isShown = newValue }
    }
    public var translatesAutoresizingMaskIntoConstraints = true
    public var safeAreaInsets: UIEdgeInsets { window?.insets ?? .zero }

    public var record = AccessibilityRecord()
    /// The custom content of what another framework draws.
    public var hostedContent: [AXCustomContent]?
    open var ownLabel: String? { nil }
    open var ownValue: String? { nil }
    open var ownTraits: UIAccessibilityTraits { [] }
    open var ownIsElement: Bool { false }
    public var ownFrame: CGRect { CGRect(origin: convert(bounds.origin, to: nil), size: bounds.size) }

    public var window: UIWindow? {
        var view: UIView? = self
        while let current = view {
            if let window = current as? UIWindow { return window }
            view = current.superview
        }
        return nil
    }
    var overridden: UITraitCollection?
    public var traitCollection: UITraitCollection {
        let traits = UITraitCollection(traitsFrom: [superview?.traitCollection ?? .usual])
        if let overridden { traits.take(overridden) }
        return traits
    }
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceRightToLeft: .rightToLeft
        case .forceLeftToRight: .leftToRight
        default: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }

    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        held.append(view)
        view.superview = self
    }
    open func insertSubview(_ view: UIView, at index: Int) {
        view.removeFromSuperview()
        held.insert(view, at: index)
        view.superview = self
    }
    public func removeFromSuperview() {
        superview?.held.removeAll { $0 === self }
        superview = nil
    }
    public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { gestureRecognizers = (gestureRecognizers ?? []) + [recognizer] }

    open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        let own = intrinsicContentSize
        return CGSize(width: own.width < 0 ? frame.width : own.width, height: own.height < 0 ? frame.height : own.height)
    }
    public func sizeToFit() {
        let most = CGFloat.greatestFiniteMagnitude
        frame.size = sizeThatFits(CGSize(width: most, height: most))
    }
    public func setNeedsLayout() {}
    open func layoutSubviews() {}
    public func layoutIfNeeded() {
        layoutSubviews()
        placeConstrained()
        controller?.viewDidLayoutSubviews()
        for view in held { view.layoutIfNeeded() }
    }
    weak var controller: UIViewController?
    var constraints: [NSLayoutConstraint] = []

    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let global = global(point)
        guard let view else { return global }
        let corner = view.global(.zero)
        return CGPoint(x: global.x - corner.x, y: global.y - corner.y)
    }
    private func global(_ point: CGPoint) -> CGPoint {
        var (point, view) = (point, Optional(self))
        while let current = view {
            let (corner, scrolled) = (current.frame.origin, current.scrolledBy)
            point = CGPoint(x: point.x + corner.x - scrolled.x, y: point.y + corner.y - scrolled.y)
            view = current.superview
        }
        return point
    }
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { CGRect(origin: convert(rect.origin, to: view), size: rect.size) }
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        let corner = global(.zero)
        let origin = view.map { $0.global(rect.origin) } ?? rect.origin
        return CGRect(x: origin.x - corner.x, y: origin.y - corner.y, width: rect.width, height: rect.height)
    }

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
        for view in subviews.reversed() {
            let inner = CGPoint(x: point.x - view.frame.minX + view.scrolledBy.x, y: point.y - view.frame.minY + view.scrolledBy.y)
            if let hit = view.hitTest(inner, with: event) { return hit }
        }
        return self
    }
}

@MainActor
open class UIWindow: UIView {
    var insets = UIEdgeInsets.zero
    public var rootViewController: UIViewController? {
        didSet {
            oldValue?.view.removeFromSuperview()
            guard let view = rootViewController?.view else { return }
            view.frame = bounds
            addSubview(view)
        }
    }
    public weak var windowScene: UIWindowScene? { didSet { windowScene?.add(self) } }
    public private(set) var isKeyWindow = false
    public func makeKey() {
        for window in windowScene?.windows ?? [] { window.isKeyWindow = false }
        isKeyWindow = true
    }
    public func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }
    open override func layoutSubviews() { rootViewController?.view.frame = bounds }
}

@MainActor
open class UIViewController: UIResponder {
    private var loaded: UIView?
    public nonisolated override init() { super.init() }
    public var title: String?
    public private(set) var children: [UIViewController] = []
    public weak var parent: UIViewController?
    // swift-format-ignore
    public var view: UIView! {
        get {
            if loaded == nil {
                loadView()
                loaded?.controller = self
                viewDidLoad()
            }
            return loaded
        }
        set {
            loaded = newValue
            newValue?.controller = self
        }
    }
    public var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if let window = loaded?.window { window.insets = additionalSafeAreaInsets } }
    }
    public var traitCollection: UITraitCollection { view.traitCollection }
    public init(nibName: String?, bundle: Bundle?) { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    open func loadView() { view = UIView() }
    open func viewDidLoad() {}
    open func viewDidLayoutSubviews() {}
    public func addChild(_ child: UIViewController) {
        children.append(child)
        child.parent = self
    }
    public func didMove(toParent parent: UIViewController?) {}
    public func willMove(toParent parent: UIViewController?) {}
    public func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    // Documentation: visionOS 1.0 to 1.0.
    @available(visionOS, unavailable)
    public func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController) {
        child.view.overridden = collection
    }
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
    public func endAppearanceTransition() {}
}

@MainActor
open class UIGestureRecognizer: NSObject {
    public var isEnabled = true
    public nonisolated override init() { super.init() }
}
public final class UITapGestureRecognizer: UIGestureRecognizer {
    public var numberOfTapsRequired = 1
    private var touches = 1
    @available(tvOS, unavailable)
    public var numberOfTouchesRequired: Int {
        get { touches }
        set { touches = newValue }
    }
}
open class UILongPressGestureRecognizer: UIGestureRecognizer {}
open class UIPanGestureRecognizer: UIGestureRecognizer { public var minimumNumberOfTouches = 1 }
@available(tvOS, unavailable)
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}
@available(tvOS, unavailable)
open class UIPinchGestureRecognizer: UIGestureRecognizer {}
@available(tvOS, unavailable)
public final class UIRotationGestureRecognizer: UIGestureRecognizer {}
public final class UISwipeGestureRecognizer: UIGestureRecognizer { public var numberOfTouchesRequired = 1 }

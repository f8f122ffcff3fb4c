import Foundation

@MainActor
open class UIControl: UIView {
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    }
    public var isEnabled = true
    public var isSelected = false
    public private(set) var allControlEvents: Event = []
    private var actions: [(UIAction, Event)] = []
    public func addAction(_ action: UIAction, for events: Event) {
        actions.append((action, events))
        allControlEvents.formUnion(events)
    }
    open func sendActions(for events: Event) {
        for (action, own) in actions where !own.isDisjoint(with: events) { action.handler(action) }
    }
    open override var ownIsElement: Bool { true }
    open override var ownTraits: UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = isEnabled ? [] : .notEnabled
        if isSelected { traits.insert(.selected) }
        return traits
    }
}

@MainActor
public final class UIAction: NSObject {
    public let title: String
    let handler: (UIAction) -> Void
    public init(title: String = "", handler: @escaping (UIAction) -> Void) { (self.title, self.handler) = (title, handler) }
}

@MainActor
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable { case custom, system }
    public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
    public var role = Role.normal
    public private(set) var titleLabel: UILabel?
    private var image: UIImage?
    public convenience init(type: ButtonType) { self.init(frame: .zero) }
    public func setTitle(_ title: String?, for state: State) {
        let label = titleLabel ?? UILabel()
        label.isUserInteractionEnabled = false
        label.text = title
        label.textColor = titleColor ?? .systemBlue
        titleLabel = label
        if label.superview == nil { addSubview(label) }
    }
    private var titleColor: UIColor?
    public func setTitleColor(_ color: UIColor?, for state: State) {
        titleColor = color
        titleLabel?.textColor = color ?? .systemBlue
    }
    public func setImage(_ image: UIImage?, for state: State) { self.image = image }
    public func image(for state: State) -> UIImage? { image }
    public var currentImage: UIImage? { image }
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal = State([])
    }
    open override var ownLabel: String? { titleLabel?.text }
    open override var ownTraits: UIAccessibilityTraits { super.ownTraits.union(.button) }
    open override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let title = titleLabel?.sizeThatFits(CGSize(width: size.width - 24, height: 0)) ?? .zero
        return CGSize(width: max(title.width + 24, image?.size.width ?? 0), height: max(title.height + 14, image?.size.height ?? 0))
    }
    open override func layoutSubviews() { titleLabel?.frame = bounds.insetBy(dx: 12, dy: 7) }
}

@available(tvOS, unavailable)
public final class UISwitch: UIControl {
    public var isOn = false
    public func setOn(_ on: Bool, animated: Bool) { isOn = on }
    public override var ownValue: String? { isOn ? "1" : "0" }
    public override var ownTraits: UIAccessibilityTraits { super.ownTraits.union([.button, .toggleButton]) }
    public override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
}

@available(tvOS, unavailable)
public final class UISlider: UIControl {
    public var value: Float = 0
    public var minimumValue: Float = 0
    public var maximumValue: Float = 1
    public override var ownValue: String? { "\(Int(value * 100))%" }
    public override var ownTraits: UIAccessibilityTraits { super.ownTraits.union(.adjustable) }
    public override var intrinsicContentSize: CGSize { CGSize(width: 150, height: 44) }
}

@available(tvOS, unavailable)
public final class UIStepper: UIControl {
    public var value = 0.0
    public var minimumValue = 0.0
    public var maximumValue = 100.0
    public override var ownIsElement: Bool { false }
    public override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
}

@MainActor
open class UITextField: UIControl {
    public var text: String?
    public var placeholder: String?
    public var font: UIFont? = .systemFont(ofSize: 17)
    public var textColor: UIColor? = .label
    public var isSecureTextEntry = false
    public var textContentType: UITextContentType?
    // Of `UIContentSizeCategoryAdjusting`; without it a field keeps the font that
    // it was given.
    public var adjustsFontForContentSizeCategory = false
    open override func layoutSubviews() {
        guard adjustsFontForContentSizeCategory, let style = font?.fontDescriptor.style else { return }
        font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    }
    open override var ownLabel: String? { placeholder }
    open override var ownValue: String? { text }
    open override var ownTraits: UIAccessibilityTraits {
        super.ownTraits.union(UIAccessibilityTraits(rawValue: isSecureTextEntry ? 1 << 18 | 1 << 24 : 1 << 18))
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: 150, height: max(44, (font?.lineHeight ?? 20) + 12)) }
}

@available(tvOS, unavailable)
public final class UISearchTextField: UITextField {
    public override var ownTraits: UIAccessibilityTraits { super.ownTraits.union(.searchField) }
}

public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let password = UITextContentType(rawValue: "password")
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
}

public final class UISegmentedControl: UIControl { public override var ownIsElement: Bool { false } }
public final class UIPageControl: UIControl { public override var ownTraits: UIAccessibilityTraits { .adjustable } }
// Members: Apple's documentation of UIActivityIndicatorView.
public final class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
    }
    public convenience init(style: Style) { self.init(frame: .zero) }
    public func startAnimating() {}
}
@available(tvOS, unavailable)
public final class UIDatePicker: UIControl { public override var ownIsElement: Bool { false } }
@available(tvOS, unavailable)
public final class UIPickerView: UIView {}
public final class UINavigationBar: UIView {}
public final class UITabBar: UIView { public override var ownTraits: UIAccessibilityTraits { .tabBar } }
@available(tvOS, unavailable)
public final class UIToolbar: UIView {}

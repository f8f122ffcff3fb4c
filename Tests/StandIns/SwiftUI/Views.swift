import Foundation
import UIKit

public struct Text: PrimitiveView {
    let string: String
    public init(_ string: String) { self.string = string }
    public init(verbatim string: String) { self.string = string }
    public func makeViews() -> [UIView] {
        let label = UILabel()
        label.text = string
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        return [label]
    }
}

public struct ButtonRole: Equatable, Sendable {
    let isDestructive: Bool
    public static let destructive = ButtonRole(isDestructive: true)
    public static let cancel = ButtonRole(isDestructive: false)
}

public struct Button<Label: View>: PrimitiveView {
    let label: Label
    let action: @MainActor () -> Void
    public init(role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        (self.label, self.action) = (label(), action)
    }
    public func makeViews() -> [UIView] {
        let button = UIButton(type: .system)
        let inner = views(of: label)
        if let text = inner.first as? UILabel { button.setTitle(text.text, for: .normal) }
        if let image = inner.first as? UIImageView { button.setImage(image.image, for: .normal) }
        button.addAction(UIAction { _ in }, for: .touchUpInside)
        return [button]
    }
}
extension Button where Label == Text {
    public init(_ title: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

public struct Image: PrimitiveView {
    public enum Scale: Sendable { case small, medium, large }
    let name: String
    let isDecorative: Bool
    var size: CGSize?
    public init(_ name: String) { (self.name, isDecorative) = (name, false) }
    public init(systemName name: String) { (self.name, isDecorative) = (name, false) }
    public init(decorative name: String) { (self.name, isDecorative) = (name, true) }
    public func resizable() -> Image { self }
    public func makeViews() -> [UIView] {
        let view = UIImageView()
        view.image = UIImage(size: CGSize(width: 20, height: 20))
        view.accessibilityLabel = isDecorative ? nil : name
        view.isAccessibilityElement = !isDecorative
        return [view]
    }
}

public struct HorizontalAlignment: Hashable, Sendable {
    let stack: UIStackView.Alignment
    public static let leading = HorizontalAlignment(stack: .leading)
    public static let center = HorizontalAlignment(stack: .center)
    public static let trailing = HorizontalAlignment(stack: .trailing)
}
public struct VerticalAlignment: Hashable, Sendable {
    let stack: UIStackView.Alignment
    public static let top = VerticalAlignment(stack: .leading)
    public static let center = VerticalAlignment(stack: .center)
    public static let bottom = VerticalAlignment(stack: .trailing)
}
public struct Alignment: Hashable, Sendable {
    public let horizontal: HorizontalAlignment
    public let vertical: VerticalAlignment
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) { (self.horizontal, self.vertical) = (horizontal, vertical) }
    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
}

@MainActor
func stack(_ axis: NSLayoutConstraint.Axis, _ alignment: UIStackView.Alignment, _ spacing: CGFloat?, _ views: [UIView]) -> [UIView] {
    let stack = UIStackView(arrangedSubviews: views)
    (stack.axis, stack.alignment, stack.spacing) = (axis, alignment, spacing ?? 8)
    return [stack]
}

public struct VStack<Content: View>: PrimitiveView {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
    }
    public func makeViews() -> [UIView] { stack(.vertical, alignment.stack, spacing, views(of: content)) }
}
public struct HStack<Content: View>: PrimitiveView {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
    }
    public func makeViews() -> [UIView] { stack(.horizontal, alignment.stack, spacing, views(of: content)) }
}
public struct ZStack<Content: View>: PrimitiveView {
    let content: Content
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { self.content = content() }
    public func makeViews() -> [UIView] {
        let root = UIView()
        for view in views(of: content) { root.pin(view) }
        return [root]
    }
}
// iOS 16, macOS 13, tvOS 16, watchOS 9, by Apple's documentation of ViewThatFits.
public struct ViewThatFits<Content: View>: PrimitiveView {
    let content: Content
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) { self.content = content() }
    public func makeViews() -> [UIView] { Array(views(of: content).prefix(1)) }
}
public struct Spacer: PrimitiveView {
    public init(minLength: CGFloat? = nil) {}
    public func makeViews() -> [UIView] { [UIView()] }
}
public struct Axis: Sendable {
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
    }
}
public struct ScrollView<Content: View>: PrimitiveView {
    let content: Content
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    public func makeViews() -> [UIView] {
        let region = UIScrollView(frame: .zero)
        for view in views(of: content) { region.pin(view) }
        return [region]
    }
}

extension UIView {
    /// Fills the view with another, less a margin.
    func pin(_ view: UIView, margin: CGFloat = 0) {
        addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
            view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -margin),
            view.topAnchor.constraint(equalTo: topAnchor, constant: margin),
            view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -margin),
        ])
    }
}

public struct Binding<Value> {
    let value: Value
    public static func constant(_ value: Value) -> Binding<Value> { Binding(value: value) }
}
public struct Toggle: PrimitiveView {
    let title: String
    let isOn: Binding<Bool>
    public init(_ title: String, isOn: Binding<Bool>) { (self.title, self.isOn) = (title, isOn) }
    public func makeViews() -> [UIView] {
        let control = UISwitch()
        control.isOn = isOn.value
        control.accessibilityLabel = title
        return stack(.horizontal, .center, 8, views(of: Text(title).accessibilityHidden(true)) + [control])
    }
}
@available(tvOS, unavailable)
public struct Slider: PrimitiveView {
    let value: Binding<Double>
    public init(value: Binding<Double>, in range: ClosedRange<Double> = 0...1) { self.value = value }
    public func makeViews() -> [UIView] {
        let control = UISlider()
        control.value = Float(value.value)
        return [control]
    }
}
@available(tvOS, unavailable)
public struct Stepper: PrimitiveView {
    let title: String
    public init(_ title: String, value: Binding<Int>) { self.title = title }
    public func makeViews() -> [UIView] {
        let control = UIStepper()
        control.isAccessibilityElement = true
        control.accessibilityLabel = title
        control.accessibilityTraits = .adjustable
        return [control]
    }
}
public struct TextField: PrimitiveView {
    let title: String
    let text: Binding<String>
    public init(_ title: String, text: Binding<String>) { (self.title, self.text) = (title, text) }
    public func makeViews() -> [UIView] {
        let field = UITextField()
        (field.placeholder, field.text) = (title, text.value)
        return [field]
    }
}
public struct SecureField: PrimitiveView {
    let title: String
    public init(_ title: String, text: Binding<String>) { self.title = title }
    public func makeViews() -> [UIView] {
        let field = UITextField()
        (field.placeholder, field.isSecureTextEntry) = (title, true)
        return [field]
    }
}
@available(tvOS, unavailable)
public struct TextEditor: PrimitiveView {
    let text: Binding<String>
    public init(text: Binding<String>) { self.text = text }
    public func makeViews() -> [UIView] {
        let editor = UITextView(frame: .zero)
        editor.text = text.value
        return [editor]
    }
}
public struct ProgressView: PrimitiveView {
    let title: String
    let value: Double
    public init() { (title, value) = ("", 0) }
    public init(_ title: String, value: Double?, total: Double = 1) { (self.title, self.value) = (title, (value ?? 0) / total) }
    public func makeViews() -> [UIView] {
        let bar = UIProgressView()
        bar.progress = Float(value)
        bar.accessibilityLabel = title
        return [bar]
    }
}
public struct Link: PrimitiveView {
    let title: String
    public init(_ title: String, destination: URL) { self.title = title }
    public func makeViews() -> [UIView] {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.accessibilityTraits = .link
        return [button]
    }
}
public struct Color: PrimitiveView, Hashable, Sendable {
    public enum RGBColorSpace: Sendable { case sRGB }
    private let red, green, blue, opacity: Double
    public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }
    public static let red = Color(red: 1, green: 0.23, blue: 0.19)
    @MainActor var uiColor: UIColor {
        UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
    }
    public func makeViews() -> [UIView] { [UIView()] }
}
public struct Rectangle: PrimitiveView {
    public init() {}
    public func makeViews() -> [UIView] { [UIView()] }
}
public struct Circle: PrimitiveView {
    public init() {}
    public func makeViews() -> [UIView] { [UIView()] }
}
public struct Ellipse: PrimitiveView {
    public init() {}
    public func makeViews() -> [UIView] { [UIView()] }
}
public struct Capsule: PrimitiveView {
    public init() {}
    public func makeViews() -> [UIView] { [UIView()] }
}
public struct Divider: PrimitiveView {
    public init() {}
    public func makeViews() -> [UIView] { [UIView()] }
}
public struct RoundedRectangle: PrimitiveView {
    public init(cornerRadius: CGFloat) {}
    public func makeViews() -> [UIView] { [UIView()] }
}

public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
    let content: Content
    public func makeViews() -> [UIView] {
        let list = UIScrollView(frame: .zero)
        for view in stack(.vertical, .center, 0, views(of: content)) { list.pin(view) }
        return [list]
    }
}
extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

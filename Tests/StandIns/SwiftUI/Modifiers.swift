import Accessibility
import Foundation
import UIKit

/// A view whose views are changed after they are made.
public struct ModifiedView<Content: View>: PrimitiveView {
    let content: Content
    let change: @MainActor ([UIView]) -> [UIView]
    public func makeViews() -> [UIView] { change(views(of: content)) }
}

public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
    public static let isLink = AccessibilityTraits(rawValue: 1 << 1)
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 16)
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 3)
    public static let isImage = AccessibilityTraits(rawValue: 1 << 2)
    public static let isModal = AccessibilityTraits(rawValue: 1 << 62)
}

public enum AccessibilityChildBehavior: Sendable { case ignore, contain, combine }

public struct Font: Hashable, Sendable {
    let style: UIFont.TextStyle
    public static let body = Font(style: .body)
    public static let headline = Font(style: .headline)
    public static func system(_ style: TextStyle) -> Font {
        let styles: [TextStyle: UIFont.TextStyle] = [
            .largeTitle: .largeTitle, .title: .title1, .title2: .title2, .title3: .title3, .headline: .headline,
            .subheadline: .subheadline, .callout: .callout, .footnote: .footnote, .caption: .caption1, .caption2: .caption2,
        ]
        return Font(style: styles[style] ?? .body)
    }
    public enum TextStyle: Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }
    public enum Weight: Sendable { case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black }
    public static func system(size: CGFloat) -> Font { .body }
    public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font { .body }
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { .body }
    public func weight(_ weight: Weight) -> Font { self }
}
public enum TextAlignment: Hashable, Sendable { case leading, center, trailing }
public struct Edge: Sendable {
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let all = Set(rawValue: 15)
    }
}
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let all = SafeAreaRegions(rawValue: 7)
}

public enum DynamicTypeSize: Int, Comparable, Hashable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool { left.rawValue < right.rawValue }
}

public struct EdgeInsets: Equatable, Sendable {
    public var top, leading, bottom, trailing: CGFloat
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
}
public enum ContentMode: Sendable { case fit, fill }
// OpenSwiftUI, ControlSize.swift.
@available(tvOS, unavailable)
public enum ControlSize: Sendable { case mini, small, regular, large }
/// Values of styles, which SwiftUI has as static members of protocols.
public struct ButtonStyleValue: Sendable {
    public static let plain = Self(), bordered = Self(), borderedProminent = Self()
    // Apple's documentation of PrimitiveButtonStyle, borderless.
    @available(tvOS 17.0, *)
    public static let borderless = Self()
}
public struct TextFieldStyleValue: Sendable {
    // Apple's documentation of TextFieldStyle, roundedBorder, lists no tvOS.
    @available(tvOS, unavailable)
    public static let roundedBorder = Self()
}
public struct ListStyleValue: Sendable {
    public static let plain = Self()
    @available(macOS, unavailable) @available(watchOS, unavailable) public static let grouped = Self()
}

@MainActor
extension View {
    func changed(_ change: @escaping @MainActor ([UIView]) -> [UIView]) -> ModifiedView<Self> {
        ModifiedView(content: self, change: change)
    }

    func each(_ change: @escaping @MainActor (UIView) -> Void) -> ModifiedView<Self> {
        changed { views in
            for view in views { change(view) }
            return views
        }
    }

    public func accessibilityLabel(_ label: String) -> some View { each { $0.accessibilityLabel = label } }
    public func accessibilityValue(_ value: String) -> some View { each { $0.accessibilityValue = value } }
    public func accessibilityHint(_ hint: String) -> some View { each { $0.accessibilityHint = hint } }
    public func accessibilityIdentifier(_ identifier: String) -> some View { each { $0.accessibilityIdentifier = identifier } }
    public func accessibilityCustomContent(_ label: String, _ value: String) -> some View {
        each { $0.hostedContent = ($0.hostedContent ?? []) + [AXCustomContent(label: label, value: value)] }
    }
    public func accessibilityHidden(_ isHidden: Bool) -> some View { each { $0.accessibilityElementsHidden = isHidden } }
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        each { view in
            if traits.contains(.isModal) { view.accessibilityViewIsModal = true }
            view.accessibilityTraits.formUnion(UIAccessibilityTraits(rawValue: traits.subtracting(.isModal).rawValue))
        }
    }
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        each { $0.accessibilityTraits.subtract(UIAccessibilityTraits(rawValue: traits.rawValue)) }
    }
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        each { view in
            view.isAccessibilityElement = children != .contain
            if children == .combine {
                view.accessibilityLabel = view.subviews.compactMap(\.accessibilityLabel).joined(separator: ", ")
            }
        }
    }
    public func accessibilityInputLabels(_ labels: [String]) -> some View { each { $0.accessibilityUserInputLabels = labels } }
    public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View {
        each { $0.accessibilityRespondsToUserInteraction = responds }
    }
    public func accessibilitySortPriority(_ priority: Double) -> some View { self }
    public func accessibilityAction(named name: String, _ handler: @escaping () -> Void) -> some View {
        each {
            $0.accessibilityCustomActions = ($0.accessibilityCustomActions ?? []) + [UIAccessibilityCustomAction(name: name) { _ in true }]
        }
    }
    public func disabled(_ isDisabled: Bool) -> some View { each { ($0 as? UIControl)?.isEnabled = !isDisabled } }
    public func font(_ font: Font?) -> some View {
        each { if let font { ($0 as? UILabel)?.font = .preferredFont(forTextStyle: font.style) } }
    }
    public func imageScale(_ scale: Image.Scale) -> some View { self }
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View { self }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }
    public func background<Behind: View>(alignment: Alignment = .center, @ViewBuilder content: () -> Behind) -> some View {
        let behind = content()
        return changed { base in
            let root = UIView()
            for view in SwiftUI.views(of: behind) + base { root.pin(view) }
            return [root]
        }
    }
    public func lineLimit(_ number: Int?) -> some View { each { ($0 as? UILabel)?.numberOfLines = number ?? 0 } }
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
    public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize { self }
    public func labelsHidden() -> some View { self }
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View { self }
    public func foregroundStyle(_ color: Color) -> some View { each { ($0 as? UILabel)?.textColor = color.uiColor } }
    public func background(_ color: Color) -> some View { each { $0.backgroundColor = color.uiColor } }
    public func buttonStyle(_ style: ButtonStyleValue) -> some View { self }
    @available(tvOS, unavailable)
    public func controlSize(_ size: ControlSize) -> some View { self }
    public func textFieldStyle(_ style: TextFieldStyleValue) -> some View { self }
    public func listStyle(_ style: ListStyleValue) -> some View { self }
    public func layoutPriority(_ value: Double) -> some View { self }
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
    public func aspectRatio(_ ratio: CGFloat?, contentMode: ContentMode) -> some View { self }
    public func clipped() -> some View { each { $0.clipsToBounds = true } }
    public func padding(_ length: CGFloat) -> some View {
        padding(EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
    }
    public func padding(_ insets: EdgeInsets) -> some View {
        changed { views in
            let root = UIView()
            for view in views { root.pin(view, margin: insets.top) }
            return [root]
        }
    }
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        changed { views in views.map { framed($0, width, height) } }
    }
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        changed { views in
            for view in views {
                if let minWidth { view.widthAnchor.constraint(greaterThanOrEqualToConstant: minWidth).isActive = true }
                if let minHeight { view.heightAnchor.constraint(greaterThanOrEqualToConstant: minHeight).isActive = true }
            }
            return views
        }
    }
    public func overlay<Over: View>(alignment: Alignment = .center, @ViewBuilder content: () -> Over) -> some View {
        let over = content()
        return changed { base in
            let root = UIView()
            for view in base + SwiftUI.views(of: over) { root.pin(view) }
            return [root]
        }
    }
}

@MainActor
private func framed(_ view: UIView, _ width: CGFloat?, _ height: CGFloat?) -> UIView {
    if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
    return view
}
public enum LayoutDirection: Hashable, Sendable { case leftToRight, rightToLeft }
@MainActor public protocol Gesture {}

public struct EnvironmentValues {
    public var colorScheme = ColorScheme.light
}

public enum ColorScheme { case light, dark }

public struct Angle: Sendable {
    public static func degrees(_ degrees: Double) -> Angle { Angle() }
}

public struct UnitPoint: Sendable {
    public static let center = UnitPoint()
}

import Foundation

public struct UIEdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
    public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}

public final class UIColor: NSObject, @unchecked Sendable {
    private let components: @Sendable (Bool) -> (CGFloat, CGFloat, CGFloat, CGFloat)
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { components = { _ in (red, green, blue, alpha) } }
    init(light: UIColor, dark: UIColor) { components = { $0 ? dark.components(true) : light.components(false) } }
    public func resolvedColor(with traits: UITraitCollection) -> UIColor {
        let (red, green, blue, alpha) = components(traits.userInterfaceStyle == .dark)
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let parts = components(false)
        red?.pointee = parts.0
        green?.pointee = parts.1
        blue?.pointee = parts.2
        alpha?.pointee = parts.3
        return true
    }
    public static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    public static let clear = UIColor(red: 0, green: 0, blue: 0, alpha: 0)
    public static let label = UIColor(light: .black, dark: .white)
    public static let systemBackground = UIColor(light: .white, dark: .black)
    public static let systemBlue = UIColor(red: 0, green: 0.3, blue: 0.75, alpha: 1)
    public static let systemRed = UIColor(red: 0.75, green: 0, blue: 0, alpha: 1)
}

public final class UIFontDescriptor: NSObject {
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    }
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    }
    let style: UIFont.TextStyle?
    let weight: CGFloat
    init(style: UIFont.TextStyle?, weight: CGFloat) { (self.style, self.weight) = (style, weight) }
    public func object(forKey name: AttributeName) -> Any? {
        switch name {
        case .textStyle: style?.rawValue
        case .traits: [TraitKey.weight: NSNumber(value: Double(weight))]
        default: nil
        }
    }
}

public final class UIFont: NSObject {
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        // uikit.cs:6759 [NoTV]; documentation lists no tvOS.
        @available(tvOS, unavailable)
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
    }
    public let pointSize: CGFloat
    public let fontDescriptor: UIFontDescriptor
    public var lineHeight: CGFloat { pointSize * 1.193359375 }
    init(size: CGFloat, style: TextStyle?, weight: CGFloat) {
        pointSize = size
        fontDescriptor = UIFontDescriptor(style: style, weight: weight)
    }
    public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size, style: nil, weight: 0) }
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: size, style: nil, weight: weight.rawValue)
    }
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }
    public static func preferredFont(forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?) -> UIFont {
        let traits = traits ?? .current
        let usual: [TextStyle: CGFloat] = [
            TextStyle(rawValue: "UICTFontTextStyleTitle0"): 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .body: 17,
            .callout: 16, .subheadline: 15, .footnote: 13,
            .caption1: 12, .caption2: 11,
        ]
        // The growth of body stands in for that of every style.
        let body: [UIContentSizeCategory: CGFloat] = [
            .extraSmall: 14, .small: 15, .medium: 16, .large: 17, .extraLarge: 19, .extraExtraLarge: 21, .extraExtraExtraLarge: 23,
            .accessibilityMedium: 28, .accessibilityLarge: 33, .accessibilityExtraLarge: 40, .accessibilityExtraExtraLarge: 47,
            .accessibilityExtraExtraExtraLarge: 53,
        ]
        let size = ((usual[style] ?? 17) * (body[traits.preferredContentSizeCategory] ?? 17) / 17).rounded()
        let weight: CGFloat = traits.legibilityWeight == .bold ? 0.4 : style == .headline ? 0.3 : 0
        return UIFont(size: size, style: style, weight: weight)
    }
}

public final class UIImage: NSObject {
    public let size: CGSize
    public override init() { size = .zero }
    public init(size: CGSize) { self.size = size }
}

public final class UIBezierPath: NSObject {
    public let bounds: CGRect
    public init(rect: CGRect) { bounds = rect }
}

import Foundation

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
    public static let small = Self(rawValue: "UICTContentSizeCategoryS")
    public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
    public static let large = Self(rawValue: "UICTContentSizeCategoryL")
    public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
    public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
    public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
    public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
    public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
    public static let accessibilityExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXL")
    public static let accessibilityExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight, rightToLeft }
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
    case vision = 6
}

public final class UITraitCollection: NSObject, @unchecked Sendable {
    public var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    public var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    public var accessibilityContrast = UIAccessibilityContrast.unspecified
    public var legibilityWeight = UILegibilityWeight.unspecified
    public var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    public override init() {}
    public init(preferredContentSizeCategory: UIContentSizeCategory) { self.preferredContentSizeCategory = preferredContentSizeCategory }
    public init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.layoutDirection = layoutDirection }
    public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
    public init(accessibilityContrast: UIAccessibilityContrast) { self.accessibilityContrast = accessibilityContrast }
    public init(legibilityWeight: UILegibilityWeight) { self.legibilityWeight = legibilityWeight }
    // uikit.cs:18321; documentation: deprecated with iOS 17, visionOS 1.
    @available(visionOS, deprecated: 1.0)
    public init(traitsFrom collections: [UITraitCollection]) {
        super.init()
        for collection in collections { take(collection) }
    }

    func take(_ other: UITraitCollection) {
        if other.preferredContentSizeCategory != .unspecified { preferredContentSizeCategory = other.preferredContentSizeCategory }
        if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
        if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
        if other.accessibilityContrast != .unspecified { accessibilityContrast = other.accessibilityContrast }
        if other.legibilityWeight != .unspecified { legibilityWeight = other.legibilityWeight }
        if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
    }

    nonisolated(unsafe) public static var current = UITraitCollection.usual
    public func performAsCurrent(_ actions: () -> Void) {
        let before = Self.current
        Self.current = self
        actions()
        Self.current = before
    }

    static var usual: UITraitCollection {
        let traits = UITraitCollection()
        traits.preferredContentSizeCategory = .large
        traits.layoutDirection = .leftToRight
        traits.userInterfaceStyle = .light
        traits.accessibilityContrast = .normal
        traits.legibilityWeight = .regular
        traits.userInterfaceIdiom = .phone
        return traits
    }
}

// Documentation: iOS 17, tvOS 17, visionOS 1.
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
public protocol UIMutableTraits {
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var accessibilityContrast: UIAccessibilityContrast { get set }
    var legibilityWeight: UILegibilityWeight { get set }
}

/// The traits that are set for a view and all inside it.
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
public struct UITraitOverrides: UIMutableTraits {
    let traits: UITraitCollection
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { traits.preferredContentSizeCategory }
        nonmutating set { traits.preferredContentSizeCategory = newValue }
    }
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { traits.layoutDirection }
        nonmutating set { traits.layoutDirection = newValue }
    }
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { traits.userInterfaceStyle }
        nonmutating set { traits.userInterfaceStyle = newValue }
    }
    public var accessibilityContrast: UIAccessibilityContrast {
        get { traits.accessibilityContrast }
        nonmutating set { traits.accessibilityContrast = newValue }
    }
    public var legibilityWeight: UILegibilityWeight {
        get { traits.legibilityWeight }
        nonmutating set { traits.legibilityWeight = newValue }
    }
}

@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
extension UITraitCollection {
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        let changed = UITraitCollection(traitsFrom: [self])
        var traits: any UIMutableTraits = UITraitOverrides(traits: changed)
        mutations(&traits)
        return changed
    }
}

extension UIViewController {
    @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
    public var traitOverrides: UITraitOverrides {
        get {
            if view.overridden == nil { view.overridden = UITraitCollection() }
            return UITraitOverrides(traits: view.overridden!)
        }
        set {}
    }
}

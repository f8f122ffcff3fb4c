// The part of XCTest and XCUIAutomation that the library uses, for type checks
// only. Source: Apple's documentation of XCTest and XCUIAutomation (pages
// XCUIElementSnapshot, XCUIElementAttributes, XCUIElement, XCUIApplication,
// XCUIDevice, XCTAttachment, XCTContext).
import Foundation

public func XCTFail(_ message: String = "", file: StaticString = #filePath, line: UInt = #line) {}

@MainActor public class XCTContext: NSObject {
    public class func runActivity<Result>(named name: String, block: (any XCTActivity) throws -> Result) rethrows -> Result { fatalError() }
}
@MainActor public protocol XCTActivity: NSObjectProtocol { func add(_ attachment: XCTAttachment) }
public class XCTAttachment: NSObject {
    public enum Lifetime: Int { case keepAlways, deleteOnSuccess }
    public convenience init(data payload: Data, uniformTypeIdentifier: String) { self.init() }
    public var name: String?
    public var lifetime: Lifetime {
        get { .keepAlways }
        set {}
    }
}

@MainActor public protocol XCUIElementAttributes {
    var identifier: String { get }
    var frame: CGRect { get }
    var value: Any? { get }
    var title: String { get }
    var label: String { get }
    var elementType: XCUIElement.ElementType { get }
    var isEnabled: Bool { get }
    var placeholderValue: String? { get }
    var isSelected: Bool { get }
    // Documentation: tvOS only.
    #if os(tvOS)
        var hasFocus: Bool { get }
    #endif
}
@MainActor public protocol XCUIElementSnapshot: XCUIElementAttributes { var children: [any XCUIElementSnapshot] { get } }
@MainActor open class XCUIElement: NSObject {
    public enum ElementType: UInt, Sendable { case any, other, application }
    public var label: String { "" }
    public var identifier: String { "" }
    public func snapshot() throws -> any XCUIElementSnapshot { throw CocoaError() }
    public func tap() {}
    @available(iOS, unavailable) @available(tvOS, unavailable)
    public func typeKey(_ key: XCUIKeyboardKey, modifierFlags: KeyModifierFlags) {}
    public struct KeyModifierFlags: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
}
public struct XCUIKeyboardKey: RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let tab = XCUIKeyboardKey(rawValue: "\t")
}
@MainActor open class XCUIApplication: XCUIElement {
    public var launchArguments: [String] {
        get { [] }
        set {}
    }
    public func launch() {}
    public func terminate() {}
    @available(iOS 17.0, tvOS 17.0, macOS 14.0, visionOS 1.0, *)
    public func performAccessibilityAudit(
        for auditTypes: XCUIAccessibilityAuditType = .all, _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil
    ) throws {}
}
@available(iOS 17.0, tvOS 17.0, macOS 14.0, visionOS 1.0, *)
public struct XCUIAccessibilityAuditType: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let contrast = XCUIAccessibilityAuditType(rawValue: 1)
    public static let all = XCUIAccessibilityAuditType(rawValue: .max)
}
@available(iOS 17.0, tvOS 17.0, macOS 14.0, visionOS 1.0, *)
@MainActor open class XCUIAccessibilityAuditIssue: NSObject {
    public var element: XCUIElement? { nil }
    public var compactDescription: String { "" }
    public var detailedDescription: String { "" }
    public var auditType: XCUIAccessibilityAuditType { .all }
}
#if os(iOS)
    @MainActor open class XCUIDevice: NSObject {
        public enum Appearance: Int, Sendable { case unspecified, light, dark }
        public class var shared: XCUIDevice { XCUIDevice() }
        public var appearance: Appearance {
            get { .light }
            set {}
        }
    }
#endif
#if os(tvOS)
    @MainActor open class XCUIRemote: NSObject {
        public enum Button: UInt, Sendable { case up, down, left, right, select }
        public class var shared: XCUIRemote { XCUIRemote() }
        public func press(_ button: Button) {}
    }
#endif

import Foundation

public final class AXCustomContent: NSObject {
    public enum Importance: UInt, Sendable { case `default`, high }
    public let label: String
    public let value: String
    public var importance = Importance.default
    public init(label: String, value: String) { (self.label, self.value) = (label, value) }
}

@MainActor
public protocol AXCustomContentProvider: AnyObject {
    // swift-format-ignore
    var accessibilityCustomContent: [AXCustomContent]! { get set }
    // Optional in Objective-C: a requirement that need not be there, of an optional
    // block.
    var accessibilityCustomContentBlock: AXCustomContentReturnBlock?? { get }
}

public typealias AXCustomContentReturnBlock = @MainActor () -> [AXCustomContent]?

extension AXCustomContentProvider {
    public var accessibilityCustomContentBlock: AXCustomContentReturnBlock?? { nil }
}

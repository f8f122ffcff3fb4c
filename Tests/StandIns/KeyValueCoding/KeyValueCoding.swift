import Foundation

/// A selector, as far as it has a name.
public struct Selector: Hashable, Sendable {
    let name: String
    public init(_ name: String) { self.name = name }
}

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// An object that answers to names that none of its protocols has.
public protocol KeyValueAnswering: AnyObject {
    /// By name the answers; a name that is not there is not answered to.
    var answers: [String: Any?] { get }
}

extension NSObject {
    public func responds(to selector: Selector) -> Bool { (self as? any KeyValueAnswering)?.answers[selector.name] != nil }

    /// Ends the process for a name that is not answered to, as the exception of the
    /// real one does.
    public func value(forKey key: String) -> Any? {
        guard let answer = (self as? any KeyValueAnswering)?.answers[key] else { preconditionFailure("no value for the key \(key)") }
        return answer
    }
}

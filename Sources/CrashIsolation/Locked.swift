import Foundation

/// A value that one thread at a time can read or change.
///
/// The standard library's `Mutex` needs macOS 15; this package runs on macOS 13.
package final class Locked<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    /// Creates a lock around a value.
    package init(_ value: Value) { self.value = value }

    /// Calls a closure with the value and returns its result; other callers wait.
    ///
    /// The closure must not call `withLock(_:)` of the same object: that deadlocks.
    package func withLock<Result, Failure: Error>(_ body: (inout Value) throws(Failure) -> Result) throws(Failure) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}

import Foundation

/// The action of this process at a signal.
package enum SignalAction: Hashable, Sendable {
    /// That of the system, such as to end the process.
    case standard
    /// None, as `nohup` asks for.
    case ignore
    /// A function.
    case handler

    /// Returns the action at a signal.
    package init(of number: Int32) {
        var now = sigaction()
        sigaction(number, nil, &now)
        #if canImport(Darwin)
            let bits = unsafeBitCast(now.__sigaction_u.__sa_handler, to: Int.self)
        #else
            let bits = unsafeBitCast(now.__sigaction_handler.sa_handler, to: Int.self)
        #endif
        self = bits == unsafeBitCast(SIG_DFL, to: Int.self) ? .standard : bits == unsafeBitCast(SIG_IGN, to: Int.self) ? .ignore : .handler
    }
}

import Foundation

/// Whether somebody pressed Ctrl-C: the first time a run ends with what it has found so far, the second time at once.
final class Interruption: @unchecked Sendable {
    // By hand: the standard library's `Mutex` needs newer systems than this package does.
    private let lock = NSLock()
    private var hasHappened = false
    private var source: (any DispatchSourceSignal)?

    /// Begins to listen.
    init() {
        signal(SIGINT, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: DispatchQueue(label: "interruption"))
        source.setEventHandler { [self] in
            lock.lock()
            hasHappened = true
            lock.unlock()
            signal(SIGINT, SIG_DFL)
        }
        source.resume()
        self.source = source
    }

    /// Whether it has happened.
    var isOver: Bool {
        lock.lock()
        defer { lock.unlock() }
        return hasHappened
    }
}

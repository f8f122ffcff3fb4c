import EveryValueCrashIsolation
import Foundation

/// Whether the run was asked to end: by Ctrl-C, by a job that is cancelled or out of time, or by a terminal that went away.
///
/// The first time it ends with what it has found so far, the second time at once. Some
/// programs send a signal to a process and to its group: what comes within five seconds
/// is the first time still.
final class Interruption: @unchecked Sendable {
    /// When it was asked first.
    private let first = Locked<DispatchTime?>(nil)
    private static let repetition = DispatchTimeInterval.seconds(5)
    private var sources: [any DispatchSourceSignal] = []
    /// The signals that ask a program to end.
    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// Begins to listen.
    init() {
        let queue = DispatchQueue(label: "interruption")
        for number in Self.signals {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler { [first] in
                first.withLock { first in
                    let now = DispatchTime.now()
                    if let first, now > first + Self.repetition {
                        signal(number, SIG_DFL)
                        raise(number)
                    }
                    first = first ?? now
                }
            }
            source.resume()
            sources.append(source)
        }
        // A reader that goes away is a write error to report.
        signal(SIGPIPE, SIG_IGN)
    }

    /// Whether it has happened.
    var isOver: Bool { first.withLock { $0 != nil } }
}

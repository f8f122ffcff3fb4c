import EveryValueCrashIsolation
import Foundation

/// Interruptions: Ctrl-C, a cancelled or expired job, or a closed terminal.
///
/// At the first one, the run ends with its results so far; at the second one, at
/// once. Some programs send a signal to a process and to its group: all within five
/// seconds count as the first one. SIGHUP stays ignored under `nohup`.
final class Interruption: @unchecked Sendable {
    /// The time of the first interruption.
    private let first = Locked<DispatchTime?>(nil)
    private static let repetition = DispatchTimeInterval.seconds(5)
    private var sources: [any DispatchSourceSignal] = []
    /// The signals that ask a program to end.
    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// Starts to listen.
    init() {
        let queue = DispatchQueue(label: "interruption")
        for number in Self.signals {
            if number == SIGHUP, SignalAction(of: number) == .ignore { continue }
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
        // A closed reader is a write error to report.
        signal(SIGPIPE, SIG_IGN)
    }

    /// Whether the run was interrupted.
    var isOver: Bool { first.withLock { $0 != nil } }
}

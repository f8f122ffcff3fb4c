import EveryValueCrashIsolation
import Foundation

/// Interruptions: Ctrl-C, a cancelled or expired job, or a closed terminal.
///
/// At the first one, the run ends with its results so far; at the second one, at
/// once. Some programs send a signal to a process and to its group: all within five
/// seconds count as the first one. SIGHUP stays ignored under `nohup`.
///
/// A handler notes them, since a source of Dispatch begins to listen later than the
/// signal is ignored: one in between was lost.
struct Interruption: Sendable {
    /// The time of the first interruption, in seconds since a moment; 0 before.
    ///
    /// Memory that a handler may write to.
    private nonisolated(unsafe) static let first = {
        let memory = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        memory.initialize(to: 0)
        return memory
    }()
    private static let repetition = 5
    /// The signals that ask a program to end.
    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// Starts to listen.
    init() {
        Self.first.pointee = 0
        var listened = sigset_t()
        sigemptyset(&listened)
        for number in Self.signals {
            if number == SIGHUP, SignalAction(of: number) == .ignore { continue }
            sigaddset(&listened, number)
            signal(number) { number in
                var now = timespec()
                clock_gettime(CLOCK_MONOTONIC, &now)
                let first = Interruption.first
                if first.pointee == 0 {
                    first.pointee = max(1, Int(now.tv_sec))
                } else if Int(now.tv_sec) > first.pointee + Interruption.repetition {
                    signal(number, SIG_DFL)
                    raise(number)
                }
            }
        }
        // A program that is started by a thread of Dispatch has them blocked.
        pthread_sigmask(SIG_UNBLOCK, &listened, nil)
        // A closed reader is a write error to report.
        signal(SIGPIPE, SIG_IGN)
    }

    /// Whether the run was interrupted.
    var isOver: Bool { Self.first.pointee != 0 }
}

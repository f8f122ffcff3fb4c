import EveryScreenKit
import EveryScreenModel
import EveryValueCrashIsolation
import Foundation

/// The failures of a check that takes long, written as soon as they are known.
///
/// The report of a check comes at its end. A check that ends within 0.8 seconds
/// writes nothing before: so people see the first failure within a second.
final class EarlyFailures: Sendable {
    /// The time from which failures are written.
    private static let patience = Duration.milliseconds(800)

    private let name: String
    private let elapsed: @Sendable () -> Duration
    private let write: @Sendable (String) -> Void
    private let waiting = Locked<[String]>([])

    /// Creates the failures of a check.
    ///
    /// - Parameters:
    ///   - name: The name of the check.
    ///   - elapsed: Returns the time since the check began.
    ///   - write: Writes a line.
    init(of name: String, elapsed: @escaping @Sendable () -> Duration, write: @escaping @Sendable (String) -> Void) {
        (self.name, self.elapsed, self.write) = (name, elapsed, write)
    }

    /// Creates the failures of a check that begins now, for standard error.
    convenience init(of name: String) {
        let start = ContinuousClock.now
        self.init(of: name, elapsed: { .now - start }) { try? FileHandle.standardError.write(contentsOf: Data("\($0)\n".utf8)) }
    }

    /// Makes a check write its failures; what the settings call already is called
    /// as before.
    func join(_ settings: inout CheckSettings) {
        let (found, isCancelled, failOn) = (settings.found, settings.isCancelled, settings.failOn)
        settings.found = { [self] failure, report, isFinal in
            if isFinal, failure.finding.severity >= failOn, !failure.status.isAccepted {
                waiting.withLock { $0.append("\(name): ✘ \(failure.finding.spec): \(failure.wording.fact)".visible()) }
                writeDue()
            }
            found?(failure, report, isFinal)
        }
        settings.isCancelled = { [self] in
            writeDue()
            return isCancelled()
        }
    }

    private func writeDue() {
        waiting.withLock { lines in
            guard !lines.isEmpty, elapsed() >= Self.patience else { return }
            lines.forEach(write)
            lines = []
        }
    }
}

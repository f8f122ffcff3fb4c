import EveryScreenKit
import EveryScreenModel
import EveryValueCrashIsolation
import Foundation

/// The failures of a check that takes long, written as soon as they are known.
///
/// The report of a check comes at its end. A check that ends within 0.8 seconds
/// writes nothing before: so people see the first failure within a second. One that
/// may take more than a minute says so, once.
final class EarlyFailures: Sendable {
    /// The time from which failures are written.
    private static let patience = Duration.milliseconds(800)
    /// The time from which the time of all cases is estimated, and the least
    /// estimate that is written.
    private static let estimateDelay = Duration.seconds(5)
    private static let leastEstimate = Duration.seconds(60)

    private let name: String
    private let elapsed: @Sendable () -> Duration
    private let write: @Sendable (String) -> Void
    private let waiting = Locked<[String]>([])
    private let isEstimated = Locked(false)

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
        let (progress, hasBudget) = (settings.progress, settings.hasBudget)
        settings.progress = { [self] state in
            if !hasBudget { estimate(state) }
            progress?(state)
        }
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

    /// Writes how long the check may take, if that is long.
    private func estimate(_ state: CheckProgress) {
        let time = elapsed()
        guard time >= Self.estimateDelay, (1..<state.plannedCases).contains(state.cases) else { return }
        let whole = time / state.cases * state.plannedCases
        let isFirst = isEstimated.withLock { isEstimated in
            defer { isEstimated = true }
            return !isEstimated
        }
        guard isFirst, whole >= Self.leastEstimate else { return }
        write(
            "\(name): \(state.cases) of \(state.plannedCases) cases took \(time.components.seconds) s, so all may take "
                + "\(whole.components.seconds) s; shorten it by .budget, .environments, or .bound for a flow")
    }

    private func writeDue() {
        waiting.withLock { lines in
            guard !lines.isEmpty, elapsed() >= Self.patience else { return }
            lines.forEach(write)
            lines = []
        }
    }
}

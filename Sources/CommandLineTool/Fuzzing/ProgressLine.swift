import EveryScreenKit
import Foundation

/// A line on a terminal that shows the progress of a run; hidden if standard error
/// is no terminal.
final class ProgressLine: @unchecked Sendable {
    /// The shortest time between two updates, in seconds.
    private static let interval = 0.1

    private let lock = NSLock()
    private let isShown: Bool
    private let name: String
    private let total: Int
    private let budget: Double?
    private let start = Date()
    private var last = Date.distantPast
    private var parts: [Int: CheckProgress] = [:]

    /// Creates the line of one family.
    ///
    /// - Parameters:
    ///   - name: The name of the family.
    ///   - total: The number of cases.
    ///   - budget: The time limit in seconds, if there is one.
    init(name: String, total: Int, budget: Double?, isShown: Bool = isatty(STDERR_FILENO) == 1) {
        self.name = name
        self.total = total
        self.budget = budget
        self.isShown = isShown
    }

    /// Updates the progress of a job.
    func tell(_ progress: CheckProgress, of job: Int) {
        guard isShown else { return }
        lock.lock()
        defer { lock.unlock() }
        parts[job] = progress
        let now = Date()
        guard now.timeIntervalSince(last) >= Self.interval else { return }
        last = now
        let cases = parts.values.reduce(0) { $0 + $1.cases }
        let text = Self.text(
            name: name, cases: cases, of: total, failures: parts.values.map(\.failures).max() ?? 0, after: now.timeIntervalSince(start),
            budget: budget)
        StandardStreams.writeError("\r\(text)\u{1B}[K")
    }

    /// Removes the line.
    func clear() { if isShown { StandardStreams.writeError("\r\u{1B}[K") } }

    /// The line: "controls: 120 of 1000 cases, 3 findings, 12 s left".
    static func text(name: String, cases: Int, of total: Int, failures: Int, after seconds: Double, budget: Double?) -> String {
        var text = "\(name): \(cases) of \(total) cases, \(failures) finding\(failures == 1 ? "" : "s")"
        guard cases > 0 else { return text }
        let needed = seconds * Double(max(0, total - cases)) / Double(cases)
        let left = min(needed, budget.map { max(0, $0 - seconds) } ?? needed)
        text += left >= 90 ? ", \(Int((left / 60).rounded())) min left" : ", \(Int(left.rounded(.up))) s left"
        return text
    }
}

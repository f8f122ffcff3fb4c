import Foundation

/// A line on a terminal that shows the number of finished pages; hidden if standard
/// error is no terminal.
struct PageProgress {
    let verb: String
    private let isShown = isatty(STDERR_FILENO) == 1
    private let start = Date()

    init(verb: String) { self.verb = verb }

    /// Updates the line: "audited 12 of 40 pages, 31 a minute".
    func tell(_ progress: (finished: Int, known: Int)) {
        guard isShown else { return }
        StandardStreams.writeError("\r\(Self.text(verb, progress, after: Date().timeIntervalSince(start)))\u{1B}[K")
    }

    static func text(_ verb: String, _ progress: (finished: Int, known: Int), after seconds: Double) -> String {
        let rate = seconds > 0 ? Int((Double(progress.finished) * 60 / seconds).rounded()) : 0
        return "\(verb) \(progress.finished) of \(progress.known) pages, \(rate) a minute"
    }

    /// Removes the line.
    func clear() { if isShown { StandardStreams.writeError("\r\u{1B}[K") } }
}

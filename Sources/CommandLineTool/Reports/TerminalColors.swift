import Foundation

/// Colors for text on a terminal; no information is in the color alone.
enum TerminalColors {
    /// Whether standard output shows colors: it is a terminal that can, and
    /// `NO_COLOR` is not set (https://no-color.org).
    static func areShown(
        _ environment: [String: String] = ProcessInfo.processInfo.environment, isTerminal: Bool = isatty(STDOUT_FILENO) == 1
    ) -> Bool {
        isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }

    /// Returns a report with its marks and the beginnings of their lines colored:
    /// red and bold for failures, green for passes.
    static func colored(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            switch line.drop(while: { $0 == " " }).first {
            case "✘": "\u{1B}[1;31m\(line)\u{1B}[0m"
            case "✔": "\u{1B}[32m\(line)\u{1B}[0m"
            default: String(line)
            }
        }.joined(separator: "\n")
    }
}

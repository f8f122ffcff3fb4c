import EveryScreenModel
import Foundation

extension TextReport {
    /// Returns the coverage of a check, in up to four lines; none for a check
    /// without cases.
    static func coverage(of report: CheckReport) -> [String] {
        let coverage = report.coverage
        guard coverage.cases > 0 else { return [] }
        let pairs = coverage.settingPairs
        var settings = counted(coverage.textSizes.count, "text size")
        if pairs.possible > 0 { settings += ", \(pairs.tried) of \(pairs.possible) pairs of settings" }
        var lines = ["tried: \(settings)"]
        let parts = coverage.parts.filter { !inner.contains($0.key) }
        if !parts.isEmpty { lines.append("parts: \(listed(parts.map { ($0.key, $0.value) }))") }
        lines.append("roles: \(listed(coverage.roles.map { ($0.key.spokenName, $0.value) }))")
        if let share = coverage.mostFailures, report.drawsContent {
            lines.append("0 failures in \(coverage.cases): under \(percent(share)) of such cases fail, with 95 % confidence")
        }
        return lines
    }

    /// The labels of generators for containers of other parts.
    private static let inner: Set<String> = ["environment", "content", "blueprint", "leaf", "part", "title"]

    /// The most frequent first, then by name, with the number of cases.
    private static func listed(_ counts: [(name: String, count: Int)]) -> String {
        let most = 12
        let sorted = counts.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
        let rest = sorted.count > most ? ", and \(sorted.count - most) more" : ""
        return sorted.prefix(most).map { "\($0.name) \($0.count)" }.joined(separator: ", ") + rest
    }

    /// A share in percent, rounded up to two digits: "0.1 %", "4.1 %".
    static func percent(_ share: Double) -> String {
        guard share > 0 else { return "0 %" }
        let unit = pow(10, floor(log10(share * 100)) - 1)
        let rounded = (share * 100 / unit).rounded(.up) * unit
        // Two digits of a decimal need no more than these places; the format drops
        // rounding errors.
        var text = String(format: "%.6f", rounded)
        while text.hasSuffix("0") { text.removeLast() }
        if text.hasSuffix(".") { text.removeLast() }
        return text + " %"
    }
}

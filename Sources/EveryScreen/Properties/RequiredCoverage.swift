import EveryScreenKit
import EveryValue

/// The classes of cases that a property requires, and the issues of those that are
/// too rare.
struct RequiredCoverage {
    private var requirements: [CoverageRequirement] = []

    /// Adds requirements; of two for one class, the larger share counts.
    mutating func add(_ others: [CoverageRequirement]) {
        for other in others {
            if let known = requirements.firstIndex(where: { $0.label == other.label }) {
                if other.share > requirements[known].share { requirements[known] = other }
            } else {
                requirements.append(other)
            }
        }
    }

    /// Returns an issue for each class that is too rare.
    ///
    /// - Parameters:
    ///   - statistics: The counts of the cases.
    ///   - isWhole: Whether the cases are all values there are, so that shares are
    ///     exact.
    func issues(of statistics: SearchStatistics, isWhole: Bool) -> [CheckIssue] {
        let wrong = requirements.filter { !(0...1).contains($0.share) }.map { requirement in
            CheckIssue(
                isError: true,
                text: "the share of \"\(requirement.label)\" is \(requirement.share), but must be from 0 to 1: pass 0.2 for 20 %")
        }
        return wrong
            + statistics.coverage(requirements.filter { (0...1).contains($0.share) }).compactMap { coverage in
                let required = coverage.requirement.share
                let share = Double(coverage.count) / Double(max(1, coverage.cases))
                guard coverage.cases > 0, share < required || coverage.count == 0 else { return nil }
                let verb = coverage.count == 1 ? "is" : "are"
                let counted = "\(coverage.count) of \(TextReport.counted(coverage.cases, "case")) \(verb) \"\(coverage.requirement.label)\""
                let measured = "\(counted) (\(percent(share))), but \(required == 0 ? "one is" : "\(percent(required)) are") required"
                if isWhole {
                    return CheckIssue(isError: true, text: "\(measured); these are all values: require less, or use another generator")
                }
                guard coverage.verdict == .missed else {
                    let enough = coverage.casesToDecide.map { " .cases(\($0)) decides" } ?? " More .cases decide"
                    return CheckIssue(isError: false, text: "\(measured), which may be chance.\(enough) with a confidence of 99.9 %.")
                }
                return CheckIssue(isError: true, text: "\(measured): make the generator draw more of them, or require less")
            }
    }

    /// A share in percent, with one digit behind the point where it is small.
    private func percent(_ share: Double) -> String {
        let tenths = Int((share * 1000).rounded())
        return tenths % 10 == 0 || tenths >= 100 ? "\(Int((share * 100).rounded())) %" : "\(tenths / 10).\(tenths % 10) %"
    }
}

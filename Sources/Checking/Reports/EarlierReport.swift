import EveryScreenAudit
package import Foundation

/// The findings of an earlier report in JSON, by which a report marks new,
/// remaining and fixed findings.
package struct EarlierReport: Sendable {
    /// A finding as reported.
    struct Item: Hashable, Sendable {
        /// The check or screen.
        let screen: String
        let fingerprint: String
        let spec: String
        let message: String
    }

    /// The findings, in the order of the report.
    let items: [Item]

    private struct Written: Decodable {
        var spec: String
        var message: String
        var fingerprint: String
        var status: String?
    }

    private struct Check: Decodable {
        struct Failure: Decodable { var finding: Written }
        var name: String
        /// `nil` for a check without specs.
        var failures: [Failure]?
    }

    private struct Audit: Decodable {
        struct Verdict: Decodable { var findings: [Written] }
        struct Screen: Decodable {
            var screen: String
            var verdicts: [String: Verdict]
        }
        var screens: [Screen]
    }

    /// Reads a report that `--format json` wrote; `nil` for anything else.
    package init?(reading data: Data) {
        var items: [Item] = []
        func add(_ finding: Written, on screen: String) {
            if finding.status == "known" || finding.status == "baseline" { return }
            items.append(
                Item(screen: screen.visible(), fingerprint: finding.fingerprint, spec: finding.spec, message: finding.message))
        }
        let decoder = JSONDecoder()
        if let checks = try? decoder.decode([Check].self, from: data) {
            for check in checks { for failure in check.failures ?? [] { add(failure.finding, on: check.name) } }
        } else if let audit = try? decoder.decode(Audit.self, from: data) {
            for screen in audit.screens {
                for spec in screen.verdicts.keys.sorted() { screen.verdicts[spec]?.findings.forEach { add($0, on: screen.screen) } }
            }
        } else {
            return nil
        }
        self.items = items
    }

    /// The comparison with earlier findings.
    struct Comparison {
        /// For each check or screen and position, whether a finding is new.
        let isNew: [[Bool]]
        /// The number of findings in both.
        let remaining: Int
        /// The findings that are gone.
        let fixed: [Item]
        /// The findings of checks or screens that this report does not have.
        let unchecked: [Item]

        var newCount: Int { isNew.reduce(0) { $0 + $1.count(where: \.self) } }
    }

    /// Returns the comparison; equal findings on one screen are counted, so that
    /// one more is new.
    func comparison(with sections: [ReportSection]) -> Comparison {
        struct Key: Hashable { let screen, fingerprint: String }
        var left: [Key: Int] = [:]
        for item in items { left[Key(screen: item.screen, fingerprint: item.fingerprint), default: 0] += 1 }
        var remaining = 0
        let isNew = sections.map { section in
            section.newFindings.map { entry in
                let key = Key(screen: section.screenName, fingerprint: entry.finding.fingerprint)
                guard let count = left[key], count > 0 else { return true }
                left[key] = count - 1
                remaining += 1
                return false
            }
        }
        let screens = Set(sections.map(\.screenName))
        var gone: [Item] = []
        for item in items.reversed() {
            let key = Key(screen: item.screen, fingerprint: item.fingerprint)
            guard let count = left[key], count > 0 else { continue }
            left[key] = count - 1
            gone.append(item)
        }
        gone.reverse()
        return Comparison(
            isNew: isNew, remaining: remaining, fixed: gone.filter { screens.contains($0.screen) },
            unchecked: gone.filter { !screens.contains($0.screen) })
    }
}

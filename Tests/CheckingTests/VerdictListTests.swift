import EveryScreenKit
import EveryScreenListedTexts
import EveryScreenPlantedFaults
import Testing

/// How often each spec reaches each outcome, and for which reasons: the files
/// `Listed/verdicts.txt` on generated screens, and `Listed/flows.txt` on apps.
///
/// Other lists hold the findings. A claim that holds, does not apply or is not
/// decided leaves no finding, and an error there makes a check blind.
struct VerdictListTests {
    /// One line for each spec that had anything to judge.
    private func lines(_ verdicts: [Verdicts]) -> [String] {
        verdicts.compactMap { verdicts in
            let tally = verdicts.tally
            let counts = [
                ("passed", tally.passed), ("failed", tally.failed), ("cannot tell", tally.cantTell), ("inapplicable", tally.inapplicable),
                ("untested", tally.untested),
            ].filter { $0.1 > 0 }.map { "\($0.1) \($0.0)" }
            guard !counts.isEmpty, verdicts.reasons.map(\.reason) != [.nothingToJudge] else { return nil }
            let reasons = verdicts.reasons.map { "\($0.outcome) \($0.reason) \($0.count)" }
            return "\(verdicts.spec): \(counts.joined(separator: ", "))"
                + (reasons.isEmpty ? "" : " (\(reasons.joined(separator: "; ")))")
        }
    }

    @Test func `the verdicts on generated screens are those of the list`() throws {
        let environments = EnvironmentPlan.pairwise.environments
        let profile = AccessibilityProfile(name: "all", specs: SpecCatalog.all)
        let sections = try (0..<40 as Range<Int>).map { seed in
            let blueprint = try Generator<Blueprint>.screens().value(seed: UInt64(seed))
            let environment = environments[seed % environments.count]
            let shown = { StandardLayout().screen(for: blueprint, in: $0) }
            let verdicts = audit(ScreenPresentation(shown(environment), in: environment, shown: shown), by: profile)
            return "## \(seed)\n\(lines(verdicts).joined(separator: "\n"))\n"
        }

        #expect(try ListedText("Listed/verdicts.txt").differences(from: sections.joined()) == [])
    }

    @Test func `the verdicts on apps with a fault are those of the list`() throws {
        let sections = try FlowFault.allCases.map { fault in
            let app = try Generator<CleanApp>.cleanApps(with: fault.needs, extra: 1).value(seed: 1)
            let verdicts = audit(FlowPresentation(FaultyFlow(app, fault)), by: SpecCatalog.flows)
            return "## \(fault.rawValue) in \(app)\n\((lines(verdicts) + described(verdicts)).joined(separator: "\n"))\n"
        }

        #expect(try ListedText("Listed/flows.txt").differences(from: sections.joined()) == [])
    }
}

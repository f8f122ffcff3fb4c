import EveryScreenAudit
import EveryScreenKit
import EveryScreenLayout
import EveryScreenListedTexts
import EveryScreenModel
import EveryScreenPlantedFaults
import EveryValue
import Testing

/// The edits that are proposed for every failure of faulty screens: the file
/// `Listed/edits.txt`.
///
/// The first edit that works hides those behind it, and those that were never
/// proposed. So the list has all of them.
struct FixListTests {
    private static func lines(_ blueprint: (UserEnvironment) -> Blueprint, in environments: [UserEnvironment]) -> [String] {
        withoutActuallyEscaping(blueprint) { blueprint in
            let subject = Fixes.Subject(profile: .strict, environments: environments, blueprint: blueprint)
            let screens = subject.screens()
            var lines: [String] = []
            for environment in environments {
                for finding in subject.findings(in: environment, on: screens) {
                    let edits = Fixes.edits(
                        for: finding, on: screens(environment), of: blueprint(environment), in: environment,
                        thresholds: AccessibilityProfile.strict.thresholds)
                    let line = "\(finding.key): " + edits.map(\.swiftCode).joined(separator: " | ")
                    if !lines.contains(line) { lines.append(line) }
                }
            }
            return lines
        }
    }

    private static func text() throws -> String {
        let environments = [0, 1, 2, 7].map { UserEnvironment.dozen[$0] }
        var lines: [String] = []
        for screen in FaultyScreen.all {
            lines += ["## \(screen.testDescription)"] + Self.lines(screen.blueprint, in: environments)
        }
        for (number, fault) in BlueprintFault.all.enumerated() {
            lines.append("## random screens with \(fault.name)")
            for seed in [number + 1, number + 100] {
                let clean = try Generator<Blueprint>.screens().value(seed: UInt64(seed))
                guard let faulty = fault.planted(in: clean, number: seed) else { continue }
                let known = Self.lines({ _ in clean }, in: [environments[seed % 4]])
                lines += Self.lines(faulty, in: [environments[seed % 4]]).filter { !known.contains($0) }
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    @Test func `the edits proposed for faults are those of the list`() throws {
        let differences = try ListedText("Listed/edits.txt").differences(from: Self.text())
        #expect(differences == [])
    }
}

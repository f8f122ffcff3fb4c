import AccessibilityChecking
import ScreenGenerators

/// Judges screens that are well made, in environments that hold every pair of settings: nothing may be found.
enum CleanScreenBenchmarks {
    /// Prints how many screens were judged, and every kind of finding with one screen that shows it.
    static func run() {
        let environments = EnvironmentPlan.pairwise.environments
        let count = 100_000
        var found: [String: (count: Int, example: String)] = [:]
        let duration = ContinuousClock().measure {
            for seed in 1...count {
                guard let blueprint = try? Generator<Blueprint>.cleanScreens.value(seed: UInt64(seed)) else { continue }
                let environment = environments[seed % environments.count]
                let content = { StandardLayout().screen(for: blueprint, in: $0) }
                for verdicts in audit(Presentation(content(environment), in: environment, shown: content), by: .humanInterfaceGuidelines) {
                    for finding in verdicts.findings {
                        let key = "\(finding.severity.rawValue) \(finding.spec)/\(finding.kind)"
                        found[key, default: (0, "screen \(seed), \(finding.element.name)")].count += 1
                    }
                }
            }
        }
        print("\(count) clean screens, each in one of \(environments.count) environments: \(found.count) kinds of finding, \(duration)")
        for (key, value) in found.sorted(by: { $0.key < $1.key }) { print("  \(key): \(value.count), first in \(value.example)") }
        print("")
    }
}

import EveryScreenGenerators
import EveryScreenKit

/// Judges screens that are well made, in environments that hold every pair of
/// settings: nothing may be found.
enum CleanScreenBenchmarks {
    /// Prints how many screens were judged, and every kind of finding with one
    /// screen that shows it.
    ///
    /// - Parameters:
    ///   - screens: The numbers of the screens.
    ///   - isInEach: Whether each is judged in every environment, and not in one of
    ///     them.
    static func run(_ screens: ClosedRange<Int> = 1...100_000, inEach isInEach: Bool = false) {
        let environments = EnvironmentPlan.pairwise.environments
        var found: [String: (count: Int, example: String)] = [:]
        var judged = 0
        let duration = ContinuousClock().measure {
            for seed in screens {
                guard let blueprint = try? Generator<Blueprint>.cleanScreens.value(seed: UInt64(seed)) else { continue }
                let content = { StandardLayout().screen(for: blueprint, in: $0) }
                for environment in isInEach ? environments : [environments[seed % environments.count]] {
                    judged += 1
                    let presentation = ScreenPresentation(content(environment), in: environment, shown: content)
                    for finding in audit(presentation, by: .humanInterfaceGuidelines).flatMap(\.findings) {
                        let key = "\(finding.severity.rawValue) \(finding.spec)/\(finding.kind)"
                        found[key, default: (0, "screen \(seed), \(finding.element.name)")].count += 1
                    }
                }
            }
        }
        print(
            "\(screens.count) clean screens, each in \(isInEach ? "each" : "one") of \(environments.count) environments, \(judged) in all: "
                + "\(found.count) kinds of finding, \(duration)")
        for (key, value) in found.sorted(by: { $0.key < $1.key }) { print("  \(key): \(value.count), first in \(value.example)") }
        print("")
    }
}

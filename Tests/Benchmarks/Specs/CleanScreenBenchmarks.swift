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
    ///   - count: The number of environments in which each is judged; `nil` for one
    ///     of all, in turn.
    static func run(_ screens: ClosedRange<Int> = 1...100_000, inEachOf count: Int? = nil) {
        let all = EnvironmentPlan.pairwise.environments
        // Evenly out of the plan, whose first environments are alike.
        let environments = count.map { min(max(1, $0), all.count) }.map { count in (0..<count).map { all[$0 * all.count / count] } } ?? all
        var found = Findings()
        var judged = 0
        let duration = ContinuousClock().measure {
            for seed in screens {
                guard let blueprint = try? Generator<Blueprint>.cleanScreens.value(seed: UInt64(seed)) else { continue }
                for environment in count == nil ? [environments[seed % environments.count]] : environments {
                    judged += 1
                    found.judge(blueprint, in: environment, named: "screen \(seed)")
                }
            }
        }
        print(
            "\(screens.count) clean screens, each in \(count == nil ? "one" : "each") of \(environments.count) environments, \(judged) in all: "
                + "\(found.kinds.count) kinds of finding, \(duration)")
        found.printAll()
    }

    /// Prints the same for screens of each family, which have dialogs, tables and
    /// cards.
    ///
    /// - Parameter count: The number of screens of each.
    static func runFamilies(_ count: Int) {
        let environments = EnvironmentPlan.pairwise.environments
        for family in ScreenFamily.allCases {
            var found = Findings()
            for seed in 1...count {
                guard let blueprint = try? Generator<Blueprint>.screens([family]).value(seed: UInt64(seed)) else { continue }
                found.judge(blueprint, in: environments[seed % environments.count], named: "screen \(seed)")
            }
            print("\(count) screens of the family \(family.rawValue): \(found.kinds.count) kinds of finding")
            found.printAll()
        }
    }

    /// The findings of many screens by kind, each with the first screen that has
    /// it.
    private struct Findings {
        var kinds: [String: (count: Int, example: String)] = [:]

        mutating func judge(_ blueprint: Blueprint, in environment: UserEnvironment, named name: String) {
            let content = { StandardLayout().screen(for: blueprint, in: $0) }
            let presentation = ScreenPresentation(content(environment), in: environment, shown: content)
            for finding in audit(presentation, by: .humanInterfaceGuidelines).flatMap(\.findings) {
                let key = "\(finding.severity.rawValue) \(finding.spec)/\(finding.kind)"
                kinds[key, default: (0, "\(name), \(finding.element.name)")].count += 1
            }
        }

        func printAll() {
            for (key, value) in kinds.sorted(by: { $0.key < $1.key }) { print("  \(key): \(value.count), first in \(value.example)") }
            print("")
        }
    }
}

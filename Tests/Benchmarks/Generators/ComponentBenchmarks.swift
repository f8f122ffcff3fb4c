import EveryScreenKit
import EveryScreenPlantedFaults
import EveryScreenSampleShop

/// Plants each fault of a component in the shop's design system, and measures how
/// soon and how small it is found.
enum ComponentBenchmarks {
    /// The checks of each fault.
    static let seeds = 100
    /// The cases of each check.
    static let cases = 200

    /// Prints the results, of one fault or of all.
    static func run(_ only: String? = nil) {
        print("Faults of components, \(seeds) seeds each, \(cases) cases each")
        var elements: [Int] = []
        var settings: [Int] = []
        for fault in ShopComponents.Fault.allCases where only == nil || fault.rawValue == only {
            let found = (1...seeds).compactMap { reproduction(of: fault, seed: UInt64($0)) }
            let shapes = Dictionary(grouping: found, by: \.text).mapValues(\.count)
            elements += found.map(\.elements)
            settings += found.map(\.settings)
            print(
                "  \(GeneratorBenchmarks.padded(fault.rawValue, 20)) found \(found.count) of \(seeds), elements \(spread(found.map(\.elements))), "
                    + "settings \(spread(found.map(\.settings))), the same \(shapes.values.max() ?? 0) times")
            for (text, count) in shapes.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) { print("    \(count) × \(text)") }
        }
        print("  all: elements \(spread(elements)), settings other than the system's \(spread(settings))")
        print("")
    }

    private struct Reproduction {
        let elements: Int
        let settings: Int
        let text: String
    }

    private static func reproduction(of fault: ShopComponents.Fault, seed: UInt64) -> Reproduction? {
        let report = runCheck(
            named: fault.rawValue, forEvery: .shopComponents(ShopComponents(faults: [fault])),
            settings: CheckSettings(cases: cases, seed: seed)
        ) { blueprint, _ in .blueprint(blueprint, StandardLayout()) }
        // A failure with the same cause may list the claim below its own.
        let claim = SpecID(rawValue: fault.spec)
        guard
            let failure = report.failures.first(where: { $0.finding.spec == claim })
                ?? report.failures.first(where: { $0.alsoViolates.contains { $0.spec == claim } })
        else { return nil }
        let code = failure.blueprint?.swiftCode.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ") ?? ""
        return Reproduction(
            elements: failure.elementCount, settings: failure.environment.settingsThatDiffer,
            text: "\(failure.finding.spec): \(code) at \(failure.environment.differences)")
    }

    /// The median and the value that 95 of 100 do not exceed.
    private static func spread(_ values: [Int]) -> String {
        let sorted = values.sorted()
        guard !sorted.isEmpty else { return "none" }
        return "\(sorted[sorted.count / 2]) in the median, \(sorted[(sorted.count * 95 - 1) / 100]) at the 95th percentile"
    }
}

extension UserEnvironment {
    /// The number of settings that differ from the system's; a screen counts with
    /// its safe area.
    fileprivate var settingsThatDiffer: Int {
        Self.settings.filter { !$0.isStandard(in: self) && $0.key != "safeArea" }.count
    }
}

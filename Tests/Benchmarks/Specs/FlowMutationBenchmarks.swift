import EveryScreenKit
import EveryScreenPlantedFaults

/// Plants every fault of flows in apps that are well made, and counts how many the
/// spec it is meant for catches.
enum FlowMutationBenchmarks {
    /// The number of apps each fault is planted in.
    static let apps = 50

    /// Prints a table: for each fault its spec, and the share caught.
    static func run() {
        print("Faults of flows caught, by fault; \(apps) apps each")
        var all = (planted: 0, caught: 0)
        var survivors: [String] = []
        for fault in FlowFault.allCases {
            let specs = AccessibilityProfile.strict.everySpec.compactMap { $0 as? any FlowSpec }.filter { $0.id.rawValue == fault.spec }
            var caught = 0
            for seed in 1...UInt64(apps) {
                guard let app = try? Generator<CleanApp>.cleanApps(with: fault.needs, extra: 3).value(seed: seed) else { continue }
                all.planted += 1
                let verdicts = audit(FlowPresentation(FaultyFlow(app, fault)), by: specs)
                if verdicts.contains(where: { $0.tally.failed > 0 }) {
                    caught += 1
                } else {
                    survivors.append("\(fault.rawValue) in app \(seed): \(app), \(verdicts.map(\.tally.outcome))")
                }
            }
            all.caught += caught
            print("  \(fault.spec), \(fault.rawValue): \(caught) of \(apps)")
        }
        print("  all: \(all.caught) of \(all.planted), \(Double(all.caught * 1_000 / max(1, all.planted)) / 10) %")
        for survivor in survivors { print("  survived: \(survivor)") }
        print("")
    }
}

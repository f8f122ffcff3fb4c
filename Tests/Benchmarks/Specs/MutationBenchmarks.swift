import EveryScreenGenerators
import EveryScreenKit
import EveryScreenPlantedFaults

/// Plants every fault in screens that are well made, and counts how many the spec
/// it is meant for catches.
enum MutationBenchmarks {
    /// The number of screens each fault is planted in.
    static let screens = 200

    /// Prints a table: for each spec its faults, how many screens had a place for
    /// them, and the share caught.
    static func run() {
        print("Faults caught, by spec; \(screens) screens each")
        var all = (planted: 0, caught: 0)
        var survivors: [String] = []
        for spec in SpecCatalog.all {
            let faults = Fault.all.filter { $0.spec == spec.id.rawValue }
            if faults.isEmpty {
                print("  \(padded(spec.id.rawValue, 28)) no fault")
                continue
            }
            for fault in faults {
                let score = score(of: fault)
                all = (all.planted + score.planted, all.caught + score.caught)
                let share = score.planted == 0 ? 0 : Double(score.caught * 1_000 / score.planted) / 10
                print("  \(padded(spec.id.rawValue, 28)) \(padded(fault.name, 20)) \(score.caught) of \(score.planted), \(share) %")
                survivors += score.survivors.prefix(1)
            }
        }
        print("  \(padded("all", 49)) \(all.caught) of \(all.planted), \(Double(all.caught * 1_000 / max(1, all.planted)) / 10) %")
        for survivor in survivors { print("  survived: \(survivor)") }
        print("")
    }

    /// Plants one fault in as many screens as have a place for it, in environments
    /// of the pairwise plan.
    ///
    /// Specs of wording are not called under a pseudolocale.
    private static func score(of fault: Fault) -> (planted: Int, caught: Int, survivors: [String]) {
        let profile = AccessibilityProfile.strict.keeping([SpecID(rawValue: fault.spec)])
        let judgesWording = profile.specs.contains(where: \.judgesWording)
        let environments = EnvironmentPlan.pairwise.environments.filter { !judgesWording || $0.pseudolocale == .none }
        var (planted, caught, seed) = (0, 0, UInt64(0))
        var survivors: [String] = []
        while planted < screens, seed < 20 * UInt64(screens) {
            seed += 1
            guard let blueprint = try? Generator<Blueprint>.cleanScreens.value(seed: seed) else { continue }
            let content = { StandardLayout().screen(for: blueprint, in: $0) }
            let environment = environments[Int(seed) % environments.count]
            guard let faulty = fault.planted(in: content, under: environment, number: Int(seed)) else { continue }
            planted += 1
            let verdicts = audit(ScreenPresentation(faulty.screen, in: faulty.environment, shown: faulty.shown), by: profile)[0]
            if verdicts.tally.failed > 0 {
                caught += 1
            } else {
                survivors.append("\(fault.name) in screen \(seed): \(verdicts.tally.outcome), \(verdicts.reasons.map(\.reason.rawValue))")
            }
        }
        return (planted, caught, survivors)
    }

    private static func padded(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(0, width - text.count)) }
}

import EveryScreenGenerators
import EveryScreenKit

/// Measures generators: how fast they draw, how many rows cover settings, and which
/// specs their screens are about.
enum GeneratorBenchmarks {
    static func run() {
        speed()
        rows()
        shares()
        applicability()
    }

    /// Prints what drawing a blueprint costs, by its number of elements.
    static func speed() {
        print("Drawing blueprints")
        let generators: [(name: String, generator: Generator<Blueprint>)] = [
            ("trees of 50 parts", .trees(of: .controls, size: 50)),
            ("trees of controls", .blueprints(of: .controls)),
            ("screens of families", .screens()),
            ("screens of components", .shopComponents()),
        ]
        for (name, generator) in generators {
            let seeds = 0..<2_000 as Range<UInt64>
            // Counted apart: walking through a blueprint takes a fifth as long as
            // drawing it.
            let parts = seeds.reduce(0) { $0 + ((try? generator.value(seed: $1))?.partCount ?? 0) }
            let clock = ContinuousClock()
            var best = Duration.seconds(3_600)
            for _ in 0..<5 {
                var drawn = 0
                best = min(best, clock.measure { for seed in seeds { drawn += (try? generator.value(seed: seed)) == nil ? 0 : 1 } })
                precondition(drawn == seeds.count, "Only \(drawn) of \(seeds.count) blueprints of \(name) could be drawn")
            }
            let mean = Double(parts) / Double(seeds.count)
            let each = best / .microseconds(1) / Double(seeds.count)
            print("  \(padded(name, 24)) \(rounded(each)) µs for \(rounded(mean)) parts; \(rounded(each * 50 / mean)) µs for 50")
        }
        print("")
    }

    /// Prints the rows of covering arrays, and how long they take.
    private static func rows() {
        print("Covering arrays of 12 × 6 × 5 × 3 × 2 × 2 × 2 × 2 levels")
        for (name, strength) in [("pairs", 2), ("triples", 3)] {
            var rows = 0
            let duration = ContinuousClock().measure {
                rows = CoveringArray(levels: [12, 6, 5, 3, 2, 2, 2, 2], strength: strength).rows.count
            }
            print("  \(padded(name, 24)) \(rows) rows in \(rounded(duration / .milliseconds(1))) ms")
        }
        for (name, plan) in [("plan pairwise", EnvironmentPlan.pairwise), ("plan triples", .triples)] {
            print("  \(padded(name, 24)) \(plan.environments.count) of \(EnvironmentPlan.all.environments.count)")
        }
        print("")
    }

    /// Prints what the screens of each family are made of.
    private static func shares() {
        print("Families and their shares of controls, texts and images, and of containers among all")
        for family in ScreenFamily.allCases {
            let generator = Generator<Blueprint>.screens([family])
            let shares = BlueprintShares(of: (0..<1_000).compactMap { try? generator.value(seed: $0) })
            let percents = [shares.controls, shares.texts, shares.images, shares.containers].map { rounded($0 * 100) }
            print("  \(padded(family.rawValue, 24)) \(percents.joined(separator: ", "))")
        }
        print("")
    }

    /// Prints for each spec the share of generated screens it is about, and what
    /// fails on them.
    private static func applicability() {
        let environments = EnvironmentPlan.pairwise.environments
        let profile = AccessibilityProfile.strict
        let screens = 2_000
        let generator = Generator<Blueprint>.screens()
        var applied = [Int](repeating: 0, count: profile.specs.count)
        var failed = applied
        var examples = [String?](repeating: nil, count: applied.count)
        var families = [[String: Int]](repeating: [:], count: applied.count)
        for seed in 0..<screens {
            guard let sample = try? generator.sample(seed: UInt64(seed)) else { continue }
            let blueprint = sample.value
            let family = sample.recording.spanNames.first { $0 != "part" } ?? ""
            let environment = environments[seed % environments.count]
            let content = { StandardLayout().screen(for: blueprint, in: $0) }
            let presentation = ScreenPresentation(content(environment), in: environment, shown: content)
            for (index, verdicts) in audit(presentation, by: profile).enumerated() {
                applied[index] += verdicts.tally.applied > 0 ? 1 : 0
                failed[index] += verdicts.tally.failed > 0 ? 1 : 0
                if verdicts.tally.failed > 0 { families[index][family, default: 0] += 1 }
                if examples[index] == nil, let finding = verdicts.findings.first {
                    examples[index] = "\(profile.specs[index].wording(for: finding).fact) in screen \(seed) at \(environment.differences)"
                }
            }
        }
        print("Specs and the \(screens) screens of families they are about")
        for (index, spec) in profile.specs.enumerated() {
            let share = Double(applied[index]) / Double(screens) * 100
            let places = families[index].sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
            let failures = failed[index] > 0 ? ", \(failed[index]) fail (\(places)): \(examples[index] ?? "")" : ""
            print("  \(padded(spec.id.rawValue, 30)) \(rounded(share)) %\(share < 30 ? " (below 30)" : "")\(failures)")
        }
        print("")
    }

    static func rounded(_ number: Double) -> String { "\((number * 10).rounded() / 10)" }

    static func padded(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(0, width - text.count)) }
}

extension Blueprint {
    /// The number of blueprints in it, itself included.
    fileprivate var partCount: Int { children.reduce(1) { $0 + $1.partCount } }
}

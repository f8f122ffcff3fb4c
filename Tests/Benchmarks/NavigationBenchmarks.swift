import EveryScreenKit
import EveryScreenNavigation
import EveryScreenNavigationProblems
import EveryScreenPlantedFaults

/// Measures how people move: traps found and not found, and what it costs.
enum NavigationBenchmarks {
    /// Prints all figures; `scale` divides the number of screens.
    static func run(scale: Int = 1) {
        print("Navigation")
        recall(500 / scale)
        cleanScreens(100_000 / scale)
        bruteForce(upTo: scale == 1 ? 5 : 3)
        pixels(10_000 / scale)
        journeys(500_000 / scale)
        costs()
        print("")
    }

    private static func recall(_ count: Int) {
        let (recall, duration) = timed { TrapRecall.measured(count: count) }
        line("traps planted and found", "\(recall.foundCount) of \(recall.plantedCount)", duration)
        for fault in TrapFault.allCases {
            print("    \(fault.rawValue): \(recall.found[fault] ?? 0) of \(recall.planted[fault] ?? 0)")
        }
        for fault in recall.faults { print("    \(fault)") }
    }

    private static func cleanScreens(_ count: Int) {
        let (result, duration) = timed { CleanScreens.falseAlarms(count: count) }
        line("false alarms on clean screens", "\(result.seeds.count) on \(count), \(result.screensWithStops) with stops", duration)
        if !result.seeds.isEmpty { print("    seeds \(result.seeds.prefix(10))") }
    }

    private static func bruteForce(upTo most: Int) {
        for count in 1...most {
            let (result, duration) = timed { BruteForce.compareAll(count: count) }
            line("every screen of \(count)", "\(result.screens) screens, \(result.difference ?? "no difference")", duration)
            let (groups, groupDuration) = timed { BruteForce.compareAllGroups(count: count) }
            line("  in groups", "\(groups.screens) screens, \(groups.difference ?? "no difference")", groupDuration)
        }
    }

    private static func pixels(_ count: Int) {
        let (differences, duration) = timed { PixelScenes.differences(count: count) }
        line("touch regions against pixels", "\(differences.count) differences in \(count) scenes", duration)
        for difference in differences { print("    \(difference)") }
    }

    /// Compares the least times in a number of small flows.
    static func journeys(_ flows: Int) {
        let (result, duration) = timed { JourneySimulation.compare(flows, firstSeed: 1) }
        let figure = "\(result.journeys) journeys, \(result.reached) to the goal, \(result.difference ?? "no difference")"
        line("least times in \(flows) small flows", figure, duration)
    }

    /// Prints what the journeys of a flow of 10,000 states cost.
    static func journeyCosts() {
        for inputMethod in InputMethod.allCases {
            line("a goal among 10,000 states", inputMethod.rawValue, best { NavigationCosts.findGoal(by: [inputMethod]) })
        }
        line("a goal among 10,000 states", "all input methods", best { NavigationCosts.findGoal(by: InputMethod.allCases) })
    }

    /// Prints the costs alone.
    static func costs() {
        for model in KeyboardModel.allCases {
            let screen = NavigationCosts.controls(10_000)
            let duration = best { NavigationCosts.findTraps(on: screen, by: model) }
            line("graph and traps of 10,000 stops", model.rawValue, duration)
        }
        journeyCosts()
        for count in [1_000, 10_000, 100_000] {
            let screen = NavigationCosts.shuffledElements(count)
            line("reading order", "\(count) elements", best { NavigationCosts.read(screen) })
            line("  its cycles", "\(count) elements", best { NavigationCosts.findCycles(screen) })
        }
    }

    private static func timed<Value>(_ work: () -> Value) -> (Value, Duration) {
        let clock = ContinuousClock()
        let start = clock.now
        let value = work()
        return (value, clock.now - start)
    }

    /// The shortest of some runs, which other work on the machine disturbs least.
    private static func best(_ work: () -> Void) -> Duration {
        let clock = ContinuousClock()
        return (0..<5).map { _ in clock.measure(work) }.min() ?? .zero
    }

    private static func line(_ name: String, _ figure: String, _ duration: Duration) {
        let milliseconds = (duration / .milliseconds(1) * 100).rounded() / 100
        print("  \(name): \(figure); \(milliseconds) ms")
    }
}

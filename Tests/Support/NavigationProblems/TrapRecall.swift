import EveryScreenLayout
import EveryScreenModel
import EveryScreenNavigation
package import EveryScreenPlantedFaults
import EveryValue

/// How many planted traps are found, and how many are found where none is.
package struct TrapRecall: Hashable, Sendable {
    /// The number of planted faults, by fault.
    package var planted: [TrapFault: Int] = [:]
    /// How many of them were found, whole and of their kind, with keys that lead in
    /// when they are pressed.
    package var found: [TrapFault: Int] = [:]
    /// The mistakes, one sentence each; the first ten.
    package var faults: [String] = []

    /// How many were planted in all.
    package var plantedCount: Int { planted.values.reduce(0, +) }
    /// How many were found in all.
    package var foundCount: Int { found.values.reduce(0, +) }

    /// Plants a number of traps, of every kind in turn, on random screens without
    /// traps.
    package static func measured(count: Int, seed: UInt64 = 1) -> TrapRecall {
        var result = TrapRecall()
        var seed = seed
        while result.plantedCount < count {
            seed += 1
            let fault = TrapFault.allCases[result.plantedCount % TrapFault.allCases.count]
            let generator = Generator<PlantedTrap?> { source in
                let blueprint = try source.draw(.blueprints(of: .controls))
                let screen = StandardLayout().screen(for: blueprint, in: .standard)
                return fault.planted(on: screen, drawingFrom: source)
            }
            guard let trap = try? generator.value(seed: seed) else { continue }
            result.judge(trap)
        }
        return result
    }

    private mutating func judge(_ planted: PlantedTrap) {
        self.planted[planted.fault, default: 0] += 1
        if let fault = Self.fault(planted) {
            if faults.count < 10 { faults.append("\(planted.fault.rawValue): \(fault)") }
        } else {
            found[planted.fault, default: 0] += 1
        }
    }

    /// The mistake in the found traps, or `nil`.
    private static func fault(_ planted: PlantedTrap) -> String? {
        let screen = planted.screen
        let graph = KeyboardGraph(screen, layoutDirection: .leftToRight)
        let traps = graph.traps(on: screen)
        guard traps.count == 1, let trap = traps.first else { return "\(traps.count) traps" }
        guard trap.kind == planted.fault.kind else { return "its kind is \(trap.kind)" }
        let sources = trap.elements.map { screen.elements[$0].source }.sorted()
        guard sources == planted.sources else { return "\(sources) instead of \(planted.sources)" }
        // As if the fault came and went with the text size: the sweep must say so.
        let sweep = TrapSweep([planted.original, screen], layoutDirection: .leftToRight).entries
        guard sweep.map(\.isSizeDependent) == [true], sweep[0].screens == [1] else { return "it does not depend on the size" }
        guard trap.kind != .emptyModal else { return trap.keysIn.isEmpty ? nil : "there are keys into an empty modal" }
        let end = graph.position(after: trap.keysIn)
        guard end != graph.outside, trap.elements.contains(graph.stops[end]) else { return "the keys do not lead in" }
        // No shorter sequence leads in, and every standard key, pressed long
        // enough, stays in.
        guard shortest(graph, into: trap) == trap.keysIn.count else { return "fewer keys lead in" }
        return nil
    }

    /// How few keys lead in, by trying every sequence of one key, of two, and so
    /// on.
    private static func shortest(_ graph: KeyboardGraph, into trap: KeyboardTrap) -> Int? {
        let members = Set(trap.elements)
        var places: Set<Int> = [graph.outside]
        for count in 1...graph.stops.count + 1 {
            places = Set(places.flatMap { place in ScreenElement.Key.allCases.map { graph.position(after: [$0], from: place) } }).union(
                places)
            if places.contains(where: { $0 != graph.outside && members.contains(graph.stops[$0]) }) { return count }
        }
        return nil
    }
}

/// How many clean screens are called a trap.
package enum CleanScreens {
    /// Checks a number of random screens without faults, by every model of the
    /// keyboard.
    ///
    /// - Returns: The number of screens with stops, and the seeds of those with a
    ///   found trap.
    package static func falseAlarms(count: Int, seed: UInt64 = 1) -> (screensWithStops: Int, seeds: [UInt64]) {
        let generator = Generator<Blueprint>.blueprints(of: .controls)
        let largest = UserEnvironment(
            textSize: .accessibility3, screenSize: LayoutSize(width: 320, height: 568), layoutDirection: .rightToLeft)
        var seeds: [UInt64] = []
        var screensWithStops = 0
        for number in 0..<UInt64(count) {
            guard let blueprint = try? generator.value(seed: seed &+ number) else { continue }
            let environment = number % 2 == 0 ? .standard : largest
            let isModal = number % 5 == 0
            let shown = isModal ? Blueprint.text("behind").modal(blueprint) : blueprint
            let screen = StandardLayout().screen(for: shown, in: environment)
            var hasStops = false
            for model in KeyboardModel.allCases {
                let graph = KeyboardGraph(screen, layoutDirection: environment.layoutDirection, model: model)
                hasStops = hasStops || !graph.stops.isEmpty
                if !graph.traps(on: screen).isEmpty { seeds.append(seed &+ number) }
            }
            if hasStops { screensWithStops += 1 }
        }
        return (screensWithStops, seeds)
    }
}

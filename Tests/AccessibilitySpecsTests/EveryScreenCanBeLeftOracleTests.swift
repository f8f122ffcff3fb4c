import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation
import EveryScreenSpecs
import Testing

/// A few states on two screens, with buttons that not every input method can use.
private struct Rooms: ScreenFlow {
    struct Door: Hashable, Sendable {
        var target: Int
        var isTouchable: Bool
        var isExposed: Bool
        var isFocusable: Bool
    }

    let doors: [[Door]]
    let titles: [String]
    let initialState = 0

    init(seed: UInt64) {
        var numbers = Numbers(state: seed)
        func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &numbers) < percent }
        let count = Int.random(in: 2...4, using: &numbers)
        doors = (0..<count).map { _ in
            (0..<Int.random(in: 1...2, using: &numbers)).map { _ in
                Door(
                    target: Int.random(in: 0..<count, using: &numbers), isTouchable: chance(70), isExposed: chance(70),
                    isFocusable: chance(70))
            }
        }
        titles = (0..<count).map { _ in chance(50) ? "Hall" : "Room" }
    }

    func screen(for state: Int, in environment: UserEnvironment) -> RenderedScreen {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 320, height: 568), title: titles[state])
        for (row, door) in doors[state].enumerated() {
            var element = ScreenElement(.button, source: "\(row)", frame: LayoutRect(x: 0, y: Double(row) * 50, width: 100, height: 44))
            (element.label, element.isVisible, element.isAccessibilityElement) = ("Door \(row)", true, door.isExposed)
            element.actions = [ScreenElement.Action(.activate, identifier: "door \(row)")]
            element.keyboard = ScreenElement.KeyboardBehavior(isFocusable: door.isFocusable, consumedKeys: [])
            if !door.isTouchable { element.hitRegion = .zero }
            builder.add(element)
        }
        return builder.finish()
    }

    func reduce(_ state: Int, _ event: FlowEvent) -> Int {
        guard case .activate(let name) = event, let row = Int(name.dropFirst(5)), row < doors[state].count else { return state }
        return doors[state][row].target
    }

    /// The states that follow by an input method.
    private func next(_ state: Int, _ inputMethod: InputMethod) -> Set<Int> {
        Set(
            doors[state].filter { door in
                switch inputMethod {
                case .touch: door.isTouchable
                case .keyboard: door.isFocusable
                case .screenReader, .switchControl, .voiceControl: door.isExposed
                }
            }.map(\.target))
    }

    private func reached(from states: Set<Int>, _ inputMethod: InputMethod) -> Set<Int> {
        var found = states
        for _ in doors { found.formUnion(found.flatMap { next($0, inputMethod) }) }
        return found
    }

    /// The input methods that hold people on a screen that another can leave, by
    /// going through all sets of states.
    var holding: Set<InputMethod> {
        Set(
            InputMethod.allCases.filter { inputMethod in
                let all = reached(from: [0], inputMethod)
                return (1..<(1 << doors.count)).contains { bits in
                    let set = Set(doors.indices.filter { bits & (1 << $0) != 0 })
                    guard set.isSubset(of: all), Set(set.map { titles[$0] }).count == 1 else { return false }
                    // Closed, and the least such set: each state leads to all of
                    // it.
                    guard set.allSatisfy({ reached(from: [$0], inputMethod) == set }) else { return false }
                    return InputMethod.allCases.contains { other in
                        let known = set.intersection(reached(from: [0], other))
                        return reached(from: known, other).contains { titles[$0] != titles[set.first ?? 0] }
                    }
                }
            })
    }
}

/// A generator of numbers (SplitMix64, doi:10.1145/2714064.2660195).
private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
        bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
        return bits ^ (bits >> 31)
    }
}

struct EveryScreenCanBeLeftOracleTests {
    @Test func `small flows hold people exactly if some set of states does`() {
        var counts = [0, 0]
        for seed in 1...2_000 as ClosedRange<UInt64> {
            let rooms = Rooms(seed: seed)
            let verdicts = audit(FlowPresentation(rooms), by: [EveryScreenCanBeLeft()])[0]
            let found = Set(verdicts.findings.map(\.kind.rawValue)).subtracting(["everyone"])
            let expected = Set(rooms.holding.map { InputMethodFailure($0).rawValue })
            counts[expected.isEmpty ? 0 : 1] += 1
            #expect(found == expected, "seed \(seed)")
        }
        // Both are frequent.
        #expect(counts.allSatisfy { $0 > 300 }, "\(counts)")
    }
}

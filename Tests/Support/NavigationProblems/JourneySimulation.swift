package import EveryScreenModel
package import EveryScreenNavigation
import EveryValue

/// A small flow of one column of buttons, and the least time to its last state
/// without any graph: what `JourneySearch` is compared with.
package struct JourneySimulation: ScreenFlow {
    /// A button of a state.
    package struct Button: Hashable, Sendable {
        var name: String
        var label: String
        var isHidden: Bool
        var isFocusable: Bool
        var keepsTab: Bool
        var keepsReturn: Bool
        var isTouchable: Bool
        /// The state it leads to.
        var target: Int
        /// The states that a custom action, a long press and a step up lead to, if
        /// there are any.
        var custom: Int?
        var held: Int?
        var raised: Int?
    }

    /// By state the buttons, from the top.
    let buttons: [[Button]]
    /// By state the one that follows by itself.
    let followers: [Int]
    package let pauses: [Double]
    /// By state the one after an interruption, which no journey may need.
    let interrupted: [Int]
    package let isInterrupted: Bool
    package let initialState = 0

    /// Draws a flow of two to four states with up to four buttons each.
    package init(seed: UInt64) {
        var numbers = RandomBits(seed: seed)
        func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &numbers) < percent }
        let count = Int.random(in: 2...4, using: &numbers)
        var buttons: [[Button]] = []
        for _ in 0..<count {
            let names = Array(0..<5).shuffled(using: &numbers).prefix(Int.random(in: 1...4, using: &numbers))
            buttons.append(
                names.map { name in
                    Button(
                        name: "action \(name)",
                        label: (0...Int.random(in: 0...6, using: &numbers)).map { "w\($0)" }.joined(separator: " ") + " b\(name)",
                        isHidden: chance(15), isFocusable: chance(85), keepsTab: chance(12), keepsReturn: chance(12),
                        isTouchable: chance(90),
                        target: Int.random(in: 0..<count, using: &numbers),
                        custom: chance(20) ? Int.random(in: 0..<count, using: &numbers) : nil,
                        held: chance(20) ? Int.random(in: 0..<count, using: &numbers) : nil,
                        raised: chance(20) ? Int.random(in: 0..<count, using: &numbers) : nil)
                })
        }
        self.buttons = buttons
        let isTimed = chance(40)
        pauses = isTimed ? [Double(Int.random(in: 1...9, using: &numbers))] : []
        isInterrupted = chance(20)
        interrupted = (0..<count).map { _ in Int.random(in: 0..<count, using: &numbers) }
        followers = (0..<count).map { state in isTimed && chance(70) ? Int.random(in: 0..<count, using: &numbers) : state }
    }

    /// The state that is the goal.
    package var goal: Int { buttons.count - 1 }

    package func screen(for state: Int, in environment: UserEnvironment) -> RenderedScreen {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 320, height: 568))
        for (row, button) in buttons[state].enumerated() {
            var element = ScreenElement(.button, source: "\(row)", frame: LayoutRect(x: 0, y: Double(row) * 50, width: 100, height: 44))
            element.label = button.label
            element.isAccessibilityElement = !button.isHidden
            element.isVisible = true
            if !button.isTouchable { element.hitRegion = .zero }
            element.actions = [ScreenElement.Action(.activate, identifier: button.name)]
            if button.custom != nil { element.actions?.append(ScreenElement.Action(.custom, name: "More")) }
            if button.held != nil { element.actions?.append(ScreenElement.Action(.longPress, name: "Hold")) }
            if button.raised != nil { element.traits = .adjustable }
            var kept: [ScreenElement.Key] = []
            if button.keepsTab { kept += [.tab, .shiftTab] }
            if button.keepsReturn { kept += [.return, .space] }
            element.keyboard = ScreenElement.KeyboardBehavior(isFocusable: button.isFocusable, consumedKeys: kept)
            builder.add(element)
        }
        return builder.finish()
    }

    package func reduce(_ state: Int, _ event: FlowEvent) -> Int {
        switch event {
        case .activate(let name): buttons[state].first { $0.name == name }?.target ?? state
        case .perform("More", on: let name): button(name, in: state)?.custom ?? state
        case .perform("Hold", on: let name): button(name, in: state)?.held ?? state
        case .increment(let name): button(name, in: state)?.raised ?? state
        case .interruption: interrupted[state]
        case .wait: followers[state]
        default: state
        }
    }

    private func button(_ name: String, in state: Int) -> Button? { buttons[state].first { $0.name == name } }

    /// The least time to the goal by an input method, in seconds; `nil` where it is
    /// not reached.
    ///
    /// Within a state all ways to move are gone through until nothing is faster;
    /// then all visits of states, likewise.
    package func leastTime(by inputMethod: InputMethod, slowness: Double, canGesture: Bool) -> Double? {
        let stops = buttons.map { $0.filter { isStop($0, inputMethod) } }
        /// A place is a button, or nothing, by its number from 1 on.
        var best: [[Double]] = stops.map { Array(repeating: .infinity, count: $0.count + 1) }
        best[0][0] = 0
        var isChanged = true
        while isChanged {
            isChanged = false
            for state in buttons.indices where state != goal {
                for entry in best[state].indices where best[state][entry] < .infinity {
                    for exit in exits(of: state, from: entry, stops, inputMethod, slowness, canGesture) {
                        let time = best[state][entry] + exit.time
                        guard time < best[exit.state][exit.place] - 1e-9 else { continue }
                        best[exit.state][exit.place] = time
                        isChanged = true
                    }
                }
            }
        }
        return best[goal].min().flatMap { $0 < .infinity ? $0 : nil }
    }

    private func isStop(_ button: Button, _ inputMethod: InputMethod) -> Bool {
        switch inputMethod {
        case .touch: button.isTouchable
        case .keyboard: button.isFocusable
        case .screenReader, .switchControl, .voiceControl: !button.isHidden
        }
    }

    private struct Exit {
        let state: Int
        let place: Int
        let time: Double
    }

    /// The exits of a visit of a state, in time.
    private func exits(
        of state: Int, from entry: Int, _ stops: [[Button]], _ inputMethod: InputMethod, _ slowness: Double, _ canGesture: Bool
    ) -> [Exit] {
        let own = stops[state]
        let limit = followers[state] == state ? .infinity : pauses.first ?? .infinity
        var times = Array(repeating: Double.infinity, count: own.count + 1)
        // The focused element is heard first.
        let start = listening(entry, own, inputMethod) * slowness
        times[entry] = start
        // As many rounds as places: no fastest way has more moves.
        for _ in 0...own.count where inputMethod.hasFocus {
            for place in times.indices where times[place] < .infinity {
                for (target, time) in moves(from: place, own, inputMethod) where times[place] + time * slowness <= limit {
                    times[target] = min(times[target], times[place] + time * slowness)
                }
            }
        }
        var exits: [Exit] = []
        for place in times.indices where times[place] < .infinity {
            if followers[state] != state {
                exits.append(
                    exit(
                        of: state, to: followers[state], from: place, own, stops, inputMethod,
                        after: times[place] - start + (pauses.first ?? 0),
                        slowness))
            }
            for (target, effort) in efforts(at: place, own, inputMethod, canGesture) where target != state {
                let time = times[place] + effort * slowness
                if time <= limit {
                    exits.append(exit(of: state, to: target, from: place, own, stops, inputMethod, after: time - start, slowness))
                }
            }
        }
        return exits
    }

    /// The states that actions at a place lead to, and their durations.
    private func efforts(at place: Int, _ own: [Button], _ inputMethod: InputMethod, _ canGesture: Bool) -> [(Int, Double)] {
        let here =
            inputMethod.hasFocus ? (place == 0 ? [] : [(place - 1, own[place - 1])]) : own.enumerated().map { ($0.offset, $0.element) }
        return here.flatMap { number, button -> [(Int, Double)] in
            let words = Double(button.label.split(separator: " ").count)
            let scan = Double(number + 1)
            let efforts: [(Int?, Double)] =
                switch inputMethod {
                case .touch: [(button.target, 1.1), (canGesture ? button.held : nil, 1.1)]
                case .keyboard:
                    [(button.keepsReturn ? nil : button.target, 0.28), (button.custom, 3 * 0.28), (button.raised, 0.28)]
                case .screenReader: [(button.target, 0.28), (button.custom, 2 * 0.28), (button.held, 2 * 0.28), (button.raised, 0.28)]
                case .switchControl:
                    [(button.target, scan + 0.28)] + [button.custom, button.held, button.raised].map { ($0, scan + 1 + 2 * 0.28) }
                case .voiceControl:
                    [(button.target, (words + 1) * 60 / 150), (button.raised, (words + 1) * 60 / 150)]
                        + [button.custom, button.held].map { ($0, (words + 2) * 60 / 150) }
                }
            return efforts.compactMap { target, effort in target.map { ($0, effort) } }
        }
    }

    /// Where the focus can move, and how long that takes.
    private func moves(from place: Int, _ own: [Button], _ inputMethod: InputMethod) -> [(Int, Double)] {
        guard !own.isEmpty else { return [] }
        let last = own.count
        if inputMethod == .keyboard {
            if place > 0, own[place - 1].keepsTab { return [] }
            return [(place == last ? 0 : place + 1, 0.28), (place == 0 ? last : place - 1, 0.28)]
        }
        let targets = place == 0 ? [1] : [min(place + 1, last), max(place - 1, 1)]
        return targets.filter { $0 != place }.map { ($0, 0.28 + heard(own[$0 - 1])) }
    }

    /// The time to hear a button: its label and the word "button".
    private func heard(_ button: Button) -> Double { Double(button.label.split(separator: " ").count + 1) * 60 / 175 }

    private func exit(
        of state: Int, to target: Int, from place: Int, _ own: [Button], _ stops: [[Button]], _ inputMethod: InputMethod,
        after time: Double,
        _ slowness: Double
    ) -> Exit {
        let name = place == 0 ? nil : heir(of: own[place - 1].name, in: state, target)
        let next = inputMethod.hasFocus ? stops[target].firstIndex { $0.name == name }.map { $0 + 1 } ?? 0 : 0
        return Exit(state: target, place: next, time: time + listening(next, stops[target], inputMethod) * slowness)
    }

    /// The button that is focused where one was that may be gone: of its name, else
    /// one in its row that is new.
    private func heir(of name: String, in state: Int, _ target: Int) -> String? {
        if button(name, in: target) != nil { return name }
        guard let row = buttons[state].firstIndex(where: { $0.name == name }), row < buttons[target].count else { return nil }
        let heir = buttons[target][row].name
        return button(heir, in: state) == nil ? heir : nil
    }

    /// The time to hear the focused element on entering a state.
    private func listening(_ place: Int, _ own: [Button], _ inputMethod: InputMethod) -> Double {
        inputMethod == .screenReader && place > 0 ? heard(own[place - 1]) : 0
    }
}

extension JourneySimulation {
    /// Compares a number of random flows with the search, by every input method,
    /// for people who are fast and who are slow.
    ///
    /// - Returns: The number of journeys, the number of those that reach the goal,
    ///   and the first difference.
    package static func compare(_ flows: Int, firstSeed: UInt64) -> (journeys: Int, reached: Int, difference: String?) {
        var (journeys, reached) = (0, 0)
        for seed in firstSeed..<firstSeed + UInt64(flows) {
            let flow = JourneySimulation(seed: seed)
            for inputMethod in InputMethod.allCases {
                var shown: [Int: RenderedScreen] = [:]
                let graph = StateGraph(flow, by: inputMethod, in: .standard, bound: 10_000, knowing: &shown) { $0 }
                for (slowness, canGesture) in [(1, true), (4.0, false)] {
                    let search = JourneySearch(graph, slowness: slowness, canGesture: canGesture)
                    let found = search.search { graph.marks[graph.positions[$0].state] == flow.goal }.journey?.cost.seconds
                    let expected = flow.leastTime(by: inputMethod, slowness: slowness, canGesture: canGesture)
                    journeys += 1
                    if expected != nil { reached += 1 }
                    let isSame = found == expected || found.flatMap { found in expected.map { abs(found - $0) < 1e-6 } } == true
                    guard isSame else {
                        let text =
                            "seed \(seed), \(inputMethod), \(slowness): \(found.map { "\($0)" } ?? "-") for \(expected.map { "\($0)" } ?? "-")"
                        return (journeys, reached, text)
                    }
                }
            }
        }
        return (journeys, reached, nil)
    }
}

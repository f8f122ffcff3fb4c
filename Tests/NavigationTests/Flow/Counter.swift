import EveryScreenModel
import EveryScreenNavigation

/// A number that can be raised without end, and a sheet.
struct Counter: ScreenFlow {
    struct State: Hashable, Sendable {
        var number = 0
        var isOpen = false
    }

    /// The number that is not exceeded; `nil` is no end.
    var limit: Int?
    /// Whether the button that raises goes at the limit.
    var hidesAtLimit = false
    var pauses: [Double] = []

    var initialState: State { State() }

    func screen(for state: State, in environment: UserEnvironment) -> RenderedScreen {
        func button(_ name: String, _ y: Double, change: (inout ScreenElement) -> Void = { _ in }) -> Part {
            part(.button, name, LayoutRect(x: 0, y: y, width: 44, height: 44)) { element in
                element.label = name
                element.identifier = name
                element.isAccessibilityElement = true
                element.keyboard = ScreenElement.KeyboardBehavior(isFocusable: true, consumedKeys: [])
                change(&element)
            }
        }
        let raise = hidesAtLimit && state.number == limit ? [] : [button("raise", 0)]
        let adjust = button("level", 100) { $0.traits = .adjustable }
        let base = part(.group, "base", LayoutRect(x: 0, y: 0, width: 320, height: 568), raise + [button("open", 50), adjust])
        guard state.isOpen else { return NavigationTests.screen([base]) }
        let sheet = part(.sheet, "sheet", LayoutRect(x: 0, y: 0, width: 320, height: 568), [button("close", 0)]) {
            $0.modal = ScreenElement.ModalBehavior(closesOnEscapeKey: true, closesOnEscapeGesture: true)
        }
        return NavigationTests.screen([base, sheet])
    }

    func reduce(_ state: State, _ event: FlowEvent) -> State {
        var state = state
        switch event {
        case .activate("raise"), .increment("level"), .wait, .magicTap: if state.number != limit { state.number += 1 }
        case .decrement("level"): state.number = max(0, state.number - 1)
        case .activate("open"): state.isOpen = true
        case .activate("close"), .escape: state.isOpen = false
        default: break
        }
        return state
    }
}

package import EveryScreenModel
package import EveryScreenNavigation

/// Two numbers below 100 that are counted up: 10,000 states.
package struct CountingFlow: ScreenFlow {
    /// The numbers.
    package struct State: Hashable, Sendable {
        var first = 0
        var second = 0
    }

    package let initialState = State()

    /// Creates the flow.
    package init() {}

    package func screen(for state: State, in environment: UserEnvironment) -> RenderedScreen {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 320, height: 568))
        for (row, name) in ["first \(state.first)", "second \(state.second)"].enumerated() {
            var element = ScreenElement(.button, source: "\(row)", frame: LayoutRect(x: 0, y: Double(row) * 50, width: 100, height: 44))
            element.label = name
            element.isAccessibilityElement = true
            element.isVisible = true
            element.actions = [ScreenElement.Action(.activate, identifier: row == 0 ? "first" : "second")]
            element.keyboard = ScreenElement.KeyboardBehavior(isFocusable: true, consumedKeys: [])
            builder.add(element)
        }
        return builder.finish()
    }

    package func reduce(_ state: State, _ event: FlowEvent) -> State {
        var state = state
        switch event {
        case .activate("first"): state.first = min(99, state.first + 1)
        case .activate("second"): state.second = min(99, state.second + 1)
        default: break
        }
        return state
    }
}

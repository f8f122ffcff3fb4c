import EveryScreenLayout
package import EveryScreenPlantedFaults

extension ShopFlow {
    /// A form that reports mistakes when it is sent, and moves the focus there.
    ///
    /// - Parameter losesFocus: Plants the mistake: the button that sends is removed
    ///   while there is an error.
    package static func validationError(losesFocus: Bool = false) -> BlueprintFlow<State> {
        BlueprintFlow(from: State(rows: 1)) { state in
            let error = Blueprint.text("The name is missing").accessibilityIdentifier("error")
            let send = Blueprint.button("Order now").framedAsTarget.action("send")
            let isSendGone = losesFocus && state.hasError
            return .column(
                [.text("Name"), .field("Name").framedAsTarget.accessibilityIdentifier("name")] + (state.hasError ? [error] : [])
                    + (isSendGone ? [] : [send])
                    + [.button("Cancel").framedAsTarget.action("cancel")])
        } focus: { state in
            losesFocus || !state.hasError ? nil : "name"
        } change: { state, event in
            var state = state
            switch event {
            case .activate("send"): state.hasError = true
            case .activate("cancel"): state.hasError = false
            default: break
            }
            return state
        }
    }

    /// Tabs above what they choose.
    ///
    /// - Parameter losesFocus: Plants the mistake: the tab that is chosen is no
    ///   longer a button.
    package static func tabChange(losesFocus: Bool = false) -> BlueprintFlow<State> {
        let titles = ["Shop", "Cart", "Account"]
        return BlueprintFlow(from: State(rows: 1)) { state in
            let tabs = titles.enumerated().map { number, title in
                losesFocus && number == state.tab ? Blueprint.spacer : .button(title).framedAsTarget.action("tab \(number)")
            }
            return .column([
                .text(titles[state.tab], style: .title1).accessibilityHeading().accessibilityIdentifier("title"),
                .button("Help with \(titles[state.tab])").framedAsTarget.action("help \(state.tab)"),
                .row(tabs),
            ])
        } change: { state, event in
            var state = state
            for number in titles.indices where event == .activate("tab \(number)") { state.tab = number }
            return state
        }
    }
}

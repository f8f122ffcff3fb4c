import EveryScreenLayout
package import EveryScreenPlantedFaults

extension ShopFlow {
    /// A sheet that opens over the list and closes by its button and by Escape.
    ///
    /// - Parameter losesFocus: Plants the mistake: the button that opened it is
    ///   gone when it closes.
    package static func dismissedModal(losesFocus: Bool = false) -> BlueprintFlow<State> {
        BlueprintFlow(from: State(rows: 2)) { state in
            let opener = Blueprint.button("Filter").framedAsTarget.action("open")
            let rows = state.rows.map { Blueprint.button("Product \($0)").framedAsTarget.action("product \($0)") }
            let isOpenerGone = losesFocus && state.hasMessage
            let list = Blueprint.column([.text("Shop", style: .title1).accessibilityHeading()] + (isOpenerGone ? [] : [opener]) + rows)
            guard state.isSheetOpen else { return list }
            return list.modal(
                .column([
                    .toggle("In stock").framedAsTarget.action("stock"), .button("Close").framedAsTarget.action("close").dismissesModal(),
                ]))
        } change: { state, event in
            var state = state
            switch event {
            case .activate("open"): (state.isSheetOpen, state.hasMessage) = (true, true)
            case .activate("close"), .escape: state.isSheetOpen = false
            default: break
            }
            return state
        }
    }

    /// A message after adding, which goes by itself after half a minute: it is
    /// announced, and its reader is taken back.
    ///
    /// - Parameter losesFocus: Plants the mistake: the message has a button, and
    ///   takes the focus along when it goes.
    package static func toast(losesFocus: Bool = false) -> BlueprintFlow<State> {
        BlueprintFlow(from: State(rows: 1), pauses: [30]) { state in
            let message =
                losesFocus
                ? Blueprint.button("Undo").framedAsTarget.action("undo") : .text("Added to the cart").accessibilityIdentifier("message")
            return .column(
                [.text("Product", style: .title1).accessibilityHeading(), .button("Add").framedAsTarget.action("add")]
                    + (state.hasMessage ? [message] : []))
        } focus: { state in
            losesFocus ? nil : state.focus
        } announcing: { state in
            state.hasMessage ? ["Added to the cart"] : []
        } change: { state, event in
            var state = state
            switch event {
            case .activate("add"): (state.hasMessage, state.focus) = (true, nil)
            case .focus(let name): state.isMessageRead = name == "message"
            case .wait:
                state.focus = state.isMessageRead ? "add" : nil
                (state.hasMessage, state.isMessageRead) = (false, false)
            default: break
            }
            return state
        }
    }
}

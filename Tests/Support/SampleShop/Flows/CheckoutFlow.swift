import EveryScreenLayout
package import EveryScreenPlantedFaults

/// Ordering in the shop, from the cart to the confirmation.
package enum CheckoutFlow {
    /// Where a person is.
    package enum Page: String, Hashable, Sendable {
        case cart = "Cart"
        case delivery = "Delivery"
        case payment = "Payment"
        case placed = "Order placed"
        case expired = "Cart expired"
    }

    /// The state: the person's place, and the choice.
    package struct State: Hashable, Sendable {
        /// The page.
        package var page: Page
        /// Whether the order is to be wrapped as a gift.
        package var isGift = false

        /// Creates the state of a page on which nothing is chosen.
        package init(page: Page = .cart) { self.page = page }
    }

    /// A mistake that keeps some people from ordering.
    package enum Barrier: String, CaseIterable, Sendable {
        /// The notes before and after the button that leads on keep Tab and
        /// Shift-Tab.
        case notesKeepTab
        /// The button that orders is hidden from assistive technology.
        case hiddenOrderButton
        /// The row that leads to the payment is one element, and the button in it
        /// none.
        case swallowedButton
        /// The button that orders keeps Return and Space for itself.
        case orderKeepsReturn
        /// The cart expires after 8 seconds.
        case shortTimeLimit
        /// Only the magic tap orders.
        case magicTapOnly
    }

    /// Returns the flow, with a barrier or none.
    package static func flow(_ barrier: Barrier? = nil) -> BlueprintFlow<State> {
        BlueprintFlow(from: State(), pauses: barrier == .shortTimeLimit ? [8] : []) { state in
            .scroll(
                .column(spacing: 16, [.text(state.page.rawValue, style: .title1).accessibilityHeading()] + parts(of: state, barrier))
                    .padding(16))
        } title: {
            $0.page.rawValue
        } change: { state, event in
            var state = state
            switch (state.page, event) {
            case (.cart, .activate("checkout")): state.page = .delivery
            case (.delivery, .activate("gift")): state.isGift.toggle()
            case (.delivery, .activate("pay")): state.page = .payment
            case (.delivery, .activate("back")): state.page = .cart
            case (.payment, .activate("back")): state.page = .delivery
            case (.payment, .activate("order")) where barrier != .magicTapOnly: state.page = .placed
            case (.payment, .magicTap) where barrier == .magicTapOnly: state.page = .placed
            case (.payment, .wait): state.page = .expired
            default: break
            }
            return state
        }
    }

    private static func parts(of state: State, _ barrier: Barrier?) -> [Blueprint] {
        let help = Blueprint.button("Help").framedAsTarget.action("help")
        let back = Blueprint.button("Go back").framedAsTarget.action("back")
        switch state.page {
        case .cart: return [.text("Tea"), help, .button("Check out").framedAsTarget.action("checkout")]
        case .delivery:
            let note = Blueprint.textEditor("Note for delivery").accessibilityIdentifier("note")
            let message = Blueprint.textEditor("Message with the gift").accessibilityIdentifier("message")
            let pay = Blueprint.button("Continue to payment").framedAsTarget.action("pay")
            return [
                back, .toggle("Wrap as a gift", isOn: state.isGift).framedAsTarget.action("gift"),
                barrier == .notesKeepTab ? note.consumesKeys([.tab, .shiftTab]) : note,
                barrier == .swallowedButton
                    ? .row([.text("12 pieces"), pay]).accessibilityElement(children: .ignore).accessibilityLabel("12 pieces") : pay,
                barrier == .notesKeepTab ? message.consumesKeys([.tab, .shiftTab]) : message,
            ]
        case .payment:
            let cards = (1...9).map { Blueprint.button("Card \($0)").framedAsTarget.action("card \($0)") }
            var order = Blueprint.button("Order now").framedAsTarget.action("order")
            if barrier == .hiddenOrderButton { order = order.accessibilityHidden() }
            if barrier == .orderKeepsReturn { order = order.consumesKeys([.return, .space]) }
            return [back] + cards + (barrier == .magicTapOnly ? [] : [order])
        case .placed, .expired: return [.text("Thank you"), help]
        }
    }
}

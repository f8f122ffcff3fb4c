public import EveryScreenModel

extension ScreenElement {
    /// The name by which the element is known on other screens too: its identifier, else the identity of its action.
    ///
    /// `nil` where it has neither: an action of which only its place is known has none.
    public var handle: String? { identifier ?? declaredAction }

    /// The identity of what happens on activation, where the app tells it.
    public var declaredAction: String? { activation.flatMap { $0 == source ? nil : $0 } }
}

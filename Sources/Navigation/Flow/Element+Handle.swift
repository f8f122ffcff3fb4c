public import EveryScreenModel

extension ScreenElement {
    /// The name of the element on all screens: its identifier, else the identity of
    /// its action.
    ///
    /// `nil` if it has neither: an action that is known only by its element has no
    /// identity.
    public var handle: String? { identifier ?? declaredAction }

    /// The identity of its action, if the app states one.
    public var declaredAction: String? { activation.flatMap { $0 == source ? nil : $0 } }
}

public import EveryScreenModel

extension ScreenElement {
    /// The name of the element on all screens: its identifier, else the identity of
    /// its action.
    ///
    /// `nil` if it has neither: an action that is known only by its element has no
    /// identity.
    public var handle: String? { identifier ?? declaredAction }

    /// The role and the place in the description; `nil` with an identifier.
    ///
    /// By it an element is the same in two states, as a view of SwiftUI is.
    package var place: String? { identifier == nil ? "\(role.rawValue) \(source)" : nil }

    /// The identity of its action, if the app states one.
    public var declaredAction: String? { activation.flatMap { $0 == source ? nil : $0 } }
}

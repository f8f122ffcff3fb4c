package import EveryScreenModel

/// An object of a running app that may be seen by assistive technology: a view, or
/// an element that is none.
///
/// It offers what UIAccessibility asks of objects, as values; the walker asks for
/// each of them once. Conformances forward to the platform's own objects, keep
/// them alive as long as they live themselves, and decide nothing.
@MainActor
package protocol LiveObject {
    /// The identity, different from that of every other live object.
    var identity: ObjectIdentifier { get }
    /// The facts it exposes to assistive technology.
    var facts: LiveFacts { get }
    /// The facts about it as a view; `nil` for an element that is none.
    var view: LiveView? { get }
    /// The elements inside it in their order, as set by hand
    /// (`accessibilityElements`); `nil` where none are set.
    var elements: [Self]? { get }
    /// How many elements it says it has (`accessibilityElementCount()`); any
    /// number, `nil` where it is not asked.
    var elementCount: Int? { get }
    /// Returns one of the elements it says it has (`accessibilityElement(at:)`).
    func element(at index: Int) -> Self?
    /// The views directly inside, the last on top; none for an element that is no
    /// view.
    var subviews: [Self] { get }
    /// Returns the view on which a touch at a point of the screen falls and the
    /// views around it, innermost first (`hitTest(_:with:)`).
    ///
    /// Only the root is asked. Empty where the touch falls on nothing.
    func hitTest(_ point: LayoutPoint) -> [ObjectIdentifier]
}

package import EveryScreenModel

/// An object of a running app that assistive technology may see: a view, or an
/// element that is no view.
///
/// It has the properties of UIAccessibility as values; the walker reads each of
/// them once. Conformances forward to the platform's objects, retain them as long
/// as they live themselves, and decide nothing.
@MainActor
package protocol LiveObject {
    /// The identity, unique among live objects.
    var identity: ObjectIdentifier { get }
    /// The facts it exposes to assistive technology.
    var facts: LiveFacts { get }
    /// The facts about it as a view; `nil` for an element that is none.
    var view: LiveView? { get }
    /// The elements inside it in order, as set explicitly
    /// (`accessibilityElements`); `nil` if none are set.
    var elements: [Self]? { get }
    /// The stated number of elements (`accessibilityElementCount()`); any number,
    /// `nil` if it is not read.
    var elementCount: Int? { get }
    /// Returns one of the stated elements (`accessibilityElement(at:)`).
    func element(at index: Int) -> Self?
    /// The views directly inside, the last on top; none for an element that is no
    /// view.
    var subviews: [Self] { get }
    /// Returns the view that a touch at a point of the screen hits and its
    /// ancestors, innermost first (`hitTest(_:with:)`).
    ///
    /// Only the root is called. Empty if the touch hits nothing.
    func hitTest(_ point: LayoutPoint) -> [ObjectIdentifier]
    /// Performs an action of assistive technology; returns false if the object does
    /// not respond to it.
    func perform(_ action: LiveStep.Action) -> Bool
    /// Does what a touch does; returns false if that is nothing, or unknown.
    func touch() -> Bool
}

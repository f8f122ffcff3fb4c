import CAtspi
package import EveryScreenCapture
package import EveryScreenModel

/// An accessible object of AT-SPI, as the walker sees it.
///
/// GTK 4 exposes each of its widgets, so that an object with a place in the window
/// is a view. The window is the root.
@MainActor
package final class AtspiObject: LiveObject {
    let pointer: UnsafeMutablePointer<AtspiAccessible>
    private unowned let tree: AtspiTree
    private var known: AtspiReading?

    init(_ pointer: UnsafeMutablePointer<AtspiAccessible>, in tree: AtspiTree) {
        (self.pointer, self.tree) = (pointer, tree)
        g_object_ref(pointer)
    }

    // A deinitializer runs on any thread; libatspi is used on one only. So the
    // objects stay until the process ends.

    /// The answers of the object, read at the first use after `forget()`.
    var reading: AtspiReading {
        if let known { return known }
        let reading = AtspiReading(pointer)
        known = reading
        return reading
    }

    /// The name of its role in AT-SPI.
    var roleName: String { string { atspi_accessible_get_role_name(pointer, &$0) } ?? "" }

    /// Makes the object be read again.
    func forget() { known = nil }

    /// Whether it takes focus now.
    var hasFocus: Bool { AtspiReading.states(of: pointer).contains(ATSPI_STATE_FOCUSED.rawValue) }

    package var identity: ObjectIdentifier { ObjectIdentifier(self) }
    package var facts: LiveFacts {
        let label = reading.namedBy.map(tree.object)
        var facts = LiveFacts(reading, namedBy: label?.identity, isRoot: self === tree.root)
        // GTK 4 makes a name of the relation, and GTK 3 does not.
        if facts.label == nil { facts.label = label?.reading.name }
        if facts.role == .cell, facts.label == nil { facts.label = tree.text(inside: self) }
        return facts
    }
    package var view: LiveView? { LiveView(reading, content: subviews.map(\.reading)) }
    package var elements: [AtspiObject]? { nil }
    package var elementCount: Int? { nil }
    package func element(at index: Int) -> AtspiObject? { nil }
    package var subviews: [AtspiObject] { tree.children(of: self) }

    /// Returns the objects at a pixel.
    ///
    /// GTK counts the right and lower edges of a widget as inside. So a pixel is
    /// inside if two of its corners are.
    package func hitTest(_ point: LayoutPoint) -> [ObjectIdentifier] {
        guard tree.measuresTouches else { return [] }
        let (x, y) = (point.x.rounded(.down), point.y.rounded(.down))
        let corners = [LayoutPoint(x: x, y: y), LayoutPoint(x: x + 1, y: y + 1)]
        let nearer = tree.hit(corners[0]) { hit(corners[0]) }
        let farther = Set(tree.hit(corners[1]) { hit(corners[1]) })
        return nearer.filter(farther.contains)
    }

    private func hit(_ point: LayoutPoint) -> [ObjectIdentifier] {
        var object = self
        // GTK 3 returns the child at a point, and GTK 4 the innermost object.
        while let inner = object.innerObject(at: point), inner !== object {
            object = inner
            if inner.reading.isGTK4 { break }
        }
        let line = tree.ancestry(of: object)
        if object !== self, line.last === tree.root { return line.map(\.identity) }
        // The point is outside, or on a part that GTK does not expose, like the
        // inside of an entry.
        return tree.innermost(at: point).map { tree.ancestry(of: $0).map(\.identity) } ?? []
    }

    private func innerObject(at point: LayoutPoint) -> AtspiObject? {
        guard let component = atspi_accessible_get_component_iface(pointer) else { return nil }
        defer { g_object_unref(component) }
        let (x, y) = (Int32(clamping: Int(point.x)), Int32(clamping: Int(point.y)))
        let found = attempt { atspi_component_get_accessible_at_point(component, x, y, ATSPI_COORD_TYPE_WINDOW, &$0) }
        guard let hit = found ?? nil else { return nil }
        defer { g_object_unref(hit) }
        return tree.object(hit)
    }

    package func perform(_ action: LiveStep.Action) -> Bool {
        switch action {
        case .activate: return performAction(at: 0)
        case .focus: return takeFocus()
        case .increment, .decrement, .custom: return false
        }
    }

    package func touch() -> Bool { false }

    private func performAction(at index: Int32) -> Bool {
        guard reading.isActionable, let action = atspi_accessible_get_action_iface(pointer) else { return false }
        defer { g_object_unref(action) }
        return attempt { atspi_action_do_action(action, index, &$0) } == 1
    }

    /// Requests focus; returns false if the object refuses it.
    func takeFocus() -> Bool {
        guard let component = atspi_accessible_get_component_iface(pointer) else { return false }
        defer { g_object_unref(component) }
        return attempt { atspi_component_grab_focus(component, &$0) } == 1
    }
}

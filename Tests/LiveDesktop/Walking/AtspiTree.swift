import CAtspi
package import EveryScreenCapture
import EveryScreenModel

/// The accessible objects of a window, each with one identity.
@MainActor
package final class AtspiTree {
    /// The most objects inside one; a virtual list may state any number.
    private static let mostChildren: Int32 = 5_000

    private var objects: [UnsafeMutablePointer<AtspiAccessible>: AtspiObject] = [:]
    private var parents: [ObjectIdentifier: AtspiObject] = [:]
    private var contents: [ObjectIdentifier: [AtspiObject]] = [:]
    private var placed: [(object: AtspiObject, extents: LayoutRect)] = []
    private var hits: [LayoutPoint: [ObjectIdentifier]] = [:]
    /// Whether touch regions are measured, which takes about 100 questions for each
    /// control.
    private(set) var measuresTouches = false
    /// The window.
    package private(set) lazy var root = object(window)
    private let window: UnsafeMutablePointer<AtspiAccessible>

    /// Creates the tree of a window.
    init(_ window: UnsafeMutablePointer<AtspiAccessible>) { self.window = window }

    /// Returns the object at a pointer; libatspi has one pointer for each object
    /// as long as something refers to it.
    func object(_ pointer: UnsafeMutablePointer<AtspiAccessible>) -> AtspiObject {
        if let known = objects[pointer] { return known }
        let object = AtspiObject(pointer, in: self)
        objects[pointer] = object
        return object
    }

    /// Makes everything be read again.
    func forget() {
        for object in objects.values { object.forget() }
        contents.removeAll()
        parents.removeAll()
        hits.removeAll()
        placed.removeAll()
    }

    func children(of object: AtspiObject) -> [AtspiObject] {
        if let known = contents[object.identity] { return known }
        // First the states: libatspi must know them once it knows children.
        _ = object.reading
        let count = attempt { atspi_accessible_get_child_count(object.pointer, &$0) } ?? 0
        var children: [AtspiObject] = []
        for index in 0..<max(0, min(count, Self.mostChildren)) {
            guard let child = attempt({ atspi_accessible_get_child_at_index(object.pointer, index, &$0) }) ?? nil else { continue }
            defer { g_object_unref(child) }
            let inner = self.object(child)
            children.append(inner)
            if parents[inner.identity] == nil, inner !== root { parents[inner.identity] = object }
        }
        contents[object.identity] = children
        return children
    }

    /// Returns an object and its ancestors in the window, innermost first.
    func ancestry(of object: AtspiObject) -> [AtspiObject] {
        var line = [object]
        while let last = line.last, last !== root, line.count < 500 {
            guard let parent = parents[last.identity] ?? statedParent(of: last) else { break }
            line.append(parent)
        }
        return line
    }

    /// Returns the last object in pre-order whose extents contain a point.
    func innermost(at point: LayoutPoint) -> AtspiObject? {
        guard root.reading.extents?.contains(point) == true else { return nil }
        if placed.isEmpty {
            placed = all().compactMap { object in
                object.reading.isSet(ATSPI_STATE_VISIBLE) ? object.reading.extents.map { (object, $0) } : nil
            }
        }
        return placed.last { $0.extents.contains(point) }?.object
    }

    private func statedParent(of object: AtspiObject) -> AtspiObject? {
        guard let parent = attempt({ atspi_accessible_get_parent(object.pointer, &$0) }) ?? nil else { return nil }
        defer { g_object_unref(parent) }
        let found = self.object(parent)
        parents[object.identity] = found
        return found
    }

    /// All objects of the window, in pre-order.
    func all() -> [AtspiObject] {
        var (found, pending): ([AtspiObject], [AtspiObject]) = ([], [root])
        var seen: Set<ObjectIdentifier> = []
        while let object = pending.popLast() {
            guard seen.insert(object.identity).inserted else { continue }
            found.append(object)
            pending += children(of: object).reversed()
        }
        return found
    }

    /// Returns the objects at a pixel of the window, read once.
    func hit(_ point: LayoutPoint, _ read: () -> [ObjectIdentifier]) -> [ObjectIdentifier] {
        if let known = hits[point] { return known }
        let found = read()
        hits[point] = found
        return found
    }

    /// Returns the texts inside an object, which Orca speaks for a cell without a
    /// name.
    func text(inside object: AtspiObject) -> String? {
        var (texts, pending): ([String], [AtspiObject]) = ([], children(of: object).reversed())
        while let inner = pending.popLast() {
            let reading = inner.reading
            if AtspiRoles.meaning(of: reading)?.role == .text, let text = reading.name ?? reading.text, !text.isEmpty { texts.append(text) }
            pending += children(of: inner).reversed()
        }
        return texts.isEmpty ? nil : texts.joined(separator: " ")
    }

    /// Captures the window.
    ///
    /// - Parameter measuresTouches: Whether touch regions are measured; without,
    ///   no control has one.
    /// - Throws: `LiveCaptureError.tooManyObjects`.
    package func capture(measuresTouches: Bool) throws(LiveCaptureError) -> LiveScreen {
        forget()
        self.measuresTouches = measuresTouches
        let size = root.reading.extents?.size ?? .zero
        return try captureScreen(of: root, size: size, title: root.reading.name)
    }

    /// Sentences about objects whose role no role of a screen matches, one for each
    /// role.
    package func unknownRoles() -> [String] {
        var names: [String: [String]] = [:]
        for object in all() where AtspiRoles.meaning(of: object.reading) == nil {
            names[object.roleName, default: []].append(object.reading.name ?? "")
        }
        return names.sorted { $0.key < $1.key }.map { role, labels in
            let shown = labels.prefix(3).map { "\"\($0)\"" }.joined(separator: ", ") + (labels.count > 3 ? ", …" : "")
            return "no role of a screen matches \"\(role)\"; \(labels.count) recorded as elements of unknown role: \(shown)"
        }
    }
}

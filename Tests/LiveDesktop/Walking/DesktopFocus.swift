import CAtspi
import Foundation

/// The focus of a window, read after each key.
@MainActor
struct DesktopFocus {
    private let tree: AtspiTree
    private let staying: Duration
    /// The objects that can take focus.
    private var stops: [AtspiObject]
    private(set) var current: AtspiObject?

    init(_ tree: AtspiTree, staying: Duration) {
        (self.tree, self.staying) = (tree, staying)
        stops = tree.all().filter { $0.reading.isSet(ATSPI_STATE_FOCUSABLE) }
        current = stops.first(where: \.hasFocus)
    }

    /// Presses a key and returns the object with focus, once focus has moved or the
    /// limit for staying is reached.
    ///
    /// No event says that a key had no effect. Each look asks the program, which
    /// answers only between its events.
    mutating func press(_ key: DesktopKey) -> AtspiObject? {
        let before = current
        guard key.press() else { return current }
        return focus(movedFrom: before)
    }

    /// Moves focus to an object by its own interface; returns false if it does not
    /// get there.
    mutating func move(to object: AtspiObject) -> Bool {
        if current === object, object.hasFocus { return true }
        guard object.takeFocus() else { return false }
        return focus(movedFrom: current) === object
    }

    private mutating func focus(movedFrom before: AtspiObject?) -> AtspiObject? {
        let start = ContinuousClock.now
        repeat {
            usleep(8_000)
            let now = look()
            if now !== before, now === look() { return now }
        } while ContinuousClock.now - start < staying
        return look()
    }

    /// Reads the focus: at its last place first, then at all known stops, then in
    /// the whole window, as a key may show something new.
    private mutating func look() -> AtspiObject? {
        if let current, current.hasFocus { return current }
        if let found = stops.first(where: \.hasFocus) {
            current = found
            return found
        }
        tree.forget()
        stops = tree.all().filter { $0.reading.isSet(ATSPI_STATE_FOCUSABLE) }
        current = stops.first(where: \.hasFocus)
        return current
    }
}

import EveryScreenModel
import Testing

/// A screen, and the order in which it is read: the behavior it shows is its name.
struct OrderFixture: Sendable, CustomTestStringConvertible {
    let behavior: String
    let expected: String
    let idiom: UserEnvironment.Idiom
    let direction: UserEnvironment.LayoutDirection
    let screen: RenderedScreen

    init(_ behavior: String, _ expected: String, _ parts: [Part]) { self.init(behavior, expected, .phone, .leftToRight, parts) }

    init(_ behavior: String, _ expected: String, _ idiom: UserEnvironment.Idiom, _ parts: [Part]) {
        self.init(behavior, expected, idiom, .leftToRight, parts)
    }

    init(
        _ behavior: String, _ expected: String, _ idiom: UserEnvironment.Idiom, _ direction: UserEnvironment.LayoutDirection,
        _ parts: [Part]
    ) {
        self.behavior = behavior
        self.expected = expected
        self.idiom = idiom
        self.direction = direction
        screen = NavigationTests.screen(parts)
    }

    var testDescription: String { behavior }

    static let all = visits + modals + sorting + groups
}

extension Part {
    /// A container of 200 by 200 points at the corner.
    static func holder(_ name: String, _ parts: [Part], change: (inout ScreenElement) -> Void = { _ in }) -> Part {
        part(.group, name, LayoutRect(x: 0, y: 0, width: 200, height: 200), parts, change: change)
    }

    /// A container that is visited whole.
    static func list(_ name: String, _ parts: [Part]) -> Part { holder(name, parts) { $0.containerType = .list } }

    /// A container whose order is set by hand.
    static func ordered(_ name: String, _ order: [String], _ parts: [Part]) -> Part {
        holder(name, parts) { $0.accessibilityOrder = order }
    }

    /// A container that is modal.
    static func modal(_ name: String, _ parts: [Part]) -> Part { holder(name, parts) { $0.modal = ScreenElement.ModalBehavior() } }
}

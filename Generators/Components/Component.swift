public import EveryScreenLayout
public import EveryValue

/// A component of a design system: what it is made of, and where it may stand.
///
///     let price = ScreenComponent("Price", of: .content(.price)) { .text($0, style: .headline) }
///     let card = ScreenComponent("Card", of: .content(.thing), slots: [ComponentSlot("body", of: ["Price"], count: 1...3)]) { title, parts in
///         .column([.text(title, style: .title3).accessibilityHeading()] + parts["body"])
///     }
public struct ScreenComponent: Sendable {
    /// The name: in slots, in reports, and for the shrinker, which may put one in
    /// the place of another of the same name.
    public var name: String { label.description }
    /// The places for other components.
    public let slots: [ComponentSlot]
    /// The most there may be on one screen; `nil` is any number.
    public private(set) var limit: Int?
    /// The components inside which alone it may stand; `nil` is anywhere.
    public private(set) var homes: Set<String>?
    /// The components inside which it must not stand, at any depth.
    public private(set) var taboos: Set<String> = []

    let label: SpanLabel
    private let draw: @Sendable (ChoiceSource, SlotContents) throws -> Blueprint

    /// Creates a component from a generator of what it looks like.
    public init(_ name: SpanLabel, _ blueprint: Generator<Blueprint>) {
        self.init(name, of: blueprint) { $0 }
    }

    /// Creates a component from a generator of what it shows and a function that
    /// shows it.
    public init<Content>(
        _ name: SpanLabel, of content: Generator<Content>, blueprint: @escaping @Sendable (Content) throws -> Blueprint
    ) {
        self.init(name, of: content, slots: []) { content, _ in try blueprint(content) }
    }

    /// Creates a component with places for others.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - content: Draws what it shows by itself.
    ///   - slots: The places for other components, of different names.
    ///   - blueprint: Returns it with the others in their places.
    public init<Content>(
        _ name: SpanLabel, of content: Generator<Content>, slots: [ComponentSlot],
        blueprint: @escaping @Sendable (Content, SlotContents) throws -> Blueprint
    ) {
        label = name
        self.slots = slots
        draw = { source, parts in try blueprint(try source.draw(content), parts) }
    }

    /// Returns the component with at most `count` of it on a screen.
    public func atMost(_ count: Int) -> ScreenComponent { changed { $0.limit = count } }

    /// Returns the component to stand inside some others only, directly or not.
    public func onlyInside(_ names: String...) -> ScreenComponent { changed { $0.homes = Set(names) } }

    /// Returns the component never to stand inside some others, directly or not.
    public func neverInside(_ names: String...) -> ScreenComponent { changed { $0.taboos.formUnion(names) } }

    private func changed(_ change: (inout ScreenComponent) -> Void) -> ScreenComponent {
        var copy = self
        change(&copy)
        return copy
    }

    func blueprint(from source: ChoiceSource, with parts: SlotContents) throws -> Blueprint { try draw(source, parts) }

    /// Whether it may stand inside some others, outermost first.
    func mayStand(inside outer: [String]) -> Bool {
        taboos.isDisjoint(with: outer) && homes.map { !$0.isDisjoint(with: outer) } != false
    }
}

/// A place for other components inside a component.
public struct ComponentSlot: Hashable, Sendable {
    /// The name of the place.
    public let name: String
    /// The names of the components that may stand there, the simplest first; empty
    /// is any.
    public let components: [String]
    /// How many may stand there.
    public let count: ClosedRange<Int>

    /// Creates a place.
    public init(_ name: String, of components: [String] = [], count: ClosedRange<Int> = 0...3) {
        self.name = name
        self.components = components
        self.count = count
    }
}

/// The content of the slots of a component.
public struct SlotContents: Sendable {
    private let contents: [(name: String, blueprints: [Blueprint])]

    init(_ contents: [(name: String, blueprints: [Blueprint])]) { self.contents = contents }

    /// The components in a slot; none in one that does not exist.
    public subscript(name: String) -> [Blueprint] { contents.first { $0.name == name }?.blueprints ?? [] }

    /// All components, slot by slot.
    public var all: [Blueprint] { contents.flatMap(\.blueprints) }
}

import EveryScreenLayout
import EveryScreenModel
import Testing

/// The meaning of modifiers after a shape is drawn behind or over content.
struct DecoratedContentTests {
    private func elements(_ blueprint: Blueprint) -> [ScreenElement] {
        StandardLayout().screen(for: .column([blueprint]), in: .standard).elements
    }

    private func text(_ blueprint: Blueprint) throws -> ScreenElement {
        try #require(elements(blueprint).first { $0.role == .text })
    }

    @Test(
        arguments: [
            { $0.background(.capsule().foregroundColor(.black)) }, { $0.overlay(.rectangle().opacity(0.1)) },
            { $0.background(.roundedRectangle(cornerRadius: 8)).overlay(.circle()) },
            { $0.background(.image("wave", width: 20, height: 20).accessibilityHidden()) }, { $0 },
        ] as [@Sendable (Blueprint) -> Blueprint])
    func `facts after a drawing are those of the content`(drawn: @Sendable (Blueprint) -> Blueprint) throws {
        let badge = try text(
            drawn(.text("3").padding(8)).accessibilityLabel("3 new").accessibilityIdentifier("badge").accessibilityAddTraits(
                .updatesFrequently
            )
            .action("open"))

        #expect(badge.label == "3 new")
        #expect(badge.identifier == "badge")
        #expect(badge.traits?.contains(.updatesFrequently) == true)
        #expect(badge.declaredActivation == "open")
        #expect(elements(drawn(.text("3")).accessibilityLabel("3 new")).filter { $0.label == "3 new" }.count == 1)
    }

    @Test func `an action after a frame around it has the area of the frame`() throws {
        let small = try text(.text("Buy").padding(8).background(.capsule()).action("buy"))
        let large = try text(.text("Buy").padding(8).background(.capsule()).frame(width: 120, height: 60).action("buy"))
        let capsule = try #require(
            elements(.text("Buy").padding(8).background(.capsule()).frame(width: 120, height: 60).action("buy")).first { $0.role == .image }
        )

        #expect(small.frame.height < 44)
        #expect(large.frame.size == LayoutSize(width: 120, height: 60))
        #expect(capsule.frame.size == small.frame.size)
    }

    @Test func `a button keeps its action and its size`() throws {
        let screen = elements(.button("Buy").frame(width: 60, height: 50).background(.capsule()).action("buy"))
        let button = try #require(screen.first { $0.role == .button })

        #expect(button.declaredActivation == "buy")
        #expect(button.frame.size == LayoutSize(width: 60, height: 50))
        #expect(screen.contains { $0.role == .group && $0.actions?.isEmpty == false } == false)
    }

    @Test func `looks stay with the drawing, and other content behind makes a group`() throws {
        let faded = elements(.text("3").background(.capsule()).opacity(0.5))
        #expect(faded.contains { $0.role == .group && $0.surface?.opacity == 0.5 })

        let both = elements(.text("3").background(.text("new")).accessibilityLabel("3 new"))
        #expect(both.filter { $0.role == .text }.map(\.label) == ["new", "3"])

        let merged = elements(.text("3").background(.capsule()).accessibilityElement(children: .combine).accessibilityLabel("3 new"))
        #expect(merged.filter { $0.isAccessibilityElement == true }.map(\.label) == ["3 new"])
    }

    @Test func `a sort priority after a drawing holds among the siblings`() throws {
        func order(_ last: Blueprint) throws -> [String] {
            let screen = StandardLayout().screen(for: .column([.text("First"), last.accessibilitySortPriority(1)]), in: .standard)
            let sources = try #require(screen.elements.compactMap(\.accessibilityOrder).first)
            return sources.compactMap { source in screen.elements.first { $0.source == source }?.label }
        }

        #expect(try order(.text("Last")) == ["Last", "First"])
        #expect(try order(.text("Last").background(.capsule())) == ["Last", "First"])
        #expect(try order(.text("Last").background(.capsule()).accessibilityLabel("New")) == ["New", "First"])
    }

    @Test func `a drawing changes no frame`() throws {
        let plain = try text(.text("Buy").padding(8).frame(width: 120, height: 60).action("buy"))
        let drawn = try text(.text("Buy").padding(8).background(.capsule()).frame(width: 120, height: 60).action("buy"))

        #expect(plain.frame == drawn.frame)
    }
}

extension ScreenElement {
    /// The identity of its activation.
    fileprivate var declaredActivation: String? { actions?.first { $0.kind == .activate }?.identifier }
}

import EveryScreenGenerators
import EveryScreenLayout
import EveryValue
import Testing

struct ComponentTests {
    private static let price = ScreenComponent("Price", of: .content(.price, .english)) { .text($0) }
    private static let badge = ScreenComponent("Badge", .constant(.image("badge", width: 10, height: 10))).onlyInside("Card")
    private static let banner = ScreenComponent("Banner", .constant(.link("More"))).atMost(1).neverInside("Card")
    private static let card = ScreenComponent(
        "Card", of: .content(.thing, .english),
        slots: [ComponentSlot("body", count: 1...3), ComponentSlot("badge", of: ["Badge"], count: 0...1)]
    ) { title, parts in .column([.text(title, style: .headline)] + parts["body"] + parts["badge"]) }
    private static let system = ComponentLibrary([price, badge, banner, card])

    private func drawn(_ generator: Generator<Blueprint>, _ count: UInt64 = 300) throws -> [Blueprint] {
        try (0..<count).map { try generator.value(seed: $0) }
    }

    private func all(_ blueprint: Blueprint) -> [Blueprint] { [blueprint] + blueprint.children.flatMap { all($0) } }

    private func isCard(_ blueprint: Blueprint) -> Bool {
        guard case .container(.column(spacing: nil, _), let children) = blueprint.content, case .text(let title)? = children.first?.content
        else { return false }
        return title.style == .headline
    }

    private func isBadge(_ blueprint: Blueprint) -> Bool { if case .image = blueprint.content { true } else { false } }

    private func isBanner(_ blueprint: Blueprint) -> Bool {
        if case .control(let control) = blueprint.content { control.kind == .link } else { false }
    }

    @Test func `the simplest screen is the simplest component alone`() throws {
        #expect(try Generator<Blueprint>.screens(of: Self.system).value(replaying: ChoiceRecording()) == .text("a"))
    }

    @Test func `every component turns up, cards inside cards too`() throws {
        let screens = try drawn(.screens(of: Self.system))
        let parts = screens.flatMap { all($0) }

        #expect(parts.contains(where: isBadge) && parts.contains(where: isBanner))
        #expect(parts.contains { isCard($0) && $0.children.contains(where: isCard) })
    }

    @Test func `a component is inside its homes only, never inside its taboos, and no more often than the limit`() throws {
        for screen in try drawn(.screens(of: Self.system)) {
            let cards = all(screen).filter(isCard)
            #expect(all(screen).count(where: isBanner) <= 1)
            #expect(!cards.contains { all($0).contains(where: isBanner) })
            let badgesInCards = cards.reduce(0) { $0 + $1.children.count(where: isBadge) }
            #expect(badgesInCards == all(screen).count(where: isBadge))
        }
    }

    @Test func `slots hold as many components as they take, and cards nest no deeper than the limit`() throws {
        for screen in try drawn(.screens(of: Self.system, depth: 2)) {
            for card in all(screen).filter(isCard) {
                #expect((2...5).contains(card.children.count))
                #expect(card.children.allSatisfy { !isCard($0) || !$0.children.contains(where: isCard) })
            }
        }
    }

    @Test func `around a component its slots are filled one level deeper than they have to be`() throws {
        let cards = try drawn(.screens(around: Self.card, of: Self.system)).flatMap { all($0) }.filter(isCard)
        let outer = cards.filter { $0.children.contains(where: isCard) }

        #expect(!outer.isEmpty)
        #expect(!outer.contains { $0.children.contains { isCard($0) && $0.children.contains(where: isCard) } })
    }

    @Test func `a component that cannot be complete in the depth given has the depth it needs`() throws {
        let screens = try drawn(.screens(of: ComponentLibrary([Self.card, Self.price, Self.badge]), depth: 1), 50)

        #expect(screens.flatMap { all($0) }.contains(where: isCard))
    }

    @Test func `a component stands among arbitrary neighbors, and alone in the simplest screen`() throws {
        let generator = Generator<Blueprint>.screens(
            around: ScreenComponent("Gauge", .constant(.progress("Sent", value: "5 %"))))
        let screens = try drawn(generator)
        let isGauge = { (part: Blueprint) in part == .progress("Sent", value: "5 %") }

        #expect(try generator.value(replaying: ChoiceRecording()) == .progress("Sent", value: "5 %"))
        #expect(screens.allSatisfy { all($0).count(where: isGauge) == 1 })
        #expect(Set(screens).count > 200)
        #expect(screens.contains { all($0).count > 20 })
    }

    @Test func `a component among neighbors has its slots filled from the system`() throws {
        let screens = try drawn(.screens(around: Self.card, of: Self.system), 60)

        #expect(screens.allSatisfy { all($0).contains(where: isCard) })
    }

    @Test func `screens of components are counted by the names of the components`() throws {
        let names = try Set(
            (0..<100 as Range<UInt64>).flatMap {
                try Generator<Blueprint>.screens(of: Self.system).sample(seed: $0).recording.spanNames
            })

        #expect(names == ["Price", "Badge", "Banner", "Card"])
    }

    @Test func `a library whose components do not fit together ends the draw with the mistake`() {
        func mistake(_ components: [ScreenComponent]) -> String? {
            do { _ = try Generator.screens(of: ComponentLibrary(components)).value(seed: 1) } catch { return "\(error)" }
            return nil
        }
        func component(_ slots: ComponentSlot...) -> ScreenComponent {
            ScreenComponent("Card", of: .constant(0), slots: slots) { _, _ in .spacer }
        }
        let price = ScreenComponent("Price", .constant(.spacer))

        #expect(mistake([]) == "No component may stand by itself, outside of others.")
        #expect(mistake([price, price]) == "Two components have the name \"Price\".")
        #expect(
            mistake([price, component(ComponentSlot("body", of: ["Prize"]))])
                == "The slot \"body\" of \"Card\" takes \"Prize\", which is not a component; did you mean \"Price\"?")
        #expect(
            mistake([component(ComponentSlot("x", count: 1...2))])
                == "The component \"Card\" can never be complete, since its slots need itself.")
        #expect(mistake([price.onlyInside("Card")]) == "No component may stand by itself, outside of others.")
        #expect(mistake([component(ComponentSlot("x"), ComponentSlot("x"))]) == "The component \"Card\" has two slots \"x\".")
        #expect(mistake([component(ComponentSlot("x", count: -1...2))]) == "The slot \"x\" of \"Card\" cannot take -1 components.")
        #expect(mistake([price]) == nil)
    }
}

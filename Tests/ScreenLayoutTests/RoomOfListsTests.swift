import EveryScreenLayout
import EveryScreenModel
import Testing

struct RoomOfListsTests {
    /// The parts that take the width of their room, with something in them that may
    /// be wider.
    private static let parts: [(String, @Sendable (Blueprint) -> Blueprint)] = [
        ("list", { .list([$0]) }),
        ("plain list", { Blueprint.list([$0]).listStyle(.plain) }),
        ("list with a section", { .list([.section("Totals", [$0])]) }),
        ("navigation bar", { .navigationBar("Cart", [$0]) }),
        ("tab bar", { .tabBar([$0]) }),
    ]

    @Test(arguments: parts.indices) func `content that is too wide widens nothing around it`(number: Int) throws {
        for width in [10, 320, 321, 1_000] {
            let wide = Blueprint.text("a").frame(width: Double(width), height: 44)
            let blueprint = Blueprint.column(spacing: 0, [Self.parts[number].1(wide), .row([.text("Total"), .spacer, .text("€6.00")])])
            let environment = UserEnvironment(screenSize: LayoutSize(width: 320, height: 568))
            let screen = StandardLayout().screen(for: blueprint, in: environment)

            let total = try #require(screen.elements.first { $0.label == "Total" })
            let price = try #require(screen.elements.first { $0.label == "€6.00" })
            #expect(total.frame.minX == 0, "\(Self.parts[number].0), \(width)")
            #expect(price.frame.maxX == 320, "\(Self.parts[number].0), \(width)")
        }
    }
}

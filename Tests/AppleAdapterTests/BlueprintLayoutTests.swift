#if canImport(UIKit) && canImport(SwiftUI)
    import EveryScreen
    import Foundation
    import SwiftUI
    import Testing
    import UIKit

    extension AdapterTests {
        @MainActor @Suite
        struct BlueprintLayoutTests {
            private func spoken(_ screen: RenderedScreen) -> [String] {
                ReadingOrder(screen, layoutDirection: .leftToRight).elements.map { screen.elements[$0].label ?? "" }
            }

            private let card = Blueprint.scroll(
                .column(
                    spacing: 8,
                    [
                        .text("Order 1234", style: .headline).accessibilityHeading(),
                        .row([.button("Track"), .button("Cancel").disabled()]),
                        .toggle("Gift", isOn: true), .field("Name"), .image("cart", width: 40, height: 40, isDecorative: true),
                    ]
                ).padding(16))

            @Test func `UIKit lays out a blueprint, and assistive technology finds what it says`() throws {
                let screen = UIKitLayout().screen(for: card, in: .standard)

                #expect(spoken(screen) == ["Order 1234", "Track", "Cancel", "Gift", "Name"])
                #expect(screen.elements.first { $0.label == "Order 1234" }?.role == .heading)
                #expect(screen.elements.first { $0.label == "Cancel" }?.isEnabled == false)
                #expect(screen.elements.first { $0.label == "Gift" && $0.role == .toggle }?.value == "1")
            }

            @Test func `SwiftUI lays out a blueprint, and assistive technology finds what it says`() throws {
                let screen = SwiftUILayout().screen(for: card, in: .standard)

                #expect(spoken(screen) == ["Order 1234", "Track", "Cancel", "Gift", "Name"])
            }

            @Test func `colors of a blueprint are those of the views in it, up to views with another color`() {
                let blueprint = Blueprint.column([
                    .text("inherits"), .text("own").foregroundColor(0x112233), .button("Go"), .field("Name", value: "Ada"),
                ]).foregroundColor(0x445566, dark: 0x778899).backgroundColor(0xFFFFFF, dark: 0x000000)

                func colors(in environment: UserEnvironment) -> [SRGBColor?] {
                    UIKitLayout().screen(for: blueprint, in: environment).elements.flatMap { ($0.text ?? []).map(\.color) }
                }
                let dark = UserEnvironment(appearance: .dark)
                #expect(colors(in: .standard) == [0x445566, 0x112233, 0x445566, 0x445566, 0x445566].map { SRGBColor(hex: $0) })
                #expect(colors(in: dark) == [0x778899, 0x112233, 0x778899, 0x778899, 0x778899].map { SRGBColor(hex: $0) })

                let painted = UIKitLayout().screen(for: blueprint, in: dark).elements.flatMap { $0.surface?.background ?? [] }
                #expect(painted.contains(.color(SRGBColor(hex: 0))))
                let faint = UIKitLayout().screen(for: .text("faint").foregroundColor(0xBBBBBB).backgroundColor(0xFFFFFF), in: .standard)
                let verdicts = audit(ScreenPresentation(faint), by: AccessibilityProfile.wcag22AA.keeping([.textContrast]))
                #expect(verdicts.flatMap(\.findings).map(\.element.label) == ["faint"])
            }

            @Test func `every kind of blueprint has a view in both`() throws {
                let every: [Blueprint] = [
                    .text("a"), .image("b", width: 10, height: 10), .button("c", role: .destructive),
                    .imageButton("d").accessibilityLabel("d"),
                    .link("e"), .toggle("f"), .slider("g", value: "1"), .stepper("h", value: "2"), .picker("i", value: "3"), .field("j"),
                    .secureField("k"), .searchField("l"), .textEditor("m"), .progress("n", value: "50%"), .spacer,
                    .column([.button("o")]), .layers([.button("p")]), .list([.button("q")]), .section("r", footer: "s", [.button("t")]),
                    .grid(columns: 2, [.button("u"), .button("v")]), .flow([.button("w")]), .navigationBar("x", back: "y", [.button("z")]),
                    .tabBar([.button("1"), .button("2")]), .button("3").frame(width: 60, height: 60, clips: true),
                    .button("4").aspectRatio(1),
                    .button("5").fixedSize(), .text("6").textSizes(upTo: .xLarge), .button("7").layoutPriority(1),
                    .button("8").overlay(.text("9")), .button("10").modal(.button("11")),
                ]
                for blueprint in every where blueprint != .spacer {
                    let label = { (screen: RenderedScreen) in screen.elements.contains { $0.isAccessibilityElement == true } }
                    #expect(label(UIKitLayout().screen(for: .column([.text("title"), blueprint]), in: .standard)), "\(blueprint)")
                    #expect(label(SwiftUILayout().screen(for: .column([.text("title"), blueprint]), in: .standard)), "\(blueprint)")
                }
            }

            @Test func `a check that runs on the main actor does not wait for the main thread to lay out`() async {
                // Cases wait for a core, and views lay out their content, which
                // live on the waiting thread.
                let report = await expectAccessible(.environments(.pairwise), laidOutBy: UIKitLayout()) { _ in .button("Go") }

                #expect(report.cases == 72)
            }

            @Test func `a container view that puts one child over another is found, with the fewest children that show it`() async {
                /// A container that has room for two.
                final class Pair: UIView {
                    init(_ views: [UIView]) {
                        super.init(frame: .zero)
                        for view in views { addSubview(view) }
                    }
                    @available(*, unavailable) required init?(coder: NSCoder) { nil }
                    override var intrinsicContentSize: CGSize { CGSize(width: 200, height: 120) }
                    override func layoutSubviews() {
                        for (index, view) in subviews.enumerated() {
                            view.frame = CGRect(x: 0, y: CGFloat(min(index, 1)) * 60, width: bounds.width, height: 60)
                        }
                    }
                }
                let layout = UIKitLayout(containers: ["Pair": { Pair($0) }])
                let pairs = Generator<Blueprint> { source in
                    .container("Pair", (0..<source.integer(in: 0...5)).map { .button("Button \($0)") })
                }
                let settings = CheckSettings(
                    profile: .humanInterfaceGuidelines.keeping([.targetSize]), environments: .standard, cases: 30)

                await withKnownIssue {
                    await expectAccessible(forEvery: pairs, .settings(settings), laidOutBy: layout)
                } matching: { issue in
                    let text = issue.comments.map(\.rawValue).joined()
                    return text.contains("nothing of button \"Button 1\" can be touched")
                        && text.contains(
                            """
                                .container("Pair", [
                                    .button("Button 0"),
                                    .button("Button 1"),
                                    .button("Button 2"),
                                ])

                            """)
                }
            }
        }
    }
#endif

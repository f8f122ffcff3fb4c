import EveryScreenModel
import Testing

@testable import EveryScreenLayout

/// Frames that others measured and published; the layout must agree within two
/// points.
///
/// - AS: cashapp/AccessibilitySnapshot@5b03db8, reference images of iOS 18.5 and
///   26.2 at 402 × 874.
/// - UK: Vercantez/openuikit, probes of UIKit on the iOS 26.1 simulator.
/// - ST: captures of the Settings and Contacts apps by Appium, Trailblaze and idb.
struct PublishedLayoutTests {
    /// One published extent of one element.
    struct Fact: Sendable, CustomTestStringConvertible {
        let name: String
        let source: String
        var design = SystemDesign.iOS26
        var width = 402.0
        let blueprint: Blueprint
        /// The path of the element, and its measures, in points.
        let element: String
        let measure: @Sendable (LayoutRect) -> [Double]
        let published: [Double]

        var testDescription: String { "\(name) (\(design))" }
    }

    private static let sections = Blueprint.list(
        (1...2).map { .section("Section \($0)", footer: "Footer", [.text("One"), .text("Two")]) })

    static let facts = [
        Fact(
            name: "row of an inset list: x, width", source: "AS 18.5", design: .iOS18, blueprint: sections, element: "0/0.cell",
            measure: { [$0.minX, $0.width] }, published: [20, 362]),
        Fact(
            name: "row of an inset list: x, width", source: "AS 26.2", blueprint: sections, element: "0/0.cell",
            measure: { [$0.minX, $0.width] }, published: [16, 370]),
        Fact(
            name: "header: height above the first row", source: "AS 18.5", design: .iOS18, blueprint: sections, element: "0/0.cell",
            measure: { [$0.minY] }, published: [38.67]),
        Fact(
            name: "header: height above the first row", source: "AS 26.2", blueprint: sections, element: "0/0.cell",
            measure: { [$0.minY] }, published: [40.33]),
        Fact(
            name: "second section: first row below header, rows, footer and header", source: "AS 18.5", design: .iOS18,
            blueprint: sections, element: "1/0.cell", measure: { [$0.minY] }, published: [38.67 + 88 + 33.67 + 38.67]),
        Fact(
            name: "second section: first row below header, rows, footer and header", source: "AS 26.2", blueprint: sections,
            element: "1/0.cell", measure: { [$0.minY] }, published: [40.33 + 104 + 29.67 + 40.33]),
        Fact(
            name: "row with a switch: height", source: "ST", design: .iOS18, width: 390, blueprint: .list([.toggle("Wi-Fi")]),
            element: "0.cell", measure: { [$0.height] }, published: [44.33]),
        Fact(
            name: "row of a list: x, width, height", source: "ST (idb)", design: .iOS18, blueprint: .list([.button("General")]),
            element: "0", measure: { [$0.minX, $0.width, $0.height] }, published: [20, 362, 44]),
        Fact(
            name: "switch: height", source: "ST", blueprint: .toggle("Wi-Fi"), element: "", measure: { [$0.width, $0.height] },
            published: [402, 31]),
        Fact(
            name: "slider: height", source: "AS", blueprint: .slider("Volume", value: "1"), element: "", measure: { [$0.height] },
            published: [34]),
        Fact(
            name: "stepper: height", source: "AS", blueprint: .stepper("Count", value: "1"), element: "", measure: { [$0.height] },
            published: [32]),
        Fact(name: "text field: height", source: "ST", blueprint: .field("Name"), element: "", measure: { [$0.height] }, published: [22]),
        Fact(
            name: "search field: height", source: "AS", blueprint: .searchField("Search"), element: "", measure: { [$0.height] },
            published: [36]),
        Fact(
            name: "progress bar: height", source: "UK", blueprint: .progress("Load", value: "1"), element: "", measure: { [$0.height] },
            published: [4]),
        Fact(
            name: "plain button: size", source: "UK", blueprint: .button("Configure"), element: "",
            measure: { [$0.width, $0.height] }, published: [75, 20.33]),
        Fact(
            name: "bordered button: size", source: "UK", blueprint: .button("Configure").buttonStyle(.bordered), element: "0",
            measure: { [$0.width, $0.height] }, published: [99, 34.33]),
        Fact(
            name: "small bordered button: size", source: "UK",
            blueprint: .button("Configure").buttonStyle(.bordered).controlSize(.small), element: "0",
            measure: { [$0.width, $0.height] }, published: [87.33, 28]),
        Fact(
            name: "navigation bar with a large title: height, x of the title", source: "ST", width: 390,
            blueprint: .navigationBar("Settings").navigationBarTitleDisplayMode(.large), element: "0", measure: { [$0.height] },
            published: [96]),
        Fact(
            name: "way back: a circle of 44 at 16", source: "ST", blueprint: .navigationBar("Card", back: "Contacts"),
            element: ".back", measure: { [$0.minX, $0.width, $0.height] }, published: [16, 44, 44]),
        Fact(
            name: "tab of four: width, height", source: "AS 18.5", design: .iOS18,
            blueprint: .tabBar(["One", "Two", "Three", "Four"].map { .text($0) }), element: "0",
            measure: { [$0.width, $0.height] }, published: [96.5, 48]),
        Fact(
            name: "button of an alert: size", source: "AS 26.2", blueprint: .text("Behind").alert("Delete?", [.button("OK")]),
            element: "1/1", measure: { [$0.width, $0.height] }, published: [288, 48]),
    ]

    @Test(arguments: facts) func `the layout agrees with published values within two points`(fact: Fact) throws {
        let environment = UserEnvironment(screenSize: LayoutSize(width: fact.width, height: 874))
        let screen = StandardLayout(design: fact.design).screen(for: fact.blueprint, in: environment)
        let element = try #require(screen.elements.first { $0.source == fact.element }, "\(screen.elements.map(\.source))")

        for (own, published) in zip(fact.measure(element.frame), fact.published) {
            #expect(abs(own - published) <= 2, "\(own) against \(published), \(fact.source)")
        }
    }

    @Test func `a row of two texts and a spacer is one line in eight points more than the texts`() {
        let texts = [Blueprint.text("Total"), .text("12.50")]
        let widths = texts.map { laidOut($0).elements[0].frame.width }.reduce(0, +)

        let row = laidOut(.row([texts[0], .spacer, texts[1]]), width: widths + 8)

        #expect(row.elements.map(\.frame.height) == row.elements.map { _ in 61.0 / 3 })
    }

    @Test func `a large sheet reaches the lower edge of the screen, and its content the safe area`() {
        let environment = UserEnvironment(
            screenSize: LayoutSize(width: 393, height: 852), safeArea: LayoutInsets(top: 59, bottom: 34))
        let screen = StandardLayout().screen(
            for: .text("Behind").frame(maxWidth: .infinity, maxHeight: .infinity).modal(.scroll(.text("Sheet"))), in: environment)
        let sheet = screen.elements.first { $0.role == .sheet }?.frame

        #expect(sheet == LayoutRect(x: 0, y: 59, width: 393, height: 793))
    }

    @Test func `a control composed of a row is judged in the row as a button is`() {
        let composed = Blueprint.row([.text("Ink"), .spacer, .text("3 €")]).accessibilityElement(children: .combine)
            .accessibilityAddTraits(.button).action("open")
        let screen = laidOut(.list([composed, .button("Open")]))
        let controls = screen.elements.filter { $0.actions?.contains { $0.kind == .activate } == true }

        #expect(controls.count == 2)
        #expect(controls.map(\.frame.width) == [358, 358])
        #expect(controls.map(\.frame.height) == [52, 52])
    }
}

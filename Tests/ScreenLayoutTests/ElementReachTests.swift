import EveryScreenLayout
import EveryScreenModel
import Foundation
import Testing

/// How far an element reaches: order matters, as in SwiftUI.
struct ElementReachTests {
    /// The frame of the only element that can be activated, as text.
    private func target(_ blueprint: Blueprint) -> String? {
        let targets = laidOut(blueprint).elements.filter { $0.activation != nil }
        return targets.count == 1 ? targets[0].frame.described : nil
    }

    @Test(
        arguments: [
            (.text("Open").padding(12).action("open"), "0 0 65 44"),
            (.text("Open").action("open").padding(12), "12 12 41 20"),
            (.text("Open").frame(minWidth: 60, minHeight: 50).action("open"), "0 0 60 50"),
            (.text("Open").action("open").frame(minWidth: 60, minHeight: 50), "9 15 41 20"),
            (.text("Open").padding(12).textSizes(upTo: .accessibility1).action("open"), "0 0 65 44"),
            (.text("Open").padding(12).action("open").padding(8), "8 8 65 44"),
            (.text("Open").padding(.vertical, 12).font(.body).dismissesModal(), "0 0 41 44"),
            (.image("open", width: 20, height: 20).padding(12).action("open"), "0 0 44 44"),
            (.row([.text("Open")]).padding(12).accessibilityElement(children: .combine).action("open"), "0 0 65 44"),
            (.button("Open").padding(12).action("open"), "12 12 41 20"),
        ] as [(Blueprint, String)])
    func `an action after padding or a frame has the area of that`(blueprint: Blueprint, frame: String) {
        #expect(target(blueprint) == frame)
    }

    @Test func `the label belongs to the content, and the text stays in place`() throws {
        let element = try #require(laidOut(.text("Open").padding(12).accessibilityLabel("Open it").action("open")).elements.first)

        #expect(element.label == "Open it")
        #expect(element.text?.first?.frame?.described == "12 12 41 20")
    }

    @Test func `a combined row after padding is one element as large as the padding`() {
        let screen = laidOut(Blueprint.row([.text("Tea"), .text("2 €")]).padding(10).accessibilityElement(children: .combine))

        #expect(screen.elements.filter { $0.isAccessibilityElement == true }.map(\.label) == ["Tea, 2 €"])
        #expect(screen.elements[0].frame.minX == 0)
    }

    @Test func `code and files keep the order`() throws {
        let blueprint = Blueprint.text("Open").accessibilityHint("a").padding(12).action("open").padding(8)

        #expect(blueprint.swiftCode == #".text("Open").accessibilityHint("a").padding(12).action("open").padding(8)"#)
        #expect(try JSONDecoder().decode(Blueprint.self, from: JSONEncoder().encode(blueprint)) == blueprint)
        #expect(blueprint.accessibility?.action == "open")
        #expect(blueprint.accessibility?.hint == "a")
    }

    @Test func `an edit of modifiers leaves each where it is`() {
        var blueprint = Blueprint.text("Open").padding(12).action("open")
        blueprint.accessibility?.label = "Open it"
        blueprint.accessibility?.action = "go"

        #expect(blueprint.swiftCode == #".text("Open").accessibilityLabel("Open it").padding(12).action("go")"#)
    }

    @Test func `an edit puts a frame before the action, and padding that goes leaves the action`() {
        let frame = Blueprint.Wrapper.frame(limits: Blueprint.FrameLimits(minHeight: 44), alignment: .center, clips: false)
        let framed = BlueprintEdit([BlueprintEdit.Step(0, .wrap(frame))]).applied(to: .text("Open").accessibilityHint("a").action("open"))
        let padded = Blueprint.text("Open").padding(12).action("open")
        let bare = BlueprintEdit([BlueprintEdit.Step(0, .unwrap(.padding(insets: .zero)))]).applied(to: padded)

        #expect(framed?.swiftCode == #".text("Open").accessibilityHint("a").frame(minHeight: 44).action("open")"#)
        #expect(bare?.swiftCode == #".text("Open").action("open")"#)
    }
}

extension LayoutRect {
    /// The rectangle in whole points, for tests: x, y, width, height.
    var described: String { [minX, minY, width, height].map { String(Int($0.rounded())) }.joined(separator: " ") }
}

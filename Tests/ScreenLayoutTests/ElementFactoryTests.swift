import EveryScreenLayout
import EveryScreenModel
import Testing

/// The facts of each leaf for assistive technology.
struct ElementFactoryTests {
    private static let leaves: [(Blueprint, String)] = [
        (.text("a"), "text a='' [staticText] stop"),
        (.text(""), "text ='' [staticText]"),
        (.image("a", width: 1, height: 1), "image a='' [image] stop"),
        (.image(uiImage: "a", width: 1, height: 1), "image ='' [image] stop"),
        (.image("a", width: 1, height: 1, isDecorative: true), "image ='' [image] decorative"),
        (.button("a"), "button a='' [button] stop activate focus"),
        (.imageButton("a"), "button ='' [button] stop activate focus"),
        (.link("a"), "link a='' [link] stop activate focus"),
        (.toggle("a"), "toggle a='0' [button toggleButton] stop activate focus"),
        (.toggle("a", isOn: true), "toggle a='1' [button toggleButton] stop activate focus"),
        (.slider("a", value: "b"), "slider a='b' [adjustable] stop increment decrement focus"),
        (.field("a", value: "b"), "textField a='b' [] stop activate focus"),
        (.secureField("a"), "secureTextField a='' [] stop activate focus"),
        (.searchField("a"), "searchField a='' [searchField] stop activate focus"),
        (.textEditor("a", value: "b"), "textEditor a='b' [] stop activate focus"),
        (.progress("a", value: "b"), "progressIndicator a='b' [updatesFrequently] stop"),
    ]

    private func summary(_ element: ScreenElement) -> String {
        let traits = ScreenElement.Traits.names.filter { element.traits?.contains($0.trait) == true }.map(\.name).joined(separator: " ")
        let facts = [
            "\(element.role.rawValue) \(element.label ?? "?")='\(element.value ?? "?")' [\(traits)]",
            element.isAccessibilityElement == true ? "stop" : nil, element.isDecorative == true ? "decorative" : nil,
            element.actions?.isEmpty == false ? element.actions?.map(\.kind.rawValue).joined(separator: " ") : nil,
            element.keyboard?.isFocusable == true ? "focus" : nil,
        ]
        return facts.compactMap(\.self).joined(separator: " ")
    }

    @Test(arguments: leaves) func `a leaf says what it is`(blueprint: Blueprint, expected: String) {
        #expect(laidOut(blueprint).elements.map(summary) == [expected])
    }

    @Test func `every control is enabled, knows the keys it consumes, and has a separate action`() {
        for element in Self.leaves.flatMap({ laidOut($0.0).elements }) {
            #expect(element.isEnabled == (element.isControl ? true : nil))
            #expect(element.keyboard?.consumedKeys == [])
            #expect(
                element.actions?.first { $0.kind == .activate }.map { $0.identifier == element.source && $0.dismissesModal == false }
                    ?? true)
            #expect(element.isVisible == true)
        }
    }

    @Test func `controls have the extent of the system's own`() {
        let extents = Self.leaves.filter { laidOut($0.0).elements[0].isControl }.map { text(laidOut($0.0).elements[0].frame) }

        #expect(
            extents == [
                "0,0 9.11×20.33", "0,0 44×44", "0,0 9.11×20.33", "0,0 390×30", "0,0 390×30", "0,0 390×34", "0,0 390×22", "0,0 390×22",
                "0,0 390×36", "0,0 390×75",
            ])
    }

    @Test func `text states its run as drawn`() {
        let runs = laidOut(wide(30, lineLimit: 1), textSize: .xLarge).elements[0].text

        #expect(
            runs == [
                ScreenElement.TextRun(
                    String(repeating: "書", count: 30), style: .body, pointSize: 19, weight: .regular, lineCount: 1, isTruncated: true,
                    frame: LayoutRect(x: 0, y: 0, width: 380, height: 23))
            ])
    }

    @Test func `the title of a button stands in its middle`() {
        let run = laidOut(.button("書").framedAsTarget).elements[0].text?.first

        #expect(run?.frame.map(text) == "13.5,11.83 17×20.33")
        #expect(run?.isTruncated == false)
    }

    @Test func `text is as wide as its widest character, though there is no room for it`() {
        let squeezed = laidOut(.row(spacing: 0, [wide(2), box(40, 20)]), width: 40).elements[0]

        #expect(text(squeezed.frame) == "0,0 17×40.67")
        #expect(squeezed.text?.first?.frame.map(text) == "0,0 17×40.67")
    }

    @Test func `the title of a screen is that of its last bar`() {
        #expect(laidOut(.text("a")).title == nil)
        #expect(laidOut(.column([.navigationBar("a"), .navigationBar("b")])).title == "b")
    }
}

import EveryScreenLayout
import EveryScreenModel
import Foundation
import Testing

struct BlueprintLocationTests {
    /// For each element of a laid-out blueprint its role and the line that made it.
    private func lines(_ blueprint: Blueprint) -> [String] {
        StandardLayout().screen(for: blueprint, in: .standard).elements.map { element in
            "\(element.role.rawValue) \(element.location?.description ?? "nowhere")"
        }
    }

    @Test func `each leaf is of the line that calls its function`() {
        #sourceLocation(file:"OrderScreen.swift",line:10)
        let leaves: [Blueprint] = [
            .text("Order"),
            .image("map", width: 10, height: 10), .button("Track"),
            .imageButton(
                "cart"),
            .link("Help"), .toggle("Gift"), .slider("Tip", value: "1"), .stepper("Pens", value: "2"), .picker("Size", value: "M"),
            .field("Name"), .secureField("PIN"), .searchField("Search"), .textEditor("Note"), .progress("Sent", value: "3 %"),
            Blueprint(.text(Blueprint.TextContent("Total"))),
        ]
        #sourceLocation()

        #expect(
            leaves.flatMap(lines) == [
                "text OrderScreen.swift:11", "image OrderScreen.swift:12", "button OrderScreen.swift:12", "button OrderScreen.swift:13",
                "link OrderScreen.swift:15", "toggle OrderScreen.swift:15", "slider OrderScreen.swift:15", "stepper OrderScreen.swift:15",
                "picker OrderScreen.swift:15", "textField OrderScreen.swift:16", "secureTextField OrderScreen.swift:16",
                "searchField OrderScreen.swift:16", "textEditor OrderScreen.swift:16", "progressIndicator OrderScreen.swift:16",
                "text OrderScreen.swift:17",
            ])
    }

    @Test func `what a container brings with it is of the container's line, and a cell is of that of its row`() {
        #sourceLocation(file:"OrderScreen.swift",line:10)
        let screen = Blueprint.column([
            .navigationBar("Order", back: "Shop"),
            .scroll(
                .list([
                    .section("Items", footer: "All prices include tax.", [.text("Pen")]),
                    .row([
                        .button("Track")
                    ]),
                ])),
            .tabBar([.button("Home")]),
        ])
        #sourceLocation()

        #expect(
            lines(screen) == [
                "navigationBar OrderScreen.swift:11", "button OrderScreen.swift:11", "heading OrderScreen.swift:11",
                "scrollView OrderScreen.swift:12", "list OrderScreen.swift:13", "heading OrderScreen.swift:14", "cell OrderScreen.swift:14",
                "text OrderScreen.swift:14", "text OrderScreen.swift:14", "cell OrderScreen.swift:15", "button OrderScreen.swift:16",
                "tabBar OrderScreen.swift:19", "tab OrderScreen.swift:19",
            ])
    }

    @Test func `a wrapper is a separate part, and a modifier of accessibility is none`() {
        #sourceLocation(file:"OrderScreen.swift",line:10)
        let button = Blueprint.button("Track")
            .accessibilityHint("Opens the map.")
            .frame(width: 31, clips: true)
            .padding(8)
        let sheet = Blueprint.text("Order")
            .modal(.text("Sent"))
        let alert = Blueprint.text("Order")
            .alert("Sent", message: "It is on its way.", [.button("OK")])
        let overlay = Blueprint.text("Order")
            .overlay(.button("Track"))
            .accessibilityElement(children: .contain)
        #sourceLocation()

        #expect(lines(button) == ["group OrderScreen.swift:12", "button OrderScreen.swift:10"])
        #expect(lines(sheet) == ["text OrderScreen.swift:14", "sheet OrderScreen.swift:15", "text OrderScreen.swift:15"])
        #expect(
            lines(alert) == [
                "text OrderScreen.swift:16", "alert OrderScreen.swift:17", "heading OrderScreen.swift:17", "text OrderScreen.swift:17",
                "button OrderScreen.swift:17",
            ])
        #expect(lines(overlay) == ["group OrderScreen.swift:19", "text OrderScreen.swift:18", "button OrderScreen.swift:19"])
    }

    @Test func `a function of the user passes the line on`() {
        func primary(_ title: String, fileID: StaticString = #fileID, line: UInt = #line) -> Blueprint {
            .button(title, fileID: fileID, line: line).frame(minWidth: 44)
        }

        #sourceLocation(file:"OrderScreen.swift",line:10)
        let button = primary("Track")
        #sourceLocation()

        #expect(lines(button) == ["button OrderScreen.swift:10"])
    }

    @Test func `a part keeps its line when its strings, modifiers or children change`() {
        #sourceLocation(file:"OrderScreen.swift",line:10)
        var list = Blueprint.list([.button("Track")])
        #sourceLocation()
        list.children[0].strings = ["Follow"]
        list.children[0].accessibility = nil
        list.children.removeAll { $0.strings == ["Cancel"] }

        #expect(lines(list) == ["list OrderScreen.swift:10", "cell OrderScreen.swift:10", "button OrderScreen.swift:10"])
    }

    @Test func `an edited part keeps its line, and what the edit adds has the line of the part`() throws {
        #sourceLocation(file:"OrderScreen.swift",line:10)
        let original = Blueprint.column([
            .button("Track").frame(width: 31, clips: true),
            .text("Sent")
                .modal(.text("Done"), closesOnEscape: false),
            .tabBar([.button("Orders")]),
        ])
        #sourceLocation()
        func edited(_ part: Int, _ change: BlueprintEdit.Change) throws -> [String] {
            lines(try #require(BlueprintEdit([BlueprintEdit.Step(part, change)]).applied(to: original)))
        }
        let old = Blueprint.Wrapper.frame(limits: Blueprint.FrameLimits(width: 31), alignment: .center, clips: true)
        let new = Blueprint.Wrapper.frame(limits: Blueprint.FrameLimits(minWidth: 44), alignment: .center, clips: true)
        var hidden = Blueprint.AccessibilityModifiers()
        hidden.isHidden = true

        #expect(try edited(1, .rewrap(old, as: new)) == lines(original))
        #expect(try edited(2, .set(hidden)) == lines(original))
        #expect(try edited(2, .fact(.string("Follow", kind: "button"))) == lines(original))
        // The sheet lies over the tab bar then, and comes after it.
        #expect(try edited(3, .presentOutermost).sorted() == lines(original).sorted())
        #expect(try edited(3, .fact(.closesOnEscape)) == lines(original))
        #expect(try edited(2, .wrap(.scroll(axes: [.vertical]))).contains("scrollView OrderScreen.swift:11"))
        #expect(try edited(0, .scrollBetweenBars).contains("scrollView OrderScreen.swift:10"))
        #expect(try edited(0, .group(2, isRow: false)).filter { $0.hasPrefix("group") }.contains("group OrderScreen.swift:10"))
        // Parts that an edit adds have no line in the caller's code.
        #expect(
            try edited(0, .append(Blueprint(.text(Blueprint.TextContent("a")), fileID: "EveryScreenKit/Fixes.swift", line: 1))) == lines(
                original) + ["text nowhere"])
    }

    @Test func `parts of two lines are equal, print the same code and are written without them`() throws {
        let first = Blueprint.button("Track").frame(width: 31)
        let second = Blueprint.button("Track").frame(width: 31)

        let read = try JSONDecoder().decode(Blueprint.self, from: JSONEncoder().encode(first))

        #expect(first == second)
        #expect(Set([first, second, read]).count == 1)
        #expect(first.swiftCode == second.swiftCode)
        #expect(lines(read) == ["button nowhere"])
    }
}

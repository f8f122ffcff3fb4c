import EveryScreenLayout
import EveryScreenModel
import Testing

/// Items at both ends of bars, segments, spinners, hidden labels, and the child
/// that fits.
struct BarsAndChoicesTests {
    private func element(_ label: String, on screen: RenderedScreen) throws -> ScreenElement {
        try #require(screen.elements.first { $0.label == label }, "\(label)")
    }

    @Test func `leading items stand at the leading end of a bar, and the title in the middle`() throws {
        let bar = Blueprint.navigationBar("New order", leading: [.button("Cancel")], [.button("Add"), .button("Save")])
        let screen = laidOut(bar)

        #expect(try element("Cancel", on: screen).frame.minX == 16)
        #expect(try element("Save", on: screen).frame.maxX == 390 - 16)
        #expect(abs(try element("New order", on: screen).frame.center.x - 195) < 0.01)
        #expect(screen.elements.compactMap(\.label).filter { !$0.isEmpty } == ["Cancel", "New order", "Add", "Save"])
        #expect(bar.swiftCode == #".navigationBar("New order", leading: [.button("Cancel")], [.button("Add"), .button("Save")])"#)
        #expect(abs(try element("Cancel", on: laidOut(bar, direction: .rightToLeft)).frame.maxX - (390 - 16)) < 1e-9)
    }

    @Test(arguments: [
        Blueprint.navigationBar("Order", leading: [.button("Edit")]), .navigationBar("Order", [.button(.symbol("plus"))]),
        .toolbar([.button("Go")]), .toolbar([.symbol("plus").action("add")]), .toolbar([.button("Go").frame(minWidth: 20)]),
    ])
    func `an item of a bar has a target of 44 points`(bar: Blueprint) throws {
        let item = try #require(laidOut(bar).elements.first(where: \.isControl) ?? laidOut(bar).elements.last)

        #expect(item.frame.size == LayoutSize(width: 44, height: 44))
    }

    @Test func `an item that only informs has its own extent, and a wide one its own width`() throws {
        let screen = laidOut(.toolbar([.text("Updated just now", style: .caption1), .spacer, .button("Contact support")]))

        #expect(try element("Updated just now", on: screen).frame.height < 20)
        #expect(try element("Contact support", on: screen).frame.width > 100)
        #expect(try element("Contact support", on: screen).frame.height == 44)
    }

    @Test func `a title without room beside the items takes none, however narrow the bar`() throws {
        let bar = Blueprint.navigationBar("New order", leading: [.button("Cancel")], [.button("Save")])
        func title(_ width: Double) throws -> LayoutRect { try element("New order", on: laidOut(bar.frame(width: width))).frame }
        let narrow = try title(60)

        #expect(try narrow.width < title(390).width)
        for width in [0, 0.5, 1, 31, 32, 32.5, 33, 34] { #expect(try title(width).size == narrow.size, "\(width)") }
    }

    @Test func `a bar with a large title is 96 points high, the line of the title included`() {
        let bar = laidOut(.column(spacing: 0, [.navigationBar("Orders").navigationBarTitleDisplayMode(.large)])).elements[0]

        #expect(abs(bar.frame.height - 96) < 0.01, "\(bar.frame)")
    }

    @Test func `a way back stands before leading items`() throws {
        let screen = laidOut(.navigationBar("Order", back: "Shop", leading: [.button("Edit")]))

        #expect(try element("Shop", on: screen).frame.maxX < element("Edit", on: screen).frame.minX)
        #expect(try element("Edit", on: screen).frame.maxX < element("Order", on: screen).frame.minX)
    }

    @Test func `items of a toolbar stand in a row 44 points high, and grow up to XXXL`() throws {
        let bar = Blueprint.column(spacing: 0, [.toolbar([.button("Share"), .spacer, .button("Delete")])])
        let screen = laidOut(bar)

        #expect(screen.elements[0].role == .toolbar)
        #expect(screen.elements[0].frame == LayoutRect(x: 0, y: 0, width: 390, height: 44))
        #expect(try element("Share", on: screen).frame.minX == 16)
        #expect(try element("Delete", on: screen).frame.maxX == 390 - 16)
        #expect(
            try element("Share", on: laidOut(bar, textSize: .accessibility5)).frame
                == element("Share", on: laidOut(bar, textSize: .xxxLarge)).frame)
        #expect(try element("Share", on: screen).largeContentTitle == "Share")
    }

    @Test(arguments: [UserEnvironment.TextSize.small, .large, .accessibility5])
    func `segments share one width, and no text size enlarges them`(size: UserEnvironment.TextSize) {
        let control = Blueprint.segmentedControl(selected: 1, [.button("Day"), .button("Week"), .button("Month")])
        let segments = laidOut(control, textSize: size, width: 300).elements.filter { $0.role == .segment }

        #expect(segments.map(\.label) == ["Day", "Week", "Month"])
        #expect(segments.map(\.frame) == [0, 100, 200].map { LayoutRect(x: $0, y: 0, width: 100, height: 32) })
        #expect(segments.map { $0.traits?.contains(.selected) } == [false, true, false])
        #expect(segments.map { $0.text?.first?.pointSize } == [13, 13, 13])
        #expect(Set(segments.map { $0.keyboard?.group }).count == 1)
        #expect(control.swiftCode == #".segmentedControl(selected: 1, [.button("Day"), .button("Week"), .button("Month")])"#)
    }

    @Test func `two segmented controls are two stops of the keyboard`() {
        let choice = Blueprint.segmentedControl([.button("a"), .button("b")])
        let groups = laidOut(.column([choice, choice])).elements.filter { $0.role == .segment }.map { $0.keyboard?.group }

        #expect(Set(groups).count == 2)
    }

    @Test func `a spinner has one extent, says that something goes on, and cannot be operated`() {
        for size in UserEnvironment.TextSize.allCases {
            let screen = laidOut(.spinner(), textSize: size)

            #expect(screen.elements.map(\.frame.size) == [LayoutSize(width: 20, height: 20)])
            #expect(screen.elements.map(\.label) == ["In progress"])
            #expect(screen.elements.map(\.role) == [.progressIndicator])
            #expect(screen.elements.allSatisfy { !$0.isControl && $0.keyboard?.isFocusable == false })
        }
        #expect(Blueprint.spinner().swiftCode == ".spinner()")
        #expect(Blueprint.spinner().strings == [])
    }

    @Test func `hidden labels are spoken and not drawn`() throws {
        let toggle = Blueprint.toggle("Wi-Fi").labelsHidden()
        let screen = laidOut(toggle)

        #expect(screen.elements.map(\.frame.size) == [LayoutSize(width: 66, height: 30)])
        #expect(screen.elements.map(\.label) == ["Wi-Fi"])
        #expect(screen.elements.map(\.text) == [[]])
        #expect(toggle.swiftCode == #".toggle("Wi-Fi").labelsHidden()"#)
        // A text field draws its title as a placeholder, as in SwiftUI.
        #expect(laidOut(Blueprint.field("Name").labelsHidden()).elements[0].text?.map(\.string) == ["Name"])
    }

    @Test func `swipes and menus offer custom actions as well`() throws {
        let row = Blueprint.text("Mail").swipeActions(["Delete"]).contextMenu(["Copy"])
        let element = laidOut(row).elements[0]

        #expect(element.actions?.map(\.name) == ["Delete", "Copy"])
        #expect(element.gestures?.map(\.kind) == [.swipe, .longPress])
    }

    // MARK: The child that fits

    private func box(_ width: Double, _ height: Double) -> Blueprint { .image("\(width)", width: width, height: height) }

    /// All rooms, with children of all extents of a small world.
    @Test func `the first child that fits is shown, else the last, by brute force`() {
        let lengths = [10.0, 20, 30]
        let extents = lengths.flatMap { width in lengths.map { LayoutSize(width: width, height: $0) } }
        for axes in [[ScreenElement.Axis.horizontal, .vertical], [.horizontal], [.vertical]] {
            for room in extents {
                for first in extents {
                    for second in extents {
                        let children = [first, second].map { box($0.width, $0.height) }
                        let blueprint = Blueprint.viewThatFits(in: axes, children).frame(width: room.width, height: room.height)
                        let fits =
                            (!axes.contains(.horizontal) || first.width <= room.width)
                            && (!axes.contains(.vertical) || first.height <= room.height)

                        #expect(laidOut(blueprint).elements.map(\.frame.size) == [fits ? first : second])
                    }
                }
            }
        }
    }

    @Test func `what does not fit is not there, with all that is in it`() {
        let names = ["Details", "Reviews", "Questions"].map { Blueprint.button($0) }
        let choice = Blueprint.viewThatFits([.row(names), .column(names).accessibilityIdentifier("narrow")]).accessibilitySortPriority(1)
        func identifiers(_ size: UserEnvironment.TextSize) -> [String?] {
            laidOut(.column([.text("a"), choice]), textSize: size).elements.map(\.identifier)
        }

        #expect(!identifiers(.large).contains("narrow"))
        #expect(identifiers(.accessibility5).contains("narrow"))
        #expect(laidOut(.column([.text("a"), choice])).elements.filter(\.isControl).count == 3)
        #expect(laidOut(choice.accessibilityElement(children: .combine)).elements[0].label == "Details, Reviews, Questions")
    }

    @Test func `without children there is nothing`() {
        #expect(laidOut(.viewThatFits([])).elements == [])
        #expect(Blueprint.viewThatFits(in: [.vertical], []).swiftCode == ".viewThatFits(in: [.vertical], [])")
    }

    @Test func `the way back is a chevron beside the title on iOS 18, and a circle on iOS 26`() throws {
        let bar = Blueprint.navigationBar("Order", back: "Shop")
        let (older, newer) = (StandardLayout(design: .iOS18), StandardLayout(design: .iOS26))
        func parts(_ layout: StandardLayout) -> [String] {
            let screen = layout.screen(for: bar, in: UserEnvironment())
            return screen.elements.indices.filter { screen.elements[$0].source.contains("back") }
                .map { "\(screen.elements[$0].role) \(screen.elements[$0].source)" }
        }

        #expect(parts(older) == ["button .back/0", "image .back/0/0/0/0/0", "text .back/0/0/0/0/1"])
        #expect(parts(newer) == ["button .back"])
    }
}

import EveryScreenCapture
import EveryScreenCaptureReaders
import EveryScreenModel
import Testing

struct FlutterReaderTests {
    /// A dump of one node in a root of 800 × 600.
    private func dump(_ lines: String...) -> String {
        "SemanticsNode#0\n │ Rect.fromLTRB(0.0, 0.0, 800.0, 600.0)\n │\n └─SemanticsNode#1\n"
            + lines.map { "     \($0)\n" }.joined()
    }

    private func element(_ lines: String...) throws -> ScreenElement {
        try read(dump("Rect.fromLTRB(10.0, 20.0, 110.0, 60.0)", lines.joined(separator: "\n     "))).elements[1]
    }

    @Test func `Rectangles are those in the node around, and are added up`() throws {
        let text = """
            SemanticsNode#0
             │ Rect.fromLTRB(0.0, 0.0, 800.0, 600.0)
             ├─SemanticsNode#1
             │ │ Rect.fromLTRB(10.0, 20.0, 110.0, 120.0)
             │ └─SemanticsNode#2
             │     Rect.fromLTRB(5.0, 6.0, 15.0, 16.0)
             └─SemanticsNode#3
                 Rect.fromLTRB(0.0, 0.0, 10.0, 20.0) with transform [0.0,-1.0,0.0,50.0; 1.0,0.0,0.0,7.0; 0.0,0.0,1.0,0.0; 0.0,0.0,0.0,1.0]
            """

        let screen = try read(text, density: 320)

        #expect(screen.elements.map(\.source) == ["0", "0/0", "0/0/0", "0/1"])
        #expect(screen.elements[2].frame == LayoutRect(x: 15, y: 26, width: 10, height: 10))
        #expect(screen.elements[3].frame == LayoutRect(x: 30, y: 7, width: 20, height: 10))
        #expect(screen.unit == .points)
    }

    @Test func `The scale of the window leads to logical pixels, and another is one of the content`() throws {
        let window =
            "SemanticsNode#0\n │ Rect.fromLTRB(0.0, 0.0, 1600.0, 1200.0)\n └─SemanticsNode#1\n   │ Rect.fromLTRB(0.0, 0.0, 800.0, 600.0) scaled by 2.0x\n"
        let inner = "   └─SemanticsNode#2\n       Rect.fromLTRB(0.0, 0.0, 10.0, 20.0) scaled by 3.0x\n"

        let screen = try read(window + inner)

        #expect(screen.size == LayoutSize(width: 800, height: 600))
        #expect(screen.elements.map(\.frame.width) == [800, 800, 30])
    }

    @Test(
        arguments: [
            ("isTextField", ScreenElement.Role.textField), ("isTextField, isObscured", .secureTextField),
            ("isTextField, isMultiline", .textEditor),
            ("isButton", .button), ("isButton, hasToggledState", .toggle), ("hasCheckedState", .checkBox),
            ("hasCheckedState, isInMutuallyExclusiveGroup", .radioButton), ("isLink", .link), ("isSlider", .slider), ("isHeader", .heading),
            ("isImage", .image), ("scopesRoute", .group),
        ])
    func `Flags determine the role`(flags: String, role: ScreenElement.Role) throws {
        #expect(try element("flags: \(flags)").role == role)
    }

    @Test func `Words without a role are a text, or unknown where something can be done`() throws {
        #expect(try element("label: \"Tea\"").role == .text)
        #expect(try element("label: \"Tea\"", "actions: tap").role == .unknown)
        #expect(try element("actions: increase, decrease").role == .slider)
    }

    // Forty times ten to the tenth is infinite, and then no number at all.
    @Test func `Transforms beyond any screen are reported with their node`() {
        let matrix = Array(repeating: "1e10,0,0,0", count: 4).joined(separator: "; ")
        let lines = (0..<40).map { depth in
            let indentation = String(repeating: " ", count: depth)
            return "\(indentation)└─SemanticsNode#\(depth)\n\(indentation)  Rect.fromLTRB(0.0, 0.0, 9.0, 9.0) with transform [\(matrix)]\n"
        }

        let text = message(lines.joined())

        #expect(text.hasPrefix("capture:3:1: a node at 0.0, 0.0 where a node on a screen is expected; "))
    }

    @Test func `Assistive technology stops at elements with words or with actions besides scrolling`() throws {
        let stops = try [
            "flags: scopesRoute", "actions: scrollUp", "actions: tap", "label: \"Tea\"", "hint: \"Opens\"", "customActions: Remove",
        ].map { try element($0).isAccessibilityElement }

        #expect(stops == [false, false, true, true, true, true])
        #expect(try element("label: \"Tea\"", "merged up ⬆️").isAccessibilityElement == false)
    }

    @Test func `A tooltip is the name of an element without a label, and adds to a label`() throws {
        #expect(try element("flags: isButton", "tooltip: \"Search\"").label == "Search")
        #expect(try element("label: \"Orders\"", "tooltip: \"Search orders\"").label == "Orders\nSearch orders")
        #expect(try element("label: \"Search\"", "tooltip: \"Search\"").label == "Search")
        // The engine makes no stop of a tooltip alone.
        #expect(try element("tooltip: \"Search\"").isAccessibilityElement == false)
    }

    @Test func `A route is a group around its stops, whatever its words`() throws {
        let route = try element("flags: scopesRoute, namesRoute", "label: \"Orders\"", "actions: dismiss")

        #expect(route.role == .group)
        #expect(route.label == "Orders")
        #expect(route.isAccessibilityElement == false)
        #expect(try element("flags: namesRoute", "label: \"Orders\"").isAccessibilityElement == true)
    }

    private static let whole = """
        SemanticsNode#0
         │ Rect.fromLTRB(0.0, 0.0, 800.0, 600.0)
         │
         └─SemanticsNode#1
           │ Rect.fromLTRB(0.0, 0.0, 800.0, 600.0)
           │
           ├─SemanticsNode#2
           │   Rect.fromLTRB(5.0, 6.0, 15.0, 16.0)
           │   label: "Tea"
           │
           └─SemanticsNode#3
               Rect.fromLTRB(5.0, 20.0, 15.0, 36.0)
        """

    @Test(arguments: [
        (2, "capture:3:1: the end of the dump where a node inside SemanticsNode#0"),
        (4, "capture:5:1: the end of the dump where Rect.fromLTRB(…)"),
        (5, "capture:6:1: the end of the dump where a node inside SemanticsNode#1"),
        (7, "capture:8:1: the end of the dump where a node after SemanticsNode#2"),
        (10, "capture:11:1: the end of the dump where a node after SemanticsNode#2"),
        (11, "capture:12:1: the end of the dump where Rect.fromLTRB(…)"),
    ])
    func `A dump that is cut off between or in its nodes is refused`(count: Int, mistake: String) throws {
        let lines = Self.whole.split(separator: "\n", omittingEmptySubsequences: false)

        let text = message(lines.prefix(count).joined(separator: "\n") + "\n")

        #expect(try read(Self.whole).elements.count == 4)
        #expect(text == mistake + " is expected; the file is damaged or cut off; capture the screen again")
    }

    @Test func `A dump without some of its lines is refused`() {
        let lines = Self.whole.split(separator: "\n", omittingEmptySubsequences: false)
        let next = "   └─SemanticsNode#9\n       Rect.fromLTRB(0.0, 0.0, 1.0, 1.0)"

        #expect(
            message(" └─SemanticsNode#8\n" + lines.prefix(8).joined(separator: "\n"))
                == "capture:2:1: a second capture begins; a file of this format holds one screen; put each screen into its own file")
        #expect(
            message(lines.prefix(10).joined(separator: "\n") + "\n └─SemanticsNode#8\n\(next)")
                == "capture:11:1: SemanticsNode#8 where a node after SemanticsNode#2 is expected; the file is damaged or cut off; capture the "
                + "screen again")
    }

    @Test func `A second dump is refused`() {
        let line = Self.whole.split(separator: "\n", omittingEmptySubsequences: false).count + 2

        #expect(
            message(Self.whole + "\n\n" + Self.whole)
                == "capture:\(line):1: a second capture begins; a file of this format holds one screen; put each screen into its own file")
    }

    @Test func `Quotation marks and line breaks in a text are part of it`() throws {
        #expect(try element("label:", "  \"Say \"yes\"", "  or \"no\"\"", "textDirection: ltr").label == "Say \"yes\"\nor \"no\"")
        #expect(try element("label: \"\"").label == "")
        #expect(try element("label: \"Tea\"", "novelty: \"hot\" and cold").label == "Tea")
    }

    @Test(arguments: ["flutter: ", "I/flutter ( 4711): "])
    func `The console's prefix of each line does not matter`(prefix: String) throws {
        let text = dump("Rect.fromLTRB(1.0, 2.0, 3.0, 4.0)", "label: \"Tea\"")
        let lines = text.split(separator: "\n").map { prefix + $0 }.joined(separator: "\n")

        #expect(try read("flutter: Syncing\n" + lines + "\n\(prefix)\n\(prefix)Paid: \"12\"\n") == read(text))
    }

    @Test func `A mistake is reported with its place`() {
        #expect(
            message(dump("Rect.fromLTRB(1.0, 2.0)"))
                == "capture:5:1: Rect.fromLTRB(1.0, 2.0) where Rect.fromLTRB(left, top, right, bottom), perhaps with a scale or a transform is "
                + "expected; the file is damaged or cut off; capture the screen again")
        #expect(
            message(dump("label: \"Tea"))
                == "capture:4:1: label: \"Tea where a closing quotation mark is expected; the file is damaged or cut off; capture the screen again"
        )
    }

    @Test(arguments: [
        "textDirection: ltr", "sortKey: a", "actions: tap", "customActions: a", "flags: isButton", "tags: a", "role: a", "headingLevel: 1",
        "platformViewId: 1", "maxValueLength: 1", "currentValueLength: 1", "scrollChildren: 1", "scrollIndex: 1", "scrollExtentMin: 0.0",
        "scrollPosition: 0.0", "scrollExtentMax: 1.0", "indexInParent: 1", "elevation: 1.0", "thickness: 1.0", "textSelection: [1, 2]",
        "linkUrl: a", "validationResult: invalid", "controlsNodes: a", "inputType: text", "locale: de", "merged up ⬆️", "merge boundary",
        "HIDDEN", "invisible", "STALE", "owner: a",
    ])
    func `A text ends at a quotation mark that a line of something else follows`(line: String) throws {
        let text = dump("Rect.fromLTRB(0.0, 0.0, 9.0, 9.0)", "label:", "  \"Say \"yes\"", line, "novelty: 1", "hint: \"a\"")

        #expect(try read(text).elements[1].label == "Say \"yes")
    }
}

import EveryScreenCapture
import EveryScreenCaptureReaders
import EveryScreenModel
import Testing

struct DevToolsReaderTests {
    private func screen(_ name: String) throws -> RenderedScreen { try readCapture(at: OwnCapture.path(name)).screens[0].screen }

    private func element(_ source: String, of name: String) throws -> ScreenElement {
        let screen = try screen(name)
        return screen.elements[try #require(screen.index(ofSource: source))]
    }

    @Test func `The tree has names and no frames`() throws {
        let heading = try element("n5", of: "order.cdp-tree.json")

        #expect(heading.role == .heading)
        #expect(heading.label == "Tea")
        #expect(heading.headingLevel == 2)
        #expect(heading.frame == .zero)
        #expect(heading.isVisible == nil)
        #expect(heading.isAccessibilityElement == true)
    }

    @Test func `The snapshot has frames and no names`() throws {
        let heading = try element("n5", of: "order.cdp-snapshot.json")

        #expect(heading.role == .heading)
        #expect(heading.label == nil)
        #expect(heading.frame == LayoutRect(x: 16, y: 64, width: 288, height: 30))
        #expect(heading.isAccessibilityElement == nil)
        #expect(heading.surface == nil)
    }

    /// A field with attributes, in a snapshot without the tree of accessibility.
    private func field(_ attributes: [String]) throws -> ScreenElement {
        let numbers = attributes.indices.map { "\($0 + 2)" }.joined(separator: ", ")
        let strings = (["#document", "INPUT"] + attributes).map { "\"\($0)\"" }.joined(separator: ", ")
        let nodes =
            "{\"parentIndex\": [-1, 0], \"nodeType\": [9, 1], \"nodeName\": [0, 1], \"nodeValue\": [-1, -1], \"backendNodeId\": [1, 2], "
            + "\"attributes\": [[], [\(numbers)]]}"
        let layout = "{\"nodeIndex\": [1], \"bounds\": [[0, 0, 60, 40]], \"styles\": []}"
        let document = "{\"nodes\": \(nodes), \"layout\": \(layout), \"contentWidth\": 320, \"contentHeight\": 568}"
        return try #require(try read("{\"documents\": [\(document)], \"strings\": [\(strings)]}").elements.last)
    }

    @Test func `Without the tree only attributes state a name, and only those of the element`() throws {
        #expect(try field([]).label == nil)
        #expect(try field(["aria-label", "Town"]).label == "Town")
        #expect(try field(["aria-label", ""]).label == nil)
        #expect(try field(["aria-label", "Town", "aria-labelledby", "n7"]).label == nil)
        #expect(try field(["title", "Town"]).label == nil)
    }

    @Test func `Without the tree a field is required if an attribute says so, and otherwise that is unknown`() throws {
        #expect(try field(["type", "text"]).field?.isRequired == nil)
        #expect(try field(["required", ""]).field?.isRequired == true)
        #expect(try field(["aria-required", "true"]).field?.isRequired == true)
        #expect(try field(["aria-required", "false"]).field?.isRequired == nil)
    }

    @Test func `Both together have both, and colors if the styles are named`() throws {
        let heading = try element("n5", of: "order.cdp.json")
        let box = try element("n8", of: "order.cdp.json")

        #expect(heading.label == "Tea")
        #expect(heading.frame == LayoutRect(x: 16, y: 64, width: 288, height: 30))
        #expect(heading.surface == ScreenElement.Surface(background: [.color(.white)], opacity: 1))
        #expect(heading.text?.map(\.color) == [.black])
        #expect(heading.text?.map(\.pointSize) == [16])
        #expect(box.labeledBy == ["n5"])
        #expect(box.keyboard == ScreenElement.KeyboardBehavior(isFocusable: false))
    }

    @Test func `The head of the page is read with the document only`() throws {
        var tree = RenderedScreen.Facts(title: "Your order")
        var document = RenderedScreen.Facts(title: "Your order", language: "en-GB", allowsZoom: false, refreshInterval: .infinity)
        (tree.platform, document.platform) = (.web, .web)

        #expect(try screen("order.cdp-tree.json").facts == tree)
        #expect(try screen("order.cdp-snapshot.json").facts == document)
    }

    @Test func `Nodes are in the order of the lists of children`() throws {
        #expect(try screen("order.cdp-tree.json").elements.map(\.source) == ["n1", "n5", "n6", "a6", "n7", "n8"])
    }

    @Test func `The content of a frame is placed in the frame`() throws {
        let frame =
            "{\"nodes\": {\"parentIndex\": [-1, 0], \"nodeType\": [9, 1], \"nodeName\": [0, 1], \"nodeValue\": [-1, -1], \"backendNodeId\": [~1, ~2], "
            + "\"attributes\": [[], []], \"contentDocumentIndex\": {\"index\": [^], \"value\": [^]}}, \"layout\": {\"nodeIndex\": [1], \"bounds\": [[10, 20, 30, 40]], "
            + "\"styles\": []}, \"contentWidth\": 320, \"contentHeight\": 568}"
        let outer = frame.replacing("~", with: "1").replacing("^", with: "1")
        let inner = frame.replacing("~", with: "2").replacing("^", with: "")

        let screen = try read("{\"documents\": [\(outer), \(inner)], \"strings\": [\"#document\", \"IFRAME\"]}")

        #expect(screen.elements.map(\.source) == ["n11", "n12", "n21", "n22"])
        #expect(screen.elements.map(\.frame.minX) == [0, 10, 0, 20])
        #expect(screen.parent(of: 2) == 1)
        #expect(screen.size == LayoutSize(width: 320, height: 568))
    }

    /// The lines of the text "Green tea" in a snapshot.
    private func lines(starts: String, lengths: String) throws -> [ScreenElement.TextLine]? {
        let nodes =
            "{\"parentIndex\": [-1, 0, 1], \"nodeType\": [9, 1, 3], \"nodeName\": [0, 1, 2], \"nodeValue\": [-1, -1, 3], "
            + "\"backendNodeId\": [1, 2, 3], \"attributes\": [[], [], []]}"
        let layout = "{\"nodeIndex\": [1, 2], \"bounds\": [[0, 0, 60, 40], [0, 0, 60, 40]], \"styles\": []}"
        let boxes =
            "{\"layoutIndex\": [1, 1], \"bounds\": [[0, 0, 60, 20], [0, 20, 30, 20]], \"start\": \(starts), \"length\": \(lengths)}"
        let document =
            "{\"nodes\": \(nodes), \"layout\": \(layout), \"textBoxes\": \(boxes), \"contentWidth\": 320, \"contentHeight\": 568}"
        let screen = try read("{\"documents\": [\(document)], \"strings\": [\"#document\", \"P\", \"#text\", \"Green tea\"]}")
        return screen.elements.compactMap { $0.text?.first }.first?.lines
    }

    @Test func `The lines of a text have their boxes and stretches`() throws {
        let frames = [LayoutRect(x: 0, y: 0, width: 60, height: 20), LayoutRect(x: 0, y: 20, width: 30, height: 20)]

        #expect(
            try lines(starts: "[0, 6]", lengths: "[6, 3]")
                == [ScreenElement.TextLine(0..<6, frame: frames[0]), ScreenElement.TextLine(6..<9, frame: frames[1])])
    }

    @Test func `A line may have no letter`() throws {
        #expect(try lines(starts: "[0, 0]", lengths: "[0, 9]")?.map(\.range) == [0..<0, 0..<9])
        #expect(try lines(starts: "[0, 9]", lengths: "[9, 0]")?.map(\.range) == [0..<9, 9..<9])
    }

    @Test(
        arguments: [
            ("[0, 6]", "[6, 9]"), ("[0, 6]", "[6]"), ("[-1, 6]", "[6, 3]"), ("[0, 9223372036854775807]", "[6, 3]"), ("[0, 6]", "[6, -3]"),
        ])
    func `Ranges outside of the text are left out`(starts: String, lengths: String) throws {
        #expect(try lines(starts: starts, lengths: lengths)?.map(\.range) == [nil, nil])
    }

    private func tree(_ nodes: String...) -> String {
        "{\"nodes\": [\(nodes.map { "{\"ignored\": false, \($0)}" }.joined(separator: ", "))]}"
    }

    @Test func `A node that is listed twice is one element`() throws {
        let nodes = ["\"nodeId\": \"1\"", "\"nodeId\": \"2\", \"parentId\": \"1\"", "\"nodeId\": \"2\", \"parentId\": \"1\""]

        #expect(try read(tree(nodes[0], nodes[1], nodes[2])).elements.map(\.source) == ["a1", "a2"])
    }

    @Test func `Nodes that stand for one of the document have separate names`() throws {
        let screen = try read(
            tree("\"nodeId\": \"1\", \"backendDOMNodeId\": 7", "\"nodeId\": \"2\", \"parentId\": \"1\", \"backendDOMNodeId\": 7"))

        #expect(screen.elements.map(\.source) == ["n7", "a2"])
        #expect(screen.parent(of: 1) == 0)
    }

    @Test func `A mistake is reported with its place`() {
        #expect(
            message(tree("\"nodeId\": \"1\", \"parentId\": \"2\"", "\"nodeId\": \"2\", \"parentId\": \"1\""))
                == "capture:1:12: $.nodes[0] is an object; it must be a node that is not inside of itself; fix the value")
        #expect(
            message("{\"documents\": [{\"title\": 7}], \"strings\": [\"a\"]}")
                == "capture:1:16: $.documents[0] has no \"nodes\"; it is needed; add it")
        #expect(
            message("{\"documents\": 7, \"strings\": []}")
                == "capture:1:15: $.documents is 7; it must be an array of documents; fix the value")
    }
}

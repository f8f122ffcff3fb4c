import Testing

@testable import EveryScreenCapture
@testable import EveryScreenCaptureReaders

struct JSONTreeTests {
    private func tree(_ text: String) throws -> (document: JSONDocument, tree: JSONTree) {
        let document = try JSONDocument(parsing: SourceText(utf8: Array(text.utf8)))
        return (document, try JSONTree(document, from: [0], childrenIn: "in"))
    }

    @Test func `Objects come before their content, wherever its key is`() throws {
        let (document, tree) = try tree("{\"in\": [{\"in\": [{}], \"a\": 1}, null, {\"in\": null}], \"b\": 2}")

        #expect(tree.objects.map { document.path(to: $0) } == ["$", "$.in[0]", "$.in[0].in[0]", "$.in[2]"])
        #expect(tree.parents == [-1, 0, 1, 0])
    }

    @Test(arguments: ["{\"in\": 7}", "{\"in\": [7]}", "[]"])
    func `A structure that is no tree is rejected`(text: String) {
        #expect(throws: CaptureMistake.self) { try tree(text) }
    }

    @Test func `A hundred thousand one inside the other are no deeper for the stack`() throws {
        let depth = 100_000
        let text = String(repeating: "{\"in\":[", count: depth) + "{}" + String(repeating: "]}", count: depth)

        #expect(try tree(text).tree.objects.count == depth + 1)
    }
}

import Testing

@testable import EveryScreenBrowser

struct ShrunkDocumentTests {
    private let page = """
        <!doctype html>
        <title>T</title>
        <!-- <img> in a comment -->
        <script>const x = "<img>"</script>
        <IMG src=a><imgx>
        <p>
        <img
          src=b>
        """

    @Test(arguments: [(0, 5), (1, 7), (2, nil)])
    func `the line of a tag is found by its number, comments and scripts left out`(index: Int, line: Int?) {
        #expect(ShrunkDocument.line(of: "img", at: index, in: page) == line)
    }

    @Test func `a script itself has a line`() { #expect(ShrunkDocument.line(of: "script", at: 0, in: page) == 4) }

    @Test func `nothing is found in nothing`() { #expect(ShrunkDocument.line(of: "img", at: 0, in: "") == nil) }
}

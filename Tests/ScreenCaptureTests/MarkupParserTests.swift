import EveryScreenCapture
import EveryScreenCaptureReaders
import Testing

struct MarkupParserTests {
    @Test(arguments: [
        (
            "<hierarchy>\n<node>\n</node>\n",
            "4:1: the text ends inside <hierarchy> of line 1; the file is cut off; capture the screen again"
        ),
        ("<hierarchy>\n<node>", "2:7: the text ends inside <node> of line 2; the file is cut off; capture the screen again"),
        ("<hierarchy>\n <node text=\"a", "2:2: the text ends inside the tag <node>; the file is cut off; capture the screen again"),
        ("<hierarchy><node text=", "1:12: the text ends inside the tag <node>; the file is cut off; capture the screen again"),
        ("<hierarchy><no", "1:13: the text ends inside a tag; the file is cut off; capture the screen again"),
        ("<hierarchy></hier", "1:14: the text ends inside an end tag; the file is cut off; capture the screen again"),
        ("<hierarchy><!-- a", "1:12: the text ends inside a comment; the file is cut off; capture the screen again"),
        ("<?xml version='1.0'?>", "1:22: the text ends inside the prolog; the file is cut off; capture the screen again"),
    ])
    func `A truncated file is reported by its incomplete part`(text: String, mistake: String) {
        #expect(message(text) == "capture:" + mistake)
    }

    @Test(arguments: [
        ("<hierarchy>\n<node></nod></hierarchy>", "2:7: </nod> closes <node> of line 2; the file is damaged; capture the screen again"),
        ("<hierarchy a=1/>", "1:14: \"1\" where a quotation mark is expected; this is not well-formed XML; capture the screen again"),
        ("<hierarchy a/>", "1:13: \"/\" where \"=\" is expected; this is not well-formed XML; capture the screen again"),
        (
            "<hierarchy a=\"é\"b=\"\"/>",
            "1:17: \"b\" where white space, \"/>\" or \">\" is expected; this is not well-formed XML; capture the screen again"
        ),
        (
            "<hierarchy a=\"<\"/>",
            "1:15: \"<\" where the end of the attribute or \"&lt;\" is expected; this is not well-formed XML; capture the screen again"
        ),
        ("<hierarchy a=\"\" a=\"\"/>", "1:17: a second a in one element; this is not well-formed XML; remove one of them"),
        (
            "<hierarchy a=\"x &tea; y\"/>",
            "1:17: the reference &tea; is not defined; this is not well-formed XML; write the character itself"
        ),
        ("<hierarchy a=\"A & B\"/>", "1:17: the reference & is not defined; this is not well-formed XML; write the character itself"),
        ("<hierarchy><1/></hierarchy>", "1:13: \"1\" where a name is expected; this is not well-formed XML; capture the screen again"),
        (
            "<hierarchy><!ELEMENT></hierarchy>",
            "1:13: \"!\" where a name is expected; this is not well-formed XML; capture the screen again"
        ),
        (
            "<hierarchy/><hierarchy/>",
            "1:13: markup after the end of the document; a file holds one screen; put each screen into its own file"
        ),
        (
            "<hierarchy/></hierarchy>",
            "1:13: markup after the end of the document; a file holds one screen; put each screen into its own file"
        ),
    ])
    func `Malformed text is reported with its place`(text: String, mistake: String) {
        #expect(message(text) == "capture:" + mistake)
    }

    @Test func `An entity bomb is refused before anything is expanded`() {
        let bomb = "<!DOCTYPE h [\n <!ENTITY a \"tea\">\n <!ENTITY b \"&a;&a;&a;\">\n]>\n<hierarchy text=\"&b;\"/>"

        #expect(message(bomb) == "capture:2:2: the entity a is declared; entities are never expanded; remove the declaration")
    }

    @Test func `An external entity is refused and not looked for`() {
        let text = "<?xml version='1.0'?><!DOCTYPE h [<!ENTITY a SYSTEM \"file:///etc/hostname\">]><hierarchy>&a;</hierarchy>"

        #expect(message(text) == "capture:1:35: the external entity a is declared; entities are never expanded; remove the declaration")
    }

    @Test func `A document type is refused even without entities`() {
        #expect(
            message("<!DOCTYPE hierarchy><hierarchy/>")
                == "capture:1:1: a document type declaration; captures have none and it is not read; remove it")
    }

    @Test func `Comments, instructions, sections and texts between elements do not matter`() throws {
        let text = """
            <!-- <a> --><?x y?><hierarchy rotation='0' ><!-- -- --> tea <![CDATA[<b>]]><node
             bounds = "[0,0][1,1]" /></hierarchy
            ><!-- end -->
            """

        #expect(try read(text) == read("<hierarchy rotation=\"0\"><node bounds=\"[0,0][1,1]\"/></hierarchy>"))
    }

    @Test func `Ten thousand elements inside one another are read`() throws {
        let depth = 10_000
        let node = "<node text=\"a\" class=\"android.view.View\" bounds=\"[0,0][10,10]\">"

        let text = "<hierarchy>" + String(repeating: node, count: depth) + String(repeating: "</node>", count: depth) + "</hierarchy>"
        let screen = try read(text)

        #expect(screen.elements.count == depth + 1)
        #expect(screen.parent(of: depth) == depth - 1)
        #expect(screen.elements[depth].source == "10000")
    }

    @Test func `Twenty thousand elements beside one another are read`() throws {
        let node = "<node text=\"Tea\" class=\"android.widget.TextView\" clickable=\"true\" bounds=\"[0,0][100,44]\"/>\n"

        #expect(try read(dump(String(repeating: node, count: 20_000))).elements.count == 20_002)
    }

    @Test func `A hundred thousand attributes of one element are read`() throws {
        let attributes = (0..<100_000).map { "a\($0)=\"\"" }.joined(separator: " ")

        #expect(try read("<hierarchy><node text=\"tea\" \(attributes)/></hierarchy>").elements[1].label == "tea")
    }
}

import EveryScreenModel
import Testing

@testable import EveryScreenKit

struct SVGTests {
    @Test(
        arguments: [
            (0, "0"), (-0.0, "0"), (1.5, "1.5"), (2.004, "2"), (1.0 / 3, "0.33"), (1e15, "1000000000000000.0"), (1e300, "1e+300"),
            (1e308, "0"), (.nan, "0"), (.infinity, "0"), (-.infinity, "0"),
        ] as [(Double, String)])
    func `a coordinate has two decimals at most, and one that is not finite is zero`(value: Double, text: String) {
        #expect(SVG.number(value) == text)
    }

    @Test(arguments: [(0.123456789, "0.12346"), (1, "1.0"), (.infinity, "1")] as [(Double, String)])
    func `a factor has five decimals`(value: Double, text: String) {
        #expect(SVG.factor(value) == text)
    }

    @Test func `a box of negative extent is empty, and its corners fit into it`() {
        #expect(
            SVG.box(LayoutRect(x: 1, y: 2, width: -3, height: 4), radius: 8, .fill("#fff"))
                == "<rect x=\"1\" y=\"2\" width=\"0\" height=\"4\" fill=\"#fff\"/>")
        #expect(
            SVG.box(LayoutRect(x: 0, y: 0, width: 10, height: 4), radius: 8, .line("#000", 2, dashes: "1 2"))
                == "<rect x=\"0\" y=\"0\" width=\"10\" height=\"4\" rx=\"2\" fill=\"none\" stroke=\"#000\" stroke-width=\"2\" "
                + "stroke-dasharray=\"1 2\"/>")
    }

    @Test func `lines go through points in order`() {
        #expect(
            SVG.lines([.zero, LayoutPoint(x: 1, y: 2)], SVG.Style(stroke: "#000")) == "<path d=\"M0 0L1 2\" fill=\"none\" stroke=\"#000\"/>"
        )
    }

    @Test func `a text has its drawn width, and special characters of markup are escaped`() {
        var style = SVG.TextStyle(size: 17, weight: 600, fill: "#000", anchor: .middle, length: 30)
        #expect(
            SVG.text("<a&b>", at: .zero, style)
                == "<text x=\"0\" y=\"0\" font-size=\"17\" font-weight=\"600\" text-anchor=\"middle\" textLength=\"30\" "
                + "lengthAdjust=\"spacingAndGlyphs\" fill=\"#000\">&lt;a&amp;b&gt;</text>")

        style = SVG.TextStyle(size: 17, fill: "#000", isRightToLeft: true, isUnderlined: true, isItalic: true, opacity: 0.5, name: "x")
        #expect(
            SVG.text("a", at: .zero, style)
                == "<text x=\"0\" y=\"0\" font-size=\"17\" direction=\"rtl\" text-decoration=\"underline\" font-style=\"italic\" "
                + "fill=\"#000\" opacity=\"0.5\" class=\"x\">a</text>")
    }
}

import EveryScreenCapture
import EveryScreenCaptureReaders
import EveryScreenModel
import Testing

struct AndroidBoundsTests {
    @Test(arguments: [
        ("[0,0][0,0]", LayoutRect.zero), ("[42,105][420,147]", LayoutRect(x: 42, y: 105, width: 378, height: 42)),
        ("[-20,-5][10,0]", LayoutRect(x: -20, y: -5, width: 30, height: 5)),
        ("[42,1300][798,1260]", LayoutRect(x: 42, y: 1300, width: 756, height: 0)),
        ("[798,1260][42,1300]", LayoutRect(x: 798, y: 1260, width: 0, height: 40)),
        ("[798,1300][42,1260]", LayoutRect(x: 798, y: 1300, width: 0, height: 0)),
        ("[0,0][9999999999,1]", LayoutRect(x: 0, y: 0, width: 9_999_999_999, height: 1)),
    ])
    func `Bounds are two corners, and turned inside out they are empty`(bounds: String, expected: LayoutRect) throws {
        #expect(try read(dump("<node bounds=\"\(bounds)\"/>")).elements[2].frame == expected)
    }

    @Test(arguments: [
        "", "[0,0]", "[0,0][1,1", "[0,0][1,1]]", "[0,0][1,x]", "[0,0][1.5,2]", "[0,0][1,nan]", "[0,0][inf,1]", "[0;0][1;1]",
        "[ 0,0][1,1]", "[--1,0][1,1]", "[0,0][99999999999,1]", "0,0,1,1",
    ])
    func `Malformed bounds are reported with their place`(bounds: String) {
        #expect(
            message(dump("<node bounds=\"\(bounds)\"/>")) == """
                capture:1:104: bounds="\(bounds)" in <node>; it must be [left,top][right,bottom] in whole pixels; capture again or fix the value
                """)
    }

    @Test func `With a density pixels become points`() throws {
        let text = dump("<node bounds=\"[42,84][84,168]\"/>")

        let pixels = try read(text)
        let points = try read(text, density: 320)

        #expect(pixels.unit == .pixels)
        #expect(pixels.size == LayoutSize(width: 100, height: 200))
        #expect(points.unit == .points)
        #expect(points.size == LayoutSize(width: 50, height: 100))
        #expect(points.elements[2].frame == LayoutRect(x: 21, y: 42, width: 21, height: 42))
    }
}

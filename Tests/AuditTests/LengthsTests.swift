import EveryScreenAudit
import EveryScreenModel
import Testing

struct LengthsTests {
    @Test(arguments: [
        (44.0, "44"), (31.0, "31"), (43.99, "43.9"), (43.96, "43.9"), (0.0, "0"), (20.333333333, "20.3"), (43.9999999, "44"),
        (.infinity, "inf"), (.nan, "nan"), (1e300, "1e+300"), (-1e300, "-1e+300"), (999_999_999.5, "999999999.5"),
    ])
    func `a length is rounded down to a tenth, so that too small never reads as enough`(length: Double, text: String) {
        #expect(decimalText(length) == text)
    }

    @Test func `an extent has its unit`() {
        #expect(DisplayUnit.points.text(LayoutSize(width: 31, height: 44)) == "31 × 44 pt")
    }
}

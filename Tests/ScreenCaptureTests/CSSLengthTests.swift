import Testing

@testable import EveryScreenCapture
@testable import EveryScreenCaptureReaders

struct CSSLengthTests {
    @Test(
        arguments: [
            ("12px", 12), ("-0.5px", -0.5), ("0px", 0), ("1e10px", 1e10), ("2e10px", nil), ("1e400px", nil), ("infpx", nil), ("nanpx", nil),
            ("12", nil), ("12em", nil), ("px", nil), ("normal", nil), ("", nil),
        ] as [(String, Double?)])
    func `A computed length is a number of pixels on a screen`(spelling: String, length: Double?) {
        #expect(spelling.cssPixels == length)
    }
}

import AccessibilitySpecs
import Audit
import ScreenModel
import Testing

/// The figures of "Understanding SC 2.5.8".
struct TargetSpacingTests {
    private func outcomes(_ frames: [Rect]) -> [String] {
        let buttons = frames.enumerated().map { number, frame in Node.button("\(number)", at: frame) }
        let profile = Profile(name: "test", specs: [TargetSize()], thresholds: .wcagMinimum)
        let verdicts = audit(Presentation(screen(buttons)), by: profile)[0]
        return verdicts.findings.map(\.element.label!)
    }

    private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
        Rect(x: x + 50, y: y + 50, width: width, height: height)
    }

    @Test func `a row of 24 by 24 side by side passes`() {
        #expect(outcomes((0..<4).map { rect(Double($0) * 24, 0, 24, 24) }) == [])
    }

    @Test func `20 by 20 with a gap of 4 passes: circles may touch`() {
        #expect(outcomes((0..<4).map { rect(Double($0) * 24, 0, 20, 20) }) == [])
    }

    @Test func `20 by 20 without gap fails`() {
        #expect(outcomes((0..<3).map { rect(Double($0) * 20, 0, 20, 20) }) == ["0", "1", "2"])
    }

    @Test func `one row 16 tall with nothing above or below passes`() {
        #expect(outcomes([rect(0, 0, 40, 16), rect(40, 0, 24, 16), rect(64, 0, 60, 16)]) == [])
    }

    @Test func `two rows 16 tall and 1 apart fail`() {
        #expect(outcomes([rect(0, 0, 40, 16), rect(0, 17, 40, 16)]) == ["0", "1"])
    }

    @Test func `items of a menu 18 tall fail, 24 tall pass`() {
        #expect(outcomes((0..<3).map { rect(0, Double($0) * 18, 120, 18) }) == ["0", "1", "2"])
        #expect(outcomes((0..<3).map { rect(0, Double($0) * 24, 120, 24) }) == [])
    }

    @Test func `24 by 24 inside a large target passes, 16 by 16 fails`() {
        #expect(outcomes([rect(0, 0, 200, 100), rect(150, 40, 24, 24)]) == [])
        #expect(outcomes([rect(0, 0, 200, 100), rect(150, 40, 16, 16)]) == ["1"])
    }

    @Test func `16 by 16 beside a large target fails, with a gap of 4 it passes`() {
        #expect(outcomes([rect(0, 0, 200, 100), rect(200, 40, 16, 16)]) == ["1"])
        #expect(outcomes([rect(0, 0, 200, 100), rect(204, 40, 16, 16)]) == [])
    }

    @Test func `the finding names what is near, and how far away it should be`() {
        let buttons = [Node.button("a", at: rect(0, 0, 20, 20)), .button("b", at: rect(20, 0, 20, 20))]
        let profile = Profile(name: "test", specs: [TargetSize()], thresholds: .wcagMinimum)
        let finding = audit(Presentation(screen(buttons)), by: profile)[0].findings[0]

        #expect(TargetSize().wording(for: finding).fact == "\"a\" is 20 × 20 pt, and \"b\" is near; 24 × 24 pt needed")
        #expect(
            TargetSize().wording(for: finding).remedy
                == "widen the target by 4 pt, heighten the target by 4 pt, or keep others 12 pt from its middle")
    }

    @Test func `platforms have thresholds of their own`() {
        #expect(Thresholds.wcagEnhanced.targetSize == Size(width: 44, height: 44))
        #expect(Thresholds.material.targetSize == Size(width: 48, height: 48))
        #expect(Thresholds.visionOS.targetSize == Size(width: 60, height: 60))
        #expect(Thresholds.wcagMinimum.targetSize == Size(width: 24, height: 24))
    }
}

import EveryScreenModel
import EveryValue
import Testing

@testable import EveryScreenKit

struct PictureWindowTests {
    private func screen(_ width: Double, _ height: Double) -> RenderedScreen {
        RenderedScreen.Builder(size: LayoutSize(width: width, height: height)).finish()
    }

    @Test func `a small screen is shown whole`() {
        let window = PictureWindow(of: screen(120, 60), around: [LayoutRect(x: 0, y: 0, width: 44, height: 44)])

        #expect(!window.isCropped)
    }

    @Test func `a phone's screen is shown in its whole width, around the subject of the picture`() {
        let phone = screen(390, 844)
        let culprit = LayoutRect(x: 300, y: 500, width: 31, height: 44)
        let window = PictureWindow(of: phone, around: [culprit])

        #expect(window.isCropped)
        #expect(window.unit == 1)
        #expect(window.area.width == 400)
        #expect(window.area.minX <= 0 && window.area.maxX >= 390)
        #expect(window.area.center.y == culprit.center.y)
    }

    @Test func `of a wide screen no more is shown than can be read`() {
        let window = PictureWindow(of: screen(1_024, 768), around: [LayoutRect(x: 900, y: 700, width: 44, height: 44)])

        #expect(window.unit == 1)
        #expect(window.area.maxX == 1_034)
        #expect(window.area.maxY == 778)
    }

    @Test func `a subject higher than the picture shows its top`() {
        let sheet = LayoutRect(x: 0, y: 100, width: 390, height: 744)
        let window = PictureWindow(of: screen(390, 844), around: [sheet])

        #expect(window.area.minY < 100 && window.area.minY >= 70)
        #expect(window.area.maxY < sheet.maxY)
    }

    @Test func `what lies beyond the screen is shown where it is`() {
        let beyond = LayoutRect(x: 500, y: 1_200, width: 100, height: 40)

        #expect(PictureWindow(of: screen(390, 844), around: [beyond]).area.contains(beyond))
    }

    @Test func `others are shown as far as there is room`() {
        let first = LayoutRect(x: 0, y: 100, width: 44, height: 44)
        let near = LayoutRect(x: 0, y: 300, width: 44, height: 44)
        let far = LayoutRect(x: 0, y: 800, width: 44, height: 44)
        let window = PictureWindow(of: screen(390, 844), around: [first, far, near])

        #expect(window.area.contains(first))
        #expect(window.area.contains(near))
        #expect(!window.area.contains(far))
    }

    @Test func `on every screen the first is shown where it fits, and signs have one size`() {
        var bits = RandomBits(seed: 1)
        for _ in 0..<500 {
            let size = LayoutSize(width: .random(in: 1...3_000, using: &bits), height: .random(in: 1...3_000, using: &bits))
            let focus = LayoutRect(
                x: .random(in: -200...3_000, using: &bits), y: .random(in: -200...3_000, using: &bits),
                width: .random(in: 0...500, using: &bits), height: .random(in: 0...200, using: &bits))
            let window = PictureWindow(of: screen(size.width, size.height), around: [focus])

            let isHigher = focus.height + 40 * window.unit > window.area.height
            let shown = isHigher ? LayoutRect(x: focus.minX, y: focus.minY, width: focus.width, height: 1) : focus
            #expect(window.area.inset(by: LayoutInsets(all: -1e-6)).contains(shown), "\(size) \(focus) \(window.area)")
            #expect(abs(window.area.width / window.unit - PictureWindow.width) < 1e-6)
            // At most as high as a page of 320 px is read in one piece.
            #expect(window.area.height <= 1.3 * window.area.width + 1e-6)
        }
    }

    @Test func `a damaged capture has a part that is finite`() {
        for value in [Double.nan, .infinity, 1e300, -1, 0] {
            let odd = LayoutRect(x: value, y: value, width: value, height: value)
            let window = PictureWindow(of: screen(value, value), around: [odd, LayoutRect(x: 0, y: 0, width: 1, height: 1)])

            #expect(window.area.isFinite && window.unit.isFinite && window.unit > 0, "\(value): \(window)")
        }
    }
}

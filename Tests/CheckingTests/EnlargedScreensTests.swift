import EveryScreenKit
import Testing

struct EnlargedScreensTests {
    private func captured(
        _ name: String, _ width: Double, _ height: Double, _ change: (inout UserEnvironment) -> Void = { _ in }
    ) -> CapturedScreen {
        let size = LayoutSize(width: width, height: height)
        var environment = UserEnvironment(screenSize: size)
        change(&environment)
        return CapturedScreen(name: name, screen: RenderedScreen.Builder(size: size).finish(), environment: environment)
    }

    private func size(_ screens: [CapturedScreen], like captured: CapturedScreen) -> LayoutSize? {
        EnlargedScreens(screens).screen(like: captured)?.screen.size
    }

    @Test func `a window of half the size is the enlarged one, whatever else is given`() {
        let given = [captured("a", 480, 640), captured("a", 640, 480), captured("a", 320, 240), captured("b", 320, 240)]

        #expect(size(given, like: captured("a", 640, 480)) == LayoutSize(width: 320, height: 240))
    }

    @Test func `a window of the same size is one with larger text`() {
        #expect(size([captured("a", 640, 480)], like: captured("a", 640, 480)) == LayoutSize(width: 640, height: 480))
    }

    @Test func `among screens of known text size a window of the same size needs larger text`() {
        let screens = [captured("a", 640, 480), captured("a", 640, 480) { $0.appearance = .dark }]
        let larger = captured("a", 640, 480) { $0.textSize = .accessibility3 }

        #expect(EnlargedScreens(screens, areTextSizesKnown: true).screen(like: screens[0]) == nil)
        #expect(EnlargedScreens(screens, areTextSizesKnown: true).screen(like: screens[1]) == nil)
        #expect(EnlargedScreens(screens + [larger], areTextSizesKnown: true).screen(like: screens[0]) == larger)
        #expect(EnlargedScreens(screens + [larger], areTextSizesKnown: true).screen(like: larger) == nil)
    }

    @Test func `a window of another size, and another name, is none`() {
        #expect(size([captured("a", 480, 640)], like: captured("a", 640, 480)) == nil)
        #expect(size([captured("b", 320, 240)], like: captured("a", 640, 480)) == nil)
        #expect(size([], like: captured("a", 640, 480)) == nil)
    }

    @Test func `where a window is not known the name decides`() {
        let unknown = CapturedScreen(name: "a", screen: RenderedScreen.Builder(size: LayoutSize(width: 1, height: 1)).finish())

        #expect(size([unknown], like: captured("a", 640, 480)) == LayoutSize(width: 1, height: 1))
    }
}

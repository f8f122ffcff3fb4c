import EveryScreenCapture
import EveryScreenCaptureReaders
import EveryScreenModel
import Testing

struct AppiumAndroidReaderTests {
    @Test func `The root has the size, and else the windows have it`() throws {
        let window = "<android.widget.FrameLayout bounds=\"[0,0][600,900]\"/>"

        let sized = "<hierarchy width=\"640\" height=\"960\">\(window)</hierarchy>"

        #expect(try read(sized).size == LayoutSize(width: 640, height: 960))
        #expect(try read("<hierarchy>\(window)</hierarchy>").size == LayoutSize(width: 600, height: 900))
        #expect(try read(sized, density: 320).size == LayoutSize(width: 320, height: 480))
    }

    @Test func `The class is that of the attribute, or else the name of the element`() throws {
        let text = "<hierarchy><android.widget.Button/><android.view.View class=\"android.widget.Switch\"/></hierarchy>"

        #expect(try read(text).elements.map(\.role) == [.screen, .button, .toggle])
    }

    @Test func `The displayed state of a view is recorded, and otherwise unknown`() throws {
        let text = "<hierarchy><a.B bounds=\"[0,0][1,1]\"/><a.B displayed=\"true\"/><a.B displayed=\"false\"/></hierarchy>"

        #expect(try read(text).elements.map(\.isVisible) == [nil, nil, true, false])
    }

    @Test func `A size that is no number is reported with its place`() {
        #expect(
            message("<hierarchy class=\"hierarchy\" width=\"NaN\"/>")
                == "capture:1:37: width=\"NaN\" in <hierarchy>; it must be a finite number; capture again or fix the value")
    }
}

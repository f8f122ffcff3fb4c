import EveryScreenCapture
import EveryScreenCaptureReaders
import EveryScreenModel
import Testing

struct UIAutomatorReaderTests {
    @Test func `The screen is as large as its windows`() throws {
        let text = """
            <hierarchy rotation="1"><node bounds="[0,0][640,48]"/><node bounds="[0,48][600,320]"><node bounds="[0,0][9000,9000]"/></node></hierarchy>
            """

        #expect(try read(text).size == LayoutSize(width: 640, height: 320))
    }

    @Test func `A view with an extent is visible, since the tool omits others`() throws {
        let text = dump("<node bounds=\"[0,0][1,1]\"/><node bounds=\"[0,0][0,0]\"/><node bounds=\"[0,0][1,1]\" visible-to-user=\"false\"/>")

        #expect(try read(text).elements.dropFirst(2).map(\.isVisible) == [true, nil, false])
    }
}

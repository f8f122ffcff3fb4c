import EveryScreenCapture
import EveryScreenCaptureReaders
import EveryScreenModel
import Testing

struct DetoxReaderTests {
    private func ios(_ views: String) -> String {
        "<ViewHierarchy><UIWindow class=\"UIWindow\" width=\"320\" height=\"568\">\(views)</UIWindow></ViewHierarchy>"
    }

    private func android(_ views: String, density: String = "") -> String {
        "<ViewHierarchy\(density)><DecorView class=\"com.android.internal.policy.DecorView\" x=\"0\" y=\"0\" width=\"640\" height=\"960\">"
            + "\(views)</DecorView></ViewHierarchy>"
    }

    @Test func `Frames of iOS are those in the view around, and are added up`() throws {
        let views = "<UIView x=\"10\" y=\"20\" width=\"100\" height=\"50\"><UILabel x=\"1\" y=\"2\" width=\"30\" height=\"4\"/></UIView>"

        let screen = try read(ios(views), density: 320)

        #expect(screen.unit == .points)
        #expect(screen.size == LayoutSize(width: 320, height: 568))
        #expect(
            screen.elements.dropFirst(2).map(\.frame) == [
                LayoutRect(x: 10, y: 20, width: 100, height: 50), LayoutRect(x: 11, y: 22, width: 30, height: 4),
            ])
    }

    @Test func `Frames of Android are those in the window, in pixels of a density that may be stated`() throws {
        let views =
            "<A class=\"a.A\" x=\"10\" y=\"20\" width=\"100\" height=\"50\"><B class=\"a.B\" x=\"12\" y=\"24\" width=\"30\" height=\"4\"/></A>"

        let plain = try read(android(views))
        let scaled = try read(android(views, density: " density=\"2.0\""), density: 420)

        #expect(plain.unit == .pixels)
        #expect(plain.elements[3].frame == LayoutRect(x: 12, y: 24, width: 30, height: 4))
        #expect(scaled.size == LayoutSize(width: 320, height: 480))
        #expect(scaled.elements[3].frame == LayoutRect(x: 6, y: 12, width: 15, height: 2))
        #expect(try read(android(views), density: 320).elements[3].frame == scaled.elements[3].frame)
    }

    // Lengths divided by next to nothing are infinite.
    @Test func `A density that no device has is not believed`() throws {
        #expect(try read(android("", density: " density=\"1e-308\"")).unit == .pixels)
    }

    @Test func `The word null is no label`() throws {
        #expect(try read(ios("<UIButton label=\"null\"/>")).elements[2].label == "")
        #expect(try read(android("<A class=\"android.widget.Button\" value=\"null\" label=\"null\"/>")).elements[2].label == "")
    }

    @Test func `A masked number leaves the frame unknown, and other markup in a value is none`() throws {
        let masked = "width=\"<number>\" height=\"<number>\" x=\"<number>\" y=\"<number>\""

        #expect(try read(ios("<UIView \(masked)/>")).elements[2].frame == .zero)
        #expect(try read(android("<A class=\"a.A\" \(masked)/>", density: " density=\"<number>\"")).unit == .pixels)
        #expect(message(ios("<UIView label=\"<b>\"/>")).hasPrefix("capture:1:83: \"<\" where the end of the attribute"))
    }

    @Test func `A hidden or transparent element hides its content`() throws {
        let views = "<A visibility=\"invisible\"><B visibility=\"visible\"/></A><C alpha=\"0.0\"/><D visibility=\"visible\" alpha=\"1.0\"/>"

        let seen = try read(ios(views)).elements.dropFirst(2).map(\.isVisible)

        #expect(seen == [false, false, false, nil])
        #expect(try read(android("<A class=\"a.A\" visibility=\"gone\"/>")).elements[2].isVisible == false)
    }

    @Test func `An identifier is what the app gave, not what tools and frameworks number`() throws {
        let attributes = ["testID=\"pay\" id=\"12\"", "testID=\"\" id=\"shop:id/pay\"", "id=\"12\"", "testID=\"detox_temp_0_1\"", ""]

        let identifiers = try attributes.map { try read(ios("<UIView \($0)/>")).elements[2].identifier }

        #expect(identifiers == ["pay", "shop:id/pay", nil, nil, nil])
    }

    @Test func `Classes determine roles, those of an app's own by their suffixes`() throws {
        let views = "<UIButton/><ShopPayButton/><RCTTextView/><RCTScrollView/><ShopCup/><ShopWindow/>"

        #expect(try read(ios(views)).elements.dropFirst(2).map(\.role) == [.button, .button, .text, .group, .unknown, .group])
    }

    @Test func `Pages inside of web views are not read`() throws {
        #expect(
            try read(ios("<WKWebView><![CDATA[<html><b a=\"<c>\">]]></WKWebView>")).elements.map(\.role) == [.screen, .group, .webView])
    }

    @Test func `A malformed number is reported with its place`() {
        #expect(
            message(ios("<UIView width=\"wide\" height=\"1\"/>"))
                == "capture:1:83: width=\"wide\" in <UIView>; it must be a finite number; capture again or fix the value")
    }
}

import EveryScreenCapture
import EveryScreenCaptureReaders
import EveryScreenModel
import Testing

struct AndroidSpeechTests {
    private static let plain = "clickable=\"false\" focusable=\"false\""

    /// The label of each element that TalkBack stops at, by its source; "?" where
    /// it is unknown.
    private func stops(_ nodes: String) throws -> [String] {
        try read(dump(nodes)).elements.filter { $0.isAccessibilityElement == true }.map { "\($0.source.dropFirst(4)) \($0.label ?? "?")" }
    }

    private func view(_ attributes: String, _ inside: String = "") -> String {
        "<node class=\"android.view.View\" \(attributes)>\(inside)</node>"
    }

    private func row(_ attributes: String = "", _ inside: String) -> String { view("clickable=\"true\" \(attributes)", inside) }

    private func text(_ words: String, _ more: String = plain) -> String { view("text=\"\(words)\" \(more)") }

    @Test func `A text that is in nothing to be operated is a stop`() throws {
        #expect(try stops(view(Self.plain, text("Tea") + text(""))) == ["0/0 Tea"])
    }

    @Test func `A row speaks the texts inside it, which are no stops then`() throws {
        #expect(try stops(row("", text("Tea") + view(Self.plain, text("12.50")))) == ["0 Tea, 12.50"])
    }

    @Test func `A row with words of its own speaks only those`() throws {
        #expect(try stops(row("content-desc=\"Tea, best\"", text("Tea"))) == ["0 Tea, best"])
    }

    @Test func `A description in a row replaces its content`() throws {
        #expect(try stops(row("", view("content-desc=\"Rated 4\" " + Self.plain, text("★") + text("★")))) == ["0 Rated 4"])
    }

    @Test func `A button in a row speaks for itself`() throws {
        #expect(try stops(row("", text("Tea") + row("content-desc=\"Remove\"", ""))) == ["0 Tea", "0/1 Remove"])
    }

    @Test func `A row whose words all belong to a button in it is no stop`() throws {
        #expect(try stops(row("", view(Self.plain, row("", text("Pay"))))) == ["0/0/0 Pay"])
    }

    @Test func `A control without words is a stop without a label, also around its icon`() throws {
        #expect(try stops(row("", "") + row("", view(Self.plain))) == ["0 ", "1 "])
    }

    @Test func `A box that takes focus, does nothing and has nothing to say is no stop`() throws {
        #expect(try stops(view("clickable=\"false\" focusable=\"true\"", view(Self.plain))) == [])
    }

    @Test func `A list that takes focus gathers nothing`() throws {
        let list = "<node class=\"android.widget.ListView\" clickable=\"false\" focusable=\"true\">\(text("Tea"))\(text("Milk"))</node>"

        #expect(try stops(list) == ["0/0 Tea", "0/1 Milk"])
    }

    @Test func `An invisible view is not spoken by the row`() throws {
        #expect(try stops(row("", text("Tea") + text("Gone", "visible-to-user=\"false\" " + Self.plain))) == ["0 Tea"])
    }

    @Test func `A view that is not important for accessibility is silent, and its content may speak`() throws {
        #expect(try stops(row("a11y-important=\"false\" content-desc=\"Card\"", text("Tea"))) == ["0/0 Tea"])
        #expect(try stops(row("", text("Tea") + text("★", "a11y-important=\"false\""))) == ["0 Tea"])
    }

    @Test func `A box that is one stop for screen readers gathers its texts`() throws {
        let attributes = "screen-reader-focusable=\"true\" " + Self.plain

        #expect(try stops(view(attributes, text("Tea") + text("12.50"))) == ["0 Tea, 12.50"])
    }

    @Test func `A row is the switch in it, and the switch a picture`() throws {
        let picture = "<node class=\"android.widget.Switch\" text=\"ON\" checkable=\"true\" checked=\"true\" \(Self.plain)/>"

        let elements = try read(dump(row("", text("Gift wrapping") + picture))).elements

        #expect(elements[2].role == .toggle)
        #expect(elements[2].label == "Gift wrapping")
        #expect(elements[2].value == "1")
        #expect(elements[4].role == .unknown)
        #expect(elements[4].isAccessibilityElement == false)
    }

    @Test func `A switch by itself is a stop`() throws {
        #expect(try stops("<node class=\"android.widget.Switch\" checkable=\"true\" checked=\"false\" \(Self.plain)/>") == ["0 "])
    }

    @Test func `A fact that a file omits stays unknown`() throws {
        let element = try read(dump("<node class=\"android.view.View\"/>")).elements[2]

        var expected = ScreenElement(.unknown, source: "0/0/0", frame: .zero)
        expected.label = ""
        #expect(element == expected)
    }
}

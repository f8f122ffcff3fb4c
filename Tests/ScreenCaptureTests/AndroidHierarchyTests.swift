import EveryScreenCapture
import EveryScreenCaptureReaders
import EveryScreenModel
import Testing

struct AndroidHierarchyTests {
    @Test(
        arguments: [
            ("", nil, nil, nil), ("text=\"Ada\"", nil, "Ada", nil), ("text=\"Ada\" hint=\"Name\"", "Name", "Ada", nil),
            ("text=\"Name\" hint=\"Name\"", "Name", "", nil), ("text=\"\" hint=\"\"", nil, "", nil),
            ("text=\"Name\" showing-hint=\"true\"", "Name", "", nil),
            ("text=\"Name\" hint=\"Name\" showing-hint=\"false\"", "Name", "Name", nil),
            ("text=\"Ada\" content-desc=\"Name\"", "Name", "Ada", nil),
            ("text=\"Ada\" content-desc=\"Name\" hint=\"As on card\"", "Name", "Ada", "As on card"),
        ] as [(String, String?, String?, String?)])
    func `A field is named by description or hint`(attributes: String, label: String?, value: String?, hint: String?) throws {
        let element = try read(dump("<node class=\"android.widget.EditText\" \(attributes)/>")).elements[2]

        #expect([element.label, element.value, element.hint] == [label, value, hint])
    }

    @Test func `Clicks and long clicks are actions, and without either the element is known to have none`() throws {
        let click = "clickable=\"true\""
        let attributes = [
            "", "clickable=\"false\"", "clickable=\"false\" long-clickable=\"false\"", click, click + " long-clickable=\"true\"",
            "long-clickable=\"1\"",
        ]

        let actions = try attributes.map { try read(dump("<node \($0)/>")).elements[2].actions }

        #expect(
            actions == [
                nil, nil, [], [ScreenElement.Action(.activate)], [ScreenElement.Action(.activate), ScreenElement.Action(.longPress)],
                [ScreenElement.Action(.longPress)],
            ])
    }

    @Test func `Actions that set a value are not in a dump, so those of a slider are unknown`() throws {
        let pressed = "clickable=\"true\" long-clickable=\"false\""
        let still = "clickable=\"false\" long-clickable=\"false\""
        let views = [
            ("SeekBar", still), ("SeekBar", pressed), ("RatingBar", still), ("NumberPicker", still), ("Spinner", pressed),
            ("ProgressBar", still),
        ]

        let actions = try views.map { try read(dump("<node class=\"android.widget.\($0)\" \($1)/>")).elements[2].actions }

        #expect(actions == [nil, nil, nil, nil, [ScreenElement.Action(.activate)], []])
    }

    @Test func `Focus, state and selection are read`() throws {
        let node = """
            <node class="android.widget.Button" focusable="true" enabled="false" selected="true" resource-id="shop:id/pay"/>
            """

        let element = try read(dump(node)).elements[2]

        #expect(element.keyboard == ScreenElement.KeyboardBehavior(isFocusable: true))
        #expect(element.isEnabled == false)
        #expect(element.traits == [.button, .selected])
        #expect(element.identifier == "shop:id/pay")
    }

    @Test(arguments: [
        ("android.widget.ListView", "focusable=\"true\"", nil), ("a.ShopListView", "", nil), ("android.widget.Spinner", "", nil),
        ("android.view.View", "focusable=\"true\"", nil), ("android.view.View", "focusable=\"false\"", false),
        ("android.widget.ScrollView", "focusable=\"true\"", false),
        ("androidx.recyclerview.widget.RecyclerView", "focusable=\"true\"", false),
    ])
    func `It is unknown if the keyboard reaches a view that redirects focus`(around: String, attributes: String, isFocusable: Bool?)
        throws
    {
        let text = dump("<node class=\"\(around)\" \(attributes)><node clickable=\"true\" focusable=\"false\"/></node>")

        #expect(try read(text).elements[3].keyboard?.isFocusable == isFocusable)
    }

    @Test func `A malformed truth value is reported with its place`() {
        #expect(
            message(dump("<node\n enabled=\"yes\"/>"))
                == "capture:2:11: enabled=\"yes\" in <node>; it must be true or false; capture again or fix the value")
    }

    @Test func `A heading is read if the file states it`() throws {
        let text = dump(
            """
            <node class="android.widget.TextView" text="Order" heading="true"/><node class="android.widget.TextView" heading="false"/>
            <node class="android.widget.Button" heading="true"/>
            """)

        let elements = try read(text).elements.dropFirst(2)

        #expect(elements.map(\.role) == [.heading, .text, .button])
        #expect(elements.map(\.traits) == [nil, nil, [.button, .header]])
    }

    @Test func `The title of a pane that is shown is that of the screen`() throws {
        #expect(try read(dump("<node pane-title=\"\"/><node pane-title=\"Order\"/><node pane-title=\"Basket\"/>")).title == "Order")
        #expect(try read(dump("<node pane-title=\"Order\" visible-to-user=\"false\"/>")).title == nil)
    }
}

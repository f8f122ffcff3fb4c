import EveryScreenCapture
import EveryScreenCaptureReaders
import EveryScreenModel
import Testing

/// A native file with one screen of the given elements.
private func file(_ elements: String, more: String = "") -> String {
    "{\"everyscreen\": 1, \"screens\": [{\"size\": {\"width\": 320, \"height\": 568}\(more), \"elements\": [\(elements)]}]}"
}

/// An element with the given members behind those it needs.
private func element(_ more: String = "", source: String = "a") -> String {
    "{\"source\": \"\(source)\", \"role\": \"button\", \"frame\": {\"x\": 0, \"y\": 0, \"width\": 1, \"height\": 1}\(more)}"
}

/// The message without its place, which is tested once.
private func mistake(_ text: String) -> String {
    message(text).split(separator: " ", maxSplits: 1).last.map(String.init) ?? ""
}

struct NativeReaderTests {
    @Test func `An unnamed screen is unknown, or has the name of the file`() throws {
        let capture = try readCapture(Array(file(element()).utf8), named: "orders/tea.json")

        var builder = RenderedScreen.Builder(size: LayoutSize(width: 320, height: 568), unit: .points, title: nil)
        builder.add(ScreenElement(.button, source: "a", frame: LayoutRect(x: 0, y: 0, width: 1, height: 1)))
        #expect(capture == AccessibilityCapture(format: .native, screens: [CapturedScreen(name: "tea", screen: builder.finish())]))
    }

    @Test func `Screens without names are numbered after the first`() throws {
        let screen = "{\"size\": {\"width\": 1, \"height\": 1}, \"elements\": []}"
        let text = "{\"screens\": [\(screen), \(screen)], \"everyscreen\": 1}"

        #expect(try readCapture(Array(text.utf8), named: "tea.json").screens.map(\.name) == ["tea", "tea 2"])
    }

    @Test func `A setting of the environment that is not named is the system's`() throws {
        let text = file("", more: ", \"environment\": {\"textSize\": \"accessibility5\", \"safeArea\": {\"top\": 20}}")

        let environment = try readCapture(Array(text.utf8), named: "a").screens[0].environment

        #expect(environment == UserEnvironment(textSize: .accessibility5, safeArea: LayoutInsets(top: 20)))
    }

    @Test(arguments: [
        ("{\"everyscreen\": 2, \"pages\": []}", "the native screen file has the version 2; version 1 is known; use a newer everyscreen"),
        ("{\"everyscreen\": \"1\"}", "$.everyscreen is \"1\"; it must be the version of the format, 1; fix the value"),
        ("{\"everyscreen\": 1}", "the document has no \"screens\"; it is needed; add it"),
        ("{\"everyscreen\": 1, \"screen\": []}", "the document has the key \"screen\"; it is not known; did you mean \"screens\"?"),
        (
            "{\"everyscreen\": 1, \"screens\": [], \"screens\": []}",
            "a second \"screens\" in one object; only one can count; remove the other"
        ),
        ("{\"everyscreen\": 1, \"screens\": {}}", "$.screens is an object; it must be an array of screens; fix the value"),
        (
            "{\"everyscreen\": 1, \"screens\": [7]}",
            "$.screens[0] is 7; it must be an object with the keys name, title, language, orientations, allowsZoom, refreshInterval, isTextTurned, pinnedPlaces, platform, size, unit, environment, recordedFocus, elements; fix the value"
        ),
        (
            file("", more: ", \"unit\": \"pixel\""),
            "$.screens[0].unit is \"pixel\"; it must be a unit: points, pixels; did you mean \"pixels\"?"
        ),
        (
            file("", more: ", \"recordedFocus\": {\"tabSequence\": [\"a\", null, 7]}"),
            "$.screens[0].recordedFocus.tabSequence[2] is 7; it must be the source of an element, or null for outside; fix the value"
        ),
        (
            file("", more: ", \"recordedFocus\": {\"walks\": [{\"tab\": []}]}"),
            "$.screens[0].recordedFocus.walks[0] has no \"from\"; it is needed; add it"
        ),
        (file("", more: ", \"title\": null"), "$.screens[0].title is null; it must be a string; fix the value"),
        (
            file("", more: ", \"environment\": {\"textSize\": \"AX3\"}"),
            """
            $.screens[0].environment.textSize is "AX3"; it must be a text size: xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, \
            accessibility1, accessibility2, accessibility3, accessibility4, accessibility5; fix the value
            """
        ),
    ])
    func `A mistake in a file or screen is reported with the path to it`(text: String, expected: String) {
        #expect(mistake(text) == expected)
    }

    @Test(arguments: [
        (", \"lable\": \"Pay\"", " has the key \"lable\"; it is not known; did you mean \"label\"?"),
        (", \"colour\": \"red\"", " has the key \"colour\"; it is not known; remove it"),
        (", \"label\": 7", ".label is 7; it must be a string; fix the value"),
        (", \"isEnabled\": 1", ".isEnabled is 1; it must be true or false; fix the value"),
        (", \"traits\": \"button\"", ".traits is \"button\"; it must be an array of traits; fix the value"),
        (
            ", \"traits\": [\"button\", \"haeder\"]",
            ".traits[1] is \"haeder\"; it must be the name of a trait or the number of a bit; did you mean \"header\"?"
        ),
        (", \"traits\": [64]", ".traits[0] is 64; it must be the number of a bit, 0 to 63; fix the value"),
        (
            ", \"actions\": [{\"kind\": \"tap\"}]",
            """
            .actions[0].kind is "tap"; it must be a kind of action: activate, longPress, increment, decrement, custom, escape, magicTap, \
            scroll, showMenu, zoomIn, zoomOut; fix the value
            """
        ),
        (", \"actions\": [{}]", ".actions[0] has no \"kind\"; it is needed; add it"),
        (
            ", \"text\": [{\"string\": \"a\", \"weight\": 450}]",
            ".text[0].weight is 450; it must be a weight: 300, 400, 500, 600, 700, 800; fix the value"
        ),
        (", \"text\": [{\"string\": \"a\", \"lineCount\": 1.5}]", ".text[0].lineCount is 1.5; it must be a whole number; fix the value"),
        (
            ", \"keyboard\": {\"consumedKeys\": [\"Tab\"]}",
            """
            .keyboard.consumedKeys[0] is "Tab"; it must be a key: tab, shiftTab, up, down, left, right, escape, return, space; \
            did you mean "tab"?
            """
        ),
        (
            ", \"hitRegion\": [0, 0, 1, 1]",
            ".hitRegion is an array; it must be an object with the keys x, y, width, height; fix the value"
        ),
        (
            ", \"hitRegion\": {\"x\": 0, \"y\": 0, \"width\": 1}", ".hitRegion has no \"height\"; it is needed; add it"
        ),
        (
            ", \"surface\": {\"glyph\": \"#12345\"}",
            ".surface.glyph is \"#12345\"; it must be a color: # and 6 or 8 hexadecimal digits; fix the value"
        ),
        (
            ", \"surface\": {\"background\": [\"unknwon\"]}",
            ".surface.background[0] is \"unknwon\"; it must be a color: # and 6 or 8 hexadecimal digits; fix the value"
        ),
        (
            ", \"surface\": {\"border\": {\"red\": 255, \"green\": 0, \"blue\": 0}}",
            ".surface.border.red is 255; it must be a number from 0 to 1; fix the value"
        ),
        (", \"surface\": {\"opacity\": -0.1}", ".surface.opacity is -0.1; it must be a number from 0 to 1; fix the value"),
        (", \"surface\": {\"bakground\": []}", ".surface has the key \"bakground\"; it is not known; did you mean \"background\"?"),
        (
            ", \"setPosition\": {\"rows\": [2, 1]}",
            ".setPosition.rows is an array; it must be an array of two whole numbers, the second not the smaller; fix the value"
        ),
        (
            ", \"setPosition\": {\"rows\": [0, 1.5]}", ".setPosition.rows[1] is 1.5; it must be a whole number; fix the value"
        ),
        (
            ", \"media\": {\"kind\": \"audio\", \"duration\": \"long\"}",
            ".media.duration is \"long\"; it must be a number of seconds, or \"infinity\"; fix the value"
        ),
        (
            ", \"speech\": {\"labelSpans\": [{\"language\": \"fr\"}]}",
            ".speech.labelSpans[0] has no \"range\"; it is needed; add it"
        ),
        (
            ", \"rotors\": [{\"systemType\": \"Heading\"}]",
            ".rotors[0].systemType is \"Heading\"; it must be a rotor of the system; did you mean \"heading\"?"
        ),
    ])
    func `A mistake in an element is reported with the path to it`(member: String, expected: String) {
        #expect(mistake(file(element(member))) == "$.screens[0].elements[0]" + expected)
    }

    @Test(arguments: [
        (
            "\"screenSize\": {\"width\": -1, \"height\": 5}",
            "screenSize is an object; it must be a screen size without negative lengths; fix the value"
        ),
        ("\"safeArea\": {\"left\": -0.5}", "safeArea is an object; it must be a safe area without negative lengths; fix the value"),
        ("\"isVoiceOver\": \"yes\"", "isVoiceOver is \"yes\"; it must be true or false; fix the value"),
        (
            "\"invertColors\": \"Smart\"",
            "invertColors is \"Smart\"; it must be inverted colors: off, smart, classic; did you mean \"smart\"?"
        ),
        ("\"isVoiceover\": true", " has the key \"isVoiceover\"; it is not known; did you mean \"isVoiceOver\"?"),
    ])
    func `A mistake in an environment is reported with the path to it`(member: String, expected: String) {
        let path = "$.screens[0].environment" + (expected.hasPrefix(" ") ? "" : ".")

        #expect(mistake(file("", more: ", \"environment\": {\(member)}")) == path + expected)
    }

    @Test func `An impossible length is reported with line and column`() {
        let text =
            "{\"everyscreen\": 1, \"screens\": [{\"size\": {\"width\": 1, \"height\": 1}, \"elements\": [], \"environment\":\n  {\"screenSize\": {\"width\": 1, \"height\": -1}}}]}"

        #expect(message(text).hasPrefix("capture:2:18: $.screens[0].environment.screenSize is an object"))
    }

    @Test func `A trait is read by its number even where it has a name`() throws {
        let capture = try readCapture(Array(file(element(", \"traits\": [0, \"button\", 27, 63]")).utf8), named: "a")

        #expect(capture.screens[0].screen.elements[0].traits == [.button, .backButton, ScreenElement.Traits(rawValue: 1 << 63)])
    }

    @Test func `A number too large for a double is reported with line and column`() {
        #expect(
            message("{\"everyscreen\": 1,\n \"screens\": [{\"size\": {\"width\": 1e999, \"height\": 0}, \"elements\": []}]}")
                == "capture:2:33: the number 1e999; it is too large for double precision; give a finite number")
    }

    @Test func `Two elements of one source are reported`() {
        #expect(
            mistake(file(element() + ", " + element()))
                == "$.screens[0].elements[1].source is \"a\"; it must be a source no other element of the screen has; fix the value")
    }

    @Test func `A parent that is closed or missing is reported`() {
        let elements = [element(), element(source: "b"), element(", \"parent\": \"a\"", source: "c")]

        #expect(
            mistake(file(elements.joined(separator: ", "))) == """
                $.screens[0].elements[2].parent is "a"; it must be the source of the element before, or of one that is around it; \
                did you mean "b"?
                """)
    }
}

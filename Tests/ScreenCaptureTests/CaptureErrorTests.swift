import EveryScreenCapture
import EveryScreenCaptureReaders
import Testing

struct CaptureErrorTests {
    @Test(arguments: [
        (CaptureError.Place.text(line: 3, column: 41), "orders/tea.xml:3:41: there is no such file; check the path"),
        (.byte(17), "orders/tea.xml: byte 17: there is no such file; check the path"),
        (nil, "orders/tea.xml: there is no such file; check the path"),
    ])
    func `An error begins with file and place`(place: CaptureError.Place?, expected: String) {
        #expect("\(CaptureError(file: "orders/tea.xml", place: place, reason: .missing))" == expected)
    }

    @Test(arguments: [
        (CaptureError.Reason.unreadable("Is a socket"), "the file cannot be read; Is a socket; check its permissions"),
        (.tooLarge(limit: 1 << 30), "the file is larger than 1024 MiB; captures are a few at most; check that it is one"),
        (.unknownVersion("2"), "the native screen file has the version 2; version 1 is known; use a newer everyscreen"),
        (
            .json(.unrepresentableNumber("1e999")),
            "the number 1e999; it is too large for double precision; give a finite number"
        ),
    ])
    func `A reason states the actual value, the mistake and the fix`(reason: CaptureError.Reason, expected: String) {
        #expect("\(CaptureError(file: "a", reason: reason))" == "a: " + expected)
    }

    @Test func `The content of a file cannot break the line of a message or make it long`() {
        let value = "a\n\u{1b}[31m\u{2028}" + String(repeating: "é", count: 80)

        let text = message(dump("<node bounds=\"\(value.replacing("\n", with: "&#10;"))\"/>"))

        #expect(
            text == """
                capture:1:104: bounds="a\\u{a}\\u{1b}[31m\\u{2028}\(String(repeating: "é", count: 52))…" in <node>; it must be \
                [left,top][right,bottom] in whole pixels; capture again or fix the value
                """)
    }
}

import Testing

@testable import EveryScreenBrowser

struct PageStylesTests {
    /// The styles that are recorded, a word each.
    private func recorded(_ values: [String: String]) -> [String] {
        PageStyles.recorded(values).map { "\($0.key): \($0.value)" }
    }

    @Test func `initial values are left out, and weight, line height and display are not`() {
        let values = [
            "opacity": "1", "font-weight": "400", "line-height": "normal", "display": "block", "filter": "none", "cursor": "pointer",
        ]

        #expect(recorded(values) == ["font-weight: 400", "line-height: normal", "display: block", "cursor: pointer"])
    }

    @Test func `the color of a stroke is recorded only where there is one`() {
        #expect(recorded(["-webkit-text-stroke-width": "0px", "-webkit-text-stroke-color": "rgb(0, 0, 0)"]) == [])
        #expect(
            recorded(["-webkit-text-stroke-width": "2px", "-webkit-text-stroke-color": "rgb(0, 0, 0)"])
                == ["-webkit-text-stroke-width: 2px", "-webkit-text-stroke-color: rgb(0, 0, 0)"])
    }

    @Test func `the color of the filling is recorded where it is another than that of text`() {
        #expect(recorded(["color": "rgb(1, 2, 3)", "-webkit-text-fill-color": "rgb(1, 2, 3)"]) == [])
        #expect(
            recorded(["color": "rgb(1, 2, 3)", "-webkit-text-fill-color": "rgb(0, 0, 0)"]) == ["-webkit-text-fill-color: rgb(0, 0, 0)"])
    }

    @Test func `a line below has a width and a color only where it has a style`() {
        let line = ["border-bottom-width": "1px", "border-bottom-color": "rgb(1, 2, 3)"]

        #expect(recorded(line.merging(["border-bottom-style": "none"]) { $1 }) == [])
        #expect(
            recorded(line.merging(["border-bottom-style": "solid"]) { $1 })
                == ["border-bottom-style: solid", "border-bottom-width: 1px", "border-bottom-color: rgb(1, 2, 3)"])
    }

    @Test func `an outline has a width only where it has a style`() {
        #expect(recorded(["outline-style": "none", "outline-width": "3px"]) == [])
        #expect(recorded(["outline-style": "solid", "outline-width": "3px"]) == ["outline-style: solid", "outline-width: 3px"])
    }
}

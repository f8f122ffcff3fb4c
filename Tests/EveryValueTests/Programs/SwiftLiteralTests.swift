import Testing

@testable import EveryValue

@Suite struct SwiftLiteralTests {
    private struct Point {
        var x = 1
        var y: Int? = nil
    }

    private enum Shape {
        case none
        case circle(radius: Double)
        case line(Int, to: Int)
    }

    @Test func `A value is printed as code that creates it`() {
        let values: [(value: Any, code: String)] = [
            (1, "1"), (-2.5, "-2.5"), (Double.nan, ".nan"), (Double.infinity, ".infinity"), (-Double.infinity, "-.infinity"),
            (true, "true"),
            ("a \"b\" \\ \n\t\r", #""a \"b\" \\ \n\t\r""#), (Character("é"), #""é""#), (Optional<Int>.none as Any, "nil"),
            (Optional(3) as Any, "3"), ([1, 2], "[1, 2]"), (Set([2, 1]), "[1, 2]"), (["b": 1, "a": 2], #"["a": 2, "b": 1]"#),
            ([String: Int](), "[:]"), ((1, b: "x"), #"(1, b: "x")"#), (Point(), "Point(x: 1, y: nil)"), (Shape.none, ".none"),
            (Shape.circle(radius: 1), ".circle(radius: 1.0)"), (Shape.line(1, to: 2), ".line(1, to: 2)"),
        ]
        for (value, code) in values { #expect(SwiftLiteral.code(of: value) == code) }
    }

    @Test func `Every scalar that cannot be seen is written by its number, and every other one as it is`() {
        let invisible: Set<Unicode.GeneralCategory> = [
            .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator, .spaceSeparator,
        ]
        let named: Set<Unicode.Scalar> = ["\n", "\t", "\r", "\"", "\\", " "]
        for scalar in (0...0xFFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init) where !named.contains(scalar) {
            let isHidden = invisible.contains(scalar.properties.generalCategory)
            let expected = isHidden ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
            guard SwiftLiteral.code(of: String(scalar)) != "\"\(expected)\"" else { continue }
            Issue.record("U+\(String(scalar.value, radix: 16)) is written \(SwiftLiteral.code(of: String(scalar)))")
        }
    }
}

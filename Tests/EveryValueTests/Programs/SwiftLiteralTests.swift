import Testing

@testable import EveryValue

@Suite struct SwiftLiteralTests {
    private struct Point {
        var x = 1
        var y: Int? = nil
    }

    private final class Box {
        struct Inner { let x: Int }
        let content = [1]
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
            (-Float.infinity, "-.infinity"), (Float.nan, ".nan"), ("abc".dropLast(), #""ab""#), (Unicode.Scalar("a"), #""a""#),
            (Optional<Int?>.some(nil) as Any, ".some(nil)"), (Optional<Int?>.some(3) as Any, "3"), (Optional<Int?>.none as Any, "nil"),
            (Duration.seconds(9), ".seconds(9)"), (Duration.milliseconds(-1500), ".milliseconds(-1500)"),
            (Duration.microseconds(3), ".microseconds(3)"),
            (Duration(secondsComponent: 0, attosecondsComponent: 7), "Duration(secondsComponent: 0, attosecondsComponent: 7)"),
            (Box(), "Box(content: [1])"), (Box.Inner(x: 5), "Inner(x: 5)"),
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

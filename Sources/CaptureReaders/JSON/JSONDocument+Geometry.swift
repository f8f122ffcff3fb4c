import EveryScreenCapture
import EveryScreenModel

extension JSONDocument {
    /// Reads a coordinate or an extent, in whatever unit the file has.
    func readLength(_ node: Int) throws(CaptureMistake) -> Double {
        let number = try readNumber(node)
        guard abs(number) <= MarkupDocument.largestLength else { throw mistake(at: node, expected: "a length on a screen") }
        return number
    }

    /// Reads an object of the four edges of a box, as Android writes bounds.
    ///
    /// A view scrolled far off can have its right edge left of its left one;
    /// its extent is nothing.
    func readEdges(_ node: Int, prefix: String = "") throws(CaptureMistake) -> LayoutRect {
        func edge(_ key: String) throws(CaptureMistake) -> Double {
            guard let value = value(of: prefix + key, in: node) else {
                throw mistake(at: node, expected: "an object with left, top, right, bottom")
            }
            return try readLength(value)
        }
        let (left, top) = (try edge("left"), try edge("top"))
        return LayoutRect(x: left, y: top, width: max(0, try edge("right") - left), height: max(0, try edge("bottom") - top))
    }

    /// Reads an object with x, y, width and height.
    func readFrame(_ node: Int) throws(CaptureMistake) -> LayoutRect {
        func number(_ key: String) throws(CaptureMistake) -> Double {
            guard let value = value(of: key, in: node) else { throw mistake(at: node, expected: "an object with x, y, width, height") }
            return try readLength(value)
        }
        return LayoutRect(
            x: try number("x"), y: try number("y"), width: max(0, try number("width")), height: max(0, try number("height")))
    }

    /// Reads two pairs of numbers, such as the corners of a box.
    func readPairs(_ node: Int, expected: String) throws(CaptureMistake) -> (first: LayoutPoint, second: LayoutPoint) {
        let points = try readArray(node, of: "pairs of numbers") { (pair) throws(CaptureMistake) in
            let numbers = try readArray(pair, of: "numbers") { (number) throws(CaptureMistake) in try readLength(number) }
            guard numbers.count == 2 else { throw mistake(at: pair, expected: "two numbers") }
            return LayoutPoint(x: numbers[0], y: numbers[1])
        }
        guard points.count == 2 else { throw mistake(at: node, expected: expected) }
        return (points[0], points[1])
    }

    /// Reads a truth value, or `nil` where there is `null`.
    func readOptionalBoolean(_ node: Int) throws(CaptureMistake) -> Bool? {
        nodes[node].kind == .null ? nil : try readBoolean(node)
    }
}

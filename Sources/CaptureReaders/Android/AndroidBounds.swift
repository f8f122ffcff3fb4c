import EveryScreenCapture
import EveryScreenModel

/// Reads "[left,top][right,bottom]", in pixels; `nil` for anything else.
///
/// A view scrolled far off can have its right edge left of its left one, since
/// Android intersects edge by edge; its extent is nothing.
func androidBounds(_ spelling: ArraySlice<UInt8>) -> LayoutRect? {
    var rest = spelling
    guard let left = rest.readNumber(after: "["), let top = rest.readNumber(after: ","), let right = rest.readNumber(after: "]["),
        let bottom = rest.readNumber(after: ","), rest.elementsEqual("]".utf8)
    else { return nil }
    return LayoutRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
}

extension ArraySlice<UInt8> {
    /// Takes a delimiter and a whole number of at most ten digits off the front.
    fileprivate mutating func readNumber(after delimiter: StaticString) -> Double? {
        for offset in 0..<delimiter.utf8CodeUnitCount {
            guard first == delimiter.utf8Start[offset] else { return nil }
            removeFirst()
        }
        let isNegative = first == UInt8(ascii: "-")
        if isNegative { removeFirst() }
        var number = 0.0
        var digits = 0
        while let byte = first, byte.isDigit, digits <= 10 {
            number = number * 10 + Double(byte - UInt8(ascii: "0"))
            digits += 1
            removeFirst()
        }
        guard 1...10 ~= digits else { return nil }
        return isNegative ? -number : number
    }
}

import EveryScreenModel

extension BrowserNode {
    /// Whether a clip leaves nothing of it, the usual way of hiding text from sight
    /// only.
    var isClippedAway: Bool {
        if let clip = style["clip"], clip.hasPrefix("rect(") {
            let sides = clip.dropFirst(5).dropLast().split { $0 == "," || $0 == " " }.compactMap {
                Double($0.filter { $0 != "p" && $0 != "x" })
            }
            if sides.count == 4, sides[2] - sides[0] <= 1 || sides[1] - sides[3] <= 1 { return true }
        }
        // The styles recorded for text are those of its parent, and the box is not.
        return !isText && style["clip-path"].map { isEmptyShape($0, size: bounds?.size) } ?? false
    }
}

/// Whether a basic shape has no area, or less than a pixel in one direction (CSS
/// Shapes 1, section 3).
///
/// - Parameters:
///   - shape: The computed value of `clip-path`; another value is never empty.
///   - size: The size of the box; percentages are shares of it.
private func isEmptyShape(_ shape: String, size: LayoutSize?) -> Bool {
    guard let open = shape.firstIndex(of: "("), let close = shape[open...].firstIndex(of: ")") else { return false }
    let content = shape[shape.index(after: open)..<close]
    // A box to refer to may stand before the shape.
    let name = shape[..<open].split(separator: " ").last ?? ""
    switch name {
    case "inset":
        let words = content.split(separator: " ").prefix { $0 != "round" }
        guard let size, (1...4).contains(words.count) else { return false }
        let (top, right) = (words[0], words[words.count > 1 ? 1 : 0])
        let (bottom, left) = (words.count > 2 ? words[2] : top, words.count > 3 ? words[3] : right)
        func isUsedUp(_ extent: Double, _ first: Substring, _ second: Substring) -> Bool {
            guard let first = length(first, of: extent), let second = length(second, of: extent) else { return false }
            return extent - first - second < 1
        }
        return isUsedUp(size.height, top, bottom) || isUsedUp(size.width, left, right)
    case "circle", "ellipse":
        let radii = content.split(separator: " ").prefix { $0 != "at" }
        return radii.contains { length($0, of: 1) == 0 }
    case "polygon":
        let points = content.split(separator: ",").map { $0.split(separator: " ") }.filter { $0.count == 2 }
        guard !points.isEmpty else { return false }
        return Set(points.map { $0[0] }).count == 1 || Set(points.map { $0[1] }).count == 1
    default: return false
    }
}

/// A length in pixels, or a share of an extent.
private func length(_ word: Substring, of extent: Double) -> Double? {
    if word.hasSuffix("%") { return Double(word.dropLast()).map { $0 / 100 * extent } }
    return word == "0" ? 0 : String(word).cssPixels
}

import EveryScreenModel

/// The areas of images that are maps, which have no box.
enum BrowserAreas {
    /// Returns the frame of each area, by the id of its node; O(nodes + areas ·
    /// depth).
    ///
    /// An area has its shape in CSS pixels from the corner of the image (HTML,
    /// section 4.8.14).
    static func frames(in record: BrowserRecord) -> [String: LayoutRect] {
        let areas = record.nodes.filter { $0.tag == "area" }
        if areas.isEmpty { return [:] }
        var images: [String: LayoutRect] = [:]
        for node in record.nodes {
            guard let name = node.attributes["usemap"].map({ String($0.drop { $0 == "#" }) }), let bounds = node.bounds else { continue }
            images[name] = images[name] ?? bounds
        }
        let maps = Dictionary(record.nodes.lazy.filter { $0.tag == "map" }.map { ($0.id, $0) }) { first, _ in first }
        let ancestry = BrowserAncestry(record.nodes) { $0.documentParent }
        var result: [String: LayoutRect] = [:]
        for area in areas {
            let map = ancestry.around(area.id).lazy.compactMap { maps[$0] }.first
            guard let name = map?.attributes["name"] ?? map?.attributes["id"], let image = images[name] else { continue }
            if let box = box(of: area, in: image) { result[area.id] = box.intersection(image) }
        }
        return result
    }

    /// Numbers beyond it are no places on an image.
    private static let farthest = 1e9

    /// The smallest rectangle around the shape of an area; `nil` where its numbers
    /// make none.
    private static func box(of area: BrowserNode, in image: LayoutRect) -> LayoutRect? {
        let numbers = (area.attributes["coords"] ?? "").split { $0 == "," || $0 == ";" || $0.isWhitespace }.compactMap { Double($0) }
            .filter { abs($0) < Self.farthest }
        func rect(_ x: ClosedRange<Double>, _ y: ClosedRange<Double>) -> LayoutRect {
            LayoutRect(
                x: image.minX + x.lowerBound, y: image.minY + y.lowerBound, width: x.upperBound - x.lowerBound,
                height: y.upperBound - y.lowerBound)
        }
        func range(_ values: [Double]) -> ClosedRange<Double> { (values.min() ?? 0)...(values.max() ?? 0) }
        switch area.attributes["shape"]?.lowercased() ?? "rect" {
        case "default": return image
        case "circle", "circ":
            guard numbers.count >= 3, numbers[2] > 0 else { return nil }
            return rect(numbers[0] - numbers[2]...numbers[0] + numbers[2], numbers[1] - numbers[2]...numbers[1] + numbers[2])
        case "poly", "polygon":
            guard numbers.count >= 6 else { return nil }
            let (x, y) = (stride(from: 0, to: numbers.count - 1, by: 2), stride(from: 1, to: numbers.count, by: 2))
            return rect(range(x.map { numbers[$0] }), range(y.map { numbers[$0] }))
        default:
            guard numbers.count >= 4 else { return nil }
            return rect(range([numbers[0], numbers[2]]), range([numbers[1], numbers[3]]))
        }
    }
}

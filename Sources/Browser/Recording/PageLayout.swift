/// The boxes and styles of a page as `DOMSnapshot.captureSnapshot` returns them, by
/// the browser's numbers of nodes.
struct PageLayout {
    /// The layout of a node.
    struct Box {
        var bounds: [Double]
        var styles: [(key: String, value: String)] = []
        var fontSize: Double?
        var color: String?
        var background: String?
        var blendedBackground: String?
        var textOpacity: Double?
        var lines: [[Double]] = []
        var client: [Double]?
        var scroll: [Double]?
        var paintOrder: Int?
    }

    private(set) var boxes: [Int: Box] = [:]
    /// The boxes of the texts that a style generates, by the number of the
    /// pseudo-element.
    private(set) var generated: [Int: [Box]] = [:]
    /// The nodes with click listeners of scripts, or that browsers make clickable.
    private(set) var clickable: Set<Int> = []

    /// Reads the answer.
    init(_ snapshot: DevToolsValue) {
        let strings = snapshot["strings"]?.strings ?? []
        func string(_ index: Int) -> String? { strings.indices.contains(index) ? strings[index] : nil }
        for document in snapshot["documents"]?.items ?? [] {
            guard let layout = document["layout"], let numbers = document["nodes"]?["backendNodeId"]?.integers else { continue }
            for index in document["nodes"]?["isClickable"]?["index"]?.integers ?? [] where numbers.indices.contains(index) {
                clickable.insert(numbers[index])
            }
            let places = layout["nodeIndex"]?.integers ?? []
            let bounds = layout["bounds"]?.items ?? []
            let styles = layout["styles"]?.items ?? []
            let blended = layout["blendedBackgroundColors"]?.integers ?? []
            let opacities = layout["textColorOpacities"]?.items ?? []
            let orders = layout["paintOrders"]?.integers ?? []
            let client = layout["clientRects"]?.items ?? []
            let scroll = layout["scrollRects"]?.items ?? []
            var lines: [Int: [[Double]]] = [:]
            let text = document["textBoxes"]
            for (place, box) in zip(text?["layoutIndex"]?.integers ?? [], text?["bounds"]?.items ?? []) {
                lines[place, default: []].append(box.numbers.map(Self.tenth))
            }
            let kinds = document["nodes"]?["pseudoType"]
            let pseudo = Set(
                zip(kinds?["index"]?.integers ?? [], kinds?["value"]?.integers ?? [])
                    .filter { ["before", "after"].contains(string($0.1)) }.map(\.0))
            for (index, place) in places.enumerated() where numbers.indices.contains(place) && index < bounds.count {
                let number = numbers[place]
                let isGenerated = pseudo.contains(place) && lines[index] != nil
                guard boxes[number] == nil || isGenerated else { continue }
                var box = Box(bounds: bounds[index].numbers.map(Self.tenth))
                if index < styles.count {
                    var values: [String: String] = [:]
                    for (name, value) in zip(PageStyles.names, styles[index].integers) { values[name] = string(value) }
                    box.color = values["color"]
                    box.background = values["background-color"]
                    box.fontSize = values["font-size"].flatMap { Double($0.hasSuffix("px") ? String($0.dropLast(2)) : $0) }
                    if !values.isEmpty { box.styles = PageStyles.recorded(values) }
                }
                box.lines = lines[index] ?? []
                if index < client.count { box.client = Self.rectangle(client[index]) }
                if index < scroll.count { box.scroll = Self.rectangle(scroll[index]) }
                if index < blended.count { box.blendedBackground = string(blended[index]) }
                if index < opacities.count { box.textOpacity = opacities[index].number.map { ($0 * 1000).rounded() / 1000 } }
                if index < orders.count { box.paintOrder = orders[index] }
                if isGenerated { generated[number, default: []].append(box) } else { boxes[number] = box }
            }
        }
    }

    private static func rectangle(_ value: DevToolsValue) -> [Double]? {
        let numbers = value.numbers.map(tenth)
        return numbers.count == 4 ? numbers : nil
    }

    static func tenth(_ number: Double) -> Double { (number * 10).rounded() / 10 }
}

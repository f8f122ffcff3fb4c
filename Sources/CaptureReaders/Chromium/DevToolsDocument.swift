import EveryScreenCapture
import EveryScreenModel

/// One document of a snapshot: its columns, read.
struct DevToolsDocument {
    private let document: JSONDocument
    private let object: Int
    private let table: DevToolsStrings
    private let styleNames: [String]
    let backendIDs: [Int]
    let title: String?
    /// The extent of all that can be scrolled to.
    let size: LayoutSize
    /// The nodes that show another document, and which.
    let frames: [(node: Int, document: Int)]

    init(_ object: Int, of document: JSONDocument, _ table: DevToolsStrings, _ styleNames: [String]) throws(CaptureMistake) {
        self.document = document
        self.object = object
        self.table = table
        self.styleNames = styleNames
        guard let ids = document.value(at: "nodes", "backendNodeId", in: object) else { throw document.missing("nodes", in: object) }
        backendIDs = try document.readIntegers(ids)
        title = try document.value(of: "title", in: object).map { (node) throws(CaptureMistake) in try table.string(node) } ?? nil
        let width = try document.value(of: "contentWidth", in: object).map { (node) throws(CaptureMistake) in try document.readLength(node)
        }
        let height = try document.value(of: "contentHeight", in: object).map { (node) throws(CaptureMistake) in
            try document.readLength(node)
        }
        size = LayoutSize(width: max(0, width ?? 0), height: max(0, height ?? 0))
        let shown = try document.readSparse("contentDocumentIndex", of: object)
        frames = try shown.map { (entry) throws(CaptureMistake) in
            (entry.index, try document.readInteger(entry.value, expected: "the number of a document"))
        }
        for frame in frames where !backendIDs.indices.contains(frame.node) {
            throw document.mistake(at: object, expected: "a document whose contentDocumentIndex names its nodes")
        }
    }

    /// The nodes, with their boxes.
    ///
    /// - Parameters:
    ///   - owner: The element that shows the document, where another does.
    ///   - origin: Where the document begins on the page.
    ///   - count: How many nodes come before.
    func nodes(in owner: String?, at origin: LayoutPoint, after count: Int) throws(CaptureMistake) -> [BrowserNode] {
        let (parents, types) = (try integers("parentIndex"), try integers("nodeType"))
        let (names, values) = (try strings("nodeName"), try strings("nodeValue"))
        var nodes: [BrowserNode] = []
        nodes.reserveCapacity(backendIDs.count)
        for index in backendIDs.indices {
            var node = BrowserNode()
            node.id = DevToolsSnapshot.elementID(backendIDs[index])
            node.order = count + index
            guard -1..<index ~= parents[index] else {
                throw document.mistake(at: object, expected: "a document whose nodes follow the one they are inside of")
            }
            node.documentParent = parents[index] < 0 ? owner : nodes[parents[index]].id
            // The name of a document type is that of the root element, and no tag.
            node.tag = types[index] == Self.documentTypeType ? "#doctype" : names[index]?.lowercased() ?? "#\(types[index])"
            if types[index] == Self.textType { node.text = values[index] ?? "" }
            nodes.append(node)
        }
        try readAttributes(into: &nodes)
        try readLayout(at: origin, into: &nodes)
        return nodes
    }

    /// The number of the DOM for texts.
    private static let textType = 3
    /// The number of the DOM for document types.
    private static let documentTypeType = 10

    private func column(_ name: String) throws(CaptureMistake) -> Int {
        guard let nodes = document.value(of: "nodes", in: object), let column = document.value(of: name, in: nodes) else {
            throw document.missing(name, in: document.value(of: "nodes", in: object) ?? object)
        }
        return column
    }

    private func integers(_ name: String) throws(CaptureMistake) -> [Int] {
        let column = try column(name)
        let numbers = try document.readIntegers(column)
        guard numbers.count == backendIDs.count else {
            throw document.mistake(at: column, expected: "\(backendIDs.count) numbers, one a node")
        }
        return numbers
    }

    private func strings(_ name: String) throws(CaptureMistake) -> [String?] {
        let column = try column(name)
        let strings = try document.readArray(column, of: "numbers") { (node) throws(CaptureMistake) in try table.string(node) }
        guard strings.count == backendIDs.count else {
            throw document.mistake(at: column, expected: "\(backendIDs.count) numbers, one a node")
        }
        return strings
    }

    private func readAttributes(into nodes: inout [BrowserNode]) throws(CaptureMistake) {
        let lists = document.children(of: try column("attributes"))
        for (index, list) in lists.enumerated().prefix(nodes.count) {
            let words = try document.readArray(list, of: "numbers") { (node) throws(CaptureMistake) in try table.string(node) ?? "" }
            for place in stride(from: 0, to: words.count - 1, by: 2) { nodes[index].attributes[words[place]] = words[place + 1] }
            nodes[index].tabIndex = nodes[index].attributes["tabindex"].flatMap { Int($0) }
        }
    }

    private func readLayout(at origin: LayoutPoint, into nodes: inout [BrowserNode]) throws(CaptureMistake) {
        guard let layout = document.value(of: "layout", in: object), let column = document.value(of: "nodeIndex", in: layout),
            let boxes = document.value(of: "bounds", in: layout)
        else { throw document.missing("layout", in: object) }
        let owners = try document.readIntegers(column)
        let bounds = try document.readArray(boxes, of: "boxes") { (box) throws(CaptureMistake) in try document.readBox(box) }
        guard bounds.count == owners.count, owners.allSatisfy(nodes.indices.contains) else {
            throw document.mistake(at: layout, expected: "a layout with a box for each node it names")
        }
        let styles = document.value(of: "styles", in: layout).map(document.children(of:)) ?? []
        for (place, (owner, box)) in zip(owners, bounds).enumerated() {
            guard box.isFinite, abs(box.minX) <= MarkupDocument.largestLength, abs(box.minY) <= MarkupDocument.largestLength else {
                throw document.mistake(at: boxes, expected: "boxes on a screen")
            }
            nodes[owner].isRendered = true
            nodes[owner].bounds = box.offset(x: origin.x, y: origin.y)
            if styles.indices.contains(place), !styleNames.isEmpty { try readStyles(styles[place], into: &nodes[owner]) }
        }
        try readLines(owners, at: origin, into: &nodes)
    }

    private func readStyles(_ list: Int, into node: inout BrowserNode) throws(CaptureMistake) {
        let values = try document.readArray(list, of: "numbers") { (value) throws(CaptureMistake) in try table.string(value) ?? "" }
        for (name, value) in zip(styleNames, values) { node.setStyle(name, to: value) }
    }

    private func readLines(_ owners: [Int], at origin: LayoutPoint, into nodes: inout [BrowserNode]) throws(CaptureMistake) {
        guard let boxes = document.value(of: "textBoxes", in: object), let column = document.value(of: "layoutIndex", in: boxes),
            let list = document.value(of: "bounds", in: boxes)
        else { return }
        let places = try document.readIntegers(column)
        let bounds = try document.readArray(list, of: "boxes") { (box) throws(CaptureMistake) in try document.readBox(box) }
        let starts =
            try document.value(of: "start", in: boxes).map { (column) throws(CaptureMistake) in try document.readIntegers(column) } ?? []
        let lengths =
            try document.value(of: "length", in: boxes).map { (column) throws(CaptureMistake) in try document.readIntegers(column) } ?? []
        for (number, (place, box)) in zip(places, bounds).enumerated() where owners.indices.contains(place) {
            nodes[owners[place]].lines.append(box.offset(x: origin.x, y: origin.y))
            guard starts.indices.contains(number), lengths.indices.contains(number) else { continue }
            let (end, isTooLarge) = starts[number].addingReportingOverflow(lengths[number])
            guard !isTooLarge, starts[number] >= 0, lengths[number] >= 0 else { continue }
            nodes[owners[place]].lineRanges.append(starts[number]..<end)
        }
    }
}

extension JSONDocument {
    fileprivate func readIntegers(_ node: Int) throws(CaptureMistake) -> [Int] {
        try readArray(node, of: "whole numbers") { (number) throws(CaptureMistake) in try readInteger(number, expected: "a whole number") }
    }

    /// Reads a column that names only some nodes: `{"index": […], "value": […]}`.
    fileprivate func readSparse(_ name: String, of object: Int) throws(CaptureMistake) -> [(index: Int, value: Int)] {
        guard let column = value(at: "nodes", name, in: object), let indexes = value(of: "index", in: column),
            let values = value(of: "value", in: column)
        else { return [] }
        return zip(try readIntegers(indexes), children(of: values)).map { ($0, $1) }
    }
}

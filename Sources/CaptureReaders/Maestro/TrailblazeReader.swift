import EveryScreenCapture
import EveryScreenModel

extension JSONReader {
    /// The captures of Trailblaze: a tree of nodes, each with the facts of its
    /// driver in `driverDetail`.
    ///
    /// | in the file | in the screen |
    /// | --- | --- |
    /// | `deviceWidth`, `deviceHeight` | its extent; points of iOS, pixels of Android |
    /// | `bounds` | the frame |
    /// | `driverDetail` of the class `androidAccessibility` | as `TrailblazeNode+Android` has it |
    /// | `driverDetail` of the classes `iosMaestro`, `androidMaestro` | as `MaestroNode` has it |
    ///
    /// Defaults are left out of the file, so that a missing fact is known. The file
    /// does not state the paint of a node and its text size.
    static let trailblaze = JSONReader.single(
        .trailblaze, recognizes: { $0.value(of: "trailblazeNodeTree", in: 0) != nil },
        read: { (document, options) throws(CaptureMistake) in try readTrailblaze(document, options) })
}

private func readTrailblaze(_ document: JSONDocument, _ options: CaptureOptions) throws(CaptureMistake) -> RenderedScreen {
    guard let root = document.value(of: "trailblazeNodeTree", in: 0) else { throw document.missing("trailblazeNodeTree", in: 0) }
    let tree = try JSONTree(document, from: [root], childrenIn: "children") { (inner) throws(CaptureMistake) in
        try inDrawingOrder(inner, document)
    }
    var driver: TrailblazeDriver?
    var ios: [IOSNode] = []
    var android: [AndroidNode] = []
    for object in tree.objects {
        guard let detail = document.value(of: "driverDetail", in: object) else { throw document.missing("driverDetail", in: object) }
        guard let word = document.value(of: "class", in: detail) else { throw document.missing("class", in: detail) }
        let own = try document.readChoice(
            word, "a driver", TrailblazeDriver.allCases.map(\.rawValue), TrailblazeDriver.init(rawValue:))
        guard driver ?? own == own else {
            throw document.mistake(at: word, expected: "\(driver?.rawValue ?? ""), as of the node around it")
        }
        driver = own
        let bounds = try document.value(of: "bounds", in: object).map { (node) throws(CaptureMistake) in try document.readEdges(node) }
        switch own {
        case .iosMaestro: ios.append(try MaestroNode(detail, of: document).iosNode(bounds))
        case .androidMaestro: android.append(try MaestroNode(detail, of: document).androidNode(bounds))
        case .androidAccessibility: android.append(try AndroidNode(trailblaze: detail, bounds, of: document))
        }
    }
    let size = try deviceSize(document)
    if driver == .iosMaestro { return try iosScreen(ios, parents: tree.parents, size: size) }
    let hierarchy = AndroidHierarchy(android, parents: tree.parents, density: options.density)
    return try hierarchy.screen(size: size ?? hierarchy.extentOfWindows)
}

/// Sorts siblings by their drawing order, where it is stated; those of one order
/// stay as they are listed.
private func inDrawingOrder(_ siblings: [Int], _ document: JSONDocument) throws(CaptureMistake) -> [Int] {
    var places: [(order: Int, position: Int, node: Int)] = []
    for (position, node) in siblings.enumerated() {
        let value = document.value(at: "driverDetail", "drawingOrder", in: node)
        let order = try value.map { (value) throws(CaptureMistake) in try document.readInteger(value, expected: "a whole number") }
        places.append((order ?? 0, position, node))
    }
    return places.sorted { ($0.order, $0.position) < ($1.order, $1.position) }.map(\.node)
}

/// The drivers from which Trailblaze receives the nodes of a device.
private enum TrailblazeDriver: String, CaseIterable {
    case androidAccessibility, androidMaestro, iosMaestro
}

private func deviceSize(_ document: JSONDocument) throws(CaptureMistake) -> LayoutSize? {
    guard let width = document.value(of: "deviceWidth", in: 0), let height = document.value(of: "deviceHeight", in: 0) else { return nil }
    return LayoutSize(width: max(0, try document.readLength(width)), height: max(0, try document.readLength(height)))
}

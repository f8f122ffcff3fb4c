import EveryScreenCapture
import EveryScreenModel

extension JSONReader {
    /// The reader of the output of `maestro hierarchy`: `{"attributes": {…},
    /// "children": […]}`, nested.
    ///
    /// Flags are among the attributes or beside them. The bounds are those of
    /// uiautomator, "[left,top][right,bottom]", in points of iOS and pixels of
    /// Android, which is recognized by its classes. `MaestroNode` lists the facts
    /// that the file states. The extent of the screen is that of the outermost
    /// elements.
    static let maestro = JSONReader.single(
        .maestro,
        recognizes: { document in
            guard document.nodes[0].kind == .object, document.value(of: "children", in: 0) != nil else { return false }
            return document.value(of: "attributes", in: 0).map { document.nodes[$0].kind == .object } == true
        },
        read: { (document, options) throws(CaptureMistake) in try readMaestro(document, options) })
}

private func readMaestro(_ document: JSONDocument, _ options: CaptureOptions) throws(CaptureMistake) -> RenderedScreen {
    let tree = try JSONTree(document, from: [0], childrenIn: "children")
    var nodes: [MaestroNode] = []
    var bounds: [LayoutRect?] = []
    for object in tree.objects {
        guard let attributes = document.value(of: "attributes", in: object) else { throw document.missing("attributes", in: object) }
        let node = try MaestroNode(attributes, object, of: document, hasClass: true)
        nodes.append(node)
        guard let spelling = node.bounds, !spelling.isEmpty else {
            bounds.append(nil)
            continue
        }
        guard let rect = androidBounds(Array(spelling.utf8)[...]) else {
            throw document.mistake(at: document.value(of: "bounds", in: attributes) ?? object, expected: "[left,top][right,bottom]")
        }
        bounds.append(rect)
    }
    // The outermost node holds the windows and has no bounds.
    let size = extent(of: tree.objects.indices.filter { tree.parents[$0] <= 0 }.compactMap { bounds[$0] })
    guard nodes.contains(where: \.isOfAndroid) else {
        return try iosScreen(zip(nodes, bounds).map { $0.iosNode($1) }, parents: tree.parents, size: size)
    }
    let views = zip(nodes, bounds).map { $0.androidNode($1) }
    return try AndroidHierarchy(views, parents: tree.parents, density: options.density).screen(size: size)
}

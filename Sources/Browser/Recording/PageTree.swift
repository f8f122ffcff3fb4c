import EveryScreenCapture

#if os(macOS) || os(Linux)
    /// The nodes of a page at one time.
    struct PageTree {
        private(set) var nodes: [PageNode] = []
        /// The ids of elements by their paths.
        private(set) var ids: [String: String] = [:]
        /// The events that scripts listen to on the document and the window.
        private(set) var documentListeners: [String] = []
        /// The events that scripts listen to above all elements.
        var eventsHeardEverywhere: Set<String> {
            Set(documentListeners + nodes.filter { $0.tag == "html" || $0.tag == "body" }.flatMap(\.listeners))
        }
        private var places: [String: Int] = [:]
        /// The beginning of all ids.
        private let prefix: String

        private static let leftOut: Set<String> = [
            "script", "style", "head", "meta", "link", "title", "br", "track", "param", "base", "noscript", "template",
        ]
        private static let unshownText: Set<String> = ["script", "style", "title"]

        /// Records the tree.
        ///
        /// Three requests are sent at once, so that their answers are as
        /// simultaneous as possible.
        ///
        /// - Parameter prefix: The beginning of all ids.
        init(of page: LivePage, prefix: String = "n") throws(BrowserError) {
            self.prefix = prefix
            let frames = Self.frames(try page.call("Page.getFrameTree")["frameTree"])
            let document = try page.send("DOM.getDocument", [("depth", .integer(-1)), ("pierce", .boolean(true))])
            let snapshot = try page.send(
                "DOMSnapshot.captureSnapshot",
                [
                    ("computedStyles", .array(PageStyles.names.map(JSON.string))), ("includeDOMRects", .boolean(true)),
                    ("includeBlendedBackgroundColors", .boolean(true)), ("includeTextColorOpacities", .boolean(true)),
                    ("includePaintOrder", .boolean(true)),
                ])
            var trees: [Int] = []
            for frame in frames { trees.append(try page.send("Accessibility.getFullAXTree", [("frameId", .string(frame))])) }
            guard let root = try page.answer(to: document, "DOM.getDocument")["root"] else {
                throw .refused(command: "DOM.getDocument", reason: "no document")
            }
            let dom = PageDocument(root)
            let layout = PageLayout(try page.answer(to: snapshot, "DOMSnapshot.captureSnapshot"))
            var accessible: [DevToolsValue] = []
            for tree in trees {
                do throws(BrowserError) {
                    accessible.append(try page.answer(to: tree, "Accessibility.getFullAXTree"))
                } catch {
                    // A frame may have been removed meanwhile; the outermost one
                    // may not.
                    guard case .refused = error, !accessible.isEmpty else { throw error }
                    accessible.append(DevToolsValue(document: accessible[0].document, node: 0))
                }
            }
            build(dom, layout, accessible)
            try addFocus(of: page)
            placeFrames(layout)
        }

        private static func frames(_ tree: DevToolsValue?) -> [String] {
            guard let tree else { return [] }
            return [tree["frame"]?["id"]?.string ?? ""] + (tree["childFrames"]?.items ?? []).flatMap { frames($0) }
        }

        private mutating func build(_ dom: PageDocument, _ layout: PageLayout, _ trees: [DevToolsValue]) {
            var idsByKey: [String: String] = [:]
            var idsByNumber: [Int: String] = [:]
            var numbersByKey: [String: Int] = [:]
            var inTree: [(frame: Int, value: DevToolsValue, number: Int?)] = []
            for (frame, tree) in trees.enumerated() {
                for value in tree["nodes"]?.items ?? [] where value["role"]?["value"]?.string != "InlineTextBox" {
                    let id = "\(prefix)\(inTree.count)"
                    let number = value["backendDOMNodeId"]?.integer
                    idsByKey["\(frame) \(value["nodeId"]?.string ?? "")"] = id
                    if let number, idsByNumber[number] == nil { idsByNumber[number] = id }
                    if let number { numbersByKey["\(frame) \(value["nodeId"]?.string ?? "")"] = number }
                    inTree.append((frame, value, number))
                }
            }
            let extra = dom.nodes.filter { node in
                guard idsByNumber[node.number] == nil, let parent = node.parent, !Self.leftOut.contains(node.tag) else { return false }
                return !(node.isText && dom.node(parent).map { Self.unshownText.contains($0.tag) } == true)
            }
            for (index, node) in extra.enumerated() { idsByNumber[node.number] = "\(prefix)\(inTree.count + index)" }
            for node in dom.nodes { if let path = node.path, let id = idsByNumber[node.number] { ids[path] = id } }

            // Texts that a style generates are no nodes of the document.
            var generatedCounts: [Int: Int] = [:]
            nodes.reserveCapacity(inTree.count + extra.count)
            for (index, entry) in inTree.enumerated() {
                var node = PageNode(id: "\(prefix)\(index)")
                node.frame = entry.frame
                node.parent = entry.value["parentId"]?.string.flatMap { idsByKey["\(entry.frame) \($0)"] }
                node.read(entry.value, idsByNumber)
                dress(&node, entry.number, dom, layout, idsByNumber)
                if node.role == "StaticText", entry.number == nil, let outer = entry.value["parentId"]?.string,
                    let number = numbersByKey["\(entry.frame) \(outer)"], let texts = layout.generated[number]
                {
                    let place = generatedCounts[number, default: 0]
                    generatedCounts[number] = place + 1
                    node.isGenerated = true
                    node.box = texts.indices.contains(place) ? texts[place] : nil
                }
                nodes.append(node)
            }
            for entry in extra {
                var node = PageNode(id: idsByNumber[entry.number] ?? "")
                node.ignoredReasons = ["notInAXTree"]
                dress(&node, entry.number, dom, layout, idsByNumber)
                nodes.append(node)
            }
            for (index, node) in nodes.enumerated() { places[node.id] = index }
            for index in nodes.indices where nodes[index].tag == "#text" {
                guard let outer = nodes[index].documentParent.flatMap({ places[$0] }).flatMap({ nodes[$0].box }) else { continue }
                if let color = outer.blendedBackground { nodes[index].box?.blendedBackground = color }
                if let opacity = outer.textOpacity { nodes[index].box?.textOpacity = opacity }
            }
        }

        private func dress(_ node: inout PageNode, _ number: Int?, _ dom: PageDocument, _ layout: PageLayout, _ ids: [Int: String]) {
            guard let number else { return }
            node.number = number
            node.box = layout.boxes[number]
            guard let place = dom.places[number] else { return }
            let inDocument = dom.nodes[place]
            node.document = inDocument
            node.order = place
            node.documentParent = inDocument.parent.flatMap { ids[$0] }
            node.isClickable = layout.clickable.contains(number)
        }

        /// Adds focusability by markup and rendering, and the events that scripts
        /// listen to.
        private mutating func addFocus(of page: LivePage) throws(BrowserError) {
            var indexes: [String: Int] = [:]
            for member in try page.evaluate("page.focusables()")?.members ?? [] { indexes[member.key] = member.value.integer ?? 0 }
            var listeners: [String: [String]] = [:]
            for entry in try page.evaluateInPage(PageScripts.listenerTypes)?.items ?? [] {
                let parts = entry.items
                if parts.count == 2, let path = parts[0].string { listeners[path] = parts[1].strings }
            }
            documentListeners = listeners["#"] ?? []
            for index in nodes.indices {
                guard let path = nodes[index].path else { continue }
                if let tabIndex = indexes[path] {
                    nodes[index].isDocumentFocusable = true
                    nodes[index].tabIndex = tabIndex
                }
                nodes[index].listeners = listeners[path] ?? []
            }
        }

        /// Places the documents of frames inside their frames, and converts their
        /// boxes into the coordinates of the page.
        private mutating func placeFrames(_ layout: PageLayout) {
            var roots: [(index: Int, host: Int)] = []
            var inner: [Int: String] = [:]
            for node in nodes where node.frame > 0 && inner[node.frame] == nil {
                if let path = node.path, path.hasSuffix("f") { inner[node.frame] = path }
            }
            for index in nodes.indices
            where nodes[index].parent == nil && nodes[index].role == "RootWebArea" && nodes[index].frame > 0 {
                guard let path = inner[nodes[index].frame], let host = ids[String(path.dropLast(path == "f" ? 1 : 2))] else { continue }
                nodes[index].parent = host
                if let place = places[host] { roots.append((index, place)) }
            }
            var offsets: [Int: (x: Double, y: Double)] = [:]
            for (index, host) in roots.sorted(by: { nodes[$0.index].frame < nodes[$1.index].frame }) {
                guard let box = nodes[host].box else { continue }
                let outer = offsets[nodes[host].frame] ?? (0, 0)
                let client = box.client ?? [0, 0]
                offsets[nodes[index].frame] = (outer.x + box.bounds[0] + client[0], outer.y + box.bounds[1] + client[1])
            }
            for index in nodes.indices {
                guard let offset = offsets[nodes[index].frame], offset != (0, 0) else { continue }
                func move(_ box: inout [Double]) {
                    guard box.count >= 2 else { return }
                    box[0] = PageLayout.tenth(box[0] + offset.x)
                    box[1] = PageLayout.tenth(box[1] + offset.y)
                }
                if var box = nodes[index].box {
                    move(&box.bounds)
                    for line in box.lines.indices { move(&box.lines[line]) }
                    nodes[index].box = box
                }
            }
        }

        /// The visible texts, by their places among the nodes.
        private var texts: [Int] {
            nodes.indices.filter { (nodes[$0].tag == "#text" || nodes[$0].isGenerated) && nodes[$0].box?.lines.isEmpty == false }
        }

        /// The boxes of the first lines of visible texts, in device pixels.
        func textBoxes(scale: Double) -> [[Double]] { texts.map { (nodes[$0].box?.lines.first ?? []).map { $0 * scale } } }

        /// Adds what scripts see and trees do not say, by the paths of elements.
        mutating func add(facts: DevToolsValue?) {
            for member in facts?.members ?? [] {
                guard let place = ids[member.key].flatMap({ places[$0] }) else { continue }
                nodes[place].facts = member.value.members.map { ($0.key, $0.value.json) }
            }
        }

        /// Adds to visible texts the colors in their boxes.
        mutating func add(_ colors: [JSON?]) {
            for (index, colors) in zip(texts, colors) { nodes[index].pixels = colors }
        }
    }

    extension PageNode {
        /// Reads a node of the accessibility tree.
        fileprivate mutating func read(_ value: DevToolsValue, _ ids: [Int: String]) {
            role = value["role"]?["value"]?.string
            name = value["name"]?["value"]?.string ?? ""
            if value["ignored"]?.boolean == true {
                ignoredReasons = value["ignoredReasons"]?.items.map { $0["name"]?.string ?? "" } ?? []
                if role == "none" { role = nil }
            }
            let sources = value["name"]?["sources"]?.items ?? []
            let source = sources.first { source in
                source["superseded"]?.boolean != true && source["value"]?["value"]?.string.map { !$0.isEmpty } == true
            }
            nameSource = source.flatMap { ($0["attribute"] ?? $0["nativeSource"] ?? $0["type"])?.string }
            if let text = value["description"]?["value"]?.string, !text.isEmpty { description = .string(text) }
            if let found = value["value"]?["value"], found.string != "" { self.value = found.json }
            for property in value["properties"]?.items ?? [] {
                guard let name = property["name"]?.string, let held = property["value"] else { continue }
                if name == "focusable" {
                    isFocusable = held["value"]?.boolean == true
                    continue
                }
                if ["idrefList", "nodeList", "idref", "node"].contains(held["type"]?.string ?? "") {
                    let related = held["relatedNodes"]?.items.compactMap { $0["backendDOMNodeId"]?.integer } ?? []
                    states.append((name, .array(related.map { ids[$0].map(JSON.string) ?? .null })))
                } else if let found = held["value"] {
                    if found.boolean == false, !["expanded", "checked", "pressed", "selected"].contains(name) { continue }
                    states.append((name, found.json))
                } else {
                    states.append((name, .null))
                }
            }
        }
    }
#endif

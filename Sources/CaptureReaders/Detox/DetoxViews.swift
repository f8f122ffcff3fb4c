import EveryScreenCapture
import EveryScreenModel

/// The attributes that Detox writes of views, looked up once per document.
struct DetoxViews {
    private let document: MarkupDocument
    private let names: [Key: MarkupDocument.NameID]

    private enum Key: String, CaseIterable {
        case className = "class", x, y, width, height, visibility, alpha, label, value, text, testID, id, density
    }

    /// Prepares the views of a document whose root is none itself.
    init(_ document: MarkupDocument) throws(CaptureMistake) {
        self.document = document
        names = Dictionary(uniqueKeysWithValues: Key.allCases.compactMap { key in document.names.id(of: key.rawValue).map { (key, $0) } })
    }

    /// Whether the views are those of Android, whose classes are named with their
    /// packages.
    var isAndroid: Bool {
        if string(.density, 0) != nil { return true }
        return document.elements.indices.dropFirst().first.map { string(.className, $0)?.contains(".") == true } == true
    }

    func androidScreen(_ options: CaptureOptions) throws(CaptureMistake) -> RenderedScreen {
        let isHidden = try hiddenViews()
        var nodes: [AndroidNode] = []
        for index in document.elements.indices {
            var node = AndroidNode()
            node.isRoot = index == 0
            node.setClass(string(.className, index) ?? document.name(of: index))
            node.bounds = try frame(index)
            node.text = string(.text, index)
            node.description = words(.value, index)
            node.resourceID = identifier(index)
            if isHidden[index] { node.isShown = false }
            nodes.append(node)
        }
        let density = try length(.density, 0).flatMap(AndroidHierarchy.density(scale:)) ?? options.density
        let hierarchy = AndroidHierarchy(nodes, parents: document.parents, density: density)
        return try hierarchy.screen(size: hierarchy.extentOfWindows)
    }

    func iosScreen() throws(CaptureMistake) -> RenderedScreen {
        let isHidden = try hiddenViews()
        let parents = document.parents
        var nodes: [IOSNode] = []
        var windows: [LayoutRect] = []
        for index in document.elements.indices {
            var node = IOSNode()
            let parent = Int(parents[index])
            if index > 0 {
                node.role = UIKitClass.role(of: string(.className, index) ?? document.name(of: index))
                node.label = words(.label, index)
                node.value = words(.value, index)
                node.text = string(.text, index)
                node.identifier = identifier(index)
                let outer = nodes[parent].frame.origin
                node.frame = try frame(index)?.offset(x: outer.x, y: outer.y) ?? .zero
                if parent == 0 { windows.append(node.frame) }
            } else {
                node.isAccessible = false
                node.role = .screen
            }
            if isHidden[index] { node.isVisible = false }
            nodes.append(node)
        }
        let size = extent(of: windows)
        if !nodes.isEmpty { nodes[0].frame = LayoutRect(origin: .zero, size: size) }
        return try EveryScreenCaptureReaders.iosScreen(nodes, parents: parents, size: size)
    }

    /// For each view whether it, or one around it, is not drawn.
    private func hiddenViews() throws(CaptureMistake) -> [Bool] {
        var isHidden: [Bool] = []
        for index in document.elements.indices {
            let parent = Int(document.elements[index].parent)
            let isTransparent = try length(.alpha, index) == 0
            isHidden.append(string(.visibility, index) ?? "visible" != "visible" || isTransparent || (parent >= 0 && isHidden[parent]))
        }
        return isHidden
    }

    /// The frame as stated, `nil` where it is masked; a window has no corner, and
    /// needs none.
    private func frame(_ index: Int) throws(CaptureMistake) -> LayoutRect? {
        guard let width = try length(.width, index), let height = try length(.height, index) else { return nil }
        let isMasked = string(.x, index) == Self.mask || string(.y, index) == Self.mask
        if isMasked { return nil }
        return LayoutRect(x: try length(.x, index) ?? 0, y: try length(.y, index) ?? 0, width: max(0, width), height: max(0, height))
    }

    private static let mask = "<number>"

    private func length(_ key: Key, _ index: Int) throws(CaptureMistake) -> Double? {
        string(key, index) == Self.mask ? nil : try document.length(names[key], of: index)
    }

    private func string(_ key: Key, _ index: Int) -> String? { document.string(names[key], of: index) }

    private func words(_ key: Key, _ index: Int) -> String {
        let words = string(key, index) ?? ""
        return words == "null" ? "" : words
    }

    /// The identifier by which tests find a view; without those that Detox adds and
    /// the running numbers of React Native.
    private func identifier(_ index: Int) -> String? {
        let candidates = [string(.testID, index), string(.id, index)].compactMap { $0 }
        return candidates.first { !$0.isEmpty && !$0.hasPrefix("detox_temp_") && !$0.utf8.allSatisfy(\.isDigit) }
    }
}

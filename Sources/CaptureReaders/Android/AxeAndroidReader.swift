import EveryScreenCapture
import EveryScreenModel

extension JSONReader {
    /// The context of a result of axe-android: the tree of views in
    /// `axeContext.axeView`.
    static let axeAndroid = JSONReader.single(
        .axeAndroid, recognizes: { $0.value(at: "axeContext", "axeView") != nil },
        read: { (document, options) throws(CaptureMistake) in try AxeContext(0, of: document).screen(of: document, options) })
}

/// The facts of axe-android about a screen.
///
/// | in the file | in the screen |
/// | --- | --- |
/// | `axeDevice.screenWidth`, `screenHeight` | its extent, in pixels |
/// | `axeDevice.dpi` | pixels to the point, whatever its name says; without it, or 0, `--density` counts |
/// | `boundsInScreen` | the frame, in pixels |
/// | `className`, `viewIdResourceName`, `text`, `contentDescription`, `hintText`, `paneTitle` | the same |
/// | `labeledBy` | a copy of the view declared as the label, of which the words count |
/// | `isClickable`, `isEnabled`, `isImportantForAccessibility` | the same |
///
/// `isAccessibilityFocusable` is true of every view in older captures and is not
/// used. Not in the file: long clicks, focus, checked and selected states, whether
/// a view can be seen. Views share ids, so that elements are named by their place.
struct AxeContext {
    private let root: Int
    /// The extent of the screen, in pixels; `nil` when unknown.
    private(set) var size: LayoutSize?
    /// In dots per inch; `nil` when unknown.
    private var ownDensity: Double?

    /// Finds the context in an object that has one.
    init(_ node: Int, of document: JSONDocument) throws(CaptureMistake) {
        guard let context = document.value(of: "axeContext", in: node) else { throw document.missing("axeContext", in: node) }
        guard let root = document.value(of: "axeView", in: context) else { throw document.missing("axeView", in: context) }
        self.root = root
        guard let device = document.value(of: "axeDevice", in: context) else { return }
        if let width = document.value(of: "screenWidth", in: device), let height = document.value(of: "screenHeight", in: device) {
            size = LayoutSize(width: max(0, try document.readLength(width)), height: max(0, try document.readLength(height)))
        }
        guard let value = document.value(of: "dpi", in: device), document.nodes[value].kind != .null else { return }
        ownDensity = AndroidHierarchy.density(scale: try document.readLength(value))
    }

    /// The density in dots per inch: that of the file, or else that of the options.
    func density(_ options: CaptureOptions) -> Double? { ownDensity ?? options.density }

    /// Builds the screen of the tree of views.
    func screen(of document: JSONDocument, _ options: CaptureOptions) throws(CaptureMistake) -> RenderedScreen {
        let tree = try JSONTree(document, from: [root], childrenIn: "children")
        var nodes: [AndroidNode] = []
        nodes.reserveCapacity(tree.objects.count)
        for object in tree.objects { nodes.append(try AndroidNode(axeView: object, of: document)) }
        let hierarchy = AndroidHierarchy(nodes, parents: tree.parents, density: density(options))
        return try hierarchy.screen(size: size ?? hierarchy.extentOfWindows)
    }
}

extension AndroidNode {
    fileprivate init(axeView node: Int, of document: JSONDocument) throws(CaptureMistake) {
        self.init()
        try document.forEachMember(of: node, "a view") { (key, value) throws(CaptureMistake) in
            switch key {
            case "boundsInScreen": bounds = document.nodes[value].kind == .null ? nil : try document.readEdges(value)
            case "className": setClass(try document.readOptionalString(value) ?? "")
            case "viewIdResourceName": resourceID = try document.readOptionalString(value)
            case "text": text = try document.readOptionalString(value) ?? ""
            case "contentDescription": description = try document.readOptionalString(value) ?? ""
            case "hintText": hint = try document.readOptionalString(value) ?? ""
            case "paneTitle": paneTitle = try document.readOptionalString(value)
            case "labeledBy": labelingText = try document.labelingText(value)
            case "isClickable": isClickable = try document.readOptionalBoolean(value)
            case "isEnabled": isEnabled = try document.readOptionalBoolean(value)
            case "isImportantForAccessibility": isImportant = try document.readOptionalBoolean(value)
            default: break
            }
        }
    }
}

extension JSONDocument {
    /// The words of the copy of a view that labels another.
    fileprivate func labelingText(_ node: Int) throws(CaptureMistake) -> String? {
        for key in ["contentDescription", "text"] {
            if let value = value(of: key, in: node), let words = try readOptionalString(value), !words.isEmpty { return words }
        }
        return nil
    }
}

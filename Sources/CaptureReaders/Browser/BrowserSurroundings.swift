import EveryScreenCapture
import EveryScreenModel

/// The facts that a node inherits from those around it.
struct BrowserSurroundings {
    /// Whether nothing inside can be seen.
    var isInvisible = false
    /// Whether the content of the node around it is skipped; its own box is drawn.
    var isSkipped = false
    /// Whether it is hidden from assistive technology.
    var isHidden = false
    /// Whether the parts of the capture are of different moments, so that
    /// visibility and exposure are unknown.
    var isUnsettled = false
    /// Whether a name that comes from the content has taken up the text inside.
    var isPartOfName = false
    /// Whether it is in a drawing, whose text is painted by separate rules.
    var isInDrawing = false
    /// The color of all that lies behind; `nil` where it is not one opaque color.
    var backdrop: SRGBColor? = .white
    /// Whether a picture of unknown colors lies behind.
    var hasPicture = false
    /// Whether the node around it is a frame.
    var isFrame = false
    /// Whether that frame does not let the document in it scroll.
    var isFixedFrame = false
    /// Whether Tab passes over the frame around it.
    var isPassedOverFrame = false
    /// The box whose lines are shortened with an ellipsis, or another sign that
    /// something is left out, where they are longer.
    var ellipsisBox: LayoutRect?
    /// The box that is high enough for one line only, so that it hides the others
    /// as a whole, and the height of a line.
    var lineBox: (frame: LayoutRect, lineHeight: Double?)?
    /// Whether something repaints all inside in ways that are not modeled: a
    /// filter, blending, a mask.
    var isRepainted = false
    /// By how many degrees it is turned.
    var turn = 0.0
    /// Whether a line is drawn below the text inside.
    var isUnderlined = false
    /// For each property of spacing that is declared, whether it is so that the
    /// person cannot change it.
    var lockedSpacing: [String: Bool] = [:]

    /// Returns what holds inside of a node.
    func inside(_ node: BrowserNode) -> BrowserSurroundings {
        var inner = self
        let opacity = node.style["opacity"].flatMap(Double.init) ?? 1
        if opacity < 0.01 || node.isClippedAway || isSkipped { inner.isInvisible = true }
        if !node.isText, node.style["content-visibility"] == "hidden" { inner.isSkipped = true }
        if node.role == "RootWebArea" {
            inner.backdrop = .white
            inner.hasPicture = false
        }
        if !node.isText {
            paint(node, opacity, into: &inner)
            inner.isFrame = ["iframe", "frame", "object", "embed"].contains(node.tag)
            if inner.isFrame, node.tabIndex ?? 0 < 0 { inner.isPassedOverFrame = true }
            inner.isFixedFrame = node.attributes["scrolling"].map { ["no", "off", "noscroll"].contains($0.lowercased()) } ?? false
            if !node.isInline { cut(node, into: &inner) }
        }
        if let tag = node.tag, ["svg", "math"].contains(tag) { inner.isInDrawing = true }
        if node.takesNameFromContent { inner.isPartOfName = true }
        if node.attributes["aria-hidden"] == "true" || node.attributes["inert"] != nil { inner.isHidden = true }
        // A focusable node is always in the accessibility tree (Core Accessibility
        // API Mappings 1.2, section 5.1.2). Where a node is drawn and not there,
        // the tree is older than the boxes.
        if node.isFocusable, node.isRendered, !inner.isHidden, node.ignoredReasons == ["notInAXTree"] { inner.isUnsettled = true }
        // The styles recorded for text are those of its parent.
        if !node.isText {
            inner.turn += node.turn
            // A decoration goes on to all text inside but that of inline blocks,
            // floats and positioned boxes (CSS Text Decoration 3, section 2.1).
            if node.startsDecoration { inner.isUnderlined = false }
            if node.style["text-decoration-line"]?.contains("underline") == true { inner.isUnderlined = true }
        }
        for (property, isLocked) in node.declaredSpacing { inner.lockedSpacing[property] = isLocked }
        return inner
    }

    /// Finds where the lines directly inside a block are cut on purpose.
    private func cut(_ node: BrowserNode, into inner: inout BrowserSurroundings) {
        let frame = node.bounds
        let clipsX = !["visible", ""].contains(node.style["overflow-x"] ?? "")
        let isMarked = (node.style["text-overflow"] ?? "clip").split(separator: " ").last.map { $0 != "clip" } ?? false
        inner.ellipsisBox = clipsX && isMarked ? frame : nil
        inner.lineBox = nil
        guard let frame, ["hidden", "clip"].contains(node.style["overflow-y"] ?? "") else { return }
        let isClamped = !["none", "", nil].contains(node.style["-webkit-line-clamp"])
        let lineHeight = node.style["line-height"]?.cssPixels
        if isClamped {
            inner.lineBox = (frame, .infinity)
        } else if lineHeight.map({ $0 >= frame.height }) ?? true {
            inner.lineBox = (frame, lineHeight)
        }
    }

    private func paint(_ node: BrowserNode, _ opacity: Double, into inner: inout BrowserSurroundings) {
        if let color = node.background.flatMap({ SRGBColor(cssColor: $0) }), color.opacity > 0 {
            inner.backdrop = color.opacity == 1 ? color : nil
            if color.opacity == 1 { inner.hasPicture = false }
        }
        if let image = node.style["background-image"] {
            inner.backdrop = nil
            if ScreenElement.Paint(cssImage: image) == .unknown { inner.hasPicture = true }
        }
        if opacity < 1 { inner.backdrop = nil }
        let unmodeled = [
            "filter": "none", "backdrop-filter": "none", "mix-blend-mode": "normal", "mask-image": "none", "-webkit-mask-image": "none",
        ]
        if unmodeled.contains(where: { ![$0.value, "", nil].contains(node.style[$0.key]) }) { inner.isRepainted = true }
        if node.role == "RootWebArea" { inner.isRepainted = false }
    }
}

extension BrowserNode {
    /// Whether a screen reader says the text inside as the name of this node, and
    /// not once more.
    var takesNameFromContent: Bool {
        guard let role, !isIgnored else { return false }
        switch ScreenElement.Role(browserRole: role, of: self) {
        case .button, .link, .heading, .tab, .menuItem, .segment, .checkBox, .radioButton, .toggle, .disclosure, .image, .tooltip:
            return true
        default: return false
        }
    }

    /// Whether it is laid out in the lines of its parent.
    var isInline: Bool { isText || (style["display"] ?? "block").hasPrefix("inline") || style["display"] == "contents" }

    /// Whether decorations of the text around do not go on inside.
    var startsDecoration: Bool {
        let display = style["display"] ?? "block"
        return display.hasPrefix("inline-") || style["float"] != nil || ["absolute", "fixed"].contains(style["position"])
    }

    /// By how many degrees it is turned against its parent.
    var turn: Double {
        var turn = 0.0
        if let rotate = style["rotate"], rotate.hasSuffix("deg"), let degrees = Double(rotate.dropLast(3)) { turn += degrees }
        if let transform = style["transform"], let open = transform.firstIndex(of: "("), transform.hasPrefix("matrix") {
            let parts = transform[transform.index(after: open)...].dropLast().split { $0 == "," || $0 == " " }.compactMap { Double($0) }
            // Both of the plane and of space the matrix begins with where the
            // horizontal goes.
            if parts.count == 6 || parts.count == 16 { turn += BrowserAngle.degrees(x: parts[0], y: parts[1]) }
        }
        return turn
    }

    /// For each property of spacing declared on the node itself, whether it is so
    /// that the person's own style cannot change it.
    var declaredSpacing: [(property: String, isLocked: Bool)] {
        guard let declarations = attributes["style"] else { return [] }
        var found: [(property: String, isLocked: Bool)] = []
        for declaration in declarations.split(separator: ";") {
            let parts = declaration.split(separator: ":", maxSplits: 1).map { $0.lowercased().filter { !$0.isWhitespace } }
            guard parts.count == 2, ["letter-spacing", "word-spacing", "line-height"].contains(parts[0]) else { continue }
            let isImportant = parts[1].hasSuffix("!important")
            // These inherit the value of the parent.
            let isTaken = parts[1].hasPrefix("inherit") || parts[1].hasPrefix("unset")
            // A declaration that is important is not undone by a later one that is
            // not.
            guard !isTaken, isImportant || !found.contains(where: { $0.property == parts[0] && $0.isLocked }) else { continue }
            found.removeAll { $0.property == parts[0] }
            found.append((parts[0], isImportant))
        }
        return found
    }
}

extension BrowserRecord {
    /// The nodes fixed to the window that an element around them hides from
    /// assistive technology: the tree of elements has them outside of it.
    ///
    /// Browsers may show such content while it has the focus. Others do not, and
    /// its author hid it.
    ///
    /// - Complexity: O(nodes · depth) where there are any.
    var nodesHiddenAround: Set<String> {
        let fixed = nodes.filter { $0.style["position"] == "fixed" && !$0.isText }
        let hidden = Set(nodes.lazy.filter { $0.attributes["aria-hidden"] == "true" }.map(\.id))
        guard !fixed.isEmpty, !hidden.isEmpty else { return [] }
        let ancestry = BrowserAncestry(nodes) { $0.documentParent }
        return Set(fixed.lazy.map(\.id).filter { ancestry.around($0).contains(where: hidden.contains) })
    }
}

import EveryScreenCapture
import EveryScreenModel

extension ScreenElement {
    /// Creates the element of a node.
    ///
    /// - Parameters:
    ///   - node: The node.
    ///   - outer: The facts that it inherits from the nodes around it.
    ///   - inner: The facts that its children inherit.
    init(_ node: BrowserNode, inside outer: BrowserSurroundings, around inner: BrowserSurroundings) {
        let role = node.isText ? ScreenElement.Role.text : node.role.map { ScreenElement.Role(browserRole: $0, of: node) } ?? .group
        self.init(role, source: node.id, frame: node.bounds ?? .zero)
        identifier = node.attributes["id"]
        label = node.label
        hint = node.description
        isAccessibilityElement = node.isStop(as: role, inside: outer)
        isAccessibilityHidden =
            node.attributes["aria-hidden"] == "true"
            || node.ignoredReasons.contains { $0 == "ariaHiddenElement" || $0 == "ariaHiddenSubtree" }
        // The areas of a map have no box; they are seen with their image, as the
        // accessibility tree says.
        let isDrawn = node.isRendered || (node.tag == "area" && node.role != nil && !node.isIgnored)
        isVisible = isDrawn && !inner.isInvisible && node.style["visibility"] != "hidden"
        if !node.isText, node.style["position"] == "fixed" { isPinned = true }
        // A link that goes on in the next line is touched on its longest one.
        if node.style["display"] == "inline", Set(node.textLines.map(\.minY)).count > 1 {
            hitRegion = node.textLines.max { $0.width < $1.width }
        }
        // Nodes that the browser leaves out have no states.
        let isDisabled = node.attributes["disabled"] != nil && Self.disablable.contains(node.tag ?? "")
        if node.states["disabled"] == "true" || isDisabled { isEnabled = false }
        // Of a dialog that the browser opened as modal, or that says so, only the
        // person knows which keys close it.
        if node.states["modal"] == "true", role == .dialog || role == .alert, node.isRendered { modal = ScreenElement.ModalBehavior() }
        setContent(node, role)
        setBehavior(node, role)
        if node.known != .all { forgetWhatWasNotCaptured(of: node) }
        if inner.isUnsettled {
            isVisible = nil
            isAccessibilityElement = nil
        }
    }

    /// The tags of elements that the attribute `disabled` disables (HTML, section
    /// 4.16.3).
    private static let disablable: Set<String> = ["button", "input", "select", "textarea", "optgroup", "option", "fieldset"]

    private mutating func setContent(_ node: BrowserNode, _ role: ScreenElement.Role) {
        if !node.isText { surface = node.surface }
        if role == .heading { headingLevel = node.states["level"].flatMap { Int($0) } }
        // Browsers ask for Alt, or for Control and Alt, with it (HTML, section
        // 6.7.2).
        if let keys = node.attributes["accesskey"]?.split(separator: " "), !keys.isEmpty {
            keyboardShortcuts = keys.map { ScreenElement.KeyboardShortcut($0.lowercased(), modifiers: .option) }
        }
        if let language = node.attributes["lang"], node.tag != "html" { speech = ScreenElement.Speech(language: language) }
        if node.value == nil, role == .picker || node.tag == "input" && !role.isTextInput, node.states["valuetext"] == nil {
            // Nothing may be chosen in a list yet, or entered in a field of the
            // browser's, which exposes all that people enter.
            value = node.states["checked"] ?? node.states["pressed"]
        } else if role.isTextInput || role == .stepper || role == .slider || role == .picker || role == .progressIndicator {
            value = node.value ?? node.states["valuetext"] ?? ""
        } else {
            value = node.states["checked"] ?? node.states["pressed"] ?? node.value
        }
        if let expanded = node.states["expanded"] { expandedStatus = expanded == "true" ? .expanded : .collapsed }
        if node.states["labelledby"] != nil { labeledBy = node.references("labelledby") }
        if role.isTextInput || role == .picker {
            field = ScreenElement.FieldFacts(
                placeholder: node.attributes["placeholder"] ?? node.attributes["aria-placeholder"],
                purpose: node.attributes["autocomplete"],
                isRequired: node.states["required"] == "true", isInvalid: node.states["invalid"].map { $0 != "false" })
            // The description of a wrong field is what says so.
            if field?.isInvalid == true, let message = node.description, !message.isEmpty { field?.errorMessage = message }
        }
        if role == .image || node.tag == "img" || node.isImageButton { image = ScreenElement.ImageContent(name: node.attributes["src"]) }
        if node.isMarkedAsDecorative, role == .image || role == .webView { isDecorative = true }
    }

    private mutating func setBehavior(_ node: BrowserNode, _ role: ScreenElement.Role) {
        let ways = ["overflow-x", "overflow-y"].map { node.style[$0] ?? "visible" }
        if ways.contains(where: { $0 != "visible" }) { clipsContent = true }
        let axes = zip([ScreenElement.Axis.horizontal, .vertical], ways).filter { ["auto", "scroll"].contains($0.1) }.map(\.0)
        // The browser draws and scrolls the list of a select.
        let extent = node.tag == "select" ? nil : node.scrolledSize ?? frame.size
        if !axes.isEmpty { scrolling = ScreenElement.Scrolling(axes: axes, contentSize: extent) }
        if node.role == "RootWebArea" { scrolling = ScreenElement.Scrolling(axes: [.horizontal, .vertical]) }
        if node.tag != nil { keyboard = ScreenElement.KeyboardBehavior(isFocusable: node.isStopOfTab(as: role)) }
        if node.style["pointer-events"] == "none" || node.isBelowOpened { coversTouches = false }
        if node.hasBrowserSize { hasSystemSize = true }
        // Browsers draw these alike everywhere, 13 pixels wide, as long as the page
        // does not say otherwise.
        if role == .checkBox || role == .radioButton, node.tag == "input", frame.width <= 13, frame.height <= 13 { isSystemProvided = true }
    }
}

extension BrowserNode {
    /// Whether assistive technology stops here; text that names the element around
    /// it is announced with that.
    fileprivate func isStop(as role: ScreenElement.Role, inside outer: BrowserSurroundings) -> Bool {
        guard self.role != nil, !isIgnored else { return false }
        if isText { return !outer.isPartOfName && !string.allSatisfy(\.isWhitespace) }
        // A drawing without name is left out by most browsers (SVG Accessibility
        // API Mappings 1.0, section 5.1).
        if role == .image, tag == "svg", name.isEmpty, attributes["role"] == nil { return false }
        // Nor is what a style paints as an image one to others than Chromium.
        if role == .image, name.isEmpty, attributes["role"] == nil, !Self.imageTags.contains(tag ?? "") { return false }
        if tag == "img" { return true }
        // A region for messages waits for them without anything to stop at.
        if role == .alert, name.isEmpty, bounds?.isEmpty != false { return false }
        switch role {
        case .group, .unknown, .screen, .list, .table, .cell, .menu, .tabBar, .toolbar, .navigationBar, .scrollView: return false
        default: return true
        }
    }

    private static let imageTags: Set<String> = ["img", "svg", "canvas", "object", "embed", "input", "area"]

    /// The label; empty when known to be without.
    fileprivate var label: String? {
        if isText { return string }
        if isIgnored || role == nil { return nil }
        // The browser's own word for a button of the type says nothing of the
        // image, and its value is sent and not said (HTML Accessibility API
        // Mappings 1.0, section 4.1.4).
        if isImageButton, nameSource == "type" || nameSource == "value" { return "" }
        // Without a name of its own a frame is called by the title of the page
        // inside, which was not there to be seen.
        if embedded == .errorPage, name.isEmpty { return nil }
        return name
    }

    /// Whether it is a button that shows an image.
    fileprivate var isImageButton: Bool { tag == "input" && attributes["type"]?.lowercased() == "image" }

    /// Whether the page takes its meaning away, and nothing gives it back (WAI-ARIA
    /// 1.2, presentational roles conflict resolution).
    fileprivate var isMarkedAsDecorative: Bool {
        guard isWrittenAsDecoration else { return false }
        // A node with a `tabindex`, or with a property that every role may have,
        // keeps its own role.
        let isTitledFrame = attributes["title"] != nil && ["iframe", "frame"].contains(tag)
        return attributes["tabindex"] == nil && !isTitledFrame && !attributes.keys.contains(where: Self.globalProperties.contains)
    }

    /// The states and properties of all roles (WAI-ARIA 1.2, section 6.4), save the
    /// one that hides.
    private static let globalProperties: Set<String> = [
        "aria-atomic", "aria-busy", "aria-controls", "aria-current", "aria-describedby", "aria-description", "aria-details",
        "aria-dropeffect", "aria-flowto", "aria-grabbed", "aria-keyshortcuts", "aria-label", "aria-labelledby", "aria-live", "aria-owns",
        "aria-relevant", "aria-roledescription",
    ]

    /// Whether Tab stops here; `nil` where arrow keys or a script may bring focus.
    func isStopOfTab(as role: ScreenElement.Role) -> Bool? {
        if isFocusable, tabIndex ?? 0 >= 0 { return true }
        // A text that can be edited, or an area of a map that leads somewhere.
        let isEditable = attributes["contenteditable"].map { $0.lowercased() != "false" } ?? false
        if isEditable || tag == "area" && attributes["href"] != nil, tabIndex ?? 0 >= 0 || attributes["tabindex"] == nil { return true }
        if role == .webView { return false }
        if isFocusable { return nil }
        switch role {
        // These are parts of a whole that has focus and leads on by arrow keys.
        case .tab, .menuItem, .segment, .radioButton, .disclosure, .cell: return nil
        default: return self.role == "menuitemcheckbox" ? nil : false
        }
    }

    /// The color of the line below it, clear where there is none; `nil` where a
    /// shadow or an outline may be one.
    var lineBelow: SRGBColor? {
        guard style["box-shadow"] == nil, style["outline-style"] == nil else { return nil }
        let isDrawn = style["border-bottom-style"].map { $0 != "hidden" } == true && style["border-bottom-width"] != "0px"
        return isDrawn ? style["border-bottom-color"].flatMap { SRGBColor(cssColor: $0) } : SRGBColor(hex: 0, opacity: 0)
    }

    /// The color, among some, that differs most from the one behind.
    ///
    /// It is `nil` where one of them is not known, or where a shadow or a picture
    /// may mark the element as well.
    ///
    /// - Parameters:
    ///   - colors: The colors.
    ///   - backdrop: The color behind.
    ///   - background: Whether its own background is one of them.
    func clearest(of colors: [String]?, on backdrop: SRGBColor?, besides background: Bool) -> SRGBColor? {
        guard let colors, let backdrop, style["box-shadow"] == nil, style["background-image"] == nil else { return nil }
        var known = colors.map { SRGBColor(cssColor: $0) }
        if background { known.append(self.background.flatMap { SRGBColor(cssColor: $0) } ?? SRGBColor(hex: 0, opacity: 0)) }
        guard known.allSatisfy({ $0 != nil }) else { return nil }
        return known.compactMap { $0?.composited(over: backdrop) }.max { $0.contrast(with: backdrop) < $1.contrast(with: backdrop) }
    }

    /// The paint behind its content.
    fileprivate var surface: ScreenElement.Surface {
        var paints: [ScreenElement.Paint] = []
        if let color = background.flatMap({ SRGBColor(cssColor: $0) }), color.opacity > 0 { paints.append(.color(color)) }
        if let image = style["background-image"] { paints.append(ScreenElement.Paint(cssImage: image)) }
        return ScreenElement.Surface(background: paints, opacity: style["opacity"].flatMap(Double.init).flatMap { 0...1 ~= $0 ? $0 : nil })
    }
}

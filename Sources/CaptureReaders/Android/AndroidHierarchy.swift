import EveryScreenCapture
import EveryScreenModel

/// The views of an Android screen, whatever tool captured them.
///
/// The tools differ in how they write a view and in their facts about the screen.
/// The facts about a view, and their meaning to TalkBack, are the same.
struct AndroidHierarchy {
    let nodes: [AndroidNode]
    /// For each view the index of the one around it, or −1.
    let parents: [Int32]
    let speech: AndroidSpeech
    /// For each view whether one around it leads keyboard focus through its
    /// content.
    let isLed: [Bool]
    /// Pixels to the point; 1 while the density is unknown.
    private let scale: Double
    private let unit: RenderedScreen.LengthUnit

    /// The density at which one pixel is one dp, in dots per inch.
    static let baselineDensity = 160.0

    /// The density for a number of pixels to the point; `nil` for 0, which stands
    /// for none, and for what no device has.
    static func density(scale: Double) -> Double? {
        let density = scale * baselineDensity
        return CaptureOptions.densities.contains(density) ? density : nil
    }

    /// Arranges views in pre-order.
    ///
    /// - Parameters:
    ///   - nodes: The views.
    ///   - parents: For each the index of the one around it, or −1.
    ///   - density: The density of the screen in dots per inch; `nil` where it is
    ///     unknown, and lengths stay pixels.
    init(_ nodes: [AndroidNode], parents: [Int32], density: Double?) {
        self.nodes = nodes
        self.parents = parents
        scale = density.map { $0 / Self.baselineDensity } ?? 1
        unit = density == nil ? .pixels : .points
        speech = AndroidSpeech(nodes, parents: parents)
        var isLed: [Bool] = []
        for parent in parents.map(Int.init) {
            isLed.append(parent >= 0 && (isLed[parent] || AndroidRole.leadsFocus(nodes[parent].className)))
        }
        self.isLed = isLed
    }

    /// Reads the views of an XML document whose root element is no view.
    init(_ document: MarkupDocument, density: Double?) throws(CaptureMistake) {
        let reader = AndroidNodeReader(document)
        var nodes: [AndroidNode] = []
        nodes.reserveCapacity(document.elements.count)
        for index in document.elements.indices { nodes.append(try reader.node(at: index)) }
        self.init(nodes, parents: document.parents, density: density)
    }

    /// The smallest extent from the corner of the screen that holds all windows, in
    /// pixels.
    var extentOfWindows: LayoutSize {
        var size = LayoutSize.zero
        for index in nodes.indices where parents[index] < 0 || nodes[Int(parents[index])].isRoot {
            guard let bounds = nodes[index].bounds else { continue }
            size = LayoutSize(width: max(size.width, bounds.maxX), height: max(size.height, bounds.maxY))
        }
        return size
    }

    /// The title of the first pane that is shown, which TalkBack announces when it
    /// appears.
    private var title: String? {
        nodes.first { $0.isShown != false && $0.paneTitle?.isEmpty == false }?.paneTitle
    }

    /// Builds the screen.
    ///
    /// - Parameters:
    ///   - size: Its extent, in pixels.
    ///   - dumpsOnlyVisible: Whether the tool leaves out what cannot be seen.
    func screen(size: LayoutSize, dumpsOnlyVisible: Bool = false) throws(CaptureMistake) -> RenderedScreen {
        let sources = ElementSources(parents: parents).sources
        let scaled = LayoutSize(width: size.width / scale, height: size.height / scale)
        var builder = RenderedScreen.Builder(size: scaled, unit: unit, title: title)
        builder.facts.platform = .android
        try builder.add(inside: parents) { (index) throws(CaptureMistake) in
            if nodes[index].isRoot { return root(source: sources[index], size: scaled) }
            var element = element(at: index, source: sources[index])
            if element.isVisible == nil, dumpsOnlyVisible, !element.frame.isEmpty { element.isVisible = true }
            return element
        }
        return builder.finish()
    }

    /// The root element of the file, which is no view and which no assistive
    /// technology meets.
    private func root(source: String, size: LayoutSize) -> ScreenElement {
        var element = ScreenElement(.screen, source: source, frame: LayoutRect(origin: .zero, size: size))
        element.isAccessibilityElement = false
        element.actions = []
        return element
    }

    private func element(at index: Int, source: String) -> ScreenElement {
        let node = nodes[index]
        var element = ScreenElement(role(at: index), source: source, frame: frame(of: node))
        element.identifier = node.resourceID.flatMap { $0.isEmpty ? nil : $0 }
        element.isEnabled = node.isEnabled
        element.isVisible = node.isShown
        element.actions = actions(of: node, as: element.role)
        let isFocusable = isFocusable(at: index)
        if isFocusable != nil || node.hasFocus != nil {
            element.keyboard = ScreenElement.KeyboardBehavior(isFocusable: isFocusable, hasFocus: node.hasFocus)
        }
        if node.isScrollable == true { element.scrolling = ScreenElement.Scrolling(axes: AndroidRole.scrollAxes(of: node.className)) }
        element.isAccessibilityElement = isAccessibilityElement(at: index)
        element.label = label(at: index)
        element.value = value(at: index)
        if element.role.isTextInput, let description = node.description, !description.isEmpty { element.hint = node.hint }
        element.text = text(of: node, as: element.role)
        element.traits = traits(of: node, as: element.role)
        element.expandedStatus = node.expandedStatus
        element.setPosition = node.setPosition
        if element.role.isTextInput, let message = node.errorMessage, !message.isEmpty {
            element.field = ScreenElement.FieldFacts(isInvalid: true, errorMessage: message)
        }
        return element
    }

    /// The text drawn; a view that shows none may still draw some by itself, save
    /// one made for text.
    private func text(of node: AndroidNode, as role: ScreenElement.Role) -> [ScreenElement.TextRun]? {
        guard let text = node.text, node.isPassword != true else { return nil }
        if text.isEmpty { return role == .text || role.isTextInput ? [] : nil }
        return [ScreenElement.TextRun(text)]
    }

    private func frame(of node: AndroidNode) -> LayoutRect {
        guard let bounds = node.bounds else { return .zero }
        return LayoutRect(x: bounds.minX / scale, y: bounds.minY / scale, width: bounds.width / scale, height: bounds.height / scale)
    }
}

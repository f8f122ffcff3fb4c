import EveryScreenCapture
import EveryScreenModel

extension MarkupReader {
    /// The page source of Appium's XCUITest driver, or of WebDriverAgent itself,
    /// whose root is then the application.
    static let appiumIOS = MarkupReader(
        format: .appiumIOS,
        acceptsRoot: { $0 == "AppiumAUT" || $0.hasPrefix(IOSRole.typePrefix) },
        recognizes: { document in
            let root = document.name(of: 0)
            if root == "AppiumAUT" { return document.elements.count == 1 || document.name(of: 1).hasPrefix(IOSRole.typePrefix) }
            return root.hasPrefix(IOSRole.typePrefix)
        },
        read: { (document, _) throws(CaptureMistake) in try readAppiumIOS(document) })
}

private func readAppiumIOS(_ document: MarkupDocument) throws(CaptureMistake) -> RenderedScreen {
    let reader = WebDriverAgentNodes(document)
    var nodes: [IOSNode] = []
    nodes.reserveCapacity(document.elements.count)
    for index in document.elements.indices { nodes.append(try reader.node(at: index)) }

    // Appium's driver for the Mac writes the same types of elements.
    let hasAppleMenu = nodes.indices.contains { IOSRole.isAppleMenu(reader.type(of: $0), labeled: nodes[$0].label) }
    let parents = document.parents
    nodes = nodes.withParts(inside: parents)
    let sources = ElementSources(parents: parents).sources
    var builder = RenderedScreen.Builder(size: screenSize(of: nodes, reader), unit: .points, title: title(of: nodes, reader))
    builder.facts.platform = hasAppleMenu ? .macOS : .iOS
    try builder.add(inside: parents) { (index) throws(CaptureMistake) in
        document.name(of: index) == "AppiumAUT" ? wrapper(source: sources[index]) : nodes[index].element(source: sources[index])
    }
    return builder.finish()
}

/// The extent of the application, or of the first window where there is no
/// application.
private func screenSize(of nodes: [IOSNode], _ reader: WebDriverAgentNodes) -> LayoutSize {
    func first(_ suffix: String) -> Int? { nodes.indices.first { reader.type(of: $0).hasSuffix(suffix) } }
    return nodes.isEmpty ? .zero : nodes[first("TypeApplication") ?? first("TypeWindow") ?? 0].frame.size
}

/// The label, or else the name, of the first navigation bar that can be seen; a
/// screen below another has one too.
private func title(of nodes: [IOSNode], _ reader: WebDriverAgentNodes) -> String? {
    let bars = nodes.indices.filter { nodes[$0].role == .navigationBar && nodes[$0].isVisible != false }
    return bars.map { nodes[$0].label.isEmpty ? reader.name(of: $0) : nodes[$0].label }.first { !$0.isEmpty }
}

/// The element `AppiumAUT`, which only holds the application and which no assistive
/// technology meets.
private func wrapper(source: String) -> ScreenElement {
    var element = ScreenElement(.unknown, source: source, frame: .zero)
    element.isAccessibilityElement = false
    element.actions = []
    return element
}

package import EveryScreenModel

/// An element of a running app, as in a snapshot of XCUITest
/// (`XCUIElementAttributes`).
///
/// It has no VoiceOver stops, traits, hints, actions, activation points, colors and
/// fonts; these stay untested.
package struct RunningElement: Hashable, Sendable {
    /// The number of its type, the raw value of `XCUIElement.ElementType`.
    package var type: UInt = 0
    /// The handle for tests.
    package var identifier = ""
    /// The label.
    package var label = ""
    /// The title; the label of an element without one.
    package var title = ""
    /// The value in words; `nil` if there is none.
    package var value: String?
    /// The placeholder.
    package var placeholder: String?
    /// The frame, in points of the display.
    package var frame = LayoutRect.zero
    /// Whether it is enabled.
    package var isEnabled = true
    /// Whether it is selected.
    package var isSelected = false
    /// Whether it has the focus of the keyboard or remote; `nil` if the platform
    /// does not report it.
    package var hasFocus: Bool?
    /// The elements inside it.
    package var children: [RunningElement] = []

    /// Creates an element without facts.
    package init() {}

    /// Returns the screen of the element and its content; a loop, so that depth
    /// costs no stack.
    ///
    /// - Parameter focused: The elements that real key presses focused; `nil` if
    ///   nothing is known of them.
    /// - Throws: `RunningAppError.nothingToSee` if there are only containers.
    package func screen(focused: RunningFocus? = nil) throws(RunningAppError) -> RenderedScreen {
        var elements: [RunningElement] = []
        var parents: [Int32] = []
        var pending: [(RunningElement, Int32)] = [(self, -1)]
        while let (element, parent) = pending.popLast() {
            let index = Int32(elements.count)
            elements.append(element)
            parents.append(parent)
            for child in element.children.reversed() { pending.append((child, index)) }
        }
        let nodes = elements.map(\.node).withParts(inside: parents)
        guard nodes.contains(where: { $0.role.isControl || $0.role == .text || $0.role == .image }) else {
            throw .nothingToSee(nodes.count)
        }
        let sources = ElementSources(parents: parents).sources
        let bars = nodes.filter { $0.role == .navigationBar }.map { $0.label.isEmpty ? $0.identifier ?? "" : $0.label }
        var builder = RenderedScreen.Builder(size: frame.size, unit: .points, title: bars.first { !$0.isEmpty })
        let isOnMac = elements.contains {
            IOSRole.isAppleMenu(IOSRole.name(ofType: $0.type) ?? "", labeled: $0.label.isEmpty ? $0.title : $0.label)
        }
        builder.facts.platform = isOnMac ? .macOS : .iOS
        builder.reserveCapacity(nodes.count)
        var open: [Int32] = []
        for (index, parent) in parents.enumerated() {
            while let last = open.last, last != parent {
                builder.close()
                open.removeLast()
            }
            var element = nodes[index].element(source: sources[index])
            if let focused, element.isControl {
                let isReached = focused.sources.contains(sources[index])
                if isReached || focused.isComplete { element.keyboard = .init(isFocusable: isReached) }
            }
            builder.open(element)
            open.append(Int32(index))
        }
        for _ in open { builder.close() }
        return builder.finish()
    }

    /// The element as a node of iOS captures.
    private var node: IOSNode {
        var node = IOSNode()
        node.role = IOSRole.role(ofType: type)
        node.holdsSegments = IOSRole.name(ofType: type).map(IOSRole.holdsSegments) ?? false
        node.identifier = identifier
        node.label = label.isEmpty ? title : label
        node.value = value ?? ""
        node.placeholder = placeholder.flatMap { $0.isEmpty ? nil : $0 }
        let isDrawn = frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite
        node.frame = isDrawn ? frame : .zero
        node.isSelected = isSelected ? true : nil
        node.isEnabled = isEnabled
        node.isFocused = hasFocus == true ? true : nil
        return node
    }
}

/// A reason why a running app gave no screen.
package enum RunningAppError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There are no controls, texts or images among a number of elements.
    case nothingToSee(Int)
    /// The screen keeps changing.
    case neverSettles(limit: Duration)
    /// The app or the test's steps failed.
    case failed(String)

    /// The fact, and the fix.
    package var description: String {
        switch self {
        case .nothingToSee(let count):
            "the app shows no control, text or image among \(count) elements: wait in goTo until the screen is there "
                + "(waitForExistence(timeout:)), or check that the app exposes what it draws"
        case .neverSettles(let limit):
            "the app's screen still changes after \(limit): stop animations under test (by a launch argument), or raise .settleLimit"
        case .failed(let why): "the app could not be captured: \(why)"
        }
    }
}

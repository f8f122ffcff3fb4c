package import EveryScreenModel

/// A step of a person on an element of a running app.
package struct LiveStep: Hashable, Sendable, CustomStringConvertible {
    /// The action of a step.
    package enum Action: Hashable, Sendable {
        /// VoiceOver's double tap.
        case activate
        /// A step up of an adjustable element.
        case increment
        /// A step down of an adjustable element.
        case decrement
        /// The cursor of assistive technology moves to the element.
        case focus
        /// A custom action, by its name.
        case custom(String)
    }

    /// The reason why a step is not possible.
    package enum Obstacle: Hashable, Sendable {
        /// No element has the name; those that are there have others.
        case missing(names: [String])
        /// A number of elements have the name.
        case several(Int)
        /// The element is disabled.
        case disabled
        /// The element does nothing that a test can cause.
        case noResponse
    }

    /// The action.
    package var action: Action
    /// The identifier of the element, else its label.
    package var element: String

    /// Creates a step.
    package init(_ action: Action, on element: String) { (self.action, self.element) = (action, element) }

    package var description: String {
        switch action {
        case .activate: "activate \"\(element)\""
        case .increment: "increment \"\(element)\""
        case .decrement: "decrement \"\(element)\""
        case .focus: "focus \"\(element)\""
        case .custom(let name): "perform \"\(name)\" on \"\(element)\""
        }
    }
}

extension LiveStep.Obstacle: CustomStringConvertible {
    /// The most names that a sentence lists.
    private static var mostNames: Int { 10 }

    /// The reason and the fix.
    package var description: String {
        switch self {
        case .missing(let names):
            names.isEmpty
                ? "assistive technology reaches no element" : "no element has this identifier or label; there are \(Self.listed(names))"
        case .several(let count): "\(count) elements have this label; give the one that is meant an accessibilityIdentifier"
        case .disabled: "the element is disabled; enable it by an earlier step, or leave the step out"
        case .noResponse:
            "the element does not respond to assistive technology, and its touch handling cannot be called by a test; implement "
                + "accessibilityActivate(), accessibilityIncrement() and accessibilityDecrement(), or a custom action with a handler"
        }
    }

    private static func listed(_ names: [String]) -> String {
        let rest = names.count - mostNames
        return names.prefix(mostNames).map { "\"\($0)\"" }.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }
}

/// Performs a step on the element of its name, as assistive technology does.
///
/// An identifier goes before a label. If the element does not respond to
/// activation, the view at its activation point is touched, like VoiceOver touches
/// it. O(objects).
///
/// - Parameters:
///   - step: The step.
///   - root: The outermost view, with its corner at the origin of the screen.
///   - size: The size of the screen, in points.
///   - stops: Returns the elements at which assistive technology stops.
/// - Throws: `LiveCaptureError.notPerformed` if the step is not possible.
@MainActor
package func performStep<Object: LiveObject>(
    _ step: LiveStep, on root: Object, size: LayoutSize, stops: (RenderedScreen) -> [Int]
) throws(LiveCaptureError) {
    let graph = try LiveGraph(root, limits: LiveLimits())
    let live = LiveWalk(graph: graph, screen: LayoutRect(origin: .zero, size: size)).screen(size: size, title: nil)
    let reached = stops(live.screen).map { live.screen.elements[$0] }
    let identified = reached.filter { $0.identifier == step.element }
    let found = identified.isEmpty ? reached.filter { $0.label == step.element } : identified
    guard let element = found.first else {
        throw .notPerformed(step, .missing(names: reached.compactMap { $0.identifier ?? $0.label }))
    }
    guard found.count == 1 else { throw .notPerformed(step, .several(found.count)) }
    if step.action != .focus, element.isEnabled == false || element.traits?.contains(.notEnabled) == true {
        throw .notPerformed(step, .disabled)
    }
    let object = graph.nodes.first { live.sources[$0.object.identity] == element.source }?.object
    if object?.perform(step.action) == true { return }
    let point = element.activationPoint ?? element.frame.center
    let touched = step.action == .activate ? root.hitTest(point) : []
    for identity in touched where graph.numbers[identity].map({ graph.nodes[$0].object.touch() }) == true { return }
    throw .notPerformed(step, .noResponse)
}

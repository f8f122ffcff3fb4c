import EveryScreenModel
import EveryScreenNavigation

extension FlowStep {
    /// The controls on both screens.
    var sharedControls: [ScreenDifference.Pair] {
        difference.pairs.filter { pair in
            let new = newScreen.elements[pair.new]
            return new.isControl && new.handle != nil && new.isVisible != false && new.isSystemProvided != true
        }
    }

    /// The controls that look different after the step.
    func repaints(of controls: [ScreenDifference.Pair]) -> [Repaint] {
        controls.compactMap { pair in
            let (old, new) = (Paint(of: pair.old, oldScreen), Paint(of: pair.new, newScreen))
            return old == new ? nil : Repaint(pair: pair, role: newScreen.elements[pair.new].role, old: old, new: new)
        }
    }
}

/// A control that looks different after a step.
struct Repaint {
    let pair: ScreenDifference.Pair
    fileprivate let role: ScreenElement.Role
    fileprivate let old: Paint
    fileprivate let new: Paint
}

extension [Repaint] {
    /// The controls that exchange their looks, as the marked one of several does:
    /// one was marked before, and another of its kind is now.
    ///
    /// O(n²) for the few that look different.
    var exchanged: [ScreenDifference.Pair] {
        filter { one in contains { $0.old == one.new && $0.new == one.old && $0.role == one.role } }.map(\.pair)
    }
}

/// The looks of a control and all that it is drawn of.
private struct Paint: Equatable {
    private let surfaces: [ScreenElement.Surface?]
    private let texts: [TextLook]

    init(of index: Int, _ screen: RenderedScreen) {
        let parts = ([index] + screen.descendants(of: index)).map { screen.elements[$0] }
        surfaces = parts.map(\.surface)
        texts = parts.flatMap(TextLook.all)
    }
}

/// The look of a piece of text: by it a selected tab is bold, or blue.
struct TextLook: Hashable {
    private let color: SRGBColor?
    let weight: ScreenElement.FontWeight?
    private let isUnderlined: Bool?

    /// The looks of the pieces of text of an element.
    static func all(of element: ScreenElement) -> [TextLook] {
        (element.text ?? []).map { TextLook(color: $0.color, weight: $0.weight, isUnderlined: $0.isUnderlined) }
    }
}

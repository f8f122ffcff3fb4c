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
    func repainted(among controls: [ScreenDifference.Pair]) -> [ScreenDifference.Pair] {
        controls.filter { Paint(of: $0.old, oldScreen) != Paint(of: $0.new, newScreen) }
    }

    /// The controls that exchange their looks, as the marked one of several does:
    /// one was marked before, and another of its kind is now.
    ///
    /// O(controls²) for the few that look different.
    func exchanged(among controls: [ScreenDifference.Pair]) -> [ScreenDifference.Pair] {
        let looks = repainted(among: controls).map { (pair: $0, old: Paint(of: $0.old, oldScreen), new: Paint(of: $0.new, newScreen)) }
        return looks.filter { one in
            looks.contains { other in
                other.old == one.new && other.new == one.old
                    && newScreen.elements[other.pair.new].role == newScreen.elements[one.pair.new].role
            }
        }.map(\.pair)
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
struct TextLook: Equatable {
    private let color: SRGBColor?
    private let weight: ScreenElement.FontWeight?
    private let isUnderlined: Bool?

    /// The looks of the pieces of text of an element.
    static func all(of element: ScreenElement) -> [TextLook] {
        (element.text ?? []).map { TextLook(color: $0.color, weight: $0.weight, isUnderlined: $0.isUnderlined) }
    }
}

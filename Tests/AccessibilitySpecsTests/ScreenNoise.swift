import EveryScreenModel
import EveryValue

/// Random changes of the facts of a few elements, as an app's mistakes make them.
struct ScreenNoise {
    /// The number of the change; the same one always changes an element alike.
    let seed: UInt64

    /// Returns a screen in which about half of the elements have other facts.
    func applied(to screen: RenderedScreen) -> RenderedScreen {
        var builder = RenderedScreen.Builder(size: screen.size, unit: screen.unit)
        builder.facts = screen.facts
        let elements = screen.elements
        func rebuild(_ index: Int) {
            var element = elements[index]
            change(&element, beside: elements)
            builder.open(element)
            screen.children(of: index).forEach(rebuild)
            builder.close()
        }
        screen.roots.forEach(rebuild)
        return builder.finish()
    }

    private func change(_ element: inout ScreenElement, beside elements: [ScreenElement]) {
        var random = RandomBits(seed: element.source.unicodeScalars.reduce(seed) { $0 &* 31 &+ UInt64($1.value) })
        func below(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
        guard below(2) == 0 else { return }
        let other = elements[below(elements.count)]
        for _ in 0...below(3) {
            switch below(26) {
            case 0: element.label = Self.texts[below(Self.texts.count)]
            case 1: element.label = other.label
            case 2: element.value = Self.texts[below(Self.texts.count)]
            case 3: element.hint = Self.texts[below(Self.texts.count)]
            case 4: element.role = ScreenElement.Role.allCases[below(ScreenElement.Role.allCases.count)]
            case 5: element.traits = [Self.traits[below(Self.traits.count)]]
            case 6: element.frame.size.width = Self.lengths[below(Self.lengths.count)]
            case 7: element.frame.size.height = Self.lengths[below(Self.lengths.count)]
            case 8: element.frame.origin.x += Double(below(81) - 40)
            case 9: element.frame.origin.y += Double(below(81) - 40)
            case 10: element.isEnabled = below(2) == 0
            case 11: element.isAccessibilityElement = below(2) == 0
            case 12: element.isAccessibilityHidden = below(2) == 0
            case 13: element.actions = below(2) == 0 ? [] : [ScreenElement.Action(Self.actions[below(Self.actions.count)], name: "Remove")]
            case 14:
                element.keyboard = ScreenElement.KeyboardBehavior(isFocusable: below(2) == 0, consumedKeys: below(3) == 0 ? [.tab] : nil)
            case 15: element.keyboard = ScreenElement.KeyboardBehavior(isFocusable: true, next: other.source, previous: other.source)
            case 16 where element.text?.isEmpty == false: element.text?[0].color = Self.grays[below(Self.grays.count)]
            case 17 where element.text?.isEmpty == false: element.text?[0].pointSize = [9, 11, 12.5, 40][below(4)]
            case 18 where element.text?.isEmpty == false: element.text?[0].isTruncated = true
            case 19: element.surface = ScreenElement.Surface(background: [.color(Self.grays[below(Self.grays.count)])])
            case 20: element.headingLevel = below(8)
            case 21: element.expandedStatus = below(2) == 0 ? .expanded : .collapsed
            case 22: element.field = ScreenElement.FieldFacts(placeholder: "Email", isRequired: below(2) == 0, isInvalid: below(2) == 0)
            case 23: element.hitRegion = LayoutRect(x: element.frame.minX, y: element.frame.minY, width: 20 + Double(below(30)), height: 44)
            case 24: element.modal = below(2) == 0 ? ScreenElement.ModalBehavior() : nil
            default: element.userInputLabels = [Self.texts[below(Self.texts.count)]]
            }
        }
    }

    private static let texts = [
        "", " ", "Button", "Tea", "Selected", "icon_star", "Cancel", "Image of a cat", "Save, button", "12", "50%", "Click here",
        "Delete all your orders, without asking again, and leave the shop for good, which takes a moment",
    ]
    private static let lengths: [Double] = [0, 20, 23.5, 24, 43, 44, 320, 1_000]
    private static let traits: [ScreenElement.Traits] = [.button, .link, .header, .image, .selected, .notEnabled, .adjustable, .staticText]
    private static let actions: [ScreenElement.Action.Kind] = [.activate, .increment, .decrement, .longPress, .custom, .escape]
    private static let grays = [0.0, 0.4, 0.46, 0.6, 0.8, 1].map { SRGBColor(red: $0, green: $0, blue: $0) }
}

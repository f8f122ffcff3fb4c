package import EveryScreenGenerators
package import EveryScreenLayout
package import EveryValue

/// The components the shop is built of, correct, and with planted faults.
package struct ShopComponents: Sendable {
    /// A mistake that can be planted in a component; each is one that real design
    /// systems make.
    package enum Fault: String, Hashable, Sendable, CaseIterable {
        /// A price in a box of 24 points, which cuts large text off.
        case fixedHeightPrice
        /// An icon without a label.
        case silentIcon
        /// Stars of 31 points.
        case smallStars
        /// A note that keeps Tab and Shift-Tab for itself.
        case trappingNote
        /// A choice that the keyboard does not reach.
        case touchOnlyChoice
        /// A card that is one element for assistive technology, whatever is in it.
        case swallowingCard

        /// The id of the spec that must find it.
        package var spec: String {
            switch self {
            case .fixedHeightPrice: "text-not-clipped"
            case .silentIcon: "element-has-label"
            case .smallStars: "target-size"
            case .trappingNote: "no-keyboard-trap"
            case .touchOnlyChoice: "keyboard-reachable"
            case .swallowingCard: "grouping-keeps-actions"
            }
        }
    }

    /// The faults planted in them.
    package let faults: Set<Fault>

    /// Creates the components; without faults they are the correct ones.
    package init(faults: Set<Fault> = []) { self.faults = faults }

    // DocC: Components
    /// The design system: six components, of which the card takes others.
    package var system: ComponentLibrary { ComponentLibrary([price, icon, stars, choice, note, card]) }

    var price: ScreenComponent {
        ScreenComponent("Price", of: .content(.price, .english)) { price in
            let text = Blueprint.text(price, style: .headline)
            return faults.contains(.fixedHeightPrice) ? text.frame(height: 24, clips: true) : text
        }
    }

    var icon: ScreenComponent {
        ScreenComponent("Icon", of: .content(.action, .english)) { label in
            faults.contains(.silentIcon) ? .imageButton("heart") : .imageButton("heart").accessibilityLabel(label)
        }
    }

    var stars: ScreenComponent {
        ScreenComponent("Stars", of: .integer(in: 1...5)) { count in
            .imageButton("stars", width: faults.contains(.smallStars) ? 31 : 120, height: 44)
                .accessibilityLabel("Rating").accessibilityValue("\(count) of 5")
        }
    }

    var choice: ScreenComponent {
        ScreenComponent("Choice", of: .content(.thing, .english)) { title in
            let toggle = Blueprint.toggle(title).frame(minHeight: 44)
            return faults.contains(.touchOnlyChoice) ? toggle.keyboardFocusable(false) : toggle
        }
    }

    var note: ScreenComponent {
        ScreenComponent("Note", of: .content(.thing, .english)) { title in
            faults.contains(.trappingNote) ? .textEditor(title).consumesKeys([.tab, .shiftTab]) : .textEditor(title)
        }.atMost(1).neverInside("Card")
    }

    var card: ScreenComponent {
        let slots = [
            ComponentSlot("body", of: ["Stars", "Price"], count: 1...2),
            ComponentSlot("actions", of: ["Icon", "Choice"], count: 0...3),
        ]
        return ScreenComponent("Card", of: .content(.thing, .english), slots: slots) { title, parts in
            let card = Blueprint.column([.text(title, style: .title3).accessibilityHeading()] + parts["body"] + parts["actions"])
            guard faults.contains(.swallowingCard) else { return card.padding(16) }
            return card.accessibilityElement(children: .ignore).accessibilityLabel(title).padding(16)
        }.neverInside("Card")
    }
    // DocC end
}

extension Generator where Value == Blueprint {
    /// Draws screens made of the shop's components.
    package static func shopComponents(_ components: ShopComponents = ShopComponents()) -> Generator<Blueprint> {
        .screens(of: components.system)
    }
}

import ScreenLayout
import ScreenModel

extension ScreenDrawing {
    /// What many screens have and no family needs, each perhaps; none of it is simplest.
    ///
    /// Rare things in a family are where claims about them go unchecked: with the usual
    /// variety each comes on half of the screens.
    func extras() throws -> [Blueprint] {
        var parts: [Blueprint] = []
        for extra in Self.extras where source.boolean(probability: variety) { parts.append(try source.span("part") { try extra(self) }) }
        return parts
    }

    private static let extras: [@Sendable (ScreenDrawing) throws -> Blueprint] = [
        { try $0.link() },
        { try $0.hinted() },
        { try $0.card() },
        { try $0.adjustable() },
        { try $0.entry() },
        { try $0.unavailable() },
        { try $0.adorned() },
        { try $0.foreign() },
    ]

    private func link() throws -> Blueprint { .link(try words.draw(.thing, from: source)) }

    private func hinted() throws -> Blueprint { try button().accessibilityHint("Opens the overview.") }

    /// A text beside a drawing that assistive technology leaves out.
    private func adorned() throws -> Blueprint {
        line([.image("spark", width: 24, height: 24).accessibilityHidden(), try text(.sentence)])
    }

    /// A text in another language.
    private func foreign() throws -> Blueprint {
        .text(source.boolean() ? "Guten Appetit" : "Auf Wiedersehen").accessibilityLanguage("de")
    }

    /// A price and a button as one element, with what the button does as an action of it.
    private func card() throws -> Blueprint {
        let names = ["Delete", "Share", "Move"].prefix(source.integer(in: 1...3, towards: 1))
        return Blueprint.column([try text(.price, .headline), try button()])
            .accessibilityElement(children: .combine).accessibilityActions(Array(names))
    }

    private func adjustable() throws -> Blueprint {
        let title = try words.draw(.thing, from: source)
        return source.boolean() ? .stepper(title, value: "2") : .slider(title, value: "50%")
    }

    private func entry() throws -> Blueprint { .field(try words.draw(.thing, from: source)) }

    private func unavailable() throws -> Blueprint { try button().disabled() }

    /// A picture that takes more than a quarter of a phone.
    func picture() throws -> Blueprint {
        .image("photo", width: 300, height: 420).accessibilityLabel("Picture of \(try words.draw(.thing, from: source))")
    }

    /// What a modal asks.
    func question() throws -> Blueprint {
        let more = try some(0...2, average: 1) { source.boolean() ? try entry() : try link() }
        return .column(
            spacing: 12,
            [try heading(.thing), try text(.sentence)] + more
                + [.toggle("Do not ask again"), try button(), .button("Close").frame(minWidth: 44).dismissesModal()])
    }
}

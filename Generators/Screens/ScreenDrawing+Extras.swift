import EveryScreenLayout
import EveryScreenModel

extension ScreenDrawing {
    /// Parts that many screens have and no family needs, each perhaps; none of it
    /// is simplest.
    ///
    /// Rare things in a family are where claims about them go unchecked: with the
    /// usual variety each comes on half of the screens.
    func extras() throws -> [Blueprint] {
        var parts: [Blueprint] = []
        for extra in Self.extras where source.boolean(probability: variety) { parts.append(try source.span(partLabel) { try extra(self) }) }
        // With Reduce Motion on, half of it stands still: it comes more often than
        // the others.
        if source.boolean(probability: min(1, variety * 1.6)) { parts.append(try source.span(partLabel) { try moving() }) }
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
        { try $0.ranked() },
        { try $0.wrongEntry() },
        { try $0.numbered() },
    ]

    /// A way out of the app, which says so.
    private func link() throws -> Blueprint {
        let title = try words.draw(.thing, from: source)
        return source.boolean(probability: 0.3)
            ? .button(title).framedAsTarget.leavesApp().accessibilityHint("Opens in Safari.") : .link(title).framedAsTarget.leavesApp()
    }

    private func hinted() throws -> Blueprint { try button().accessibilityHint("Opens the overview.") }

    /// A text beside a drawing that assistive technology leaves out.
    private func adorned() throws -> Blueprint {
        line([.image("spark", width: 24, height: 24).accessibilityHidden(), try text(.sentence)])
    }

    /// A text in another language, which can be heard on request.
    private func foreign() throws -> Blueprint {
        .text(source.boolean() ? "Guten Appetit" : "Auf Wiedersehen").accessibilityLanguage("de")
            .plays(.audio, for: 2, startsAutomatically: false, canBeStopped: true, hasTranscript: true)
    }

    /// A price and a button as one element, with what the button does as an action
    /// of it.
    private func card() throws -> Blueprint {
        let names = ["Delete", "Share", "Move"].prefix(source.integer(in: 1...3, towards: 1))
        return Blueprint.column([try text(.price, .headline), try button()])
            .accessibilityElement(children: .combine).accessibilityActions(Array(names))
            .accessibilityCustomContent("Delivery", "2 days")
            .gestures([Blueprint.GestureAction(.swipe, does: names[0])])
    }

    private func adjustable() throws -> Blueprint {
        let title = try words.draw(.thing, from: source)
        return source.boolean() ? .stepper(title, value: "2").framedAsTarget : .slider(title, value: "50%").framedAsTarget
    }

    private func entry() throws -> Blueprint { .labeledField(try words.draw(.thing, from: source)) }

    private func unavailable() throws -> Blueprint { try button().disabled() }

    /// A line above a headline, which is read after it.
    private func ranked() throws -> Blueprint {
        .column(spacing: 2, [try text(.date, .caption1), try text(.thing, .headline).accessibilitySortPriority(1)])
    }

    /// A field with something wrong in it, and what that is.
    private func wrongEntry() throws -> Blueprint {
        let (title, message) = ("\(try words.draw(.thing, from: source)) (required)", "Enter a whole number.")
        return .column(
            spacing: 4,
            [
                .text(title), .field(title, value: "1.5").framedAsTarget.fieldRequired().fieldError(message),
                .text(message, style: .footnote),
            ])
    }

    /// Rows that state their place among all.
    private func numbered() throws -> Blueprint {
        let rows = try some(1...4, average: 2) { try text(.thing) }
        return .list(rows.enumerated().map { $0.element.setMember($0.offset + 1, of: rows.count) })
    }

    /// Something that moves or plays by itself, and can be stopped.
    func moving() throws -> Blueprint {
        switch source.alternative(of: 3) {
        case 0: return .text("Live").moves(.blink, for: .infinity, canBeStopped: true, flashesPerSecond: 1, ignoresReduceMotion: true)
        case 1:
            let picture = Blueprint.image("banner", width: 240, height: 120).accessibilityLabel(try words.draw(.thing, from: source))
            return picture.moves(.slide, for: .infinity, isEssential: false, canBeStopped: true)
        default:
            let picture = Blueprint.image("trailer", width: 240, height: 120).accessibilityLabel(try words.draw(.thing, from: source))
            return picture.plays(
                .video, for: 30, startsAutomatically: true, canBeStopped: true, isSilent: true, hasCaptions: true, hasTranscript: true)
        }
    }

    /// A picture that takes more than a quarter of a phone, and keeps its colors.
    func picture() throws -> Blueprint {
        .image("photo", width: 300, height: 420).accessibilityLabel("\(try words.draw(.thing, from: source)), seen from the front")
            .accessibilityIgnoresInvertColors().showsText(false)
    }

    /// The content of a modal.
    func question() throws -> Blueprint {
        let more = try some(0...2, average: 1) { source.boolean() ? try entry() : try link() }
        return .column(
            spacing: 12,
            [try heading(.thing), try text(.sentence)] + more
                + [.toggle("Do not ask again").framedAsTarget, try button(), .button("Close").framedAsTarget.dismissesModal()])
    }
}

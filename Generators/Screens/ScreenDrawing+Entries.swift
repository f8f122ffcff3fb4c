import EveryScreenLayout

// Screens on which something is entered: forms, settings, search, chat.
extension ScreenDrawing {
    func form() throws -> [Blueprint] {
        let fields = try some(1...8, average: 4) { try input() }
        let contact = Blueprint.section("Contact", footer: "All but the note is needed.", fields).accessibilityNavigationStyle(.combined)
        return [contact, try text(.sentence, .footnote), try button()]
    }

    /// Something to be filled in.
    private func input() throws -> Blueprint {
        let title = try words.draw(.thing, from: source)
        switch source.alternative(of: 7, weights: [4, 1, 1, 2, 1, 1, 1]) {
        case 0: return .labeledField(title, value: source.boolean() ? try words.draw(.person, from: source) : "")
        case 1: return .labeledField(title, value: try words.draw(.email, from: source))
        case 2: return .labeled(.secureField(title))
        case 3: return .toggle(title, isOn: source.boolean())
        case 4: return .picker(title, value: choice())
        case 5: return .stepper(title, value: "1")
        default: return .textEditor(title)
        }
    }

    /// The choice in a picker: short, as it does not wrap beside the title.
    private func choice() -> String { Self.choices[source.alternative(of: Self.choices.count)] }

    private static let choices = ["Off", "Daily", "Weekly", "Always"]

    func settings() throws -> [Blueprint] {
        try some(1...4, average: 2) {
            .section(
                try words.draw(.thing, from: source), footer: source.boolean() ? try words.draw(.sentence, from: source) : "",
                try some(1...6, average: 3) { try setting() }
            ).accessibilityNavigationStyle(.combined)
        }
    }

    private func setting() throws -> Blueprint {
        let title = try words.draw(.thing, from: source)
        switch source.alternative(of: 5, weights: [4, 3, 2, 1, 1]) {
        case 0: return .toggle(title, isOn: source.boolean())
        case 1: return line([.text(title), .spacer, try text(.date), .imageButton("chevron").accessibilityLabel("Change \(title)")])
        case 2: return .picker(title, value: choice())
        case 3: return .slider(title, value: "50%").framedAsTarget
        default: return .button(title)
        }
    }

    func search() throws -> [Blueprint] {
        let filters = try some(0...6, average: 3) { try button(.thing) }
        let found = try some(0...8, average: 4) {
            line([.column(spacing: 2, [try text(.thing, .headline), try text(.price)]), .spacer, try button()])
        }
        return [
            .searchField("Search").framedAsTarget, .flow(filters).accessibilityNavigationStyle(.combined), try heading(.thing),
            .list(found.isEmpty ? [.text("Nothing found.")] : found),
        ]
    }

    func chat() throws -> Blueprint {
        let messages = try some(1...8, average: 4) {
            let bubble = Blueprint.column(spacing: 2, [try text(.person, .caption1), try text(.sentence), try text(.date, .caption2)])
            return source.boolean() ? bubble.accessibilityElement(children: .combine) : bubble
        }
        let bar = line([
            .labeledField("Message").frame(minWidth: 120), try icon("paperclip"), .imageButton("send").accessibilityLabel("Send"),
        ])
        // It scrolls where large text does not fit, so that it leaves room for the
        // messages.
        return try page("Messages", messages, below: scrolling(bar.padding(8)).frame(height: 120))
    }
}

public import EveryScreenLayout
public import EveryValue

extension Generator where Value == Blueprint {
    /// Draws whole screens that are well made in every environment: a bar with a
    /// title, a region that scrolls, and sections in it.
    ///
    /// Elements side by side are few enough to fit, and one below the other at
    /// accessibility sizes. Simplest is a screen with one text.
    public static var cleanScreens: Generator {
        Generator { source in
            let title = try source.draw(.thingName, label: "title")
            let parts = try source.list(1...6, averageCount: 4) { try drawPart(source) }
            let body = Blueprint.scroll(.column(spacing: 16, parts.isEmpty ? [.text("a")] : parts).padding(16))
            let screen = Blueprint.column(spacing: 0, [.navigationBar(title, back: source.boolean() ? "Back" : nil), body])
            guard source.boolean(given: nil) else { return screen.uniquelyNamed }
            let question = Blueprint.column(
                spacing: 12,
                [
                    .text("Are you sure?", style: .title2).accessibilityHeading(), .button("Keep it").framedAsTarget,
                    .button("Close").framedAsTarget.dismissesModal(),
                ])
            return screen.modal(.scroll(question.padding(16))).uniquelyNamed
        }
    }

    private static func drawPart(_ source: ChoiceSource) throws -> Blueprint {
        switch source.alternative(of: 8) {
        case 0: return .text(try source.draw(.sentences))
        case 1: return .text(try source.draw(.thingName), style: .title2).accessibilityHeading()
        case 2:
            let rows = try source.list(1...5, averageCount: 3) {
                Blueprint.row(
                    columnFrom: .accessibility1,
                    [.text(try source.draw(.thingName)), .spacer, .button(try source.draw(.actionTitle)).framedAsTarget])
            }
            return rows.isEmpty ? .text("a") : .list(rows)
        case 3: return .image("photo", width: 120, height: 90).accessibilityLabel(try source.draw(.thingName))
        case 4: return .imageButton("star").accessibilityLabel(try source.draw(.actionTitle))
        case 5: return .slider(try source.draw(.thingName), value: "50%").framedAsTarget
        default: return try source.draw(ControlFamily.controls.leaf, label: "leaf")
        }
    }
}

import EveryScreenLayout

// Screens on which something is read or looked at: feeds, articles, welcomes,
// players, maps.
extension ScreenDrawing {
    func feed() throws -> [Blueprint] {
        try some(1...6, average: 3) {
            let head = line([
                .image("avatar", width: 40, height: 40).accessibilityLabel(try words.draw(.person, from: source)),
                .column(spacing: 2, [try text(.person, .headline), try text(.date, .caption1)]),
            ])
            let picture = source.boolean(probability: 0.4) ? [try self.picture()] : []
            let buttons = line([try icon("heart"), try icon("bubble"), .spacer, try button()])
            return .column([head, try text(.sentence)] + picture + [buttons]).accessibilityNavigationStyle(.combined)
        }
    }

    func detail() throws -> [Blueprint] {
        let texts = try some(1...4, average: 2) { try text(.sentence) }
        let actions = try some(1...3, average: 2) { try button() }
        return [try picture(), try heading(.thing), try text(.price, .title3)] + texts + [
            line(actions), .link("Terms of delivery").framedAsTarget.leavesApp(),
        ]
    }

    func onboarding() throws -> [Blueprint] {
        let points = try some(0...4, average: 2) {
            line([.image("check", width: 24, height: 24, isDecorative: true), try text(.sentence)])
        }
        return [try picture(), try heading(.thing), try text(.sentence)] + points
            + [.progress("Step", value: "1 of 3"), try button(), try button()]
    }

    func mediaPlayer() throws -> [Blueprint] {
        let controls = Blueprint.row([
            .imageButton("backward").accessibilityLabel("Previous"), .imageButton("play").accessibilityLabel("Play"),
            .imageButton("forward").accessibilityLabel("Next"),
        ])
        let queue = try some(0...5, average: 2) {
            line([.column(spacing: 2, [try text(.thing), try text(.person, .caption1)]), .spacer, try icon("more")])
        }
        return [
            try picture(), try heading(.thing), try text(.person), .slider("Position", value: "1:23 of 4:05").framedAsTarget,
            line([.text("1:23", style: .caption1), .spacer, .text("4:05", style: .caption1)]), controls,
            .slider("Volume", value: "80%").framedAsTarget,
            .list(queue),
        ]
    }

    func mapWithList() throws -> [Blueprint] {
        let map = Blueprint.image("map", width: 300, height: 420).accessibilityLabel("Map of the places below")
        let places = try some(1...6, average: 3) {
            line([
                .column(spacing: 2, [try text(.thing, .headline), try text(.address, .subheadline)]), .spacer,
                try icon("phone"), try button(),
            ])
        }
        return [map, line([try button(), try button()]), try heading(.thing), .list(places)]
    }
}

import EveryScreenModel

extension Fault {
    /// Faults of headings, settings, highlights and the facts of single elements.
    static let factFaults: [Fault] = [
        Fault("plain-heading", "headings-exposed", "adds a large text above a passage, without the trait of a heading") { screen, _ in
            let top = screen.lowest
            let passage = "Wool is sheared in spring, washed in rain water, and spun by hand in the winter that follows."
            let heading = ScreenElement.factText("Delivery", frame: LayoutRect(x: 0, y: top, width: 200, height: 34), size: 28)
            let text = ScreenElement.factText(passage, frame: LayoutRect(x: 0, y: top + 40, width: 300, height: 80))
            return screen.adding([heading, text], to: screen.stage)
        },
        Fault(
            "thin-in-bold", "bold-text-respected", "draws a text light with Bold Text on", on: .boldText,
            where: { $0.text?.first.map { $0.style != nil && !$0.string.isEmpty && $0.weight != nil } == true }
        ) { for run in ($0.text ?? []).indices { $0.text?[run].weight = .light } },
        Fault(
            "see-through", "transparency-reduced", "adds a banner of 60 % opacity over a text with Reduce Transparency on",
            on: .reducedTransparency
        ) { screen, _ in
            let frame = LayoutRect(x: 0, y: screen.lowest, width: 200, height: 20)
            let text = ScreenElement.factText("Wool", frame: frame)
            var banner = ScreenElement.factText("Sale", frame: frame)
            banner.surface = ScreenElement.Surface(background: [.color(.white)], opacity: 0.6)
            return screen.adding([text, banner], to: screen.stage)
        },
        Fault(
            "exempt-text", "pictures-keep-colors", "keeps the colors of a text when colors are inverted",
            where: { $0.role == .text && $0.text?.first?.string.isEmpty == false }
        ) { $0.ignoresInvertColors = true },
        Fault("negative-photo", "pictures-keep-colors", "inverts a picture of 200 points") { screen, _ in
            let frame = LayoutRect(x: 0, y: screen.lowest, width: 200, height: 200)
            var photo = ScreenElement.planted(.image, "photo", label: "Sheep on a hill", frame: frame, traits: .image)
            photo.ignoresInvertColors = false
            return screen.adding([photo], to: screen.stage)
        },
        Fault("joined-label", "label-parts-separated", "adds a card whose label runs two texts together") { screen, _ in
            card(on: screen, labeled: "Inbox3", showing: ["Inbox", "3"])
        },
        Fault("number-left-out", "visible-text-exposed", "adds a card whose label leaves out the price") { screen, _ in
            card(on: screen, labeled: "Notebook on sale", showing: ["Notebook", "€12.50"])
        },
        Fault("same-drop-points", "drag-points-named", "gives an element two drop points of one name", where: \.isControl) {
            $0.dropPoints = [ScreenElement.DragPoint("Top"), ScreenElement.DragPoint("Top")]
        },
        Fault(
            "frame-left-behind", "highlight-covers-content", "moves the frame of an element away from its text",
            where: { $0.text?.first.map { $0.frame?.isEmpty == false && !$0.string.isEmpty } == true && $0.frame.isFinite }
        ) { $0.frame.origin.x += 2_000 },
        Fault("color-only-dots", "color-not-alone", "adds two dots that differ in color and meaning") { screen, _ in
            let top = screen.lowest
            let dots = [("Online", 0x2E7D32), ("Offline", 0xC62828)].enumerated().map { place, dot in
                let frame = LayoutRect(x: Double(place) * 40, y: top, width: 12, height: 12)
                var mark = ScreenElement.planted(.image, dot.0, label: dot.0, frame: frame, traits: .image)
                mark.surface = ScreenElement.Surface(background: [.color(SRGBColor(hex: UInt32(dot.1)))])
                return mark
            }
            return screen.adding(dots, to: screen.stage)
        },
        Fault("plain-link", "color-not-alone", "adds a text with a link of nearly its color, not underlined") { screen, _ in
            let frame = LayoutRect(x: 0, y: screen.lowest, width: 200, height: 20)
            var text = ScreenElement.factText("See our", frame: frame)
            var link = ScreenElement.plantedButton("terms", label: "terms", frame: frame)
            (link.role, link.traits, link.text) = (.link, .link, [ScreenElement.TextRun("terms", weight: .regular)])
            text.text?[0].color = SRGBColor(hex: 0x000000)
            link.text?[0].color = SRGBColor(hex: 0x222222)
            link.text?[0].isUnderlined = false
            let result = screen.adding([text], to: screen.stage)
            return result.adding([link], to: result.index(ofSource: text.source))
        },
        Fault("marked-label", "label-style", "ends the label of a button with a colon", where: { $0.role == .button }) {
            $0.label = "Open parcel:"
        },
        Fault("none-selected", "position-in-set-consistent", "adds a tab bar of which no tab is selected") { screen, _ in
            let top = screen.lowest
            var bar = ScreenElement.planted(.tabBar, "tabs", label: "", frame: LayoutRect(x: 0, y: top, width: 200, height: 50))
            bar.isAccessibilityElement = false
            let tabs = ["Wool", "Silk"].enumerated().map { place, name in
                var tab = ScreenElement.plantedButton(
                    "tab \(name)", label: name, frame: LayoutRect(x: Double(place) * 100, y: top, width: 100, height: 50))
                tab.role = .tab
                return tab
            }
            let result = screen.adding([bar], to: screen.stage)
            return result.adding(tabs, to: result.index(ofSource: bar.source))
        },
        Fault("text-behind-card", "nothing-beyond-sight", "adds a text, and an opaque area over it") { screen, _ in
            let frame = LayoutRect(x: 0, y: screen.lowest, width: 200, height: 20)
            let text = ScreenElement.factText("Wool", frame: frame)
            var cover = ScreenElement.planted(.group, "cover", label: "", frame: frame)
            cover.isAccessibilityElement = false
            cover.coversTouches = true
            cover.surface = ScreenElement.Surface(background: [.color(.white)])
            return screen.adding([text, cover], to: screen.stage)
        },
        Fault(
            "other-voice-name", "label-contains-visible-text", "replaces the text of a button by another name for Voice Control",
            where: { $0.role == .button && $0.text?.contains { $0.string.count > 1 && $0.string.contains(where: \.isLetter) } == true }
        ) { $0.userInputLabels = ["Zq"] },
        Fault("share-of-range", "value-present", "states a range from 1 to 10 in percent", where: { $0.role == .slider }) {
            $0.field = ScreenElement.FieldFacts(minimum: 1, maximum: 10)
            $0.value = "30 %"
        },
        Fault("shown-key", "label-human-readable", "shows the key of a text", where: { $0.role == .text }) {
            $0.label = "cart.title.label"
            $0.text = [ScreenElement.TextRun("cart.title.label")]
        },
    ]

    /// The screen with a card that is one element and shows some texts.
    private static func card(on screen: RenderedScreen, labeled label: String, showing strings: [String]) -> RenderedScreen {
        let top = screen.lowest
        let card = ScreenElement.planted(.group, "card", label: label, frame: LayoutRect(x: 0, y: top, width: 300, height: 44))
        let texts = strings.enumerated().map { place, string in
            var text = ScreenElement.factText(string, frame: LayoutRect(x: Double(place) * 150, y: top, width: 100, height: 20))
            text.isAccessibilityElement = false
            return text
        }
        let result = screen.adding([card], to: screen.stage)
        return result.adding(texts, to: result.index(ofSource: card.source))
    }
}

extension ScreenElement {
    /// A text of one look.
    fileprivate static func factText(_ string: String, frame: LayoutRect, size: Double = 17) -> ScreenElement {
        var element = planted(.text, string, label: string, frame: frame, traits: .staticText)
        element.text = [TextRun(string, pointSize: size, weight: .regular, lineCount: 1, isTruncated: false, frame: frame)]
        return element
    }
}

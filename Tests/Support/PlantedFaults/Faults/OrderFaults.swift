import EveryScreenModel

extension Fault {
    /// Faults of order and grouping, and of small facts.
    static let orderFaults: [Fault] = [
        Fault("merged-screen", "screen-not-one-stop", "hides all elements below one that holds seven texts") { screen, _ in
            guard screen.stage == nil, !screen.usable.isEmpty else { return nil }
            var card = ScreenElement.planted(.group, "all", label: "All of it", frame: screen.bounds)
            card.keyboard = nil
            let texts = (0..<7).map { number in
                var text = ScreenElement.plantedText(
                    "Line \(number)", frame: LayoutRect(x: 0, y: Double(number) * 30, width: 100, height: 20))
                text.isAccessibilityElement = false
                return text
            }
            let hidden = screen.changing { _, element in element.isAccessibilityHidden = true }.adding([card])
            return hidden.adding(texts, to: hidden.index(ofSource: card.source))
        },
        Fault("text-before-heading", "reading-order-matches-sight", "adds a heading and a text below it that is read first") { screen, _ in
            let top = screen.floor
            var heading = ScreenElement.plantedText("Delivery", frame: LayoutRect(x: 0, y: top, width: 200, height: 20))
            (heading.role, heading.traits) = (.heading, .header)
            let text = ScreenElement.plantedText("Free of charge", frame: LayoutRect(x: 0, y: top + 30, width: 200, height: 20))
            return screen.addingGroup(of: [text, heading])
        },
        Fault("row-backward", "reading-order-matches-sight", "adds two texts in a row, the one behind read first") {
            screen, _ in
            let top = screen.floor
            // Two rows, one for each direction of the layout.
            let texts = ["First part", "Second part", "One half", "Other half"].enumerated().map { number, string in
                let (row, isBehind) = (number / 2, number % 2 == number / 2)
                return ScreenElement.plantedText(
                    string, frame: LayoutRect(x: isBehind ? 120 : 0, y: top + Double(row) * 40, width: 100, height: 20))
            }
            return screen.addingGroup(of: texts)
        },
        Fault("values-apart", "columns-read-in-pairs", "adds two values in a row, and their captions in the next") { screen, _ in
            let top = screen.floor
            let texts = ["12", "30", "Followers", "Following"].enumerated().map { number, string in
                let frame = LayoutRect(x: Double(number % 2) * 140, y: top + Double(number / 2) * 24, width: 80, height: 20)
                return ScreenElement.plantedText(string, frame: frame, size: number < 2 ? 20 : 13)
            }
            return screen.adding(texts, to: screen.stage)
        },
        Fault("label-behind", "context-before-control", "adds a field that is read before its label") { screen, _ in
            let top = screen.floor
            var field = ScreenElement.plantedButton(
                "field", label: "Street", frame: LayoutRect(x: 0, y: top, width: 200, height: 44))
            (field.role, field.traits) = (.textField, [])
            field.labeledBy = ["fault/Street"]
            let label = ScreenElement.plantedText("Street", frame: LayoutRect(x: 0, y: top + 60, width: 200, height: 20))
            return screen.adding([field, label], to: screen.stage)
        },
        Fault("label-far", "related-read-together", "adds a button between a field and its label") { screen, _ in
            let top = screen.floor
            var field = ScreenElement.plantedButton(
                "field", label: "Street", frame: LayoutRect(x: 0, y: top + 120, width: 200, height: 44))
            (field.role, field.traits) = (.textField, [])
            field.labeledBy = ["fault/Street"]
            let label = ScreenElement.plantedText("Street", frame: LayoutRect(x: 0, y: top, width: 200, height: 20))
            let between = ScreenElement.plantedButton(
                "between", label: "Between", frame: LayoutRect(x: 0, y: top + 60, width: 200, height: 44))
            return screen.adding([label, between, field], to: screen.stage)
        },
        Fault("cards-interleaved", "related-read-together", "adds two cards side by side, which are read row by row") { screen, _ in
            let top = screen.floor
            let cards = [0.0, 150].map { x in
                var card = ScreenElement.planted(
                    .group, "card \(Int(x))", label: "", frame: LayoutRect(x: x, y: top, width: 140, height: 80))
                card.isAccessibilityElement = false
                card.surface = ScreenElement.Surface(background: [], border: .black)
                return card
            }
            var result = screen.adding(cards, to: screen.stage)
            for (number, card) in cards.enumerated() {
                let texts = ["Wool", "Silk"].enumerated().map { row, name in
                    let frame = LayoutRect(x: card.frame.minX + 8, y: top + 8 + Double(row) * 36, width: 100, height: 20)
                    return ScreenElement.plantedText("\(name) \(number)", frame: frame)
                }
                result = result.adding(texts, to: result.index(ofSource: card.source))
            }
            return result
        },
        Fault("late-banner", "overlay-not-read-last", "adds three texts, and a banner over the first that is read last") { screen, _ in
            guard screen.stage == nil else { return nil }
            let top = screen.floor
            let texts = ["Wool", "Silk", "Felt"].enumerated().map { row, name in
                ScreenElement.plantedText(name, frame: LayoutRect(x: 0, y: top + Double(row) * 40, width: 100, height: 20))
            }
            var banner = ScreenElement.plantedText("Sale", frame: texts[0].frame)
            banner.surface = ScreenElement.Surface(background: [.color(.white)])
            var group = ScreenElement.planted(.group, "covered", label: "", frame: LayoutRect(x: 0, y: top, width: 100, height: 100))
            group.isAccessibilityElement = false
            group.accessibilityOrder = (texts + [banner]).map(\.source)
            let result = screen.adding([group])
            return result.adding(texts + [banner], to: result.index(ofSource: group.source))
        },
        Fault("costly-list", "swipe-cost-bounded", "adds a list of three rows with four texts and a button each") { screen, _ in
            let top = screen.floor
            var list = ScreenElement.planted(.list, "list", label: "", frame: LayoutRect(x: 0, y: top, width: 300, height: 180))
            list.isAccessibilityElement = false
            let rows = (0..<3).map { row in
                var cell = ScreenElement.planted(
                    .cell, "row \(row)", label: "", frame: LayoutRect(x: 0, y: top + Double(row) * 60, width: 300, height: 60))
                cell.isAccessibilityElement = false
                return cell
            }
            var result = screen.adding([list], to: screen.stage)
            result = result.adding(rows, to: result.index(ofSource: list.source))
            for (row, cell) in rows.enumerated() {
                let texts = ["Wool", "Soft", "Blue", "€7"].enumerated().map { place, name in
                    ScreenElement.plantedText(
                        "\(name) \(row)", frame: LayoutRect(x: Double(place) * 50, y: cell.frame.minY, width: 45, height: 20))
                }
                let button = ScreenElement.plantedButton(
                    "buy \(row)", label: "Buy wool \(row)", frame: LayoutRect(x: 220, y: cell.frame.minY, width: 60, height: 44))
                result = result.adding(texts + [button], to: result.index(ofSource: cell.source))
            }
            return result
        },
        Fault(
            "misspelt-purpose", "field-purpose-valid", "states a purpose that there is not",
            where: { $0.role.isTextInput && $0.isEnabled != false }
        ) {
            var field = $0.field ?? ScreenElement.FieldFacts()
            field.purpose = "e-mail"
            $0.field = field
        },
        Fault("light-text", "weight-legible", "draws a small text in a light weight", where: isSmallText) {
            for run in ($0.text ?? []).indices { $0.text?[run].weight = .light }
        },
        Fault(
            "shrill", "speech-attributes-valid", "speaks the first letter of a label at a pitch of 3", where: { $0.label?.isEmpty == false }
        ) {
            var speech = $0.speech ?? ScreenElement.Speech()
            speech.labelSpans = [ScreenElement.SpeechSpan(0..<1, ScreenElement.SpeechAttributes(pitch: 3))]
            $0.speech = speech
        },
        Fault("direct-button", "traits-consistent", "lets touches through to a button", where: { $0.role == .button }) {
            $0.traits = ($0.traits ?? []).union([.button, .allowsDirectInteraction])
        },
        Fault("two-summaries", "traits-consistent", "marks two elements as the summary of the app") { screen, _ in
            let two = screen.usable.filter {
                screen.elements[$0].isDecorative != true && screen.elements[$0].traits?.contains(.tabBar) != true
            }
            guard two.count > 1 else { return nil }
            return screen.changing { index, element in
                if two.prefix(2).contains(index) { element.traits = (element.traits ?? []).union(.summaryElement) }
            }
        },
    ]

    private static let isSmallText: @Sendable (ScreenElement) -> Bool = { element in
        element.text?.first.map { $0.string.contains(where: \.isLetter) && ($0.pointSize ?? 30) < 24 } == true
    }
}

extension RenderedScreen {
    /// The screen with a group of elements that are read in the order given.
    fileprivate func addingGroup(of elements: [ScreenElement]) -> RenderedScreen {
        var group = ScreenElement.planted(
            .group, "ordered", label: "", frame: elements.map(\.frame).reduce(elements[0].frame) { $0.union($1) })
        group.isAccessibilityElement = false
        group.accessibilityOrder = elements.map(\.source)
        let result = adding([group], to: stage)
        return result.adding(elements, to: result.index(ofSource: group.source))
    }

    /// A height below everything that can be used.
    fileprivate var floor: Double {
        let bottoms = usable.map { elements[$0].frame }.filter(\.isFinite).map(\.maxY)
        return (bottoms.max() ?? 0) + 100
    }
}

extension ScreenElement {
    /// A text of one look.
    fileprivate static func plantedText(_ string: String, frame: LayoutRect, size: Double = 17) -> ScreenElement {
        var element = planted(.text, string, label: string, frame: frame, traits: .staticText)
        element.text = [TextRun(string, pointSize: size, weight: .regular, lineCount: 1, isTruncated: false, frame: frame)]
        return element
    }
}

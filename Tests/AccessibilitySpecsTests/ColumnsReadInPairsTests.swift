import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct ColumnsReadInPairsTests {
    private let spec = ColumnsReadInPairs()

    private func text(_ string: String, x: Double, y: Double, width: Double = 60, size: Double?) -> Node {
        .text(string, at: LayoutRect(x: x, y: y, width: width, height: 20)) {
            $0.text = [ScreenElement.TextRun(string, pointSize: size, weight: .regular)]
        }
    }

    /// Two rows of two texts, 100 points apart from side to side and 4 from top to
    /// bottom, with something changed.
    private func rows(_ strings: [String], x: Double = 160, y: Double = 24, sizes: (Double?, Double?) = (22, 13)) -> [Node] {
        strings.enumerated().map { number, string in
            text(string, x: number % 2 == 0 ? 0 : x, y: number < 2 ? 0 : y, size: number < 2 ? sizes.0 : sizes.1)
        }
    }

    private let profile = ["12", "30", "Followers", "Following"]

    @Test func `values in one row and captions in the next are read apart`() {
        #expect(
            spec.judged(screen(rows(profile)))
                == .failed("1 other text is read between text \"12\" and text \"Followers\", which stand one above the other"))
        #expect(spec.judged(screen(rows(["Followers", "Following", "12", "30"]))).outcome == .failed)
    }

    @Test func `each more pair is one more text between`() {
        let nodes = ["12", "30", "7", "Followers", "Following", "Lists"].enumerated().map { number, string in
            text(string, x: Double(number % 3) * 105, y: number < 3 ? 0 : 24, size: number < 3 ? 22 : 13)
        }

        #expect(
            spec.judged(screen(nodes))
                == .failed("2 other texts are read between text \"12\" and text \"Followers\", which stand one above the other"))
    }

    @Test func `groups of a value and its caption are read in pairs`() {
        let groups = [0.0, 160].enumerated().map { number, x in
            Node.group([
                text(profile[number], x: x, y: 0, size: 22), text(profile[number + 2], x: x, y: 24, size: 13),
            ]) { $0.groupsAccessibilityChildren = true }
        }

        #expect(spec.judged(screen(groups)) == .passed)
    }

    @Test func `one element for each pair leaves nothing to judge`() {
        let columns = [("12", "Followers"), ("30", "Following")].map { value, caption in
            Blueprint.column(spacing: 2, [.text(value, style: .title2), .text(caption, style: .caption1)])
        }

        #expect(spec.judged(.row(spacing: 40, columns)).outcome == .failed)
        #expect(
            spec.judged(.row(spacing: 40, columns.map { $0.accessibilityElement(children: .combine) })) == .inapplicable(.nothingToJudge))
    }

    @Test func `a name and a value in one row belong together`() {
        #expect(spec.judged(screen(rows(["Subtotal", "€5", "Total", "€7"]))) == .passed)
        #expect(spec.judged(screen(rows(["Ink", "Pen", "Followers", "Following"]))) == .inapplicable(.nothingToJudge))
    }

    @Test func `a column of captions beside one of values is read in pairs`() {
        // Groups are read whole.
        func columns(_ strings: [[String]]) -> RenderedScreen {
            screen(
                strings.enumerated().map { column, strings in
                    Node.group(
                        strings.enumerated().map { row, string in text(string, x: Double(column) * 100, y: Double(row) * 30, size: 17) }
                    ) { $0.groupsAccessibilityChildren = true }
                })
        }
        let (captions, values) = (["Distance", "Time", "Calories"], ["5.2 km", "31 min", "300 kcal"])

        #expect(
            spec.judged(columns([captions, values]))
                == .failed("2 other texts are read between text \"Distance\" and text \"5.2 km\", which stand side by side"))
        #expect(spec.judged(columns([values, captions])).outcome == .failed)
        #expect(spec.judged(.row([.column(captions.map { .text($0) }), .column(values.map { .text($0) })])) == .passed)
        #expect(spec.judged(columns([["Distance"], ["5.2 km"]])) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(columns([["Tea", "Ink"], ["Milk", "Paper"]])) == .inapplicable(.nothingToJudge))
        // The captions of one row stand where the values of the other do.
        #expect(spec.judged(columns([["Tea", "2 €"], ["3 €", "Ink"]])) == .inapplicable(.nothingToJudge))
    }

    @Test func `an element nearer to its neighbor than to the one below belongs to the neighbor`() {
        #expect(spec.judged(screen(rows(profile, x: 63))) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(screen(rows(profile, x: 64, y: 24))) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(screen(rows(profile, x: 65, y: 24))).outcome == .failed)
    }

    @Test func `texts of one look are no values and captions`() {
        #expect(spec.judged(screen(rows(profile, sizes: (17, 17)))) == .inapplicable(.nothingToJudge))
    }

    @Test func `an unknown look leaves it open`() {
        #expect(spec.judged(screen(rows(profile, sizes: (22, nil)))) == .cantTell(.textStyleUnknown))
    }

    @Test func `a third row makes a table`() {
        let third = [text("14", x: 0, y: 48, size: 22), text("31", x: 160, y: 48, size: 22)]

        #expect(spec.judged(screen(rows(profile) + third)) == .inapplicable(.nothingToJudge))
    }

    @Test func `a row with a button is no row of texts`() {
        let button = Node.button("Follow", at: LayoutRect(x: 240, y: 0, width: 60, height: 20))

        #expect(spec.judged(screen(rows(profile) + [button])) == .inapplicable(.nothingToJudge))
    }
}

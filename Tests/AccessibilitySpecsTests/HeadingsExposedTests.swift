import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct HeadingsExposedTests {
    private let spec = HeadingsExposed()
    private static let passage =
        "Orders of more than €50 are delivered free of charge within three days. All others take five days and cost €4."

    private func page(_ heading: Blueprint, _ text: String = passage) -> Blueprint { .column([heading, .text(text)]) }

    /// A captured text above a captured passage.
    private func captured(
        _ size: Double?, _ weight: ScreenElement.FontWeight? = .regular, above other: Double? = 16, in role: ScreenElement.Role = .group,
        named string: String = "Delivery"
    ) -> Judged {
        let heading = Node.text(string) { $0.text = [ScreenElement.TextRun(string, pointSize: size, weight: weight)] }
        let passage = Node.text(Self.passage, at: LayoutRect(x: 0, y: 24, width: 300, height: 80)) {
            $0.text = [ScreenElement.TextRun(Self.passage, pointSize: other, weight: .regular)]
        }
        var around = Node.group([heading, passage])
        around.element.role = role
        return spec.judged(screen([around]))
    }

    /// Sections with a title and a switch each.
    private func sections(_ titles: [String], style: ScreenElement.TextStyle = .title2, _ change: (Blueprint) -> Blueprint = { $0 })
        -> Judged
    {
        spec.judged(
            .scroll(.column(titles.flatMap { [change(.text($0, style: style)), .toggle("Show \($0)", isOn: true).action($0)] })))
    }

    @Test func `titles of sections are headings`() {
        #expect(
            sections(["Activity", "Sleep"]).facts == [
                "text \"Activity\" is set in title2 as text \"Sleep\" is, above other content, and is no heading",
                "text \"Sleep\" is set in title2 as text \"Activity\" is, above other content, and is no heading",
            ])
        #expect(sections(["Activity", "Sleep"]) { $0.accessibilityHeading() } == .passed)
        #expect(sections(["Activity"]).outcome == .inapplicable)
        #expect(sections(["Activity", "Sleep"], style: .headline).outcome == .inapplicable)
        #expect(sections(["8 hours", "72 bpm"]).outcome == .inapplicable)
        // Entries of a list, and a question over two lines.
        #expect(spec.judged(.list(["Activity", "Sleep"].map { .column([.text($0, style: .title2), .text("Today")]) })).outcome != .failed)
        #expect(
            spec.judged(.column([.text("Welcome", style: .title2), .text("Hello there", style: .title2), .button("Go on")])).outcome
                == .inapplicable)
    }

    @Test func `texts of a page are set as the elements around them`() {
        func judged(_ size: Double, on platform: RenderedScreen.Platform? = .web, named label: String = "Delivery") -> Judged {
            func part(_ string: String, label: String, size: Double, y: Double, height: Double) -> Node {
                let frame = LayoutRect(x: 0, y: y, width: 300, height: height)
                return Node.group([Node.text(label, at: frame) { $0.text = nil }], at: frame) {
                    $0.text = [ScreenElement.TextRun(string, pointSize: size, weight: .regular)]
                }
            }
            let passage = Self.passage
            return spec.judged(
                screen(
                    [
                        part("Delivery", label: label, size: size, y: 0, height: 20),
                        part(passage, label: passage, size: 16, y: 24, height: 80),
                    ], on: platform))
        }

        #expect(judged(24).outcome == .failed)
        #expect(judged(16) == .passed)
        #expect(judged(24, on: nil) == .inapplicable(.nothingToJudge))
        #expect(judged(24, named: "Returns") == .inapplicable(.nothingToJudge))
    }

    @Test func `a title above a passage is a heading`() {
        #expect(spec.judged(page(Blueprint.text("Delivery", style: .title2).accessibilityHeading())) == .passed)
        #expect(spec.judged(page(.text("Delivery"))) == .passed)
    }

    @Test func `a style of headings above a passage fails`() {
        let title = page(.text("Delivery", style: .headline))
        let start = Self.passage.prefix(60)

        #expect(spec.judged(title).facts.first?.hasPrefix("text \"Delivery\" is set in headline above text \"\(start.prefix(20))") == true)
        #expect(spec.judged(title).facts.first?.hasSuffix("in body, and is no heading") == true)
        #expect(spec.remedies(for: title) == ["add .accessibilityAddTraits(.isHeader), or the trait header"])
    }

    @Test func `size alone counts from 1.4 on, and from 1.15 on with weight`() {
        #expect(captured(22.4).outcome == .failed)
        #expect(captured(22.3) == .passed)
        #expect(captured(18.4, .semibold).outcome == .failed)
        #expect(captured(18.4, .medium) == .passed)
        #expect(captured(18.3, .bold) == .passed)
    }

    @Test func `a short text below, or one beside, is no passage`() {
        #expect(spec.judged(page(.text("Delivery", style: .title2), "Within three days.")) == .inapplicable(.nothingToJudge))
        #expect(
            spec.judged(.row([.text("Delivery", style: .title2), .text(Self.passage)])) == .inapplicable(.nothingToJudge))
    }

    @Test func `a remark below is no passage`() {
        let title = Blueprint.column([.text("Delivery", style: .headline), .text(Self.passage, style: .footnote)])

        #expect(spec.judged(title) == .inapplicable(.nothingToJudge))
    }

    @Test func `numbers, codes and long texts are no headings`() {
        #expect(captured(30, .bold, named: "€12.50") == .inapplicable(.nothingToJudge))
        #expect(captured(30, .bold, named: "CHF 5") == .inapplicable(.nothingToJudge))
        #expect(captured(30, .bold, named: String(Self.passage.prefix(70))) == .inapplicable(.nothingToJudge))
    }

    @Test(arguments: [ScreenElement.Role.cell, .list, .table, .alert, .toolbar])
    func `the first line of an entry is no heading`(role: ScreenElement.Role) {
        #expect(captured(30, .bold, in: role) == .inapplicable(.nothingToJudge))
    }

    @Test func `unknown sizes and weights leave it open`() {
        #expect(captured(nil) == .cantTell(.fontUnknown))
        #expect(captured(30, above: nil) == .cantTell(.fontUnknown))
        #expect(captured(20, nil) == .cantTell(.fontUnknown))
        #expect(captured(30, nil).outcome == .failed)
    }

    @Test(arguments: [(20, true), (19.5, true), (19, true), (18.5, false), (10, false)])
    func `a passage begins below its heading, or a point above its end`(y: Double, isBelow: Bool) {
        let heading = Node.text("Delivery", at: LayoutRect(x: 0, y: 0, width: 300, height: 20)) {
            $0.text = [ScreenElement.TextRun("Delivery", pointSize: 24, weight: .bold)]
        }
        let passage = Node.text(Self.passage, at: LayoutRect(x: 0, y: y, width: 300, height: 80)) {
            $0.text = [ScreenElement.TextRun(Self.passage, pointSize: 16, weight: .regular)]
        }

        #expect((spec.judged(screen([Node.group([heading, passage])])).outcome == .failed) == isBelow)
    }
}

import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct LabelPartsSeparatedTests {
    private let spec = LabelPartsSeparated()

    private func judged(_ label: String, _ texts: [String] = ["Inbox", "3"], spacing: Double = 8) -> Judged {
        spec.judged(
            Blueprint.row(spacing: spacing, texts.map { .text($0) }).accessibilityElement(children: .ignore).accessibilityLabel(label))
    }

    @Test(arguments: ["Inbox, 3", "Inbox 3", "Inbox: 3", "3 letters", "Inbox"])
    func `words that are apart pass`(label: String) {
        #expect(judged(label) == .passed)
    }

    @Test func `words that run together fail`() {
        let card = Blueprint.row([.text("Inbox"), .text("3")]).accessibilityElement(children: .ignore).accessibilityLabel("Inbox3")

        #expect(spec.judged(card) == .failed("the label of group \"Inbox3\" runs two texts together: \"Inbox3\""))
        #expect(spec.remedies(for: card) == ["write \"Inbox, 3\""])
        #expect(judged("Total: Inbox3, new", ["Inbox", "3", "new"]).outcome == .failed)
    }

    @Test func `texts one below the other are two, also where they stand close`() {
        let column = Blueprint.column(spacing: 0, [.text("Inbox"), .text("3")]).accessibilityElement(children: .ignore)

        #expect(spec.judged(column.accessibilityLabel("Inbox3")).outcome == .failed)
    }

    @Test func `texts that touch on one line may be a word`() {
        #expect(judged("Inbox3", spacing: 0) == .passed)
        #expect(judged("Inbox3", spacing: 1).outcome == .failed)
    }

    @Test func `marks and scripts without spaces need no space`() {
        #expect(judged("(3)Inbox", ["(3)", "Inbox"]) == .passed)
        #expect(judged("受信3", ["受信", "3"]) == .passed)
        #expect(judged("受信箱三件", ["受信箱", "三件"]) == .passed)
    }

    @Test func `single texts and separate elements are not judged`() {
        #expect(judged("Inbox", ["Inbox"]) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(.row([.text("Inbox"), .text("3")])) == .inapplicable(.nothingToJudge))
        #expect(
            spec.judged(Blueprint.row([.text("Inbox"), .text("3")]).accessibilityElement(children: .combine)) == .passed)
    }

    @Test func `a thousand texts are read, and more are no one label`() {
        func card(_ count: Int) -> RenderedScreen {
            let texts = (0..<count).map { number in Node.text("\(number)") { $0.isAccessibilityElement = false } }
            return screen([Node(.group, "All", texts) { $0.makeKnown() }])
        }

        #expect(spec.judged(card(1_024)) == .passed)
        #expect(spec.judged(card(1_025)) == .cantTell(.budgetExceeded))
    }

    @Test func `a hidden element is not judged`() {
        let card = Node(.group, "Inbox3", [.text("Inbox"), .text("3")]) {
            $0.makeKnown()
            $0.isAccessibilityHidden = true
        }

        #expect(spec.judged(screen([card])) == .inapplicable(.hidden))
    }
}

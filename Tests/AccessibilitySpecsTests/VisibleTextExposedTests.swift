import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct VisibleTextExposedTests {
    private let spec = VisibleTextExposed()

    @Test func `text that is an element passes`() {
        #expect(spec.judged(.text("In stock")) == .passed)
    }

    @Test func `hidden text fails`() {
        #expect(
            spec.judged(.text("In stock").accessibilityHidden())
                == .failed("text \"In stock\" can be read on the screen and is not in the accessibility tree"))
    }

    @Test func `text behind a modal is not judged, since what says it is behind it, too`() {
        let row = Blueprint.row([.stepper("Heating", value: "20 °C"), .text("20 °C").accessibilityHidden()])

        #expect(spec.judged(row.alert("Remove?", [.button("Cancel").dismissesModal()])).outcome == .passed)
    }

    @Test func `hidden text that another element says passes`() {
        #expect(spec.judged(.column([.text("Street").accessibilityHidden(), .imageButton("a").accessibilityLabel("Street")])) == .passed)
    }

    @Test func `text merged into an element passes, whose label is its words`() {
        #expect(spec.judged(.row([.text("In stock"), .text("4 left")]).accessibilityElement(children: .combine)) == .passed)
    }

    @Test func `text said in other words cannot be judged`() {
        let row = Blueprint.row([.text("100K+")]).accessibilityElement(children: .ignore).accessibilityLabel("Over one hundred thousand")

        #expect(spec.judged(row) == .cantTell(.saidOtherwise))
    }

    private func card(_ text: String, called label: String) -> Blueprint {
        Blueprint.row([.text(text)]).accessibilityElement(children: .ignore).accessibilityLabel(label)
    }

    @Test func `a number that is left out fails`() {
        #expect(
            spec.judged(card("€12.50", called: "Notebook"))
                == .failed("text \"€12.50\" shows the number 12, which group \"Notebook\" does not say"))
        #expect(spec.judged(card("1,234 reviews", called: "Reviews: 234")).outcome == .failed)
    }

    @Test(arguments: [
        ("€12.50", "12 euros 50"), ("1,234 reviews", "1234 opinions"), ("No. 0042", "Number 42"), ("7 left", "Seven remain"),
        ("12/05", "May 12"), ("9:41", "Nine past"), ("10–12", "Ten to twelve"), ("B2B 24h", "All day"),
    ])
    func `numbers may be said in other words`(text: String, label: String) {
        #expect(spec.judged(card(text, called: label)) == .cantTell(.saidOtherwise))
    }

    @Test func `an element with stops inside does not speak for all its texts`() {
        let text = Node.text("€12.50") { $0.isAccessibilityElement = false }
        let page = Node(.group, "Shop", [text, .button("Buy")]) { $0.makeKnown() }

        #expect(spec.judged(screen([page])) == .cantTell(.saidOtherwise))
    }

    @Test func `custom content says numbers, too`() {
        #expect(
            spec.judged(card("€12.50", called: "Notebook").accessibilityCustomContent("Price", "€12.50")) == .cantTell(.saidOtherwise))
    }

    @Test func `a cell that acts says its numbers`() {
        let text = Node.text("€12.50") { $0.isAccessibilityElement = false }
        let cell = Node(.cell, "Notebook", [text]) {
            $0.makeKnown()
            $0.actions = [ScreenElement.Action(.activate, identifier: "open")]
        }

        #expect(spec.judged(screen([cell])).outcome == .failed)
    }

    @Test func `a picture in a merged element is a doubt, unless its words are said`() {
        func card(_ label: String) -> Blueprint {
            Blueprint.row([.text("Ann"), Blueprint.image("seal", width: 20, height: 20).accessibilityLabel("Verified")])
                .accessibilityElement(children: .ignore).accessibilityLabel(label)
        }

        #expect(spec.judged(card("Ann")) == .cantTell(.saidOtherwise))
        #expect(spec.judged(card("Ann, verified")) == .passed)
        #expect(spec.judged(card("Ann").accessibilityCustomContent("Account", "Verified")) == .passed)
    }

    @Test func `text in an element that says nothing fails`() {
        let row = Blueprint.row([.text("In stock")]).accessibilityElement(children: .ignore).accessibilityLabel("")

        #expect(spec.judged(row) == .failed("text \"In stock\" shows text that is not announced"))
    }

    @Test func `text that is an element with an empty label fails`() {
        #expect(spec.judged(screen([.text("In stock") { $0.label = "" }])) == .failed("unlabeled text shows text that is not announced"))
    }

    @Test func `ornaments and undrawn texts are not judged`() {
        #expect(spec.judged(.text("•").accessibilityHidden()) == .inapplicable(.decorative))
        #expect(spec.judged(screen([.text("In stock") { $0.isVisible = false }])) == .inapplicable(.notVisible))
    }

    // MARK: Elements that show several pieces of text

    /// A paragraph that shows pieces of text, with an element for some of them
    /// inside.
    private func paragraph(_ pieces: [String], saidBy labels: [String], change: @escaping (inout ScreenElement) -> Void = { _ in }) -> Node
    {
        let inside = labels.map { label in Node.text(label) { change(&$0) } }
        return Node(.group, at: LayoutRect(x: 0, y: 0, width: 320, height: 40), inside) {
            $0.isAccessibilityElement = false
            $0.isVisible = true
            $0.text = pieces.map { ScreenElement.TextRun($0) }
        }
    }

    @Test func `pieces around a link or a line break are each said by a separate element`() {
        #expect(spec.judged(screen([paragraph(["See the ", " for more."], saidBy: ["See the ", "docs", " for more."])])) == .passed)
        #expect(spec.judged(screen([paragraph(["One", "Two", "Three"], saidBy: ["One", "Two", "Three"])])) == .passed)
        #expect(spec.judged(screen([paragraph(["One", "•"], saidBy: ["One"])])) == .passed)
    }

    @Test func `one piece that nothing says fails`() {
        #expect(spec.judged(screen([paragraph(["One", "Two"], saidBy: ["One"])])).outcome == .failed)
    }

    @Test func `pieces that one element says together pass`() {
        #expect(spec.judged(screen([paragraph(["One", "Two"], saidBy: ["One Two"])])) == .passed)
    }

    @Test func `where the stops are unknown, a piece may be said`() {
        let node = paragraph(["One", "Two"], saidBy: ["Three"]) { $0.isAccessibilityElement = nil }

        #expect(spec.judged(screen([node])).outcome == .cantTell)
    }

    @Test func `the number of a badge passes if its button says it among others`() {
        func bell(_ badge: String, label: String, value: String = "", far: Double = 0) -> Blueprint {
            .row(
                spacing: far,
                [.imageButton("bell").accessibilityLabel(label).accessibilityValue(value), .text(badge).accessibilityHidden()])
        }
        #expect(spec.judged(bell("12", label: "Notifications, 12 unread")) == .passed)
        #expect(spec.judged(bell("12", label: "Notifications", value: "12 unread")) == .passed)
        #expect(spec.judged(bell("12", label: "Notifications, 120 unread")).outcome == .failed)
        #expect(spec.judged(bell("12", label: "Notifications")).outcome == .failed)
        // A button far away is not beside it.
        #expect(spec.judged(bell("12", label: "Notifications, 12 unread", far: 40)).outcome == .failed)
    }

    @Test func `text that is not drawn is not to be exposed`() {
        let texts = Blueprint.column([.text("A"), .button("Undo")])
        for invisible in [Blueprint.text("Saved").opacity(0), .text("Saved").hidden(), texts.hidden(), texts.opacity(0)] {
            #expect(
                spec.judged(.column([invisible.accessibilityHidden(), .button("Save")])) == .passed(by: .notVisible),
                "\(invisible.swiftCode)")
            #expect(spec.judged(.column([invisible, .button("Save")])) == .passed(by: .notVisible), "\(invisible.swiftCode)")
        }
    }

    @Test(arguments: [UserEnvironment.standard, UserEnvironment(textSize: .accessibility5)])
    func `a hidden text repeats the value of its neighbor, in numbers or words, at any text size`(environment: UserEnvironment) {
        func judged(_ value: String, _ shown: [String]) -> Judged {
            let texts = Blueprint.row(shown.map { Blueprint.text($0).accessibilityHidden() })
            let blueprint = Blueprint.column([.slider("Position", value: value).frame(minHeight: 44), texts])
            return spec.judged(StandardLayout().screen(for: blueprint, in: environment), in: environment)
        }

        #expect(judged("60 percent", ["60%"]) == .passed)
        #expect(judged("1:20 of 4:00", ["1:20", "4:00"]) == .passed)
        #expect(judged("1 minute 20 seconds of 4 minutes", ["1:20", "4:00"]) == .cantTell(.saidOtherwise))
        #expect(judged("50 percent", ["60%"]).outcome == .failed)
        #expect(judged("1 minute", ["Paused"]).outcome == .failed)
    }

    @Test func `a label made of some texts of a row leaves no other out`() {
        func row(_ label: String, _ second: String = "Cancelled") -> Blueprint {
            Blueprint.column([.text("S1 to Airport"), .text(second)]).accessibilityElement(children: .ignore).accessibilityLabel(label)
        }

        #expect(
            spec.judged(row("S1 to Airport"))
                == .failed("text \"Cancelled\" is left out of what group \"S1 to Airport\" says"))
        #expect(spec.judged(row("S1 to Airport, Cancelled")) == .passed)
        #expect(spec.judged(row("S1 to Airport").accessibilityValue("cancelled today")).outcome != .failed)
        // Another wording may say all of it, and initials say nothing more.
        #expect(spec.judged(row("Train S1 does not run")).outcome == .cantTell)
        #expect(spec.judged(row("S1 to Airport", "SA")).outcome == .cantTell)
    }
}

import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct LabelUniqueTests {
    private let spec = LabelUnique()

    @Test func `different labels pass`() {
        #expect(spec.judged(.column([.button("Edit"), .button("Share")])) == .passed)
    }

    @Test func `two of one label and different actions fail, once`() {
        #expect(
            spec.judged(.column([.button("Edit"), .button("edit!"), .button("Edit")]))
                == .failed("button \"Edit\" and 2 other controls have one label and do different things"))
    }

    @Test func `two of the same action may have one label`() {
        #expect(spec.judged(.column([.button("Edit").action("edit"), .button("Edit").action("edit")])) == .inapplicable(.equivalentExists))
    }

    @Test func `another role is another thing`() {
        #expect(spec.judged(.column([.button("Edit"), .link("Edit")])) == .passed)
    }

    @Test func `a row's text states the difference`() {
        #expect(
            spec.judged(.list([.row([.text("Tea"), .button("Edit")]), .row([.text("Wool"), .button("Edit")])]))
                == .passed(by: .contextDiffers))
        #expect(spec.judged(.list([.row([.text("Tea"), .button("Edit")]), .row([.text("Tea"), .button("Edit")])])).outcome == .failed)
    }

    @Test func `a heading above states the difference, and so does the value`() {
        let headed = Blueprint.column([
            .text("Tea").accessibilityHeading(), .button("Edit"), .text("Wool").accessibilityHeading(), .button("Edit"),
        ])

        #expect(spec.judged(headed) == .passed(by: .contextDiffers))
        #expect(spec.judged(.column([.picker("Size", value: "S"), .picker("Size", value: "M")])) == .passed(by: .valueDiffers))
    }

    @Test func `unknown actions cannot be judged`() {
        #expect(spec.judged(screen([Node(.button, "Edit"), Node(.button, "Edit")])) == .cantTell(.actionUnknown))
    }

    @Test func `without controls there is nothing to judge, and disabled ones do not count`() {
        #expect(spec.judged(.text("a")) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(.column([.button("Edit"), .button("Edit").disabled()])) == .passed)
    }
}

import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct LabelOmitsRoleTests {
    private let spec = LabelOmitsRole()

    private func button(_ label: String) -> Blueprint { .imageButton("a").accessibilityLabel(label) }

    @Test func `a label without role passes`() {
        #expect(spec.judged(button("Save")) == .passed)
    }

    @Test func `a label that ends in the role fails`() {
        #expect(
            spec.judged(button("Save button"))
                == .failed("the label of button \"Save button\" ends in \"button\", which is announced a second time as its role"))
        #expect(spec.remedies(for: button("Save button")) == ["leave out \"button\""])
    }

    @Test func `a label that is the role fails`() {
        #expect(
            spec.judged(button("Button")) == .failed("button \"Button\" says what it is and not what it does; its role is announced anyway")
        )
    }

    @Test(arguments: ["Add a button to the form", "Buttoned shirt", "Image", "Unbutton"])
    func `other places, parts of words and other roles pass`(label: String) {
        #expect(spec.judged(button(label)) == .passed)
    }

    @Test func `a role of two words counts`() {
        let box = Node(.checkBox, "Gift check box") { $0.makeKnown() }

        #expect(spec.judged(screen([box])).outcome == .failed)
    }

    @Test func `what the screen shows is part of the label by right`() {
        #expect(spec.judged(.button("Reset button")) == .passed(by: .visibleText))
    }

    @Test func `the language decides, and one without word lists is not judged`() {
        #expect(spec.judged(button("Speichern Taste").accessibilityLanguage("de-AT")).outcome == .failed)
        #expect(spec.judged(button("Save button").accessibilityLanguage("de")).outcome == .failed)
        #expect(spec.judged(button("Save button").accessibilityLanguage("fi")) == .untested(.noLocaleData))
    }

    @Test func `unknown labels cannot be judged, and text is no matter`() {
        #expect(spec.judged(screen([Node(.button)])) == .cantTell(.labelUnknown))
        #expect(spec.judged(.text("a button")) == .inapplicable(.nothingToJudge))
    }

    @Test func `a label that begins with its role and goes on about it fails`() {
        let image = { (label: String) in Blueprint.image("dog", width: 20, height: 20).accessibilityLabel(label) }

        #expect(
            spec.judged(image("Image of a dog"))
                == .failed("the label of image \"Image of a dog\" starts with \"image\", which is announced a second time as its role"))
        #expect(spec.judged(image("Picture of the harbor")).outcome == .failed)
        #expect(spec.judged(image("Image quality")) == .passed)
        #expect(spec.judged(.imageButton("a").accessibilityLabel("Picture of the day")) == .passed)
    }
}

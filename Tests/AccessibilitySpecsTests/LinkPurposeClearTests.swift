import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct LinkPurposeClearTests {
    private let spec = LinkPurposeClear()

    @Test(arguments: ["Opening hours", "More about tea", "Read the terms"])
    func `a link that says where it leads passes`(label: String) {
        #expect(spec.judged(.link(label)) == .passed)
    }

    @Test(arguments: ["here", "More", "Click here", "Learn more", "read more…", "Info"])
    func `a link of empty words fails`(label: String) {
        #expect(spec.judged(.link(label)) == .failed("link \"\(label)\" does not say where the link leads"))
    }

    @Test func `the text around a link may say the rest`() {
        #expect(spec.judged(screen([Node(.text, "Opening hours are here", [Node(.link, "here")])])) == .passed(by: .contextDiffers))
        #expect(spec.judged(screen([Node(.text, "here", [Node(.link, "here")])])).outcome == .failed)
    }

    @Test func `the row around a link may say the rest`() {
        #expect(spec.judged(.list([.row([.text("Opening hours"), .link("More")])])) == .passed(by: .contextDiffers))
    }

    @Test func `the language decides`() {
        #expect(spec.judged(.link("Hier klicken").accessibilityLanguage("de")).outcome == .failed)
        #expect(spec.judged(.link("Lue lisää").accessibilityLanguage("fi")) == .untested(.noLocaleData))
    }

    @Test func `unknown labels cannot be judged, and buttons are no links`() {
        #expect(spec.judged(screen([Node(.link)])) == .cantTell(.labelUnknown))
        #expect(spec.judged(.button("More")) == .inapplicable(.nothingToJudge))
    }
}

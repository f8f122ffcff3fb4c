import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct ScreenHasTitleTests {
    private let spec = ScreenHasTitle()

    @Test func `a title of one character or more passes`() {
        #expect(spec.judged(screen { $0.title = "Orders" }) == .passed)
        #expect(spec.judged(screen { $0.title = "7" }) == .passed)
    }

    @Test(arguments: ["", " \n", "\u{200B}"])
    func `a blank title fails`(title: String) {
        #expect(spec.judged(screen { $0.title = title }) == .failed("the screen has no title; a title is needed"))
    }

    @Test func `a title that is shown as a text without the trait of a heading fails`() {
        let title = element(.text, "0") { ($0.label, $0.traits) = ("Orders", .staticText) }

        #expect(
            spec.judged(screen([(0, title)], facts: RenderedScreen.Facts(title: "Orders")))
                == .failed("text \"Orders\" shows the title of the screen and is no heading"))
    }

    @Test func `a title that is shown as a heading passes, whatever else shows it`() {
        let heading = element(.heading, "0") { $0.label = "Orders" }
        let text = element(.text, "1") { ($0.label, $0.traits) = ("Orders", .staticText) }

        #expect(spec.judged(screen([(0, heading), (0, text)], facts: RenderedScreen.Facts(title: "Orders"))) == .passed)
    }

    @Test func `a text of unknown traits may be a heading`() {
        let text = element(.text, "0") { $0.label = "Orders" }

        #expect(spec.judged(screen([(0, text)], facts: RenderedScreen.Facts(title: "Orders"))) == .passed)
    }

    @Test func `a screen with nothing on it is nothing to judge`() {
        #expect(spec.judged(RenderedScreen.Builder(size: .zero, title: "").finish()) == .inapplicable(.nothingToJudge))
    }

    @Test func `a capture without the title is untested`() {
        #expect(spec.judged(captured(.text)) == .untested(.titleUnknown))
    }
}

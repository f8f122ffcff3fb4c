import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct NothingBeyondSightTests {
    private let spec = NothingBeyondSight()

    @Test func `what can be seen passes, and what can be scrolled to`() {
        #expect(spec.judged(.button("Add")) == .passed)
        #expect(spec.judged(.scroll(.column((1...40).map { .button("Row \($0)") }))) == .passed)
    }

    @Test func `a stop off the screen fails`() {
        #expect(
            spec.judged(screen([.button("Menu", at: LayoutRect(x: -300, y: 0, width: 200, height: 44))]))
                == .failed("assistive technology reaches button \"Menu\", which lies off the screen, and nothing scrolls to it"))
    }

    @Test func `a stop without opacity fails, by its own or that of an element around it`() {
        let fact = "assistive technology reaches button \"Menu\", which cannot be seen: its opacity is 0"

        #expect(spec.judged(screen([.button("Menu") { $0.surface = ScreenElement.Surface(opacity: 0) }])) == .failed(fact))
        #expect(spec.judged(screen([.group([.button("Menu")]) { $0.surface = ScreenElement.Surface(opacity: 0.01) }])) == .failed(fact))
    }

    @Test func `a switch of a page that its label stands for may be out of sight`() {
        func judged(
            _ role: ScreenElement.Role = .toggle, label: String = "1", on platform: RenderedScreen.Platform? = .web, isSeen: Bool? = true,
            x: Double = 0, opacity: Double = 0
        ) -> Judged {
            let control = Node(role, "Wi-Fi", at: LayoutRect(x: x, y: 0, width: 44, height: 44)) { element in
                element.makeKnown()
                element.surface = ScreenElement.Surface(opacity: opacity)
                element.labeledBy = [label]
            }
            let text = Node.text("Wi-Fi", at: LayoutRect(x: 50, y: 0, width: 60, height: 20)) { $0.isVisible = isSeen }
            return spec.judged(screen([control, text], on: platform))
        }

        for role in [ScreenElement.Role.toggle, .checkBox, .radioButton] { #expect(judged(role).outcome == .passed) }
        #expect(judged(x: -300, opacity: 1).outcome == .passed)
        #expect(judged(.button).outcome == .failed)
        #expect(judged(label: "9").outcome == .failed)
        #expect(judged(label: "0").outcome == .failed)
        #expect(judged(on: nil).outcome == .failed)
        #expect(judged(isSeen: false).outcome == .failed)
    }

    @Test func `a target covered entirely fails`() {
        let over = Node.button("Over", at: LayoutRect(x: 0, y: 0, width: 120, height: 60))

        #expect(
            spec.judged(screen([.button("Under"), over]))
                == .failed("assistive technology reaches button \"Under\", which is covered entirely by another target"))
    }

    private func cover(_ opacity: Double = 1, at frame: LayoutRect = LayoutRect(x: 0, y: 0, width: 120, height: 60)) -> Node {
        .group([], at: frame) {
            $0.coversTouches = true
            $0.surface = ScreenElement.Surface(background: [.color(SRGBColor(red: 1, green: 1, blue: 1, opacity: opacity))])
        }
    }

    @Test func `an area without touches and content may be painted below the text`() {
        let frame = LayoutRect(x: 0, y: 0, width: 120, height: 60)
        let white = ScreenElement.Surface(background: [.color(.white)])

        #expect(spec.judged(screen([.text("Terms"), .group([], at: frame) { $0.surface = white }])) == .passed)
        #expect(spec.judged(screen([.text("Terms"), .group([.text("Sale")], at: frame) { $0.surface = white }])).outcome == .failed)
    }

    @Test func `text and pictures wholly behind an opaque area fail`() {
        #expect(
            spec.judged(screen([.text("Terms"), cover()]))
                == .failed("assistive technology reaches text \"Terms\", which lies wholly behind the group"))
        #expect(spec.judged(screen([Node(.image, "Lake") { $0.makeKnown() }, cover()])).outcome == .failed)
    }

    @Test func `what shows through, beside, or on top of an area can be seen`() {
        #expect(spec.judged(screen([.text("Terms"), cover(0.9)])) == .passed)
        #expect(spec.judged(screen([.text("Terms"), cover(at: LayoutRect(x: 0, y: 0, width: 90, height: 60))])) == .passed)
        #expect(spec.judged(screen([cover(), .text("Terms")])) == .passed)
    }

    @Test func `what scrolls away from below an area can be seen`() {
        var list = Node.group([.text("Terms")])
        list.element.scrolling = ScreenElement.Scrolling(axes: [.vertical])

        #expect(spec.judged(screen([list, cover()])) == .passed)
    }

    @Test func `elements behind a modal are not judged`() {
        #expect(
            spec.judged(
                screen([.group([.button("a")]), Node(.sheet, "Question", [.button("Close")]) { $0.modal = ScreenElement.ModalBehavior() }]))
                == .passed)
    }

    @Test func `what lies outside and may not be drawn cannot be judged`() {
        let node = Node(.button, "Menu", at: LayoutRect(x: -300, y: 0, width: 200, height: 44)) { $0.isAccessibilityElement = true }

        #expect(spec.judged(screen([node])) == .cantTell(.visibilityUnknown))
    }

    @Test func `without stops there is nothing to judge`() {
        #expect(spec.judged(screen([Node(.button, "a")])) == .inapplicable(.nothingToJudge))
    }

    @Test func `text clipped to nothing is read and never seen, however it is aligned`() {
        let answer = Blueprint.text("Only with a ticket")
        let closed = [
            answer.frame(height: 0).clipped(), answer.frame(height: 0, alignment: .top, clips: true), answer.frame(width: 0, clips: true),
            Blueprint.column([answer]).frame(height: 0, clips: true),
        ]
        for blueprint in closed {
            #expect(
                spec.judged(.column([.text("Q"), blueprint]))
                    == .failed("assistive technology reaches text \"Only with a ticket\", which is clipped to nothing"))
            #expect(OverflowScrolls().judged(.column([.text("Q"), blueprint])) == .passed)
            #expect(spec.judged(.column([.text("Q"), blueprint.accessibilityHidden()])) == .passed)
        }
    }

    /// A page below something, with a sheet of the app's own over both.
    private func layers(_ cover: Blueprint) -> Blueprint {
        let page = Blueprint.scroll(.column([.text("Flats"), .button("Two rooms").frame(minWidth: 44, minHeight: 44)]))
        return .layers([page, cover, Blueprint.column([.text("Filters"), .button("Done")]).padding().backgroundColor(0xFFFFFF)])
    }

    @Test func `a shape over all of a screen covers its controls, whatever shows through, and opaque its texts too`() {
        let black = Blueprint.rectangle().foregroundColor(0x000000)
        let control = "assistive technology reaches button \"Two rooms\", which is covered entirely by another target"

        #expect(spec.judged(layers(black.opacity(0.4))) == .failed(control))
        #expect(
            spec.judged(layers(black))
                == .failed("assistive technology reaches text \"Flats\", which lies wholly behind the unlabeled image", control))
        #expect(spec.judged(layers(black.opacity(0.4).allowsHitTesting(false))) == .passed)
    }

    @Test func `a badge on a corner of a button takes nothing from it`() {
        let badge = Blueprint.circle().foregroundColor(0xFF0000).frame(width: 12, height: 12)
        let bell = Blueprint.imageButton("bell").accessibilityLabel("News").frame(minWidth: 44, minHeight: 44)

        #expect(spec.judged(bell.overlay(badge, alignment: .topTrailing)) == .passed)
        #expect(TargetSize().judged(bell.overlay(badge, alignment: .topTrailing)) == .passed)
    }

    @Test(arguments: [ScreenElement.Role.text, .heading, .image])
    func `texts, headings and images that a layer covers fail`(role: ScreenElement.Role) {
        #expect(spec.judged(screen([Node(role, "Lake") { $0.makeKnown() }, cover()])).outcome == .failed)
    }
}

import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct FocusNotObscuredTests {
    private let spec = FocusNotObscured()

    /// An opaque bar at the bottom of the screen that is not a stop.
    private func bar(_ surface: ScreenElement.Surface? = ScreenElement.Surface(background: [.color(.white)])) -> Node {
        .group([], at: LayoutRect(x: 0, y: 468, width: 320, height: 100)) { $0.surface = surface }
    }

    private func row(_ label: String, y: Double, _ change: (inout ScreenElement) -> Void = { _ in }) -> Node {
        .button(label, at: LayoutRect(x: 0, y: y, width: 100, height: 44), change: change)
    }

    private func list(_ rows: [Node]) -> Node {
        Node(.scrollView, at: LayoutRect(x: 0, y: 0, width: 320, height: 568), rows) {
            $0.isAccessibilityElement = false
            $0.isVisible = true
            $0.clipsContent = true
            $0.scrolling = ScreenElement.Scrolling(axes: [.vertical])
        }
    }

    @Test func `an uncovered element passes, and so does a partly covered one`() {
        #expect(spec.judged(.column([.button("a"), .field("b")])) == .passed)
        #expect(spec.judged(screen([row("a", y: 440), bar()])) == .passed)
    }

    @Test func `a stop that a bar covers wholly fails`() {
        #expect(
            spec.judged(screen([row("a", y: 480), bar()]))
                == .failed("button \"a\" takes keyboard focus, and the group covers all of it"))
    }

    @Test func `the remedy names the covering element`() {
        let cover = Node.button("Accept", at: LayoutRect(x: 0, y: 0, width: 320, height: 568))
        let verdicts = audit(ScreenPresentation(screen([row("a", y: 0), cover])), by: AccessibilityProfile(name: "test", specs: [spec]))[0]

        #expect(
            verdicts.findings.map { spec.wording(for: $0).remedy } == [
                "scroll further when it gets focus, or move button \"Accept\" out of the way"
            ])
    }

    @Test func `a row below a bar is scrolled to the edge of its region, and the bar lies there`() {
        #expect(
            spec.judged(screen([list([row("a", y: 900)]), bar()]))
                == .failed("button \"a\" takes keyboard focus, and the group covers all of it"))
        #expect(spec.judged(screen([list([row("a", y: 900)])])) == .passed)
    }

    @Test func `several that cover it together cover it`() {
        let halves = [0.0, 50].map { x in
            Node.group([], at: LayoutRect(x: x, y: 0, width: 50, height: 44)) {
                $0.surface = ScreenElement.Surface(background: [.color(.white)])
            }
        }

        #expect(
            spec.judged(screen([row("a", y: 0)] + halves))
                == .failed("button \"a\" takes keyboard focus, and what lies over it covers all of it"))
        #expect(spec.judged(screen([row("a", y: 0), halves[0]])) == .passed)
    }

    @Test func `glass and undrawn elements cover nothing`() {
        let glass = ScreenElement.Surface(background: [.color(SRGBColor(hex: 0xFFFFFF, opacity: 0.5))])

        #expect(spec.judged(screen([row("a", y: 480), bar(glass)])) == .passed)
        #expect(spec.judged(screen([row("a", y: 480), .group([bar()]) { $0.isVisible = false }])).outcome == .failed)
        #expect(spec.judged(screen([row("a", y: 480), .group([]) { $0.isVisible = false }])) == .passed)
    }

    @Test func `a covering element without known colors leaves it open`() {
        #expect(spec.judged(screen([row("a", y: 480), bar(nil)])) == .cantTell(.colorsUnknown))
    }

    @Test func `an element is not covered by those inside it`() {
        #expect(spec.judged(screen([.button("a", [.text("b", at: LayoutRect(x: 0, y: 0, width: 100, height: 44))])])) == .passed)
    }

    @Test func `without extent or off the screen there is nothing to see`() {
        #expect(spec.judged(screen([.button("a", at: LayoutRect(x: 0, y: 0, width: 0, height: 0))])) == .inapplicable(.zeroArea))
        #expect(spec.judged(screen([row("a", y: 900)])) == .inapplicable(.notVisible))
    }

    @Test func `a capture without the focusable elements is untested`() {
        #expect(spec.judged(captured(.button)) == .untested(.keyboardUnknown))
        #expect(spec.judged(.text("a")) == .inapplicable(.nothingToJudge))
    }

    @Test func `with thousands of elements near one it cannot tell`() {
        let dust = (0..<2_000).map { _ in Node.group([], at: LayoutRect(x: 0, y: 0, width: 1, height: 1)) }

        #expect(spec.judged(screen([row("a", y: 0)] + dust)) == .cantTell(.budgetExceeded))
    }

    /// A link far down a page, below which a bar is fixed to the window, and where
    /// the link was seen while it had the focus.
    private func page(focusedAt y: Double?, by spec: any ScreenSpec) -> Verdicts {
        let link = Node(.link, "Imprint", at: LayoutRect(x: 0, y: 2_000, width: 100, height: 20)) {
            $0.isAccessibilityElement = true
            $0.isVisible = true
            $0.keyboard = ScreenElement.KeyboardBehavior(isFocusable: true, showsFocus: false)
        }
        let document = Node(.group, nil, at: LayoutRect(x: 0, y: 0, width: 320, height: 2_100), [link]) {
            $0.scrolling = ScreenElement.Scrolling(axes: [.vertical], contentSize: LayoutSize(width: 320, height: 2_100))
        }
        var focus = RenderedScreen.RecordedFocus(walks: [], tabSequence: ["0/0", nil], shiftTabSequence: ["0/0", nil])
        let shown = screen([document, bar()])
        let source = shown.elements.first { $0.role == .link }?.source ?? ""
        (focus.tabSequence, focus.shiftTabSequence) = ([source, nil], [source, nil])
        if let y { focus.frames = [.init(of: source, frame: LayoutRect(x: 0, y: y, width: 100, height: 20))] }
        return audit(ScreenPresentation(shown, recordedFocus: focus), by: AccessibilityProfile(name: "test", specs: [spec]))[0]
    }

    @Test func `where the focus was recorded, the element is judged where it was seen`() {
        #expect(page(focusedAt: 500, by: spec).tally.outcome == .failed)
        #expect(page(focusedAt: 300, by: spec).tally.outcome == .passed)
        // A page that scrolls no further than it must puts it below the bar.
        #expect(page(focusedAt: nil, by: spec).tally.outcome == .failed)
    }

    @Test func `an element that is covered while it has the focus is no failure of its look as well`() {
        #expect(page(focusedAt: 500, by: FocusVisible()).tally.outcome == .inapplicable)
        #expect(page(focusedAt: 300, by: FocusVisible()).tally.outcome == .failed)
    }
}

import EveryScreenAudit
import EveryScreenModel
import EveryScreenSpecs
import Testing

/// Claims about what appears on a page when a control is activated.
struct OpenedPartTests {
    /// The sources on the page once it is open: the control, what appeared with a
    /// button in it, and a link behind it.
    private enum Place { static let (control, part, inner, behind) = ("0/0", "0/1", "0/1/0", "0/2") }

    private func opening(
        _ role: ScreenElement.Role = .dialog, isModal: Bool = false, expanded: ScreenElement.ExpandedStatus? = nil,
        inside: [Node] = [.button("Close")],
        _ change: (inout RenderedScreen.RecordedFocus.Opening) -> Void = { _ in }
    ) -> ScreenPresentation {
        let control = Node.button("Sign in") { $0.expandedStatus = expanded }
        let part = Node(role, "Sign in", inside) {
            $0.isVisible = true
            if isModal { $0.modal = ScreenElement.ModalBehavior() }
        }
        let shown = screen([.group([control, part, .button("Terms")])])
        var opening = RenderedScreen.RecordedFocus.Opening(
            screen: shown, control: Place.control, shown: [Place.part], focus: Place.control, next: Place.inner)
        change(&opening)
        var focus = RenderedScreen.RecordedFocus(walks: [])
        focus.openings = [opening]
        return ScreenPresentation(screen([.group([control, .button("Terms")])]), recordedFocus: focus)
    }

    private func verdicts(_ spec: any ScreenSpec, _ presentation: ScreenPresentation) -> Verdicts {
        audit(presentation, by: AccessibilityProfile(name: "test", specs: [spec]))[0]
    }

    private func fact(_ spec: some ScreenSpec, _ presentation: ScreenPresentation) -> String? {
        spec.facts(of: verdicts(spec, presentation)).first
    }

    // MARK: Focus enters

    @Test func `focus that stays on the control of a modal dialog is a failure`() {
        let spec = FocusEntersModal()
        let failed = verdicts(spec, opening(isModal: true))

        #expect(
            spec.facts(of: failed)
                == [#"dialog "Sign in" opens over the rest, and the keyboard and the screen reader stay on button "Sign in""#])
        #expect(failed.findings.first?.events.map(\.description) == [#"touch "Sign in""#])
        #expect(failed.findings.first?.element.index == -1)
        #expect(fact(spec, opening(isModal: true) { $0.focus = nil })?.hasSuffix("have no focus") == true)
        for place in [Place.part, Place.inner] {
            #expect(verdicts(spec, opening(isModal: true) { $0.focus = place }).tally.outcome == .passed)
        }
    }

    @Test func `into a dialog that is not modal Tab may lead`() {
        let spec = FocusEntersModal()

        #expect(verdicts(spec, opening()).tally.outcome == .passed)
        #expect(verdicts(spec, opening { $0.next = Place.behind }).tally.outcome == .failed)
        #expect(verdicts(spec, opening { $0.next = nil }).tally.outcome == .failed)
    }

    @Test func `what lies over the rest is a dialog, whatever its role`() {
        let spec = FocusEntersModal()

        #expect(verdicts(spec, opening(.group) { ($0.next, $0.coversRest) = (Place.behind, true) }).tally.outcome == .failed)
        #expect(verdicts(spec, opening(.group) { $0.next = Place.behind }).tally.outcome == .inapplicable)
    }

    @Test func `a dialog without a stop needs no focus`() {
        #expect(verdicts(FocusEntersModal(), opening(isModal: true, inside: [.text("Saved")])).tally.outcome == .inapplicable)
    }

    // MARK: Focus returns

    @Test func `focus that is nowhere after Escape is a failure`() {
        let spec = FocusRestored()
        func closed(_ after: String?, from focus: String? = Place.inner, closes: Bool = true) -> ScreenPresentation {
            opening { ($0.focus, $0.closesOnEscape, $0.focusAfterEscape) = (focus, closes, after) }
        }

        #expect(
            fact(spec, closed(nil))
                == #"dialog "Sign in" closes, and the keyboard and the screen reader have no focus: button "Sign in" had the focus before"#)
        #expect(verdicts(spec, closed(Place.control)).tally.outcome == .passed)
        // Something else may be meant.
        #expect(verdicts(spec, closed(Place.behind)).tally.outcome == .cantTell)
        #expect(verdicts(spec, closed("gone")).tally.outcome == .cantTell)
        #expect(verdicts(spec, closed(nil, closes: false)).tally.outcome == .inapplicable)
        // Focus that never left the control has nowhere to return from.
        #expect(verdicts(spec, closed(nil, from: Place.control)).tally.outcome == .inapplicable)
    }

    // MARK: State

    @Test func `a control that shows more and is exposed as collapsed is a failure`() {
        let spec = StateSpoken()

        #expect(
            fact(spec, opening(.list, expanded: .collapsed))
                == #"button "Sign in" shows list "Sign in" and is still exposed as collapsed"#)
        #expect(verdicts(spec, opening(.list, expanded: .expanded)).tally.outcome == .passed)
        #expect(verdicts(spec, opening(.list)).tally.outcome == .inapplicable)
        // Something elsewhere may have appeared by itself.
        #expect(verdicts(spec, opening(.list, expanded: .collapsed) { $0.shown = [Place.inner] }).tally.outcome == .inapplicable)
        #expect(verdicts(spec, opening(.list, expanded: .collapsed) { $0.control = "gone" }).tally.outcome == .inapplicable)
        #expect(verdicts(spec, opening(.list, expanded: .collapsed) { $0.shown = ["gone"] }).tally.outcome == .inapplicable)
    }

    // MARK: Everything else

    @Test func `other specs judge what appeared, and the rest once`() throws {
        let nameless = Node.button("") { $0.label = "" }
        let found = verdicts(ElementHasLabel(), opening(inside: [nameless]))
        let finding = try #require(found.findings.first)

        #expect(found.findings.count == 1)
        #expect(finding.element.source == Place.inner && finding.element.index == -1)
        #expect(finding.events.map(\.description) == [#"touch "Sign in""#])
        // The control and the link were judged as they were before.
        #expect(verdicts(ElementHasLabel(), opening(inside: [nameless]) { $0.shown = [] }).findings.isEmpty)
    }
}

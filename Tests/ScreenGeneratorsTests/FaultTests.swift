import EveryScreenLayout
import EveryScreenModel
import EveryValue
import Testing

@testable import EveryScreenGenerators
@testable import EveryScreenPlantedFaults

struct FaultTests {
    /// Clean screens of many kinds, laid out in an environment.
    private func content(seed: UInt64) throws -> @Sendable (UserEnvironment) -> RenderedScreen {
        let blueprint = try Generator<Blueprint>.cleanScreens.value(seed: seed)
        return { StandardLayout().screen(for: blueprint, in: $0) }
    }

    @Test func `every fault has a separate name and names the spec that must catch it`() {
        #expect(
            Fault.all.map { "\($0.spec): \($0.name)" }.joined(separator: "\n") == """
                element-has-label: drop-label
                element-has-label: blank-label
                element-has-label: drop-image-label
                large-image-described: silent-hero
                no-silent-region: silent-map
                label-omits-role: role-in-label
                label-omits-role: label-is-role
                label-omits-state: state-in-label
                label-omits-state: value-in-label
                label-human-readable: file-name
                label-human-readable: asset-name
                label-human-readable: resource-key
                label-concise: long-label
                label-style: small-label
                label-style: stopped-label
                label-unique: same-labels
                voice-names-unambiguous: same-names
                label-not-repeated: listed-twice
                hint-adds-information: hint-is-label
                hint-adds-information: hint-is-gesture
                value-present: drop-value
                field-label-persistent: placeholder-only
                field-purpose-stated: unnamed-field
                field-purpose-stated: silent-error
                color-not-alone: color-only-error
                required-fields-stated: required-unmarked
                text-not-in-images: text-picture
                color-not-alone: color-only-selection
                visible-text-exposed: hide-text
                visible-text-exposed: text-no-element
                text-not-clipped: fixed-height
                heading-order: heading-skip
                overflow-scrolls: no-scrolling
                overflow-scrolls: scrolls-too-little
                reading-order-well-defined: order-cycle
                custom-order-complete: incomplete-order
                flashes-below-threshold: flashing
                link-purpose-clear: empty-link
                leaving-announced: silent-leaving
                no-keyboard-trap: swallow-tab
                no-keyboard-trap: focus-loop
                keyboard-reachable: no-focus
                focus-order-meaningful: focus-jump
                focus-backward-inverts: one-way-jump
                screen-reader-reachable: hide-control
                screen-reader-reachable: control-no-element
                nothing-beyond-sight: transparent
                nothing-beyond-sight: off-screen
                nothing-beyond-sight: covered
                focus-not-obscured: opaque-banner
                directional-reachable: stacked-stops
                switch-reachable: unresponsive-control
                scan-cost-bounded: flat-keypad
                every-way-in-is-equal: hidden-twin
                target-size: shrink-target
                target-size: flat-target
                targets-do-not-overlap: overlap
                targets-do-not-overlap: same-rectangle
                activation-point-hits: point-beside
                gesture-has-alternative: swipe-only
                gesture-has-alternative: drag-only
                custom-actions-distinct: same-actions
                custom-actions-distinct: same-letters
                grouping-keeps-actions: swallow-actions
                modal-isolates: modal-leak
                modal-can-be-escaped: modal-no-exit
                modal-can-be-escaped: modal-exit-hidden
                no-keyboard-trap: modal-trap
                role-matches-behavior: drop-role
                role-matches-behavior: inert-control
                traits-consistent: conflicting-traits
                adjustable-can-adjust: no-decrement
                adjustable-can-adjust: adjustable-button
                disabled-consistent: disabled-undimmed
                disabled-consistent: dimmed-enabled
                frame-valid: empty-frame
                frame-valid: infinite-frame
                position-in-set-consistent: wrong-positions
                position-in-set-consistent: two-selected
                text-grows: fixed-text
                text-grows: capped-text
                text-grows: shrunk-text
                text-not-truncated: ellipsis
                text-not-truncated: short-title
                content-does-not-overlap: grown-together
                no-two-way-scrolling: both-ways
                reading-order-kept-when-scaling: swapped-places
                reading-order-kept-when-scaling: reversed-order
                nothing-vanishes-when-scaling: dropped-control
                nothing-vanishes-when-scaling: disabled-at-size
                nothing-vanishes-when-scaling: hidden-at-size
                nothing-vanishes-when-scaling: dropped-text
                target-kept-when-scaling: smaller-target
                contrast-in-every-appearance: dark-on-dark
                contrast-in-every-appearance: less-contrast
                contrast-in-every-appearance: less-glyph-contrast
                right-to-left-mirrors: not-mirrored
                right-to-left-mirrors: order-not-mirrored
                motion-respects-setting: sliding
                motion-respects-setting: autoplay
                text-contrast: pale-text
                text-contrast-enhanced: gray-text
                non-text-contrast: pale-glyph
                focus-visible: unseen-focus
                text-spacing-adapts: fixed-spacing
                media-has-alternative: no-captions
                custom-content-complete: nameless-content
                moving-content-has-control: endless-slide
                scrollable-keyboard-reachable: unscrollable-by-key
                hidden-not-focusable: focusable-hidden
                screen-has-title: untitled
                orientation-not-locked: one-orientation
                zoom-not-blocked: no-zoom
                refresh-not-timed: reloading
                refresh-on-request: reloading-late
                language-valid: no-language
                heading-not-empty: empty-heading
                image-described-or-hidden: undescribed-image
                label-contains-visible-text: other-name
                controls-not-nested: control-in-control
                screen-not-one-stop: merged-screen
                reading-order-matches-sight: text-before-heading
                reading-order-matches-sight: row-backward
                columns-read-in-pairs: values-apart
                context-before-control: label-behind
                related-read-together: label-far
                related-read-together: cards-interleaved
                overlay-not-read-last: late-banner
                swipe-cost-bounded: costly-list
                field-purpose-valid: misspelt-purpose
                weight-legible: light-text
                speech-attributes-valid: shrill
                traits-consistent: direct-button
                traits-consistent: two-summaries
                headings-exposed: plain-heading
                bold-text-respected: thin-in-bold
                transparency-reduced: see-through
                pictures-keep-colors: exempt-text
                pictures-keep-colors: negative-photo
                label-parts-separated: joined-label
                visible-text-exposed: number-left-out
                drag-points-named: same-drop-points
                highlight-covers-content: frame-left-behind
                color-not-alone: color-only-dots
                color-not-alone: plain-link
                label-style: marked-label
                position-in-set-consistent: none-selected
                nothing-beyond-sight: text-behind-card
                label-contains-visible-text: other-voice-name
                value-present: share-of-range
                label-human-readable: shown-key
                text-grows: falling-text
                text-grows: kept-text
                headings-stay-larger: small-heading
                icons-grow: fixed-icon
                passages-plain: italic-passage
                passages-plain: capital-passage
                passages-plain: wrong-side
                text-blocks-readable: justified-block
                text-blocks-readable: long-lines
                button-shapes-shown: bare-button
                foreign-text-tagged: foreign-passage
                instructions-not-sensory: round-button
                character-shortcuts-avoidable: letter-shortcut
                shortcuts-leave-system-keys: system-shortcut
                sound-stated: unstated-sound
                references-resolve: rotor-to-nothing
                role-requirements-met: state-left-out
                references-resolve: text-goes-round
                gesture-has-alternative: three-fingers
                hint-adds-information: hint-is-order
                traits-consistent: direct-area
                swipe-cost-bounded: button-rows
                """)
        #expect(Set(Fault.all.map(\.name)).count == Fault.all.count)
    }

    @Test func `every fault has a place on some clean screen and changes the screen or its other appearances`() throws {
        var waiting = Fault.all
        let environments = EnvironmentPlan.pairwise.environments
        for seed in 1...400 as ClosedRange<UInt64> where !waiting.isEmpty {
            let content = try content(seed: seed)
            let environment = environments[Int(seed) % environments.count]
            waiting.removeAll { fault in
                guard let planted = fault.planted(in: content, under: environment, number: Int(seed)) else { return false }
                return planted.screen != planted.clean
            }
        }

        #expect(waiting.map(\.name) == [])
    }

    /// A screen of the given elements, one after another, each inside the one
    /// before where the depth is greater.
    private func screen(_ elements: [(depth: Int, element: ScreenElement)]) -> RenderedScreen {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 320, height: 568))
        var open = 0
        for (depth, element) in elements {
            while open > depth {
                builder.close()
                open -= 1
            }
            builder.open(element)
            open += 1
        }
        for _ in 0..<open { builder.close() }
        return builder.finish()
    }

    private func button(_ source: String, _ change: (inout ScreenElement) -> Void = { _ in }) -> ScreenElement {
        var element = ScreenElement(.button, source: source, frame: LayoutRect(x: 0, y: 0, width: 44, height: 44))
        element.isAccessibilityElement = true
        change(&element)
        return element
    }

    @Test func `usable elements are drawn stops with an extent, not behind a modal`() {
        let all = [
            (0, button("a")), (0, button("b") { $0.isVisible = false }), (0, button("c") { $0.isAccessibilityElement = false }),
            (0, button("d") { $0.isAccessibilityElement = nil }), (0, button("e") { $0.frame.size.width = 0 }),
            (0, button("f") { $0.isVisible = true }),
        ]
        let sheet = button("sheet") { $0.modal = ScreenElement.ModalBehavior(closesOnEscapeKey: true, closesOnEscapeGesture: true) }

        #expect(screen(all).usable == [0, 5])
        #expect(screen(all + [(0, sheet), (1, button("inside"))]).usable == [7])
    }

    @Test func `a place goes round among the elements that qualify`() {
        let screen = screen([(0, button("a")), (0, button("b")), (0, button("c"))])

        #expect((0...4).map { screen.place($0) { $0.source != "b" } } == [0, 2, 0, 2, 0])
        #expect(screen.place(0) { _ in false } == nil)
    }

    private func planted(_ name: String, in blueprint: Blueprint, number: Int = 0) throws -> RenderedScreen? {
        let fault = try #require(Fault.all.first { $0.name == name })
        return fault.planted(in: { StandardLayout().screen(for: blueprint, in: $0) }, under: .standard, number: number)?.screen
    }

    @Test(arguments: ["modal-leak", "modal-no-exit", "modal-exit-hidden", "modal-trap"])
    func `a modal is opened where none is open`(name: String) throws {
        let content = Blueprint.column([.text("a"), .button("b")])
        let opened = try #require(try planted(name, in: content))

        #expect(opened.elements.count { $0.modal != nil } == 1)
        #expect(try planted(name, in: content.modal(.text("c"))) == nil)
    }

    @Test func `an element listed twice is in the order of its parent twice, all others once`() throws {
        let screen = try #require(try planted("listed-twice", in: .scroll(.column([.button("a"), .button("b")]))))
        let order = try #require(screen.elements.compactMap(\.accessibilityOrder).first)
        let counts = Dictionary(grouping: order) { $0 }.values.map(\.count).sorted()

        #expect(counts == [1, 2])
    }

    @Test(arguments: ["grown-together", "swapped-places"])
    func `two texts are moved within one region that scrolls only`(name: String) throws {
        let texts = Blueprint.column([.text("a"), .text("b"), .text("c")])

        #expect(try planted(name, in: texts) == nil)
        #expect(try planted(name, in: .scroll(texts)) != nil)
    }
}

import EveryScreenAudit
import EveryScreenModel
import EveryScreenSpecs
import Testing

/// The ways of failing of all specs: their names, and that each has its sentences.
struct FailureKindTests {
    private static let specs = (SpecCatalog.all as [any AccessibilitySpec]) + SpecCatalog.flows

    private func names<Spec: AccessibilitySpec>(_ spec: Spec) -> [String] { Spec.Failure.allCases.map(\.rawValue) }

    /// The facts of a finding of each kind of which nothing else is known.
    private func facts<Spec: AccessibilitySpec>(_ spec: Spec) -> [String] {
        let element = ElementReference(0, on: captured(.button))
        return Spec.Failure.allCases.map { spec.wording(for: Finding(spec, kind: $0, element: element)).fact }
    }

    private func unreadable<Spec: AccessibilitySpec>(_ spec: Spec) -> [String] {
        Spec.Failure.allCases.filter { Spec.Failure(rawValue: $0.rawValue) != $0 }.map(\.rawValue)
    }

    @Test func `a kind is read from its name`() {
        #expect(Self.specs.flatMap { unreadable($0) } == [])
    }

    @Test func `the names of the kinds of a spec are their own`() {
        for spec in Self.specs { #expect(Set(names(spec)).count == names(spec).count, "\(spec.id)") }
    }

    @Test func `a finding of which only the kind is known has a sentence`() {
        for spec in Self.specs { #expect(facts(spec).filter(\.isEmpty) == [], "\(spec.id)") }
    }

    @Test func `a kind that the spec does not know is worded as such`() {
        let element = ElementReference(0, on: captured(.button) { $0.label = "Track" })
        let finding = Finding(of: .targetSize, kind: Finding.Kind(rawValue: "tiny"), severity: .error, element: element)

        #expect(
            TargetSize().wording(for: finding)
                == Finding.Wording(
                    fact: "button \"Track\" failed as \"tiny\", which this version of target-size does not know",
                    remedy: "run the check again with the version that wrote the file, or delete the file"))
    }

    @Test func `names of kinds never change once released`() {
        #expect(
            Self.specs.map { "\($0.id): \(names($0).joined(separator: " "))" }.joined(separator: "\n") == """
                element-has-label: missing
                image-described-or-hidden: undescribed
                large-image-described: hidden unlabeled
                visible-text-exposed: unsaid unexposed number dropped
                no-silent-region: silent
                screen-not-one-stop: merged
                media-has-alternative: transcript captions description narration
                label-omits-role: isRole endsInRole startsWithRole
                label-omits-state: value state unstable
                label-human-readable: fileName identifier className resourceKey number description color pictureFont signs assetName
                label-concise: long
                label-style: small fullStop mark
                label-parts-separated: joined
                label-unique: same
                label-contains-visible-text: different unsayable
                label-not-repeated: twice nested caption merged
                hint-adds-information: label role gesture noSentence order
                value-present: missing content share fraction look
                field-label-persistent: placeholderOnly
                required-fields-stated: unmarked unspoken
                screen-has-title: missing noHeading
                heading-not-empty: empty
                heading-order: skip
                headings-exposed: style look section
                text-contrast: low
                text-contrast-enhanced: low
                non-text-contrast: border glyph focus
                contrast-in-every-appearance: less lost markLess markLost
                transparency-reduced: translucent overContent
                pictures-keep-colors: inverted text content
                text-grows: reversed short fixed falling kept
                weight-legible: light
                bold-text-respected: unchanged
                headings-stay-larger: smaller
                icons-grow: fixed
                passages-plain: italic capitals side
                button-shapes-shown: bare
                text-blocks-readable: justified long close
                text-not-truncated: control short shortBeyond barTitle placeholder
                text-not-clipped: clipped cutWidth
                content-does-not-overlap: overlap
                overflow-scrolls: beyond short
                no-two-way-scrolling: both line
                reading-order-well-defined: cycle
                reading-order-kept-when-scaling: swapped
                reading-order-matches-sight: early late backward
                columns-read-in-pairs: parted columns
                context-before-control: label question
                related-read-together: card label
                overlay-not-read-last: late
                custom-order-complete: missing dangling
                right-to-left-mirrors: order place symbol
                instructions-not-sensory: look place sound
                orientation-not-locked: locked
                zoom-not-blocked: blocked
                text-spacing-adapts: letters words lines
                text-not-in-images: picture
                language-valid: missing malformed unknownLanguage
                foreign-text-tagged: script words
                color-not-alone: field state mark protanopia deuteranopia tritanopia link
                no-keyboard-trap: swallowedKeys scrollRegion selfLoop explicitNextLoop loop modalWithoutExit emptyModal flow unreachableExit
                character-shortcuts-avoidable: character
                shortcuts-leave-system-keys: reserved voiceOver repeated
                keyboard-reachable: passedOver notFocusable touchOnly hoverOnly losesFocus
                scrollable-keyboard-reachable: unreachable
                focus-order-meaningful: jump
                focus-visible: unseen outOfSight
                focus-not-obscured: obscured
                focus-backward-inverts: elsewhere
                directional-reachable: unreached doubtful
                screen-reader-reachable: hidden passedOver noElement
                switch-reachable: hidden inert noElement passedOver
                scan-cost-bounded: far
                swipe-cost-bounded: costly actions
                voice-names-unambiguous: shared
                every-way-in-is-equal: keyboard screenReader keyboard+screenReader switchControl keyboard+switchControl \
                screenReader+switchControl keyboard+screenReader+switchControl voiceControl keyboard+voiceControl \
                screenReader+voiceControl keyboard+screenReader+voiceControl switchControl+voiceControl \
                keyboard+switchControl+voiceControl screenReader+switchControl+voiceControl keyboard+screenReader+switchControl+voiceControl
                nothing-beyond-sight: transparent offScreen covered behind clippedAway
                nothing-vanishes-when-scaling: gone unseen disabled inert hidden contentGone noHeading
                target-size: small gone covered
                target-kept-when-scaling: smaller
                targets-do-not-overlap: same overlap
                activation-point-hits: beside covered cut
                gesture-has-alternative: swipe drag pinch rotate longPress doubleTap multiFingerTap edgeSwipe path shake tilt threeFingers
                custom-actions-distinct: unnamed sameName sameLetter
                custom-content-complete: unlabeled empty repeated
                drag-points-named: unnamed repeated outside
                grouping-keeps-actions: lost
                modal-isolates: keyboard screenReader
                modal-can-be-escaped: noControl noGesture noKey stays
                moving-content-has-control: sound movement updating
                motion-respects-setting: slide zoom spin parallax scroll autoplay
                flashes-below-threshold: flashes
                link-purpose-clear: empty
                leaving-announced: unsaid
                field-purpose-stated: unsaid errorUnsaid errorSilent errorUnnamed errorBare
                field-purpose-valid: unknown other
                role-matches-behavior: inert unnamed
                traits-consistent: tabBar conflict directTouch summaries directArea
                adjustable-can-adjust: decrement increment both trait
                controls-not-nested: nested
                hidden-not-focusable: focusable
                disabled-consistent: onlyDimmed notDimmed focusable
                frame-valid: notFinite negative empty
                highlight-covers-content: beside
                position-in-set-consistent: counts repeated order beyond few selected none
                speech-attributes-valid: pitch level range
                sound-stated: control result
                references-resolve: rotor rotorHidden header label focus textFlow endless
                refresh-not-timed: timed
                refresh-on-request: timed
                no-change-on-focus: modal screen focus content
                no-change-on-input: modal screen focus
                role-requirements-met: missingState wrongValue missingContext missingContent missingRole missingHeader unusedHeader missingGroup \
                unknownRole unknownAttribute unsupportedAttribute unnamable exposedDecoration misplacedItem strayContent
                focus-enters-modal: keyboard both reader
                focus-restored: keyboard both reader
                state-spoken: state look collapsed shows unstated
                focus-never-lost: keyboard both reader
                focus-request-reaches: missing unreachable unasked
                no-screen-reader-trap: held endless
                every-screen-can-be-left: touch keyboard switchControl voiceControl everyone reader
                escape-goes-back: idle modalStays
                magic-tap-has-control: hidden destructive idle
                focus-content-controllable: stuck brief
                focus-effect-ends: stays
                adjusting-inverts: falls rises irrevocable unequal idle
                destructive-confirmed: unasked custom
                no-time-limit: control message
                time-limit-extendable: unwarned fixed brief
                input-kept: emptied lost back again
                same-action-same-label: renamed
                consistent-place: moved
                help-in-same-place: moved
                screen-titles-differ: same
                status-announced: new changed gone
                announcements-not-repeated: twice again counted value
                announcements-heard: interrupted
                notifications-match-changes: nothing sameScreen sameRest
                actions-give-feedback: silent idle
                submissions-checked: final
                no-secrets-left-standing: standing
                disabled-does-nothing: acts
                frequent-updates-marked: unmarked frozen
                settings-take-effect: size weight lost changed
                """)
    }
}

import EveryScreenAudit
import EveryScreenSpecs
import Foundation
import Testing

struct CatalogTests {
    @Test func `ids are unique, lower case and hyphenated`() {
        let ids = SpecCatalog.all.map(\.id) + SpecCatalog.flows.map(\.id)

        #expect(Set(ids).count == ids.count)
        #expect(ids.filter { id in !id.rawValue.allSatisfy { $0 == "-" || ($0.isLetter && $0.isLowercase) } } == [])
    }

    @Test func `ids never change once released`() {
        #expect(
            SpecCatalog.all.map(\.id.rawValue) == [
                "element-has-label", "image-described-or-hidden", "large-image-described",
                "visible-text-exposed", "no-silent-region", "screen-not-one-stop", "media-has-alternative", "label-omits-role",
                "label-omits-state",
                "label-human-readable", "label-concise", "label-style", "label-parts-separated", "label-unique",
                "label-contains-visible-text", "label-not-repeated", "hint-adds-information",
                "value-present", "field-label-persistent", "required-fields-stated", "screen-has-title", "heading-not-empty",
                "heading-order", "headings-exposed", "text-contrast", "text-contrast-enhanced", "non-text-contrast",
                "contrast-in-every-appearance", "transparency-reduced", "pictures-keep-colors", "text-grows", "weight-legible",
                "bold-text-respected", "headings-stay-larger", "icons-grow", "passages-plain", "button-shapes-shown",
                "text-blocks-readable", "text-not-truncated",
                "text-not-clipped",
                "content-does-not-overlap", "overflow-scrolls", "no-two-way-scrolling",
                "reading-order-well-defined", "reading-order-kept-when-scaling", "reading-order-matches-sight", "columns-read-in-pairs",
                "context-before-control", "related-read-together", "overlay-not-read-last", "custom-order-complete",
                "right-to-left-mirrors", "instructions-not-sensory", "orientation-not-locked", "zoom-not-blocked",
                "text-spacing-adapts", "text-not-in-images", "language-valid", "foreign-text-tagged", "color-not-alone", "no-keyboard-trap",
                "character-shortcuts-avoidable",
                "shortcuts-leave-system-keys",
                "keyboard-reachable", "scrollable-keyboard-reachable", "focus-order-meaningful",
                "focus-visible", "focus-not-obscured", "focus-backward-inverts", "directional-reachable",
                "screen-reader-reachable", "switch-reachable", "scan-cost-bounded", "swipe-cost-bounded",
                "voice-names-unambiguous", "every-way-in-is-equal", "nothing-beyond-sight",
                "nothing-vanishes-when-scaling", "target-size", "target-kept-when-scaling",
                "targets-do-not-overlap", "activation-point-hits", "gesture-has-alternative",
                "custom-actions-distinct", "custom-content-complete", "drag-points-named", "grouping-keeps-actions", "modal-isolates",
                "modal-can-be-escaped", "moving-content-has-control", "motion-respects-setting",
                "flashes-below-threshold", "link-purpose-clear", "leaving-announced",
                "field-purpose-stated", "field-purpose-valid", "role-matches-behavior", "traits-consistent",
                "adjustable-can-adjust", "controls-not-nested", "hidden-not-focusable",
                "disabled-consistent", "frame-valid", "highlight-covers-content", "position-in-set-consistent", "speech-attributes-valid",
                "sound-stated", "references-resolve",
                "refresh-not-timed",
                "refresh-on-request", "no-change-on-focus", "no-change-on-input", "role-requirements-met",
                "focus-enters-modal", "focus-restored", "state-spoken",
            ])
        #expect(
            SpecCatalog.flows.map(\.id.rawValue) == [
                "focus-never-lost", "focus-request-reaches", "no-screen-reader-trap",
                "every-screen-can-be-left", "escape-goes-back", "magic-tap-has-control",
                "focus-content-controllable", "focus-effect-ends", "adjusting-inverts",
                "destructive-confirmed", "no-time-limit", "time-limit-extendable", "input-kept", "same-action-same-label",
                "consistent-place", "help-in-same-place", "screen-titles-differ",
                "status-announced", "announcements-not-repeated", "announcements-heard", "notifications-match-changes",
                "actions-give-feedback", "submissions-checked",
                "no-secrets-left-standing",
                "disabled-does-nothing", "frequent-updates-marked", "settings-take-effect",
            ])
    }

    @Test func `every claim is a sentence and has a source`() {
        for spec in (SpecCatalog.all as [any AccessibilitySpec]) + SpecCatalog.flows {
            #expect(spec.rule.claim.hasSuffix("."), "\(spec.id)")
            #expect(!spec.rule.criteria.isEmpty, "\(spec.id)")
        }
    }

    @Test func `every spec cites its sources`() {
        let specs = (SpecCatalog.all as [any AccessibilitySpec]) + SpecCatalog.flows

        #expect(
            specs.map { "\($0.id): \($0.rule.criteria.citation)" }.joined(separator: "\n") == """
                element-has-label: WCAG 2.2 SC 1.1.1; WCAG 2.2 SC 4.1.2; HIG, VoiceOver
                image-described-or-hidden: WCAG 2.2 SC 1.1.1
                large-image-described: Accessibility Inspector, audit
                visible-text-exposed: WCAG 2.2 SC 1.1.1; WCAG 2.2 SC 1.3.1
                no-silent-region: WCAG 2.2 SC 1.3.1
                screen-not-one-stop: HIG, VoiceOver
                media-has-alternative: WCAG 2.2 SC 1.2.1; WCAG 2.2 SC 1.2.2; WCAG 2.2 SC 1.2.3; WCAG 2.2 SC 1.2.5
                label-omits-role: HIG, VoiceOver
                label-omits-state: HIG, VoiceOver
                label-human-readable: WCAG 2.2 SC 1.1.1
                label-concise: A11yUITests, label length
                label-style: HIG, VoiceOver
                label-parts-separated: HIG, VoiceOver
                label-unique: WCAG 2.2 SC 2.4.4; HIG, Voice Control
                label-contains-visible-text: WCAG 2.2 SC 2.5.3
                label-not-repeated: WCAG technique H2
                hint-adds-information: HIG, VoiceOver
                value-present: WCAG 2.2 SC 4.1.2
                field-label-persistent: WCAG 2.2 SC 3.3.2
                required-fields-stated: WCAG 2.2 SC 3.3.2
                screen-has-title: WCAG 2.2 SC 2.4.2
                heading-not-empty: WCAG 2.2 SC 1.3.1; WCAG 2.2 SC 2.4.6
                heading-order: WCAG 2.2 SC 1.3.1
                headings-exposed: WCAG 2.2 SC 1.3.1
                text-contrast: WCAG 2.2 SC 1.4.3
                text-contrast-enhanced: WCAG 2.2 SC 1.4.6
                non-text-contrast: WCAG 2.2 SC 1.4.11
                contrast-in-every-appearance: WCAG 2.2 SC 1.4.3; WCAG 2.2 SC 1.4.11; HIG, Dark mode
                transparency-reduced: HIG, Accessibility
                pictures-keep-colors: UIAccessibility, accessibilityIgnoresInvertColors
                text-grows: WCAG 2.2 SC 1.4.4; HIG, Typography
                weight-legible: HIG, Typography
                bold-text-respected: HIG, Typography
                headings-stay-larger: HIG, Typography
                icons-grow: HIG, Typography
                passages-plain: HIG, Typography; HIG, Right to left
                button-shapes-shown: SwiftUI, accessibilityShowButtonShapes
                text-blocks-readable: WCAG 2.2 SC 1.4.8
                text-not-truncated: WCAG 2.2 SC 1.4.4; WCAG 2.2 SC 1.4.10; HIG, Typography
                text-not-clipped: WCAG 2.2 SC 1.4.4; WCAG 2.2 SC 1.4.10
                content-does-not-overlap: WCAG 2.2 SC 1.4.4; WCAG 2.2 SC 1.4.10
                overflow-scrolls: WCAG 2.2 SC 1.4.4; WCAG 2.2 SC 1.4.10
                no-two-way-scrolling: WCAG 2.2 SC 1.4.10
                reading-order-well-defined: WCAG 2.2 SC 1.3.2
                reading-order-kept-when-scaling: WCAG 2.2 SC 1.3.2
                reading-order-matches-sight: WCAG 2.2 SC 1.3.2
                columns-read-in-pairs: HIG, VoiceOver; WCAG 2.2 SC 1.3.2
                context-before-control: HIG, VoiceOver
                related-read-together: HIG, VoiceOver
                overlay-not-read-last: HIG, VoiceOver
                custom-order-complete: UIAccessibilityContainer, accessibilityElements; WCAG 2.2 SC 1.3.2
                right-to-left-mirrors: HIG, Right to left; WCAG 2.2 SC 1.3.2
                instructions-not-sensory: WCAG 2.2 SC 1.3.3
                orientation-not-locked: WCAG 2.2 SC 1.3.4
                zoom-not-blocked: WCAG 2.2 SC 1.4.4
                text-spacing-adapts: WCAG 2.2 SC 1.4.12
                text-not-in-images: WCAG 2.2 SC 1.4.5
                language-valid: WCAG 2.2 SC 3.1.1; WCAG 2.2 SC 3.1.2
                foreign-text-tagged: WCAG 2.2 SC 3.1.2
                color-not-alone: WCAG 2.2 SC 1.4.1
                no-keyboard-trap: WCAG 2.2 SC 2.1.2
                character-shortcuts-avoidable: WCAG 2.2 SC 2.1.4
                shortcuts-leave-system-keys: HIG, Keyboards
                keyboard-reachable: WCAG 2.2 SC 2.1.1
                scrollable-keyboard-reachable: WCAG 2.2 SC 2.1.1
                focus-order-meaningful: WCAG 2.2 SC 2.4.3
                focus-visible: WCAG 2.2 SC 2.4.7
                focus-not-obscured: WCAG 2.2 SC 2.4.11
                focus-backward-inverts: WCAG 2.2 SC 2.4.3
                directional-reachable: HIG, Focus and selection
                screen-reader-reachable: WCAG 2.2 SC 2.1.1; WCAG 2.2 SC 4.1.2
                switch-reachable: WCAG 2.2 SC 2.1.1
                scan-cost-bounded: Apple, App accessibility for Switch Control (WWDC 2020)
                swipe-cost-bounded: HIG, VoiceOver
                voice-names-unambiguous: HIG, Voice Control; WCAG 2.2 SC 2.5.3
                every-way-in-is-equal: WCAG 2.2 SC 2.1.1
                nothing-beyond-sight: WCAG 2.2 SC 1.3.2; WCAG 2.2 SC 4.1.2
                nothing-vanishes-when-scaling: WCAG 2.2 SC 1.4.4; WCAG 2.2 SC 1.3.4; WCAG 2.2 SC 1.4.10
                target-size: HIG, Buttons; WCAG 2.2 SC 2.5.5
                target-kept-when-scaling: HIG, Buttons; WCAG 2.2 SC 2.5.5
                targets-do-not-overlap: WCAG 2.2 SC 2.5.8
                activation-point-hits: WCAG 2.2 SC 4.1.2
                gesture-has-alternative: WCAG 2.2 SC 2.5.1; WCAG 2.2 SC 2.5.7; WCAG 2.2 SC 2.5.4; WCAG 2.2 SC 2.1.1
                custom-actions-distinct: UIAccessibilityCustomAction
                custom-content-complete: AXCustomContent
                drag-points-named: UIAccessibilityLocationDescriptor
                grouping-keeps-actions: WCAG 2.2 SC 2.1.1
                modal-isolates: WCAG 2.2 SC 2.4.3; UIAccessibility, accessibilityViewIsModal
                modal-can-be-escaped: WCAG 2.2 SC 2.1.2; HIG, Modality
                moving-content-has-control: WCAG 2.2 SC 1.4.2; WCAG 2.2 SC 2.2.2
                motion-respects-setting: WCAG 2.2 SC 2.3.3; HIG, Motion
                flashes-below-threshold: WCAG 2.2 SC 2.3.1
                link-purpose-clear: WCAG 2.2 SC 2.4.4
                leaving-announced: WCAG technique G201
                field-purpose-stated: WCAG 2.2 SC 3.3.1; WCAG 2.2 SC 3.3.2; WCAG 2.2 SC 3.3.3
                field-purpose-valid: WCAG 2.2 SC 1.3.5
                role-matches-behavior: WCAG 2.2 SC 4.1.2
                traits-consistent: UIAccessibilityTraits; WCAG 2.2 SC 4.1.2
                adjustable-can-adjust: UIAccessibility, accessibilityIncrement; WCAG 2.2 SC 4.1.2
                controls-not-nested: WCAG 2.2 SC 4.1.2
                hidden-not-focusable: WCAG 2.2 SC 4.1.2; WCAG 2.2 SC 1.3.1
                disabled-consistent: WCAG 2.2 SC 4.1.2
                frame-valid: UIAccessibility, accessibilityFrame; WCAG 2.2 SC 4.1.2
                highlight-covers-content: UIAccessibility, accessibilityFrame
                position-in-set-consistent: WCAG 2.2 SC 1.3.1
                speech-attributes-valid: UIAccessibility, speech attributes
                sound-stated: UIAccessibilityTraits
                references-resolve: UIAccessibilityCustomRotor; UIAccessibility, accessibilityHeaderElements
                refresh-not-timed: WCAG 2.2 SC 2.2.1
                refresh-on-request: WCAG 2.2 SC 2.2.4; WCAG 2.2 SC 3.2.5
                no-change-on-focus: WCAG 2.2 SC 3.2.1
                no-change-on-input: WCAG 2.2 SC 3.2.2
                role-requirements-met: WCAG 2.2 SC 1.3.1; WCAG 2.2 SC 4.1.2
                focus-enters-modal: WCAG 2.2 SC 2.4.3
                focus-restored: WCAG 2.2 SC 2.4.3
                state-spoken: WCAG 2.2 SC 4.1.2
                focus-never-lost: WCAG 2.2 SC 2.4.3
                focus-request-reaches: UIAccessibility, layoutChanged
                no-screen-reader-trap: HIG, VoiceOver
                every-screen-can-be-left: HIG, Accessibility
                escape-goes-back: UIAccessibility, accessibilityPerformEscape
                magic-tap-has-control: UIAccessibility, accessibilityPerformMagicTap
                focus-content-controllable: WCAG 2.2 SC 1.4.13
                focus-effect-ends: Apple, App accessibility for Switch Control (WWDC 2020)
                adjusting-inverts: UIAccessibility, accessibilityIncrement
                destructive-confirmed: WCAG 2.2 SC 3.3.4
                no-time-limit: WCAG 2.2 SC 2.2.1
                time-limit-extendable: WCAG 2.2 SC 2.2.1
                input-kept: HIG, Launching; WCAG 2.2 SC 3.3.7
                same-action-same-label: WCAG 2.2 SC 3.2.4
                consistent-place: WCAG 2.2 SC 3.2.3
                help-in-same-place: WCAG 2.2 SC 3.2.6
                screen-titles-differ: WCAG 2.2 SC 2.4.2
                status-announced: WCAG 2.2 SC 4.1.3
                announcements-not-repeated: HIG, VoiceOver
                announcements-heard: UIAccessibilityPriority
                notifications-match-changes: UIAccessibility, screenChanged
                actions-give-feedback: HIG, Feedback; UIAccessibilityCustomAction
                submissions-checked: WCAG 2.2 SC 3.3.6
                no-secrets-left-standing: Switch Control on mounted devices
                disabled-does-nothing: UIAccessibilityTraits
                frequent-updates-marked: UIAccessibilityTraits
                settings-take-effect: UIContentSizeCategory, didChangeNotification
                """)
    }

    @Test func `profiles have distinct names, the default first`() {
        #expect(
            AccessibilityProfile.named.map(\.name) == [
                "hig", "hig-macos", "hig-tvos", "hig-visionos", "material", "small-targets", "wcag22a", "wcag22aa", "wcag22aaa", "web",
                "strict",
            ])
    }

    /// The static members of `SpecID`, each with the name it is declared with.
    private func declaredIDs() throws -> [(member: String, id: SpecID)] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let source = try String(contentsOf: folder.appending(path: "Specs/SpecID+Catalog.swift"), encoding: .utf8)
        return source.matches(of: /static let (\w+) = SpecID\(rawValue: "([^"]+)"\)/).map { match in
            (member: String(match.output.1), id: SpecID(rawValue: String(match.output.2)))
        }
    }

    @Test func `the static members of SpecID are the ids of the specs, each once and in their order`() throws {
        #expect(try declaredIDs().map(\.id) == SpecCatalog.ids)
    }

    @Test func `a static member of SpecID has the name of its id`() throws {
        let names = SpecCatalog.ids.map { id in
            id.rawValue.split(separator: "-").enumerated().map { $0 == 0 ? String($1) : $1.capitalized }.joined()
        }

        #expect(try declaredIDs().map(\.member) == names)
    }

    @Test func `the specs of pages, by the level of their criterion, are in their profiles`() {
        #expect(
            AccessibilityProfile.web.specs.map(\.id) == [
                .elementHasLabel, .imageDescribedOrHidden, .mediaHasAlternative, .labelHumanReadable, .labelContainsVisibleText,
                .fieldLabelPersistent, .screenHasTitle,
                .headingNotEmpty, .headingOrder, .headingsExposed, .textContrast, .nonTextContrast, .textNotClipped,
                .readingOrderMatchesSight,
                .orientationNotLocked,
                .zoomNotBlocked, .textSpacingAdapts, .languageValid, .foreignTextTagged, .colorNotAlone, .noKeyboardTrap,
                .characterShortcutsAvoidable, .keyboardReachable,
                .scrollableKeyboardReachable, .focusOrderMeaningful, .focusVisible, .focusNotObscured, .targetSize,
                .movingContentHasControl,
                .flashesBelowThreshold, .linkPurposeClear, .fieldPurposeValid,
                .controlsNotNested, .hiddenNotFocusable, .refreshNotTimed, .noChangeOnFocus, .noChangeOnInput, .roleRequirementsMet,
                .focusEntersModal,
                .focusRestored, .stateSpoken,
            ])
    }

    @Test func `each level of WCAG has the specs of its criteria and those of the levels below`() {
        func added(_ profile: AccessibilityProfile, to other: AccessibilityProfile? = nil) -> [SpecID] {
            let below = Set(other?.specs.map(\.id) ?? [])
            return profile.specs.map(\.id).filter { !below.contains($0) }
        }

        #expect(
            added(.wcag22A) == [
                .elementHasLabel, .imageDescribedOrHidden, .visibleTextExposed, .noSilentRegion, .mediaHasAlternative, .labelHumanReadable,
                .labelUnique,
                .labelContainsVisibleText, .valuePresent, .fieldLabelPersistent, .requiredFieldsStated, .screenHasTitle, .headingNotEmpty,
                .headingOrder, .headingsExposed, .readingOrderWellDefined, .readingOrderKeptWhenScaling, .readingOrderMatchesSight,
                .columnsReadInPairs,
                .customOrderComplete,
                .rightToLeftMirrors, .instructionsNotSensory, .languageValid, .colorNotAlone, .noKeyboardTrap, .characterShortcutsAvoidable,
                .keyboardReachable,
                .scrollableKeyboardReachable, .focusOrderMeaningful, .focusBackwardInverts, .screenReaderReachable, .switchReachable,
                .voiceNamesUnambiguous, .everyWayInIsEqual, .nothingBeyondSight, .activationPointHits, .gestureHasAlternative,
                .groupingKeepsActions, .modalIsolates, .modalCanBeEscaped, .movingContentHasControl,
                .flashesBelowThreshold, .linkPurposeClear, .fieldPurposeStated, .roleMatchesBehavior, .traitsConsistent,
                .adjustableCanAdjust, .controlsNotNested, .hiddenNotFocusable, .disabledConsistent, .frameValid,
                .positionInSetConsistent, .refreshNotTimed, .noChangeOnFocus, .noChangeOnInput, .roleRequirementsMet, .focusEntersModal,
                .focusRestored, .stateSpoken,
            ])
        #expect(
            added(.wcag22AA, to: .wcag22A) == [
                .textContrast, .nonTextContrast, .contrastInEveryAppearance, .textGrows, .textNotTruncated,
                .textNotClipped, .contentDoesNotOverlap, .overflowScrolls, .noTwoWayScrolling, .orientationNotLocked,
                .zoomNotBlocked, .textSpacingAdapts, .textNotInImages, .foreignTextTagged, .focusVisible, .focusNotObscured,
                .nothingVanishesWhenScaling,
                .targetSize, .targetKeptWhenScaling, .targetsDoNotOverlap, .fieldPurposeValid,
            ])
        #expect(
            added(.wcag22AAA, to: .wcag22AA) == [.textContrastEnhanced, .textBlocksReadable, .motionRespectsSetting, .refreshOnRequest])
    }

    @Test func `flows have the specs of the level, and all of them where no level is named`() {
        let levelA: [SpecID] = [
            .focusNeverLost, .noTimeLimit, .timeLimitExtendable, .inputKept,
            .helpInSamePlace, .screenTitlesDiffer,
        ]
        let levelAA: [SpecID] = [
            .focusContentControllable, .destructiveConfirmed, .sameActionSameLabel, .consistentPlace, .statusAnnounced,
        ]

        #expect(Set(AccessibilityProfile.wcag22A.flowSpecs.map(\.id)) == Set(levelA))
        #expect(Set(AccessibilityProfile.wcag22AA.flowSpecs.map(\.id)) == Set(levelA + levelAA))
        #expect(Set(AccessibilityProfile.wcag22AAA.flowSpecs.map(\.id)) == Set(levelA + levelAA + [.submissionsChecked]))
        #expect(AccessibilityProfile.web.flowSpecs.map(\.id) == [])
        for profile in [AccessibilityProfile.humanInterfaceGuidelines, .macOS, .tvOS, .visionOS, .material, .smallTargets, .strict] {
            #expect(profile.flowSpecs.map(\.id) == SpecCatalog.flows.map(\.id), "\(profile.name)")
        }
    }

    @Test func `native profiles judge all but AAA contrast and what only pages have`() {
        let captureOnly: Set<SpecID> = [
            .imageDescribedOrHidden, .textContrastEnhanced, .textBlocksReadable, .textSpacingAdapts, .zoomNotBlocked,
            .scrollableKeyboardReachable,
            .hiddenNotFocusable, .refreshOnRequest, .roleRequirementsMet,
        ]
        let expected = SpecCatalog.all.map(\.id).filter { !captureOnly.contains($0) }

        for profile in [AccessibilityProfile.humanInterfaceGuidelines, .macOS, .tvOS, .visionOS, .material, .smallTargets] {
            #expect(profile.specs.map(\.id) == expected, "\(profile.name)")
        }
        #expect(AccessibilityProfile.strict.specs.map(\.id) == SpecCatalog.all.map(\.id))
    }
}

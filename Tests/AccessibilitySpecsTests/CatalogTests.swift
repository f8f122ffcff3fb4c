import EveryScreenAudit
import EveryScreenSpecs
import Foundation
import Testing

struct CatalogTests {
    @Test func `ids are unique, lower case and hyphenated`() {
        let ids = SpecCatalog.all.map(\.id) + SpecCatalog.flows.map(\.id)

        #expect(Set(ids).count == ids.count)
        #expect(ids.filter { id in !id.allSatisfy { $0 == "-" || ($0.isLetter && $0.isLowercase) } } == [])
    }

    @Test func `ids never change once released`() {
        #expect(
            SpecCatalog.all.map(\.id) == [
                "element-has-label", "image-described-or-hidden", "large-image-described",
                "visible-text-exposed", "no-silent-region", "label-omits-role", "label-omits-state",
                "label-human-readable", "label-concise", "label-style", "label-unique",
                "label-contains-visible-text", "label-not-repeated", "hint-adds-information",
                "value-present", "field-label-persistent", "screen-has-title", "heading-not-empty",
                "heading-order", "text-contrast", "text-contrast-enhanced", "non-text-contrast",
                "contrast-in-every-appearance", "text-grows", "text-not-truncated", "text-not-clipped",
                "content-does-not-overlap", "overflow-scrolls", "no-two-way-scrolling",
                "reading-order-well-defined", "reading-order-kept-when-scaling", "custom-order-complete",
                "right-to-left-mirrors", "orientation-not-locked", "zoom-not-blocked",
                "text-spacing-adapts", "language-valid", "color-not-alone", "no-keyboard-trap",
                "keyboard-reachable", "scrollable-keyboard-reachable", "focus-order-meaningful",
                "focus-visible", "focus-not-obscured", "focus-backward-inverts", "directional-reachable",
                "screen-reader-reachable", "switch-reachable", "scan-cost-bounded",
                "voice-names-unambiguous", "every-way-in-is-equal", "nothing-beyond-sight",
                "nothing-vanishes-when-scaling", "target-size", "target-kept-when-scaling",
                "targets-do-not-overlap", "activation-point-hits", "gesture-has-alternative",
                "custom-actions-distinct", "grouping-keeps-actions", "modal-isolates",
                "modal-can-be-escaped", "moving-content-has-control", "motion-respects-setting",
                "flashes-below-threshold", "link-purpose-clear", "leaving-announced",
                "field-purpose-stated", "role-matches-behavior", "traits-consistent",
                "adjustable-can-adjust", "controls-not-nested", "hidden-not-focusable",
                "disabled-consistent", "frame-valid", "position-in-set-consistent", "refresh-not-timed",
            ])
        #expect(
            SpecCatalog.flows.map(\.id) == [
                "focus-enters-modal", "focus-restored", "focus-never-lost", "no-change-on-focus",
                "destructive-confirmed", "no-time-limit", "same-action-same-label", "consistent-place",
                "status-announced", "no-secrets-left-standing", "state-spoken",
            ])
    }

    @Test func `every claim is a sentence and has a source`() {
        for spec in (SpecCatalog.all as [any AccessibilitySpec]) + SpecCatalog.flows {
            #expect(spec.claim.hasSuffix("."), "\(spec.id)")
            #expect(!spec.sources.isEmpty, "\(spec.id)")
        }
    }

    @Test func `profiles have names of their own, the default first`() {
        #expect(
            AccessibilityProfile.named.map(\.name) == [
                "hig", "material", "hig-visionos", "small-targets", "wcag22a", "wcag22aa", "wcag22aaa", "web", "strict",
            ])
    }

    /// The text within quotes in the lists of a source file.
    private func quoted(in file: String) throws -> [String] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let source = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        let lists = source[(try #require(source.range(of: "private static let native"))).lowerBound...]
        return lists.matches(of: /"([a-z-]+)"/).map { String($0.output.1) }
    }

    @Test func `every id in the lists of the profiles is the id of a spec`() throws {
        let ids = Set(SpecCatalog.all.map(\.id) + SpecCatalog.flows.map(\.id))
        let listed = try quoted(in: "Specs/Catalog+Profiles.swift")

        #expect(listed.count > 80)
        #expect(listed.filter { !ids.contains($0) } == [])
    }

    @Test func `the specs of pages, by the level of their criterion, are in their profiles`() {
        #expect(
            AccessibilityProfile.web.specs.map(\.id) == [
                "element-has-label", "image-described-or-hidden", "label-contains-visible-text", "screen-has-title", "heading-not-empty",
                "text-contrast", "text-contrast-enhanced", "non-text-contrast", "text-not-clipped", "orientation-not-locked",
                "zoom-not-blocked", "text-spacing-adapts", "language-valid", "no-keyboard-trap", "keyboard-reachable",
                "scrollable-keyboard-reachable", "focus-visible", "target-size", "moving-content-has-control", "controls-not-nested",
                "hidden-not-focusable", "refresh-not-timed",
            ])
    }

    @Test func `each level of WCAG has the specs of its criteria and those of the levels below`() {
        func added(_ profile: AccessibilityProfile, to other: AccessibilityProfile? = nil) -> [String] {
            let below = Set(other?.specs.map(\.id) ?? [])
            return profile.specs.map(\.id).filter { !below.contains($0) }
        }

        #expect(
            added(.wcag22A) == [
                "element-has-label", "image-described-or-hidden", "visible-text-exposed", "label-human-readable", "label-unique",
                "label-contains-visible-text", "value-present", "field-label-persistent", "screen-has-title", "heading-not-empty",
                "heading-order", "reading-order-well-defined", "reading-order-kept-when-scaling", "custom-order-complete",
                "right-to-left-mirrors", "language-valid", "color-not-alone", "no-keyboard-trap", "keyboard-reachable",
                "scrollable-keyboard-reachable", "focus-order-meaningful", "screen-reader-reachable", "switch-reachable",
                "every-way-in-is-equal", "nothing-beyond-sight", "activation-point-hits", "gesture-has-alternative",
                "grouping-keeps-actions", "modal-isolates", "modal-can-be-escaped", "moving-content-has-control",
                "flashes-below-threshold", "link-purpose-clear", "field-purpose-stated", "role-matches-behavior", "traits-consistent",
                "adjustable-can-adjust", "controls-not-nested", "hidden-not-focusable", "disabled-consistent", "frame-valid",
                "position-in-set-consistent", "refresh-not-timed",
            ])
        #expect(
            added(.wcag22AA, to: .wcag22A) == [
                "text-contrast", "non-text-contrast", "contrast-in-every-appearance", "text-grows", "text-not-truncated",
                "text-not-clipped", "content-does-not-overlap", "overflow-scrolls", "no-two-way-scrolling", "orientation-not-locked",
                "zoom-not-blocked", "text-spacing-adapts", "focus-visible", "focus-not-obscured", "nothing-vanishes-when-scaling",
                "target-size", "target-kept-when-scaling", "targets-do-not-overlap",
            ])
        #expect(added(.wcag22AAA, to: .wcag22AA) == ["text-contrast-enhanced", "motion-respects-setting"])
    }

    @Test func `flows have the specs of the level, and all of them where no level is named`() {
        let levelA = [
            "focus-enters-modal", "focus-restored", "focus-never-lost", "no-change-on-focus", "no-time-limit", "state-spoken",
        ]
        let levelAA = ["destructive-confirmed", "same-action-same-label", "consistent-place", "status-announced"]

        #expect(Set(AccessibilityProfile.wcag22A.flowSpecs.map(\.id)) == Set(levelA))
        #expect(Set(AccessibilityProfile.wcag22AA.flowSpecs.map(\.id)) == Set(levelA + levelAA))
        #expect(Set(AccessibilityProfile.wcag22AAA.flowSpecs.map(\.id)) == Set(levelA + levelAA))
        #expect(AccessibilityProfile.web.flowSpecs.map(\.id) == [])
        for profile in [AccessibilityProfile.humanInterfaceGuidelines, .material, .visionOS, .smallTargets, .strict] {
            #expect(profile.flowSpecs.map(\.id) == SpecCatalog.flows.map(\.id), "\(profile.name)")
        }
    }

    @Test func `layouts are not asked for facts that only captures have`() {
        let captureOnly: Set = [
            "image-described-or-hidden", "screen-has-title", "text-contrast", "text-contrast-enhanced", "non-text-contrast",
            "text-spacing-adapts", "orientation-not-locked", "zoom-not-blocked", "scrollable-keyboard-reachable", "focus-visible",
            "moving-content-has-control", "language-valid", "hidden-not-focusable", "refresh-not-timed", "contrast-in-every-appearance",
            "motion-respects-setting",
        ]
        let expected = SpecCatalog.all.map(\.id).filter { !captureOnly.contains($0) }

        for profile in [AccessibilityProfile.humanInterfaceGuidelines, .material, .visionOS, .smallTargets] {
            #expect(profile.specs.map(\.id) == expected, "\(profile.name)")
        }
        #expect(AccessibilityProfile.strict.specs.map(\.id) == SpecCatalog.all.map(\.id))
    }
}

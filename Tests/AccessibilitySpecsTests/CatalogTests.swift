import EveryScreenAudit
import EveryScreenSpecs
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
}

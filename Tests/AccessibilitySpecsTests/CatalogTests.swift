import AccessibilitySpecs
import Audit
import Testing

struct CatalogTests {
    @Test func `ids are unique, lower case and hyphenated`() {
        let ids = Catalog.all.map(\.id) + Catalog.flows.map(\.id)

        #expect(Set(ids).count == ids.count)
        #expect(ids.filter { id in !id.allSatisfy { $0 == "-" || ($0.isLetter && $0.isLowercase) } } == [])
    }

    @Test func `ids never change once released`() {
        #expect(
            Catalog.all.map(\.id) == [
                "element-has-label", "image-described-or-hidden", "heading-not-empty",
                "screen-has-title", "label-contains-visible-text", "text-contrast",
                "text-contrast-enhanced", "non-text-contrast", "text-not-clipped",
                "text-spacing-adapts", "orientation-not-locked", "zoom-not-blocked",
                "no-keyboard-trap", "keyboard-reachable", "scrollable-keyboard-reachable",
                "focus-visible", "target-size", "moving-content-has-control",
                "language-valid", "controls-not-nested", "hidden-not-focusable",
                "refresh-not-timed",
            ])
        #expect(Catalog.flows.map(\.id) == ["focus-never-lost"])
    }

    @Test func `every claim is a sentence and has a source`() {
        for spec in (Catalog.all as [any Spec]) + Catalog.flows {
            #expect(spec.claim.hasSuffix("."), "\(spec.id)")
            #expect(!spec.sources.isEmpty, "\(spec.id)")
        }
    }

    @Test func `profiles have names of their own, the default first`() {
        #expect(Profile.named.map(\.name) == ["hig", "material", "wcag22a", "wcag22aa", "wcag22aaa", "web", "strict"])
    }
}

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
            Catalog.all.map(\.id) == ["element-has-label", "text-not-clipped", "no-keyboard-trap", "keyboard-reachable", "target-size"])
        #expect(Catalog.flows.map(\.id) == ["focus-never-lost"])
    }

    @Test func `every claim is a sentence and has a source`() {
        for spec in (Catalog.all as [any Spec]) + Catalog.flows {
            #expect(spec.claim.hasSuffix("."), "\(spec.id)")
            #expect(!spec.sources.isEmpty, "\(spec.id)")
        }
    }

    @Test func `profiles have names of their own, the default first`() {
        #expect(Profile.named.map(\.name) == ["hig", "material"])
    }
}

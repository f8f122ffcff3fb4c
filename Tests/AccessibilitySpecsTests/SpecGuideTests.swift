import EveryScreenAudit
import EveryScreenSpecs
import Testing

struct SpecGuideTests {
    private static let guides = ((SpecCatalog.all as [any AccessibilitySpec]) + SpecCatalog.flows).map { (id: $0.id, guide: $0.guide) }

    private static let sentences = guides.flatMap { id, guide in
        guide.map { [$0.affected, $0.scope] + $0.exemptions + $0.doubts }.map { $0.map { "\(id): \($0)" } } ?? []
    }

    @Test func `every spec of the catalog is documented`() {
        #expect(Self.guides.filter { $0.guide == nil }.map(\.id) == [])
    }

    @Test func `the documentation is in sentences of at most 30 words`() {
        let long = Self.sentences.flatMap { $0.split(separator: ". ") }.filter { $0.split(separator: " ").count > 31 }

        #expect(Self.sentences.count > 300)
        #expect(Self.sentences.filter { !$0.hasSuffix(".") } == [])
        #expect(long == [])
    }

    @Test func `people are named`() {
        let words: Set = ["whoever", "nobody", "somebody", "Whoever", "Nobody"]

        #expect(Self.sentences.filter { !words.isDisjoint(with: $0.split { !$0.isLetter }.map(String.init)) } == [])
    }
}

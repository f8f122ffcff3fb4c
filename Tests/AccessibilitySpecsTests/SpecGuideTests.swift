import EveryScreenAudit
import EveryScreenSpecs
import Testing

struct SpecGuideTests {
    private static let guides = ((SpecCatalog.all as [any AccessibilitySpec]) + SpecCatalog.flows).map { (id: $0.id, guide: $0.guide) }

    private static let sentences: [String] = guides.flatMap { id, guide -> [String] in
        guard let guide else { return [] }
        let sentences: [String] = [guide.affected, guide.scope] + guide.exemptions + guide.doubts
        return sentences.map { "\(id): \($0)" }
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

    @Test func `those affected are people, in one sentence`() {
        let affected = Self.guides.map { "\($0.id): \($0.guide?.affected ?? "")" }

        #expect(affected.filter { $0.contains(". ") } == [])
        #expect(affected.filter { !$0.contains("eople") && !$0.contains("users") } == [])
    }

    @Test func `specs of flows name their exemptions and doubts`() {
        let counts = SpecCatalog.flows.map { "\($0.id): \($0.guide?.exemptions.count ?? 0) \($0.guide?.doubts.count ?? 0)" }

        #expect(
            counts.joined(separator: "\n") == """
                focus-never-lost: 2 1
                focus-request-reaches: 0 1
                no-screen-reader-trap: 0 1
                every-screen-can-be-left: 2 2
                escape-goes-back: 1 1
                magic-tap-has-control: 1 1
                focus-content-controllable: 2 1
                focus-effect-ends: 1 1
                adjusting-inverts: 3 1
                destructive-confirmed: 3 1
                no-time-limit: 4 1
                time-limit-extendable: 3 1
                input-kept: 3 1
                same-action-same-label: 3 2
                consistent-place: 2 1
                help-in-same-place: 1 2
                screen-titles-differ: 2 1
                status-announced: 4 2
                announcements-not-repeated: 2 1
                announcements-heard: 1 2
                notifications-match-changes: 1 1
                actions-give-feedback: 2 1
                submissions-checked: 2 1
                no-secrets-left-standing: 1 1
                disabled-does-nothing: 0 1
                frequent-updates-marked: 1 2
                settings-take-effect: 2 1
                """)
    }

    @Test func `people are named`() {
        let words: Set = ["whoever", "nobody", "somebody", "Whoever", "Nobody"]

        #expect(Self.sentences.filter { !words.isDisjoint(with: $0.split { !$0.isLetter }.map(String.init)) } == [])
    }
}

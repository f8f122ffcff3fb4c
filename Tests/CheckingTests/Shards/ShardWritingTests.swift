import EveryValue
import Testing

@testable import EveryScreenKit

/// The facts of each failure that a share keeps when it is written down.
struct ShardWritingTests {
    @Test func `the failures that a fix removes, and those whose fix removes it, are read again`() throws {
        var part = SmallCheck.part()
        let keys = part.records.map(\.occurrence.key)
        try #require(keys.count >= 3)
        part.records[0].explained = [keys[1], keys[2]]
        part.records[1].explainedBy = [keys[0], keys[2]]
        part.records[2].explained = []
        part.records[2].explainedBy = []

        let read = try SmallCheck.readAgain(part, named: SmallCheck.settings.profile)
        #expect(read.records.map(\.explained) == part.records.map(\.explained))
        #expect(read.records.map(\.explainedBy) == part.records.map(\.explainedBy))
        #expect(read.records.map(\.evaluations) == part.records.map(\.evaluations))
    }
}

import EveryScreenKit
import EveryValue
import Testing

struct CaseShareWordsTests {
    @Test func `a share is read as people write it`() {
        #expect(Shard(words: "2/8") == Shard(index: 1, count: 8))
        #expect(Shard(variables: ["EVERYSCREEN_SHARD": "1/1"]) == .whole)
        #expect(Shard(variables: [:]) == .whole)
        #expect(Shard.mistake(in: ["EVERYSCREEN_SHARD": "8/8"]) == nil)
        #expect(Shard.mistake(in: ["EVERYSCREEN_SHARD": ""]) == nil)
    }

    @Test(arguments: ["0/2", "3/2", "2", "a/b", "1/0", "-1/2", "1/2/3", "1 / 2", "1/1000001", "/"])
    func `another text is a mistake with what to write`(words: String) {
        #expect(Shard(words: words) == nil)
        #expect(
            Shard.mistake(in: ["EVERYSCREEN_SHARD": words])
                == "EVERYSCREEN_SHARD is \"\(words)\"; it takes the index and the number of shards, such as 2/8. "
                + "No case was evaluated.")
    }
}

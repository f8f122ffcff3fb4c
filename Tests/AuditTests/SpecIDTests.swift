import EveryScreenAudit
import Foundation
import Testing

struct SpecIDTests {
    @Test func `an id is written as its name, and read from it`() throws {
        let id = SpecID(rawValue: "target-size")

        #expect(String(decoding: try JSONEncoder().encode([id]), as: UTF8.self) == #"["target-size"]"#)
        #expect(try JSONDecoder().decode([SpecID].self, from: Data(#"["target-size"]"#.utf8)) == [id])
        #expect("\(id)" == "target-size")
    }

    @Test func `a literal is an id, and ids are in the order of their names`() {
        let ids: [SpecID] = ["label-style", "heading-order", "target-size"]

        #expect(ids.sorted().map(\.rawValue) == ["heading-order", "label-style", "target-size"])
    }
}

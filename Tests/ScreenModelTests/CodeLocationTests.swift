import EveryScreenModel
import Foundation
import Testing

struct CodeLocationTests {
    @Test func `a mark keeps the file and the line`() {
        let mark = CodeMark("OrderTests/OrderScreen.swift", 12)

        #expect(mark.location == ScreenElement.CodeLocation(fileID: "OrderTests/OrderScreen.swift", line: 12))
        #expect(mark.location?.description == "OrderScreen.swift:12")
    }

    @Test func `no mark is no place`() {
        #expect(CodeMark.unknown.location == nil)
    }

    @Test func `names of files may have any letters, and lines 16 bits`() {
        #expect(CodeMark("Bestellung/Übersicht+Größe.swift", 65_535).location?.description == "Übersicht+Größe.swift:65535")
        #expect(CodeMark("main.swift", 1).location?.description == "main.swift:1")
        #expect(CodeMark("main.swift", 65_536).location == nil)
        #expect(CodeMark("main.swift", .max).location == nil)
    }

    @Test func `a mark takes 8 bytes`() {
        #expect(MemoryLayout<CodeMark>.size == 8)
    }

    @Test func `the libraries of this package that make blueprints are no place of users, and targets named alike are`() {
        #expect(CodeMark("EveryScreenGenerators/Screens.swift", 1).location == nil)
        #expect(CodeMark("EveryScreenLayout/Blueprint.swift", 1).location == nil)
        #expect(CodeMark("EveryScreenKit/Fixes.swift", 1).location == nil)
        #expect(CodeMark("EveryScreenGeneratorsTests/Screens.swift", 1).location?.line == 1)
        #expect(CodeMark("EveryScreenSampleShop/Screens.swift", 1).location?.line == 1)
    }

    @Test func `elements that differ in their location alone are equal, and copies keep it`() {
        let plain = ScreenElement(.button, source: "0", frame: .zero)
        var marked = plain
        marked.mark = CodeMark("OrderTests/OrderScreen.swift", 12)
        var copy = marked
        copy.label = "Track"

        #expect(plain == marked)
        #expect(Set([plain, marked]).count == 1)
        #expect([plain, marked, copy].map { $0.location?.line } == [nil, 12, 12])
    }

    @Test func `a location is written and read`() throws {
        let location = ScreenElement.CodeLocation(fileID: "OrderTests/OrderScreen.swift", line: 12)

        let read = try JSONDecoder().decode(ScreenElement.CodeLocation.self, from: JSONEncoder().encode(location))

        #expect(read == location)
    }
}

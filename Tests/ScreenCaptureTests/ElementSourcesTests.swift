import EveryScreenCapture
import EveryScreenCaptureReaders
import Testing

struct ElementSourcesTests {
    @Test func `An element is named by its place among its siblings`() throws {
        let screen = try read(dump("<node><node/></node><node/><node><node/><node/></node>"))

        #expect(screen.elements.map(\.source) == ["0", "0/0", "0/0/0", "0/0/0/0", "0/0/1", "0/0/2", "0/0/2/0", "0/0/2/1"])
    }

    @Test(arguments: [(128, true), (129, false)])
    func `A very deep document has running numbers instead`(depth: Int, hasPaths: Bool) throws {
        let nodes = String(repeating: "<node>", count: depth) + String(repeating: "</node>", count: depth)

        let sources = try read("<hierarchy>\(nodes)</hierarchy>").elements.map(\.source)

        #expect(sources.last == (hasPaths ? Array(repeating: "0", count: depth + 1).joined(separator: "/") : "\(depth)"))
        #expect(Set(sources).count == depth + 1)
    }
}

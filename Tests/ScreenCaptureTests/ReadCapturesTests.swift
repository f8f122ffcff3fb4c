import EveryScreenCapture
import EveryScreenCaptureReaders
import EveryScreenModel
import Testing

struct ReadCapturesTests {
    private let tree = "order.cdp-tree.json"
    private let snapshot = "order.cdp-snapshot.json"

    private func read(_ names: String...) -> [ReadFile] { readCaptures(at: names.map(OwnCapture.path)) }

    @Test func `Files are read in their order, each for itself`() throws {
        let files = read("order.idb.json", "none.json", "order.flutter.txt")

        #expect(files.map(\.path) == ["order.idb.json", "none.json", "order.flutter.txt"].map(OwnCapture.path))
        #expect(try files[0].result.get() == readCapture(at: OwnCapture.path("order.idb.json")))
        #expect(throws: CaptureError(file: OwnCapture.path("none.json"), reason: .missing)) { try files[1].result.get() }
        #expect(try files[2].result.get().format == .flutter)
    }

    @Test func `Tree and snapshot of one frame are one screen, whichever comes first`() throws {
        let pages = [read(tree, "order.idb.json", snapshot), read(snapshot, "order.idb.json", tree)]

        for page in pages {
            #expect(page.map { try? $0.result.get().format } == [.devTools, .idb])
            let heading = try page[0].result.get().screens[0].screen.elements.first { $0.role == .heading }
            #expect(heading?.label == "Tea")
            #expect(heading?.frame == LayoutRect(x: 16, y: 64, width: 288, height: 30))
        }
        #expect(pages.map { $0[0].path } == [OwnCapture.path(tree), OwnCapture.path(snapshot)])
    }

    @Test func `Two trees of one frame are two screens`() throws {
        #expect(read(tree, tree).map { try? $0.result.get().screens[0].screen.elements.count } == [6, 6])
        #expect(read(snapshot, tree, snapshot).count == 2)
    }

    @Test func `A mistake in one half is reported with its file`() throws {
        let directory = try TemporaryDirectory()
        let broken = try OwnCapture.text(snapshot).replacing("\"nodeType\"", with: "\"type\"")
        let path = try directory.file("snapshot.json", Array(broken.utf8))

        let files = readCaptures(at: [OwnCapture.path(tree), path])

        #expect(files.count == 1)
        let error = #expect(throws: CaptureError.self) { try files[0].result.get() }
        #expect(error?.file == path)
    }
}

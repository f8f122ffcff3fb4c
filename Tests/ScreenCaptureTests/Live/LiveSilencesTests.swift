import EveryScreenCapture
import EveryScreenModel
import Testing

@MainActor
struct LiveSilencesTests {
    private func silences(_ root: FakeObject) throws -> [String] {
        try captureScreen(of: FakeObject.view(0, 0, 320, 480, [root]), size: LayoutSize(width: 320, height: 480)).silences.map(\.name)
    }

    /// A hosting view, or a scroll view with content.
    private func region(hosts: Bool = true, _ inside: [FakeObject]) -> FakeObject {
        .view(0, 0, 320, 400, inside) { region in
            region.view?.listsEverything = hosts
            guard !hosts else { return }
            region.view?.scrolling = ScreenElement.Scrolling(axes: [.vertical], contentSize: LayoutSize(width: 320, height: 900))
        }
    }

    @Test func `a view that draws something and exposes none of it is silent`() throws {
        #expect(try silences(region([.view(0, 0, 320, 200)])) == ["the hosting view"])
        #expect(try silences(region(hosts: false, [.view(0, 0, 320, 200)])) == ["the scroll view"])
        #expect(try silences(.view(0, 0, 320, 400, [region([.view(0, 0, 320, 200)])])) == ["the hosting view"])
    }

    @Test func `a view with an element, a text or only a picture is not silent`() throws {
        let text = FakeObject.view(0, 0, 320, 200) { $0.view?.text = [ScreenElement.TextRun("Tea")] }
        let picture = FakeObject.view(0, 0, 320, 200) { $0.view?.image = ScreenElement.ImageContent() }

        #expect(try silences(region([.stop("Tea")])) == [])
        #expect(try silences(region([text])) == [])
        #expect(try silences(region([picture])) == [])
        #expect(try silences(region(hosts: false, [])) == [])
    }

    @Test func `views inside an element, or hidden on purpose, are not silent`() throws {
        let silent = [FakeObject.view(0, 0, 320, 200)]
        let element = FakeObject.stop("Map", 0, 0, 320, 400, [region(silent)])
        let hidden = FakeObject.view(0, 0, 320, 400, [region(silent)]) { $0.facts.hidesElements = true }

        #expect(try silences(element) == [])
        #expect(try silences(hidden) == [])
    }
}

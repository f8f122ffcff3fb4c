import EveryScreenCapture
import EveryScreenModel
import Testing

@MainActor
struct LiveSettlingTests {
    /// A capture of buttons, each with its top edge.
    private func capture(_ buttons: [(label: String, y: Double)]) throws -> LiveScreen {
        let root = FakeObject.view(0, 0, 320, 480, buttons.map { .button($0.label, 0, $0.y) })
        return try captureScreen(of: root, size: LayoutSize(width: 320, height: 480))
    }

    @Test func `a screen is settled when two captures of it are equal`() throws {
        var settling = LiveSettling(limit: .seconds(5))

        #expect(try settling.take(capture([("Loading", 0)])) == nil)
        #expect(try settling.take(capture([("Buy", 0)])) == nil)
        #expect(try settling.take(capture([("Buy", 0)]))?.screen == capture([("Buy", 0)]).screen)
    }

    @Test(
        arguments: [
            ([("1", 0), ("Buy", 100)], [("2", 0), ("Buy", 100)], [#""1" becomes "2""#]),
            ([("1", 0), ("Buy", 100)], [("1", 0), ("Buy", 120)], [#""Buy" moves"#]),
            ([("1", 0), ("Buy", 100)], [("2", 0), ("Buy", 120)], [#""1" becomes "2""#, #""Buy" moves"#]),
        ] as [([(String, Double)], [(String, Double)], [String])])
    func `after the limit the error names each element that changes, and how`(
        first: [(String, Double)], second: [(String, Double)], changing: [String]
    ) throws {
        var settling = LiveSettling(limit: .zero)

        _ = try settling.take(capture(first.map { (label: $0.0, y: $0.1) }))
        #expect(throws: LiveCaptureError.neverSettles(limit: .zero, changing: changing)) {
            try settling.take(capture(second.map { (label: $0.0, y: $0.1) }))
        }
    }

    @Test func `a screen that gains elements is named by their number`() throws {
        var settling = LiveSettling(limit: .zero)

        let first = try capture([("1", 0)])
        let second = try capture([("1", 0), ("2", 100)])
        _ = try settling.take(first)
        let words = "\(first.screen.elements.count) elements, then \(second.screen.elements.count)"
        #expect(throws: LiveCaptureError.neverSettles(limit: .zero, changing: [words])) { try settling.take(second) }
    }
}

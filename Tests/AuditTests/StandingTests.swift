import Audit
import ScreenModel
import Testing

struct StandingTests {
    /// A background button, a sheet with a button, inside a group each.
    private func screen(_ change: (inout [Element]) -> Void = { _ in }) -> Screen {
        let frame = Rect(x: 0, y: 0, width: 44, height: 44)
        var elements = [
            Element(.group, source: "0", frame: frame), Element(.button, source: "1", frame: frame),
            Element(.group, source: "2", frame: frame),
            Element(.button, source: "3", frame: frame),
        ]
        change(&elements)
        var builder = ScreenBuilder(size: Size(width: 320, height: 568))
        builder.open(elements[0])
        builder.add(elements[1])
        builder.close()
        builder.open(elements[2])
        builder.add(elements[3])
        builder.close()
        return builder.finish()
    }

    @Test func `without modals and hidden elements all can be operated`() {
        let screen = screen()
        let standing = Presentation(screen).standing

        #expect(screen.elements.indices.map { standing.reasonNotOperable($0, on: screen) } == [nil, nil, nil, nil])
    }

    @Test func `what is hidden hides what is inside`() {
        let standing = Presentation(screen { $0[0].isAccessibilityHidden = true }).standing

        #expect(standing.isHidden == [true, true, false, false])
    }

    @Test func `a modal shuts off what it is neither in nor around`() {
        let screen = screen { $0[2].modal = ModalBehavior() }

        #expect(Presentation(screen).standing.isBehindModal == [true, true, false, false])
    }

    @Test func `reasons come in order: system, not visible, no extent, behind a modal, disabled`() {
        let screen = screen { elements in
            elements[0].role = .statusBar
            elements[1].isEnabled = false
            elements[2].frame = .zero
            elements[3].isVisible = false
            elements[3].isEnabled = false
        }
        let standing = Presentation(screen).standing

        #expect(
            screen.elements.indices.map { standing.reasonNotOperable($0, on: screen) } == [
                .systemProvided, .systemProvided, .zeroArea, .notVisible,
            ])
    }

    @Test func `an element at the edge of a captured region that scrolls may be larger than it looks`() {
        func isCut(_ frame: Rect, contentSize: Size?) -> Bool {
            let screen = screen { elements in
                elements[2].frame = Rect(x: 0, y: 100, width: 320, height: 200)
                elements[2].scrolling = Scrolling(axes: [.vertical], contentSize: contentSize)
                elements[3].frame = frame
            }
            return Standing(screen).mayBeScrolledPartlyOut(3, on: screen)
        }

        #expect(isCut(Rect(x: 0, y: 280, width: 44, height: 20), contentSize: nil))
        #expect(isCut(Rect(x: 0, y: 100, width: 44, height: 20), contentSize: nil))
        #expect(!isCut(Rect(x: 0, y: 120, width: 44, height: 20), contentSize: nil))
        #expect(!isCut(Rect(x: 0, y: 280, width: 44, height: 20), contentSize: Size(width: 320, height: 900)))
    }
}

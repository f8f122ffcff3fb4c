import EveryScreenAudit
import EveryScreenModel
import Testing

struct ElementContextTests {
    /// A background button, a sheet with a button, inside a group each.
    private func screen(_ change: (inout [ScreenElement]) -> Void = { _ in }) -> RenderedScreen {
        let frame = LayoutRect(x: 0, y: 0, width: 44, height: 44)
        var elements = [
            ScreenElement(.group, source: "0", frame: frame), ScreenElement(.button, source: "1", frame: frame),
            ScreenElement(.group, source: "2", frame: frame),
            ScreenElement(.button, source: "3", frame: frame),
        ]
        change(&elements)
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 320, height: 568))
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
        let context = ScreenPresentation(screen).context

        #expect(screen.elements.indices.map { context.reasonNotOperable($0, on: screen) } == [nil, nil, nil, nil])
    }

    @Test func `controls are the elements that can be operated`() {
        #expect(ScreenPresentation(screen()).context.controls == [1, 3])
    }

    @Test(arguments: [ScreenElement.Role.statusBar, .keyboard, .keyboardKey])
    func `each part of the system, and all inside it, is none of the app's`(role: ScreenElement.Role) {
        let screen = screen { $0[2].role = role }

        #expect(ScreenPresentation(screen).context.isSystemProvided == [false, false, true, true])
    }

    @Test func `a hidden element hides those inside it`() {
        let context = ScreenPresentation(screen { $0[0].isAccessibilityHidden = true }).context

        #expect(context.isHidden == [true, true, false, false])
    }

    @Test func `a modal shuts off what it is neither in nor around`() {
        let screen = screen { $0[2].modal = ScreenElement.ModalBehavior() }

        #expect(ScreenPresentation(screen).context.isBehindModal == [true, true, false, false])
    }

    @Test func `reasons come in order: system, not visible, no extent, behind a modal, disabled`() {
        let screen = screen { elements in
            elements[0].role = .statusBar
            elements[1].isEnabled = false
            elements[2].frame = .zero
            elements[3].isVisible = false
            elements[3].isEnabled = false
        }
        let context = ScreenPresentation(screen).context

        #expect(
            screen.elements.indices.map { context.reasonNotOperable($0, on: screen) } == [
                .systemProvided, .systemProvided, .zeroArea, .notVisible,
            ])
    }

    @Test func `an element at the edge of a captured region that scrolls may be larger than it looks`() {
        func isCut(_ frame: LayoutRect, contentSize: LayoutSize?) -> Bool {
            let screen = screen { elements in
                elements[2].frame = LayoutRect(x: 0, y: 100, width: 320, height: 200)
                elements[2].scrolling = ScreenElement.Scrolling(axes: [.vertical], contentSize: contentSize)
                elements[3].frame = frame
            }
            return ElementContext(screen).mayBeScrolledPartlyOut(3, on: screen)
        }

        #expect(isCut(LayoutRect(x: 0, y: 280, width: 44, height: 20), contentSize: nil))
        #expect(isCut(LayoutRect(x: 0, y: 100, width: 44, height: 20), contentSize: nil))
        #expect(!isCut(LayoutRect(x: 0, y: 120, width: 44, height: 20), contentSize: nil))
        #expect(!isCut(LayoutRect(x: 0, y: 280, width: 44, height: 20), contentSize: LayoutSize(width: 320, height: 900)))
    }

    @Test func `reasons for silence come in order: hidden, not drawn, no extent, system, behind a modal, decorative, not exposed`() {
        let changes: [(inout ScreenElement) -> Void] = [
            { $0.isAccessibilityElement = false }, { $0.isDecorative = true }, { $0.role = .statusBar }, { $0.frame = .zero },
            { $0.isVisible = false }, { $0.isAccessibilityHidden = true },
        ]
        // Each screen has one more reason than the one before.
        let reasons = changes.indices.map { last in
            let screen = screen { elements in for change in changes[...last] { change(&elements[1]) } }
            return ElementContext(screen).reasonNotPresented(1)
        }

        #expect(reasons == [.notInAccessibilityTree, .decorative, .systemProvided, .zeroArea, .notVisible, .hidden])
        #expect(ElementContext(screen()).reasonNotPresented(1) == nil)
        let behind = screen {
            $0[1].isDecorative = true
            $0[2].modal = ScreenElement.ModalBehavior()
        }
        #expect(ElementContext(behind).reasonNotPresented(1) == .behindModal)
    }

    @Test(arguments: [(nil, .zeroArea), (false, .zeroArea), (true, nil)] as [(Bool?, Verdicts.Reason?)])
    func `an element without extent is presented if it is known to be in the accessibility tree`(isExposed: Bool?, reason: Verdicts.Reason?)
    {
        func reasonNotPresented(_ frame: LayoutRect) -> Verdicts.Reason? {
            ElementContext(
                screen { elements in
                    elements[1].frame = frame
                    elements[1].isAccessibilityElement = isExposed
                }
            ).reasonNotPresented(1)
        }

        #expect(reasonNotPresented(.zero) == reason)
        // An extent in one direction is one.
        #expect(reasonNotPresented(LayoutRect(x: 0, y: 0, width: 0, height: 1)) == (isExposed == false ? .notInAccessibilityTree : nil))
    }
}

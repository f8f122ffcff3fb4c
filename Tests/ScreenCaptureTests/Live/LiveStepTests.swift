import EveryScreenCapture
import EveryScreenModel
import EveryScreenNavigation
import Testing

@MainActor
struct LiveStepTests {
    /// Performs a step on a screen; returns the reason why it is not possible.
    private func perform(_ action: LiveStep.Action, on name: String, _ root: FakeObject) throws -> LiveStep.Obstacle? {
        do throws(LiveCaptureError) {
            try performStep(LiveStep(action, on: name), on: root, size: LayoutSize(width: 320, height: 480)) { screen in
                FlowScreen(screen, inputMethod: .screenReader, in: .standard).stops
            }
            return nil
        } catch {
            guard case .notPerformed(_, let obstacle) = error else { throw error }
            return obstacle
        }
    }

    /// A button that notes its actions.
    private func noting(_ label: String, _ y: Double = 0, _ log: @escaping (LiveStep.Action) -> Bool) -> FakeObject {
        let button = FakeObject.button(label, 0, y)
        button.onAction = log
        return button
    }

    @Test func `an element performs the action, found by identifier before label`() throws {
        var log: [String] = []
        let first = noting("Add") {
            log.append("first \($0)")
            return true
        }
        let second = noting("Remove", 60) {
            log.append("second \($0)")
            return true
        }
        second.facts.identifier = "Add"

        #expect(try perform(.activate, on: "Add", .view(0, 0, 320, 480, [first, second])) == nil)
        #expect(try perform(.increment, on: "Remove", .view(0, 0, 320, 480, [first, second])) == nil)
        #expect(log == ["second activate", "second increment"])
    }

    @Test func `every action reaches the object`() throws {
        var log: [LiveStep.Action] = []
        let actions: [LiveStep.Action] = [.activate, .increment, .decrement, .focus, .custom("Archive")]
        for action in actions {
            #expect(
                try perform(
                    action, on: "Add",
                    .view(
                        0, 0, 320, 480,
                        [
                            noting("Add") {
                                log.append($0)
                                return true
                            }
                        ])) == nil)
        }

        #expect(log == actions)
    }

    @Test func `an unknown name lists those that are there`() throws {
        let root = FakeObject.view(0, 0, 320, 480, [.button("Add"), .button("Remove", 0, 60)])

        #expect(try perform(.activate, on: "Send", root) == .missing(names: ["Add", "Remove"]))
        #expect(try perform(.activate, on: "Send", .view()) == .missing(names: []))
    }

    @Test func `two elements of one label are told apart by identifiers only`() throws {
        let root = FakeObject.view(0, 0, 320, 480, [.button("Add"), .button("Add", 0, 60)])

        #expect(try perform(.activate, on: "Add", root) == .several(2))
    }

    @Test func `elements that assistive technology does not reach have no name`() throws {
        let hidden = FakeObject.button("Add")
        hidden.view?.isHidden = true

        #expect(try perform(.activate, on: "Add", .view(0, 0, 320, 480, [hidden])) == .missing(names: []))
    }

    @Test func `a disabled element takes the focus and no action`() throws {
        let button = noting("Add") { $0 == .focus }
        button.facts.traits = [.button, .notEnabled]
        let root = FakeObject.view(0, 0, 320, 480, [button])

        #expect(try perform(.activate, on: "Add", root) == .disabled)
        #expect(try perform(.focus, on: "Add", root) == nil)
    }

    @Test func `without a response to activation, the view at the activation point is touched`() throws {
        var touched: [String] = []
        let inner = FakeObject.view(0, 100, 100, 44) {
            $0.onTouch = {
                touched.append("inner")
                return false
            }
        }
        let outer = FakeObject.view(0, 100, 200, 44, [inner]) {
            $0.onTouch = {
                touched.append("outer")
                return true
            }
        }
        let element = FakeObject.virtual("Add", 0, 0, 100, 44, .button)
        element.facts.activationPoint = LayoutPoint(x: 50, y: 120)
        let root = FakeObject.view(0, 0, 320, 480, [outer]) { $0.list = { [element] } }

        #expect(try perform(.activate, on: "Add", root) == nil)
        #expect(touched == ["inner", "outer"])
    }

    @Test func `what responds to nothing is an obstacle; only activation touches`() throws {
        let button = FakeObject.button("Add")
        var touches = 0
        button.onTouch = {
            touches += 1
            return false
        }
        let root = FakeObject.view(0, 0, 320, 480, [button])

        #expect(try perform(.increment, on: "Add", root) == .noResponse)
        #expect(touches == 0)
        #expect(try perform(.activate, on: "Add", root) == .noResponse)
        #expect(touches == 1)
    }

    @Test func `errors name the step, the reason and the fix`() {
        func text(_ action: LiveStep.Action, _ obstacle: LiveStep.Obstacle) -> String {
            LiveCaptureError.notPerformed(LiveStep(action, on: "Add"), obstacle).description
        }

        #expect(
            text(.activate, .missing(names: ["Send", "Back"]))
                == "the step activate \"Add\" is not possible: no element has this identifier or label; there are \"Send\", \"Back\"")
        #expect(text(.focus, .missing(names: [])) == "the step focus \"Add\" is not possible: assistive technology reaches no element")
        #expect(text(.activate, .missing(names: (1...12).map { "\($0)" })).hasSuffix("\"9\", \"10\" and 2 more"))
        #expect(
            text(.increment, .several(2))
                == "the step increment \"Add\" is not possible: 2 elements have this label; give the one that is meant an accessibilityIdentifier"
        )
        #expect(
            text(.decrement, .disabled)
                == "the step decrement \"Add\" is not possible: the element is disabled; enable it by an earlier step, or leave the step out"
        )
        #expect(
            text(.custom("Archive"), .noResponse).hasPrefix("the step perform \"Archive\" on \"Add\" is not possible: the element does not")
        )
    }
}

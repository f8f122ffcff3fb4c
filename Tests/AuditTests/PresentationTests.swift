import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation
import Testing

struct PresentationTests {
    /// Two fields whose tops are ten points apart, the left one lower, with a
    /// manual order of keys.
    private var screen: RenderedScreen {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 320, height: 568))
        for (name, x, y) in [("right", 100.0, 0.0), ("left", 0.0, 10.0)] {
            var element = ScreenElement(.textField, source: name, frame: LayoutRect(x: x, y: y, width: 44, height: 44))
            element.identifier = name
            element.label = name
            element.isAccessibilityElement = true
            element.keyboard = ScreenElement.KeyboardBehavior(isFocusable: true, consumedKeys: [], next: name == "right" ? "left" : nil)
            builder.add(element)
        }
        return builder.finish()
    }

    private func presentation(_ idiom: UserEnvironment.Idiom) -> ScreenPresentation {
        var environment = UserEnvironment.standard
        environment.idiom = idiom
        return ScreenPresentation(screen, in: environment)
    }

    @Test func `rows are as high as the device has them, for reading, keys, switches and voice`() {
        #expect(presentation(.phone).readingOrder.elements == [0, 1])
        #expect(presentation(.pad).readingOrder.elements == [1, 0])
        #expect(presentation(.pad).keyboardGraph.stops == [1, 0])
        #expect(presentation(.pad).scanTree.costs.map(\.element) == [1, 0])
        #expect(presentation(.pad).spokenNames.entries.map(\.element) == [1, 0])
    }

    @Test func `a Mac goes by its key view loop, in which links lead back`() {
        let loop = presentation(.mac).keyboardGraph
        let access = presentation(.pad).keyboardGraph

        #expect(loop.position(after: [.shiftTab], from: 0) == 1)
        #expect(access.position(after: [.shiftTab], from: 0) == access.outside)
    }

    @Test func `a recording stands in place of any model`() {
        let recorded = RenderedScreen.RecordedFocus(walks: [.init(from: "left", tab: ["left"], shiftTab: [nil])])

        #expect(ScreenPresentation(screen, recordedFocus: recorded).keyboardGraph.stops == [1])
    }

    @Test func `speech and the reach of arrows are computed on demand`() {
        #expect(presentation(.phone).speech.spoken.map(\.description) == ["right. Text Field.", "left. Text Field."])
        #expect(presentation(.phone).talkBackOrder.elements == [1, 0])
        #expect(presentation(.phone).directionalIslands.byEveryRule == [])
    }

    @Test func `only elements drawn with less than full opacity make those inside them translucent`() {
        func around(_ opacity: Double?) -> [Int] {
            var builder = RenderedScreen.Builder(size: LayoutSize(width: 320, height: 568))
            for depth in 0..<3 {
                var group = ScreenElement(.group, source: "\(depth)", frame: LayoutRect(x: 0, y: 0, width: 44, height: 44))
                if depth == 1 { group.surface = ScreenElement.Surface(opacity: opacity) }
                builder.open(group)
            }
            for _ in 0..<3 { builder.close() }
            return ScreenPresentation(builder.finish()).translucentAround
        }

        #expect(around(0.99) == [-1, -1, 1])
        #expect(around(0) == [-1, -1, 1])
        #expect(around(1) == [-1, -1, -1])
        #expect(around(nil) == [-1, -1, -1])
    }

    @Test func `the screen of a finding is the last on the way there that shows the element as it was`() {
        struct Counter: ScreenFlow {
            let initialState = 0
            func screen(for state: Int, in environment: UserEnvironment) -> RenderedScreen {
                var builder = RenderedScreen.Builder(size: LayoutSize(width: 320, height: 568))
                for number in 0...min(state, 2) {
                    var text = ScreenElement(.text, source: "\(number)", frame: LayoutRect(x: 0, y: 0, width: 9, height: 9))
                    text.label = number == 0 ? "\(state / 2)" : "more"
                    builder.add(text)
                }
                return builder.finish()
            }
            func reduce(_ state: Int, _ event: FlowEvent) -> Int { state + 1 }
        }
        let presentation = FlowPresentation(Counter())
        let screens = (0...3).map { Counter().screen(for: $0, in: .standard) }
        func shown(_ element: ElementReference) -> RenderedScreen? {
            presentation.screen(of: Finding(NoClaim(), kind: .other, element: element, events: [.wait(1), .wait(1), .wait(1)]))
        }

        #expect(shown(ElementReference(0, on: screens[0])) == screens[0])
        #expect(shown(ElementReference(0, on: screens[3])) == screens[3])
        #expect(shown(ElementReference(2, on: screens[2])) == screens[3])
        #expect(shown(ElementReference(0, on: screens[0]).missing) == nil)
    }

    @Test func `a state of a flow is compared with itself under other settings`() {
        struct Steps: ScreenFlow {
            let initialState = 0
            func screen(for state: Int, in environment: UserEnvironment) -> RenderedScreen {
                var builder = RenderedScreen.Builder(size: LayoutSize(width: 320, height: 568))
                var text = ScreenElement(.text, source: "0", frame: LayoutRect(x: 0, y: 0, width: 9, height: 9))
                text.label = "\(state) \(environment.textSize.shortName)"
                builder.add(text)
                return builder.finish()
            }
            func reduce(_ state: Int, _ event: FlowEvent) -> Int { min(state + 1, 2) }
            var pauses: [Double] { [1] }
        }
        let presentation = FlowPresentation(Steps(), in: UserEnvironment(textSize: .accessibility1))
        let labels = presentation.shownScreens.map { shown in
            [shown.presentation, shown.presentation.counterpart(in: .standard)?.presentation].map { $0?.screen.elements[0].label }
        }

        #expect(labels == (0...2).map { ["\($0) AX1", "\($0) L"] })
    }

    @Test func `a flow is explored once a way`() {
        struct Still: ScreenFlow {
            let shown: RenderedScreen
            let initialState = 0
            func screen(for state: Int, in environment: UserEnvironment) -> RenderedScreen { shown }
            func reduce(_ state: Int, _ event: FlowEvent) -> Int { state }
        }
        let presentation = FlowPresentation(Still(shown: screen))

        #expect(presentation.stateGraph(by: .touch).positions.count == 1)
        #expect(presentation.stateGraph(by: .keyboard).positions.count == 3)
        #expect(presentation.stateGraph(by: .keyboard).inputMethod == .keyboard)
    }
}

/// A spec that says nothing, to make findings of.
private struct NoClaim: ScreenSpec {
    enum Failure: String, FailureKind { case other }

    let id: SpecID = "silent"
    let rule = AccessibilityRule("Nothing is claimed.", ["a test"], severity: .warning)
    func judge(_ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts) {}
    func wording(for _: Failure, in finding: Finding) -> Finding.Wording { Finding.Wording(fact: "", remedy: "") }
}

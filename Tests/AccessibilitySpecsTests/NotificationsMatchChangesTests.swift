import EveryScreenLayout
import EveryScreenModel
import EveryScreenNavigation
import EveryScreenSpecs
import Testing

/// A switch, and perhaps a text, whose flow posts a notification when it is used.
private struct Switching: ScreenFlow {
    let initialState = 0
    var post: FlowEvent.Notification
    /// The effect of the switch: none, a change of its value, or a text.
    var effect = Effect.value

    enum Effect { case nothing, value, text }

    func screen(for state: Int, in environment: UserEnvironment) -> RenderedScreen {
        let light = Blueprint.toggle("Light", isOn: state == 1).action("switch")
        let text = effect == .text && state == 1 ? [Blueprint.text("On until noon")] : []
        return StandardLayout().screen(for: .column([light] + text), in: environment)
    }

    func reduce(_ state: Int, _ event: FlowEvent) -> Int {
        event == .activate("switch") && effect != .nothing ? 1 - state : state
    }

    func notifications(after event: FlowEvent, from old: Int, to new: Int) -> [FlowEvent.Notification] {
        event == .activate("switch") ? [post] : []
    }
}

/// A list whose first message is archived, as a new screen.
private struct Archiving: ScreenFlow {
    let initialState = false
    let count: Int

    func screen(for isArchived: Bool, in environment: UserEnvironment) -> RenderedScreen {
        let messages = ((isArchived ? 2 : 1)...count).map { Blueprint.button("Message \($0)").action("\($0)") }
        return StandardLayout().screen(for: .column(messages), in: environment)
    }

    func reduce(_ isArchived: Bool, _ event: FlowEvent) -> Bool { isArchived || event == .activate("1") }

    func notifications(after event: FlowEvent, from old: Bool, to new: Bool) -> [FlowEvent.Notification] {
        old == new ? [] : [.screenChanged(focus: nil)]
    }
}

struct NotificationsMatchChangesTests {
    private let spec = NotificationsMatchChanges()

    @Test func `a new screen that shows the same elements fails`() {
        let flow = Switching(post: .screenChanged(focus: nil))

        #expect(
            spec.judged(flow) == .failed("screenChanged is posted at toggle \"Light\", and the screen shows the same elements as before"))
        #expect(
            spec.remedies(for: flow)
                == ["post layoutChanged with the element that has changed, or nothing: values are read when focused"])
    }

    @Test func `a notification without a change fails`() {
        #expect(
            spec.judged(Switching(post: .layoutChanged(focus: nil), effect: .nothing))
                == .failed("layoutChanged is posted at toggle \"Light\", and nothing has changed"))
        #expect(spec.judged(Switching(post: .screenChanged(focus: "Light"), effect: .nothing)).outcome == .failed)
    }

    @Test func `a new element is a change, and for a layout a new value`() {
        #expect(spec.judged(Switching(post: .screenChanged(focus: nil), effect: .text)) == .passed)
        #expect(spec.judged(Switching(post: .layoutChanged(focus: nil), effect: .text)) == .passed)
        #expect(spec.judged(Switching(post: .layoutChanged(focus: nil))) == .passed)
    }

    @Test func `a new screen of which most is the old one fails`() {
        #expect(
            spec.judged(Archiving(count: 6))
                == .failed("screenChanged is posted at button \"Message 1\", and most of the screen is as before"))
        #expect(spec.judged(Archiving(count: 3)) == .passed)
    }

    @Test func `requests to focus an element and announcements need no change`() {
        #expect(
            spec.judged(Switching(post: .layoutChanged(focus: "Light"), effect: .nothing)) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(Switching(post: .announcement("On"), effect: .nothing)) == .inapplicable(.nothingToJudge))
    }
}

import EveryScreenLayout
import EveryScreenModel
import EveryScreenNavigation
import EveryScreenSpecs
import Testing

/// A button whose flow posts some notifications on each activation.
private struct Posting: ScreenFlow {
    let initialState = 0
    var posts: [FlowEvent.Notification]
    var others: [FlowEvent.Notification] = []

    func screen(for state: Int, in environment: UserEnvironment) -> RenderedScreen {
        StandardLayout().screen(for: .button("Save").action("save"), in: environment)
    }

    func reduce(_ state: Int, _ event: FlowEvent) -> Int { event == .activate("save") ? 1 - state : state }

    func notifications(after event: FlowEvent, from old: Int, to new: Int) -> [FlowEvent.Notification] {
        event == .activate("save") ? (new == 1 ? posts : others) : []
    }
}

struct AnnouncementsHeardTests {
    private let spec = AnnouncementsHeard()

    private func judged(_ priorities: FlowEvent.Notification.Priority...) -> Judged {
        let words = ["Saved", "2 left", "Online"]
        return spec.judged(Posting(posts: zip(words, priorities).map { .announcement($0, priority: $1) }))
    }

    @Test func `one announcement at a time is nothing to judge`() {
        let flow = Posting(posts: [.announcement("Saved")], others: [.announcement("2 left", priority: .high)])

        #expect(spec.judged(flow) == .inapplicable(.nothingToJudge))
    }

    @Test(arguments: [FlowEvent.Notification.Priority.standard, .high])
    func `an announcement that interrupts another fails`(priority: FlowEvent.Notification.Priority) {
        #expect(judged(.standard, priority) == .failed("\"Saved\" is interrupted by the next announcement before it is heard"))
        #expect(
            spec.remedies(for: Posting(posts: [.announcement("Saved"), .announcement("2 left", priority: priority)]))
                == ["join them in one announcement, or post the next with low priority"])
    }

    @Test func `an announcement of low priority waits for the one before`() {
        #expect(judged(.standard, .low) == .passed)
        #expect(judged(.high, .low) == .passed)
    }

    @Test func `one of high priority is not interrupted, and one of low priority is not judged`() {
        #expect(judged(.high, .standard) == .passed)
        #expect(judged(.high, .high) == .passed)
        #expect(judged(.low, .high) == .passed)
    }

    @Test func `of three, those after the next count`() {
        #expect(judged(.standard, .low, .high) == .failed("\"Saved\" is interrupted by the next announcement before it is heard"))
        #expect(judged(.low, .standard, .standard) == .failed("\"2 left\" is interrupted by the next announcement before it is heard"))
    }

    @Test func `the same words and silent ones interrupt nothing`() {
        #expect(spec.judged(Posting(posts: [.announcement("Saved"), .announcement("saved!")])).outcome == .passed)
        #expect(spec.judged(Posting(posts: [.announcement("Saved"), .announcement(" ")])) == .inapplicable(.nothingToJudge))
    }

    @Test func `one text is reported once, with the events that lead to it`() {
        let flow = Posting(
            posts: [.announcement("Saved"), .announcement("1 left")], others: [.announcement("Saved"), .announcement("2 left")])

        #expect(spec.paths(in: flow) == ["reader next, reader activate"])
    }

    @Test func `a change of the layout is no announcement`() {
        let flow = Posting(posts: [.announcement("Saved"), .layoutChanged(focus: nil), .screenChanged(focus: nil)])

        #expect(spec.judged(flow) == .inapplicable(.nothingToJudge))
    }
}

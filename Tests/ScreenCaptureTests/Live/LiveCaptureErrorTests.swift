import EveryScreenCapture
import Testing

struct LiveCaptureErrorTests {
    @Test func `every error tells what was found and what to do`() {
        #expect(
            LiveCaptureError.nothingToSee(what: "the view", automation: "automation was turned on").description
                == "the view has no accessibility element: SwiftUI builds its accessibility tree only while an assistive technology or "
                + "automation is on, in a window of an app (automation was turned on). Run the test in a target with a host app, or turn "
                + "on VoiceOver in the simulator; a view that is meant to be empty needs no test")
        #expect(
            LiveCaptureError.neverSettles(turns: 12, changing: ["\"1\" becomes \"2\"", "\"a\" moves", "\"b\" moves", "\"c\" moves"])
                .description
                == "the screen still changes after 12 turns of the run loop (\"1\" becomes \"2\"; \"a\" moves; \"b\" moves): stop "
                + "animations and timers in the test, or let the view depend on nothing but its content")
        #expect(LiveCaptureError.noPlace("there is no window").description == "there is no window")
    }
}

import EveryScreenCapture
import EveryScreenModel
import Testing

struct LiveCaptureErrorTests {
    private let simulator = LiveSetting.mobile(automation: "automation was turned on")
    private let simulatorAdvice =
        "SwiftUI builds its accessibility tree only while an assistive technology or automation is on, in a window of an app "
        + "(automation was turned on). Run the test in a target with a host app, or turn on VoiceOver in the simulator"
    private let macAdvice =
        "SwiftUI on the Mac builds its accessibility tree only for an assistive technology that asks, and not in every process of tests. "
        + "Check the view in an iOS simulator, run the app in a UI test (expectAccessible(app)), or turn on VoiceOver"

    @Test func `views without elements report the needs of the platform`() {
        let end = ", or pass .allowsEmptyScreens if nothing is meant to be there"
        #expect(
            LiveCaptureError.nothingToSee(what: "the view", simulator).description
                == "the view has no accessibility element: \(simulatorAdvice)\(end)")
        #expect(
            LiveCaptureError.nothingToSee(what: "the screen", .mac).description
                == "the screen has no accessibility element: \(macAdvice)\(end)")
    }

    @Test func `a region that exposes nothing is named by its place, and others are counted`() {
        let silence = LiveSilence(name: "the scroll view", frame: LayoutRect(x: 0, y: 80.4, width: 390, height: 700))
        func text(_ others: Int) -> String { LiveCaptureError.silent(silence, others: others, .mac).description }
        let start = "nothing inside the scroll view at (0, 80), 390 × 700 pt, is exposed to assistive technology"

        #expect(text(0) == "\(start): \(macAdvice). Pass .allowsEmptyScreens if all of it is decoration")
        #expect(text(1).hasPrefix("\(start), nor inside 1 other: "))
        #expect(text(2).hasPrefix("\(start), nor inside 2 others: "))
    }

    @Test func `what the canary does not show is listed`() {
        #expect(
            LiveCaptureError.notJudgeable(missing: ["buttons"], framework: "UIKit", .mac).description
                == "cannot be checked here: buttons of UIKit. A view that shows them was captured before the check, and they were not exposed: "
                + macAdvice)
    }

    @Test func `a screen that does not settle reports three changing elements`() {
        #expect(
            LiveCaptureError.neverSettles(
                limit: .seconds(5), changing: ["\"1\" becomes \"2\"", "\"a\" moves", "\"b\" moves", "\"c\" moves"]
            ).description
                == "the screen still changes after 5 s (\"1\" becomes \"2\"; \"a\" moves; \"b\" moves): stop animations and timers in the "
                + "test, let the view depend on nothing but its content, or raise .settleLimit")
        #expect(
            LiveCaptureError.neverSettles(limit: .milliseconds(340), changing: ["\"a\" moves"]).description.hasPrefix(
                "the screen still changes after 0.3 s ("))
    }

    @Test func `other errors report their reason`() {
        #expect(LiveCaptureError.noPlace("there is no window").description == "there is no window")
    }
}

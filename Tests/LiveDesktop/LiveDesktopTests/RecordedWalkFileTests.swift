import EveryScreenAudit
import EveryScreenCapture
import Testing

extension LiveDesktopTests {
    /// A stored walk: everything in this package is read from files.
    struct RecordedWalkFileTests {
        @Test(arguments: [nil, "canvas", "text-view", "mouse-only"]) func `a walk is written the same again`(fault: String?) throws {
            let walked = try Desktop.order(fault)

            #expect(walked.screen.recordedFocus != nil)
            #expect(ScreenFile.encode([walked.screen]) == walked.file)
        }

        /// Without a walk, which keys a canvas keeps is unknown.
        @Test func `without the walk the trap is not found`() throws {
            var walked = try Desktop.order("canvas")
            walked.screen = CapturedScreen(name: "order", screen: walked.screen.screen, environment: walked.screen.environment)

            #expect(walked.errors() == [])
            #expect((walked.outcome(of: .noKeyboardTrap)?.untested ?? 0) > 0)
        }
    }
}

import EveryScreenBrowser
import EveryScreenModel
import Testing

/// The tests that need a browser, one after the other; skipped where none is installed.
@Suite(.serialized, .enabled(if: PageRecorder.isPossible, "no Chromium or Chrome is installed"))
struct LiveBrowserTests {}

extension LiveBrowserTests {
    /// The recorder of the tests that leave it as it is; it ends with the process.
    nonisolated(unsafe) static let recorder = PageRecorder()
}

import EveryScreenBrowser
import EveryScreenModel
import Foundation
import Testing

/// The tests that need a browser, one after the other; skipped where none is
/// installed.
@Suite(.serialized, .enabled(if: isLiveRun, "EVERYSCREEN_LIVE_PAGES is not 1, or no Chromium or Chrome is installed"))
struct LiveBrowserTests {}

extension LiveBrowserTests {
    /// The recorder of the tests that leave it as it is; it ends with the process.
    nonisolated(unsafe) static let recorder = PageRecorder()
}

/// Whether a browser is there and asked for: the live pages take minutes, and wait
/// for real time.
private let isLiveRun = ProcessInfo.processInfo.environment["EVERYSCREEN_LIVE_PAGES"] == "1" && PageRecorder.isPossible

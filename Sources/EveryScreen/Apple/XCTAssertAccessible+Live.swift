#if canImport(XCTest) && (canImport(UIKit) || canImport(AppKit))
    public import AccessibilityChecking
    import ScreenCapture
    import ScreenModel
    import XCTest

    /// Asserts that a view or view controller of yours is accessible in every environment that a test can make.
    ///
    ///     @MainActor func testOrder() { XCTAssertAccessible { OrderViewController(.sample) } }
    ///
    /// See `expectAccessible(_:sourceLocation:_:)` for how it is shown and captured, and what is left untested.
    ///
    /// - Parameters:
    ///   - settings: What is demanded, and where.
    ///   - file: The file in which failures are shown.
    ///   - line: The line at which failures are shown.
    ///   - interface: Makes the view or view controller, the same one each time.
    /// - Returns: What was found; `nil` where nothing could be captured, which is a failure.
    @MainActor @discardableResult
    public func XCTAssertAccessible<Interface: LiveInterface>(
        _ settings: CampaignSettings = CampaignSettings(), file: StaticString = #filePath, line: UInt = #line, function: String = #function,
        _ interface: @MainActor () -> Interface
    ) -> CampaignReport? {
        assertCaptured(settings, file, line, function, LiveContent.empty(like: Interface.self)) { LiveContent(interface()) }
    }

    /// Runs a campaign on what is captured, and fails for what could not be.
    @MainActor
    func assertCaptured(
        _ settings: CampaignSettings, _ file: StaticString, _ line: UInt, _ function: String, _ empty: any LiveInterface,
        _ live: @MainActor () -> LiveContent
    ) -> CampaignReport? {
        do {
            let (limited, untested) = try LiveSettings.limited(settings, for: empty)
            var report = try XCTAssertAccessible(.settings(limited), file: file, line: line, function: function) {
                (environment: UserEnvironment) -> Screen in
                try live().screen(in: environment)
            }
            report.untestedSettings = untested
            for note in TextReport.untestedLines(untested) { print(note) }
            return report
        } catch {
            XCTFail("\(error)", file: file, line: line)
            return nil
        }
    }
#endif

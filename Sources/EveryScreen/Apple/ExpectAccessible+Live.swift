#if canImport(Testing) && (canImport(UIKit) || canImport(AppKit))
    public import AccessibilityChecking
    public import PropertyTesting
    import ScreenCapture
    import ScreenModel
    public import Testing

    /// Expects a view or view controller of yours to be accessible in every environment that a test can make.
    ///
    ///     @Test func orderIsAccessible() async { await expectAccessible { OrderViewController(.sample) } }
    ///
    /// The interface is made anew for each environment, shown in a window of that
    /// environment's size with its settings as traits, laid out until it rests, captured
    /// with what scrolling brings into view, and judged. Settings that cannot be changed
    /// here stay as they are on the device; where the plan would have changed them, that is
    /// told as a warning and in the report (`CampaignReport.untestedSettings`).
    ///
    /// Type-checked against declarations and run on stand-ins; not yet run on a device. See *Platforms* for
    /// what a capture knows and with which confidence.
    ///
    /// - Parameters:
    ///   - settings: What is demanded, and where.
    ///   - sourceLocation: Where issues are shown; the caller's line.
    ///   - interface: Makes the view or view controller, the same one each time.
    /// - Returns: What was found; `nil` where nothing could be captured, for which an issue is recorded.
    @MainActor @discardableResult
    public func expectAccessible<Interface: LiveInterface>(
        _ settings: CampaignSettings = CampaignSettings(), sourceLocation: SourceLocation = #_sourceLocation,
        _ interface: @MainActor () -> Interface
    ) async -> CampaignReport? {
        await expectCaptured(forEvery: .constant(()), settings, sourceLocation, LiveContent.empty(like: Interface.self)) {
            LiveContent(interface())
        }
    }

    /// Expects a view or view controller of yours to be accessible for every content there could be.
    @MainActor @discardableResult
    public func expectAccessible<Content: Sendable, Interface: LiveInterface>(
        forEvery content: Generator<Content>, _ settings: CampaignSettings = CampaignSettings(),
        sourceLocation: SourceLocation = #_sourceLocation, _ interface: @MainActor (Content) -> Interface
    ) async -> CampaignReport? {
        await expectCaptured(forEvery: content, settings, sourceLocation, LiveContent.empty(like: Interface.self)) {
            LiveContent(interface($0))
        }
    }

    /// Runs a campaign on what is captured, and records what could not be.
    @MainActor
    func expectCaptured<Content: Sendable>(
        forEvery content: Generator<Content>, _ settings: CampaignSettings, _ location: SourceLocation, _ empty: any LiveInterface,
        _ live: @MainActor (Content) -> LiveContent
    ) async -> CampaignReport? {
        do {
            let (limited, untested) = try LiveSettings.limited(settings, for: empty)
            var report = try await expectAccessible(forEvery: content, .settings(limited), sourceLocation: location) {
                (content: Content, environment: UserEnvironment) async throws(LiveCaptureError) -> Screen in
                try live(content).screen(in: environment)
            }
            report.untestedSettings = untested
            for line in TextReport.untestedLines(untested) {
                Issue.record(Comment(rawValue: line), severity: .warning, sourceLocation: location)
            }
            return report
        } catch {
            Issue.record(Comment(rawValue: error.description), sourceLocation: location)
            return nil
        }
    }
#endif

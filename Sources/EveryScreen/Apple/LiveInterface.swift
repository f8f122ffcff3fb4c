#if !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
    package import EveryScreenCapture
    package import EveryScreenModel
    import EveryScreenNavigation
    import Foundation

    /// An interface that can be shown in a window and captured: views and view
    /// controllers of UIKit, views of AppKit.
    ///
    /// SwiftUI views have separate overloads.
    @MainActor
    public protocol LiveInterface: AnyObject {}

    /// A window that shows an interface under some settings.
    @MainActor
    protocol LiveHost {
        /// The settings that hold in the window, as far as it reports them; the
        /// others are the system's defaults.
        var settings: UserEnvironment { get }
        /// Lays out the content, and runs the run loop once.
        func settle()
        /// Returns the current screen.
        func capture() throws(LiveCaptureError) -> LiveScreen
        /// Performs a step on an element of the current screen.
        func perform(_ step: LiveStep) throws(LiveCaptureError)
        /// Returns the regions that create content when it becomes visible,
        /// outermost first.
        func lazyScrollers() -> [any LiveScroller]
        /// Removes the interface from the window, and restores the former state.
        func close()
    }

    extension LiveHost {
        /// Performs a step at an element that VoiceOver reaches.
        func perform(_ step: LiveStep, on root: some LiveObject, in environment: UserEnvironment) throws(LiveCaptureError) {
            try performStep(step, on: root, size: environment.screenSize) { screen in
                FlowScreen(screen, inputMethod: .screenReader, in: environment).stops
            }
        }
    }

    /// Captures of interfaces shown in a window.
    @MainActor
    package enum LiveCapture {
        /// Two frames at 60 Hz, the slowest of Apple's displays: animations have
        /// changed something by then.
        package static var interval = Duration.milliseconds(34)

        /// Returns the screen of an interface under some settings, with content
        /// that scrolling reveals.
        ///
        /// Waits on the thread, and runs the run loop meanwhile. From a test method
        /// of XCTest, this serves the main queue and tasks of the main actor as
        /// well; from an asynchronous function it does not (CFRunLoop.c,
        /// `__CFTSDKeyIsInGCDMainQ`; high confidence).
        static func screen(
            of content: LiveContent, in environment: UserEnvironment, under conditions: LiveConditions = LiveConditions()
        ) throws(LiveCaptureError) -> RenderedScreen {
            let host = try host(content.interface, in: environment, conditions)
            defer { host.close() }
            var reading = LiveReading(host, content, conditions)
            do {
                while try !reading.take() { wait(for: conditions.waits ? interval : .zero) }
            } catch {
                reading.abandon()
                throw error
            }
            return try reading.screen()
        }

        /// Returns the screen of an interface, and suspends meanwhile, so that
        /// tasks, the main queue and animations continue.
        static func screenSuspending(
            of content: LiveContent, in environment: UserEnvironment, under conditions: LiveConditions
        ) async throws(LiveCaptureError) -> RenderedScreen {
            let host = try host(content.interface, in: environment, conditions)
            defer { host.close() }
            var reading = LiveReading(host, content, conditions)
            do {
                while try !reading.take() {
                    // A cancelled test cannot wait, and its screen is not used.
                    do { try await Task.sleep(for: interval) } catch { wait(for: interval) }
                }
            } catch {
                reading.abandon()
                throw error
            }
            return try reading.screen()
        }

        private static func wait(for time: Duration) {
            guard time > .zero else { return }
            let end = ContinuousClock.now + time
            while ContinuousClock.now < end {
                let rest = Double((end - .now) / .seconds(1))
                // A run loop without sources returns at once.
                if !RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: rest)) {
                    Thread.sleep(forTimeInterval: min(rest, 0.005))
                }
            }
        }

        /// Returns those of the settings that hold in a window, as an empty view
        /// reports them.
        package static func settings(_ environment: UserEnvironment, for interface: any LiveInterface) throws(LiveCaptureError)
            -> UserEnvironment
        {
            let host = try host(interface, in: environment, .ofNothing)
            defer { host.close() }
            host.settle()
            return host.settings
        }

        private static func host(
            _ interface: any LiveInterface, in environment: UserEnvironment, _ conditions: LiveConditions
        ) throws(LiveCaptureError) -> any LiveHost {
            #if canImport(UIKit)
                if conditions.needsHostApp, UIKitHost.shows(interface), !UIKitHost.hasApp { throw .noHostApp }
                if let host = UIKitHost(interface, in: environment) { return host }
            #endif
            #if canImport(AppKit) && !targetEnvironment(macCatalyst)
                if let host = AppKitHost(interface, in: environment) { return host }
            #endif
            throw .noPlace("there is no window for a \(type(of: interface)); give a view or a view controller")
        }
    }

    /// The capture of one screen: settled, page by page.
    @MainActor
    private struct LiveReading {
        private let host: any LiveHost
        private let content: LiveContent
        private let conditions: LiveConditions
        private var revealing: LiveRevealing<AnyScroller>
        private var settling: LiveSettling
        private var first: LiveScreen?
        private var steps: ArraySlice<LiveStep>

        init(_ host: any LiveHost, _ content: LiveContent, _ conditions: LiveConditions) {
            (self.host, self.content, self.conditions) = (host, content, conditions)
            revealing = LiveRevealing(host.lazyScrollers().map(AnyScroller.init))
            settling = LiveSettling(limit: conditions.settleLimit)
            steps = conditions.steps[...]
        }

        /// Captures once, and performs the next step on a settled screen; returns
        /// true when all pages of the last screen are captured.
        mutating func take() throws(LiveCaptureError) -> Bool {
            host.settle()
            guard let page = try settling.take(try host.capture()) else { return false }
            settling = LiveSettling(limit: conditions.settleLimit)
            if let step = steps.popFirst() {
                try host.perform(step)
                // The next screen may have other lists.
                revealing = LiveRevealing(host.lazyScrollers().map(AnyScroller.init))
                return false
            }
            first = first ?? page
            revealing.take(page)
            return !revealing.advance()
        }

        func abandon() { revealing.abandon() }

        /// Returns the screen, if it has content to check.
        func screen() throws(LiveCaptureError) -> RenderedScreen {
            let screen = revealing.screen()
            guard !conditions.allowsEmptyScreens, let first else { return screen }
            let setting = LiveSetting.here(content.interface)
            if !screen.elements.contains(where: { $0.isAccessibilityElement == true }) {
                throw .nothingToSee(what: content.isHosted ? "the view" : "the screen", setting)
            }
            if let silence = first.silences.first { throw .silent(silence, others: first.silences.count - 1, setting) }
            if first.hostsElements, !content.isHosted, !content.isCanary { try LiveCanary.check(.swiftUI, under: conditions) }
            return screen
        }
    }

    /// A scrolling region of either framework.
    @MainActor
    private struct AnyScroller: LiveScroller {
        let region: any LiveScroller

        var identity: ObjectIdentifier { region.identity }
        var pageSize: LayoutSize { region.pageSize }
        var contentSize: LayoutSize { region.contentSize }
        var offset: LayoutPoint {
            get { region.offset }
            nonmutating set { region.offset = newValue }
        }
    }
#endif

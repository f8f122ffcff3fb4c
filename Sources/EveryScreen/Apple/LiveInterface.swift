#if !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
    package import EveryScreenCapture
    package import EveryScreenModel
    import Foundation

    /// What can be shown in a window and captured: views and view controllers of
    /// UIKit, views of AppKit.
    ///
    /// SwiftUI's views are taken by overloads of their own.
    @MainActor
    public protocol LiveInterface: AnyObject {}

    /// A window in which an interface is shown to a person with some settings.
    @MainActor
    protocol LiveHost {
        /// The settings that hold in the window, as far as it tells them; the
        /// others are the system's defaults.
        var settings: UserEnvironment { get }
        /// Lays out what is shown, and lets the run loop turn once.
        func settle()
        /// Returns the screen as it is now.
        func capture() throws(LiveCaptureError) -> LiveScreen
        /// Returns the regions that make their content as it comes into view,
        /// outermost first.
        func lazyScrollers() -> [any LiveScroller]
        /// Takes the interface out of the window, and gives back what was changed
        /// for it.
        func close()
    }

    /// Captures of interfaces that are shown for the purpose.
    @MainActor
    package enum LiveCapture {
        /// Two frames at 60 Hz, the slowest of Apple's displays: what is animated
        /// has changed by then.
        package static var interval = Duration.milliseconds(34)

        /// Returns the screen that an interface makes for a person with some
        /// settings, with what scrolling brings into view.
        ///
        /// Waits on the thread, and turns the run loop meanwhile: called from a
        /// test method of XCTest, it serves the main queue and tasks of the main
        /// actor as well, from an asynchronous function it does not (CFRunLoop.c,
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

        /// Returns the screen that an interface makes, and suspends meanwhile, so
        /// that tasks, the main queue and animations go on.
        static func screenSuspending(
            of content: LiveContent, in environment: UserEnvironment, under conditions: LiveConditions
        ) async throws(LiveCaptureError) -> RenderedScreen {
            let host = try host(content.interface, in: environment, conditions)
            defer { host.close() }
            var reading = LiveReading(host, content, conditions)
            do {
                while try !reading.take() {
                    // A cancelled test may not wait any more, and its screen is of
                    // no use.
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

        /// Returns the settings of those asked for that hold in a window, as an
        /// empty view finds them.
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

    /// The reading of one screen: settled captures, page by page.
    @MainActor
    private struct LiveReading {
        private let host: any LiveHost
        private let content: LiveContent
        private let conditions: LiveConditions
        private var revealing: LiveRevealing<AnyScroller>
        private var settling: LiveSettling
        private var first: LiveScreen?

        init(_ host: any LiveHost, _ content: LiveContent, _ conditions: LiveConditions) {
            (self.host, self.content, self.conditions) = (host, content, conditions)
            revealing = LiveRevealing(host.lazyScrollers().map(AnyScroller.init))
            settling = LiveSettling(limit: conditions.settleLimit)
        }

        /// Captures once; returns whether all is read.
        mutating func take() throws(LiveCaptureError) -> Bool {
            host.settle()
            guard let page = try settling.take(try host.capture()) else { return false }
            settling = LiveSettling(limit: conditions.settleLimit)
            first = first ?? page
            revealing.take(page)
            return !revealing.advance()
        }

        func abandon() { revealing.abandon() }

        /// Returns the screen, if there is something on it to judge.
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

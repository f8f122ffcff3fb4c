#if !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
    package import EveryScreenCapture
    package import EveryScreenModel

    /// What can be shown in a window and captured: views and view controllers of UIKit, views of AppKit.
    ///
    /// SwiftUI's views are taken by overloads of their own.
    @MainActor
    public protocol LiveInterface: AnyObject {}

    /// A window in which an interface is shown to a person with some settings.
    @MainActor
    protocol LiveHost {
        /// The settings that hold in the window, as far as it tells them; the others are the system's defaults.
        var settings: UserEnvironment { get }
        /// Lays out what is shown, and lets the run loop turn once.
        func settle()
        /// Returns the screen as it is now.
        func capture() throws(LiveCaptureError) -> LiveScreen
        /// Returns the regions that make their content as it comes into view, outermost first.
        func lazyScrollers() -> [any LiveScroller]
        /// Takes the interface out of the window.
        func close()
    }

    /// Captures of interfaces that are shown for the purpose.
    @MainActor
    package enum LiveCapture {
        /// How many turns of the run loop a screen has to come to rest; SwiftUI takes two or three.
        private static let turns = 12

        /// Returns the screen that an interface makes for a person with some settings, with what scrolling brings into view.
        ///
        /// - Parameters:
        ///   - interface: What is shown.
        ///   - environment: The settings.
        ///   - isHosted: Whether it hosts views of SwiftUI, which may offer nothing.
        static func screen(
            of interface: any LiveInterface, in environment: UserEnvironment, isHosted: Bool = false
        ) throws(LiveCaptureError) -> RenderedScreen {
            let automation = AccessibilityAutomation.turnedOn
            let host = try host(interface, in: environment)
            defer { host.close() }
            let screen = try captureRevealing(host.lazyScrollers().map(AnyScroller.init)) { () throws(LiveCaptureError) in
                try settled(host)
            }
            if isHosted, !screen.elements.contains(where: { $0.isAccessibilityElement == true }) {
                throw .nothingToSee(what: "the view", automation: automation.description)
            }
            return screen
        }

        /// Returns the settings of those asked for that hold in a window, as an empty view finds them.
        package static func settings(_ environment: UserEnvironment, for interface: any LiveInterface) throws(LiveCaptureError)
            -> UserEnvironment
        {
            let host = try host(interface, in: environment)
            defer { host.close() }
            host.settle()
            return host.settings
        }

        private static func host(_ interface: any LiveInterface, in environment: UserEnvironment) throws(LiveCaptureError) -> any LiveHost {
            #if canImport(UIKit)
                if let host = UIKitHost(interface, in: environment) { return host }
            #endif
            #if canImport(AppKit) && !targetEnvironment(macCatalyst)
                if let host = AppKitHost(interface, in: environment) { return host }
            #endif
            throw .noPlace("there is no window for a \(type(of: interface)); give a view or a view controller")
        }

        /// Returns the screen once it does not change any more from one turn of the run loop to the next.
        private static func settled(_ host: any LiveHost) throws(LiveCaptureError) -> LiveScreen {
            host.settle()
            var last = try host.capture()
            for _ in 1..<turns {
                host.settle()
                let next = try host.capture()
                if next.screen == last.screen { return next }
                last = next
            }
            host.settle()
            throw .neverSettles(turns: turns, changing: try host.capture().screen.changes(from: last.screen))
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

    extension RenderedScreen {
        /// The elements that are not as they were, by label and place.
        fileprivate func changes(from other: RenderedScreen) -> [String] {
            if elements.count != other.elements.count { return ["\(other.elements.count) elements, then \(elements.count)"] }
            return zip(elements, other.elements).filter { $0 != $1 }.map { new, old in
                new.frame == old.frame ? "\"\(old.label ?? "")\" becomes \"\(new.label ?? "")\"" : "\"\(new.label ?? "")\" moves"
            }
        }
    }
#endif

#if !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
    #if canImport(AppKit) && !targetEnvironment(macCatalyst)
        public import AppKit
    #endif
    import EveryScreenCapture
    public import EveryScreenModel
    #if canImport(UIKit)
        public import UIKit
    #endif

    /// A value that is shown in a window and captured, on the main actor.
    @MainActor
    protocol LiveRepresentable {
        /// The interface to show.
        var liveContent: LiveContent { get }
        /// An interface of the same framework with nothing in it, which shows the
        /// settings that can be changed.
        static var emptyInterface: any LiveInterface { get }
        /// The framework whose views must be exposed for one of these to be judged;
        /// `nil` where views expose themselves.
        static var canary: LiveCanary.Framework? { get }
    }

    extension LiveRepresentable {
        /// Finds out, once for the process, whether such values can be judged here.
        static func meetCanary(under conditions: LiveConditions) throws(LiveCaptureError) {
            if let canary { try LiveCanary.check(canary, under: conditions) }
        }
    }

    extension LiveRepresentable where Self: LiveInterface {
        var liveContent: LiveContent { LiveContent(self) }
        static var emptyInterface: any LiveInterface { LiveContent.empty(like: Self.self) }
        static var canary: LiveCanary.Framework? {
            #if canImport(UIKit)
                return Self.self is UIView.Type || Self.self is UIViewController.Type ? .uiKit : nil
            #else
                return nil
            #endif
        }
    }

    #if canImport(UIKit)
        extension UIView: @MainActor LiveRepresentable, @MainActor ScreenRepresentable {
            /// Returns the screen that a window of these settings shows; see
            /// `expectAccessible`.
            public func screen(in environment: UserEnvironment) -> RenderedScreen { liveContent.laidOut(in: environment) }
        }

        extension UIViewController: @MainActor LiveRepresentable, @MainActor ScreenRepresentable {
            /// Returns the screen that a window of these settings shows; see
            /// `expectAccessible`.
            public func screen(in environment: UserEnvironment) -> RenderedScreen { liveContent.laidOut(in: environment) }
        }
    #endif

    #if canImport(AppKit) && !targetEnvironment(macCatalyst)
        extension NSView: @MainActor LiveRepresentable, @MainActor ScreenRepresentable {
            /// Returns the screen that a window of these settings shows; see
            /// `expectAccessible`.
            public func screen(in environment: UserEnvironment) -> RenderedScreen { liveContent.laidOut(in: environment) }
        }

        extension NSViewController: @MainActor LiveRepresentable, @MainActor ScreenRepresentable {
            /// Returns the screen that a window of these settings shows; see
            /// `expectAccessible`.
            public func screen(in environment: UserEnvironment) -> RenderedScreen { liveContent.laidOut(in: environment) }
        }
    #endif
#endif

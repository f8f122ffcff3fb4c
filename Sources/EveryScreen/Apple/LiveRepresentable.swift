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
        /// An empty interface of the same framework, which shows the settings that
        /// can be changed.
        static var emptyInterface: any LiveInterface { get }
        /// The framework whose views must be exposed for a check; `nil` if views
        /// expose themselves.
        static var canary: LiveCanary.Framework? { get }
    }

    extension LiveRepresentable {
        /// Checks, once for the process, that such values expose their content
        /// here.
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
            /// Returns the screen in a window of these settings; see
            /// `expectAccessible`.
            public func screen(in environment: UserEnvironment) -> RenderedScreen { liveContent.laidOut(in: environment) }
        }

        extension UIViewController: @MainActor LiveRepresentable, @MainActor ScreenRepresentable {
            /// Returns the screen in a window of these settings; see
            /// `expectAccessible`.
            public func screen(in environment: UserEnvironment) -> RenderedScreen { liveContent.laidOut(in: environment) }
        }
    #endif

    #if canImport(AppKit) && !targetEnvironment(macCatalyst)
        extension NSView: @MainActor LiveRepresentable, @MainActor ScreenRepresentable {
            /// Returns the screen in a window of these settings; see
            /// `expectAccessible`.
            public func screen(in environment: UserEnvironment) -> RenderedScreen { liveContent.laidOut(in: environment) }
        }

        extension NSViewController: @MainActor LiveRepresentable, @MainActor ScreenRepresentable {
            /// Returns the screen in a window of these settings; see
            /// `expectAccessible`.
            public func screen(in environment: UserEnvironment) -> RenderedScreen { liveContent.laidOut(in: environment) }
        }
    #endif
#endif

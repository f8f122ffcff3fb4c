#if !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
    #if canImport(AppKit) && !targetEnvironment(macCatalyst)
        public import AppKit
    #endif
    public import EveryScreenModel
    #if canImport(UIKit)
        public import UIKit
    #endif

    /// A value that is shown in a window and captured, on the main actor.
    @MainActor
    protocol LiveRepresentable {
        /// The interface to show.
        var liveContent: LiveContent { get }
        /// An interface of the same framework with nothing in it, which shows the settings that can be changed.
        static var emptyInterface: any LiveInterface { get }
    }

    extension LiveRepresentable where Self: LiveInterface {
        var liveContent: LiveContent { LiveContent(self) }
        static var emptyInterface: any LiveInterface { LiveContent.empty(like: Self.self) }
    }

    #if canImport(UIKit)
        extension UIView: @MainActor LiveRepresentable, @MainActor ScreenRepresentable {
            /// Returns the screen that a window of these settings shows; see `expectAccessible`.
            public func screen(in environment: UserEnvironment) -> RenderedScreen { liveContent.laidOut(in: environment) }
        }

        extension UIViewController: @MainActor LiveRepresentable, @MainActor ScreenRepresentable {
            /// Returns the screen that a window of these settings shows; see `expectAccessible`.
            public func screen(in environment: UserEnvironment) -> RenderedScreen { liveContent.laidOut(in: environment) }
        }
    #endif

    #if canImport(AppKit) && !targetEnvironment(macCatalyst)
        extension NSView: @MainActor LiveRepresentable, @MainActor ScreenRepresentable {
            /// Returns the screen that a window of these settings shows; see `expectAccessible`.
            public func screen(in environment: UserEnvironment) -> RenderedScreen { liveContent.laidOut(in: environment) }
        }

        extension NSViewController: @MainActor LiveRepresentable, @MainActor ScreenRepresentable {
            /// Returns the screen that a window of these settings shows; see `expectAccessible`.
            public func screen(in environment: UserEnvironment) -> RenderedScreen { liveContent.laidOut(in: environment) }
        }
    #endif
#endif

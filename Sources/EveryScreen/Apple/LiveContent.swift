#if !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
    #if canImport(AppKit) && !targetEnvironment(macCatalyst)
        import AppKit
    #endif
    package import EveryScreenCapture
    package import EveryScreenModel
    #if canImport(UIKit)
        import UIKit
    #endif

    /// The content that a test shows: an interface, or one that hosts SwiftUI
    /// views.
    @MainActor
    package struct LiveContent {
        let interface: any LiveInterface
        let isHosted: Bool
        /// Whether it is the canary, which shows which parts are exposed at all.
        let isCanary: Bool

        /// Creates content from an interface; it is hosted if it hosts SwiftUI
        /// views.
        package init(_ interface: any LiveInterface, isHosted: Bool = false, isCanary: Bool = false) {
            (self.interface, self.isHosted, self.isCanary) = (interface, isHosted, isCanary)
        }

        /// Returns the screen for some settings.
        package func screen(
            in environment: UserEnvironment, under conditions: LiveConditions = LiveConditions()
        ) throws(LiveCaptureError) -> RenderedScreen {
            try LiveCapture.screen(of: self, in: environment, under: conditions)
        }

        /// An empty interface of the framework of a type, else of the platform's
        /// own.
        static func empty<Interface>(like type: Interface.Type) -> any LiveInterface {
            #if canImport(AppKit) && !targetEnvironment(macCatalyst)
                if type is NSView.Type || type is NSViewController.Type { return NSView() }
            #endif
            #if canImport(UIKit)
                return UIView()
            #else
                return NSView()
            #endif
        }
    }
#endif

#if !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
    #if canImport(AppKit) && !targetEnvironment(macCatalyst)
        import AppKit
    #endif
    package import EveryScreenCapture
    package import EveryScreenModel
    #if canImport(UIKit)
        import UIKit
    #endif

    /// What a test gave to be shown: an interface, or one that hosts views of
    /// SwiftUI.
    @MainActor
    package struct LiveContent {
        let interface: any LiveInterface
        let isHosted: Bool
        /// Whether it is shown to find out what is exposed at all.
        let isCanary: Bool

        /// Takes an interface; it is hosted where it hosts views of SwiftUI.
        package init(_ interface: any LiveInterface, isHosted: Bool = false, isCanary: Bool = false) {
            (self.interface, self.isHosted, self.isCanary) = (interface, isHosted, isCanary)
        }

        /// Returns the screen for a person with some settings.
        package func screen(
            in environment: UserEnvironment, under conditions: LiveConditions = LiveConditions()
        ) throws(LiveCaptureError) -> RenderedScreen {
            try LiveCapture.screen(of: self, in: environment, under: conditions)
        }

        /// An interface with nothing in it, of the framework that a type belongs
        /// to, else of the platform's own.
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

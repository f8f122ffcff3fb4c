#if canImport(UIKit) || canImport(AppKit)
    #if canImport(AppKit) && !targetEnvironment(macCatalyst)
        import AppKit
    #endif
    import ScreenCapture
    import ScreenModel
    #if canImport(UIKit)
        import UIKit
    #endif

    /// What a test gave to be shown: an interface, or one that hosts views of SwiftUI.
    @MainActor
    struct LiveContent {
        let interface: any LiveInterface
        let isHosted: Bool

        init(_ interface: any LiveInterface, isHosted: Bool = false) {
            self.interface = interface
            self.isHosted = isHosted
        }

        func screen(in environment: UserEnvironment) throws(LiveCaptureError) -> Screen {
            try LiveCapture.screen(of: interface, in: environment, isHosted: isHosted)
        }

        /// An interface with nothing in it, of the framework that a type belongs to, else of the platform's own.
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

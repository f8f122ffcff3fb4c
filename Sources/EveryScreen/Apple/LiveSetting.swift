#if !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
    import EveryScreenCapture

    extension LiveConditions {
        /// The conditions for interfaces that a layout rule makes: nothing loads in
        /// them, and they may be empty.
        static var ofLayouts: LiveConditions {
            var conditions = LiveConditions()
            (conditions.needsHostApp, conditions.allowsEmptyScreens, conditions.waits) = (false, true, false)
            return conditions
        }

        /// The conditions for an empty view that shows settings.
        static var ofNothing: LiveConditions { ofLayouts }
    }

    extension LiveSetting {
        /// The setting in which interfaces of a kind are captured here.
        @MainActor
        static func here(_ interface: any LiveInterface) -> LiveSetting {
            #if canImport(UIKit)
                if UIKitHost.shows(interface) { return .mobile(automation: AccessibilityAutomation.turnedOn.description) }
            #endif
            return .mac
        }
    }
#endif

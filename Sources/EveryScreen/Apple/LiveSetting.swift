#if !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
    import EveryScreenCapture

    extension LiveConditions {
        /// The conditions for interfaces of a layout rule: nothing loads in them,
        /// and they may be empty.
        static var ofLayouts: LiveConditions {
            var conditions = LiveConditions()
            (conditions.needsHostApp, conditions.allowsEmptyScreens, conditions.waits) = (false, true, false)
            return conditions
        }

        /// The conditions for an empty view that shows settings.
        static var ofNothing: LiveConditions { ofLayouts }
    }

    extension LiveSetting {
        /// The place where interfaces of a kind are captured.
        @MainActor
        static func here(_ interface: any LiveInterface) -> LiveSetting {
            #if canImport(UIKit)
                if UIKitHost.shows(interface) { return .mobile(automation: AccessibilityAutomation.turnedOn.description) }
            #endif
            return .mac
        }
    }
#endif

#if !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
    import EveryScreenKit
    import EveryScreenCapture
    import EveryScreenModel

    /// The settings that can be changed in a window here, found by a trial.
    @MainActor
    enum LiveSettings {
        /// Settings that all differ from the system's default.
        private static var changed: UserEnvironment {
            UserEnvironment(
                textSize: .accessibility2, screenSize: LayoutSize(width: 320, height: 568), safeArea: LayoutInsets(top: 20, bottom: 10),
                layoutDirection: .rightToLeft, isBoldText: true, contrast: .increased, appearance: .dark)
        }

        /// Settings that no window reports: checks vary them only if the plan has
        /// the system's default.
        private static let silent: Set<String> = ["locale", "pseudolocale", "textSpacing", "isVoiceControl", "isFullKeyboardAccess"]

        /// Returns check settings that keep to what can be changed for an
        /// interface, and the names of untested settings.
        ///
        /// An empty interface of the same kind is shown with every setting changed,
        /// and reports those that hold. The rest stays as on the device.
        static func limited(
            _ settings: CheckSettings, for empty: any LiveInterface
        ) throws(LiveCaptureError) -> (settings: CheckSettings, untested: [String]) {
            let wanted = changed
            let found = try LiveCapture.settings(wanted, for: empty)
            let holding = Set(UserEnvironment.settings.filter { $0.isSame(in: found, wanted) }.map(\.key))
            let changeable = holding.intersection(
                UserEnvironment.settings.filter { !$0.isStandard(in: wanted) }.map(\.key))
            let own = try LiveCapture.settings(.standard, for: empty)
            let plan = settings.environments.holding(asIn: own) { !changeable.contains($0) }
            var limited = settings
            limited.environments = plan.plan
            return (limited, plan.untested)
        }
    }
#endif

#if !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
    import EveryScreenKit
    import EveryScreenCapture
    import EveryScreenModel

    /// Which settings can be changed in a window here: found out, not assumed.
    @MainActor
    enum LiveSettings {
        /// The settings changed in one go: each is something other than the
        /// system's default.
        private static var changed: UserEnvironment {
            UserEnvironment(
                textSize: .accessibility2, screenSize: LayoutSize(width: 320, height: 568), safeArea: LayoutInsets(top: 20, bottom: 10),
                layoutDirection: .rightToLeft, isBoldText: true, contrast: .increased, appearance: .dark)
        }

        /// Settings that no window tells: the doors take them as the plan has them
        /// only at the system's default.
        private static let silent: Set<String> = ["locale", "pseudolocale", "textSpacing", "isVoiceControl", "isFullKeyboardAccess"]

        /// Returns campaign settings that keep to what can be changed for an
        /// interface, and the names of what they leave untested.
        ///
        /// An empty interface of the same kind is shown with everything changed,
        /// and asked what of it holds. The rest stays as it is on the device.
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

package import EveryScreenModel

extension EnvironmentPlan {
    /// Returns the plan with some settings held as they are in an environment, for
    /// callers that cannot change them.
    ///
    /// - Parameters:
    ///   - environment: The environment with the values of the held settings.
    ///   - isHeld: Whether a setting, by its key in `UserEnvironment.settings`, is
    ///     held. The size of the screen and its safe area belong together, and are
    ///     held if either is.
    /// - Returns: The plan, and the names of the held settings that the plan would
    ///   vary: they stay untested.
    package func holding(
        asIn environment: UserEnvironment, _ isHeld: (String) -> Bool
    ) -> (plan: EnvironmentPlan, untested: [String]) {
        let space = space
        var pins: [EnvironmentPlan.PinnedSetting] = []
        var untested: [String] = []
        for (index, axis) in EnvironmentAxis.all.enumerated() {
            guard isHeld(axis.key) || (axis.key == "screenSize" && isHeld("safeArea")) else { continue }
            let pin = EnvironmentPlan.PinnedSetting(axis: index, example: environment)
            pins.append(pin)
            let levels = axis.levels(space).variants(of: .standard)
            // One level that is the system's default was not requested.
            let isVaried = levels.count > 1 || levels.contains { $0 != .standard } && axis.key != "screenSize"
            if isVaried, levels.contains(where: { !pin.holds(in: $0) }) { untested.append(axis.name) }
        }
        return (pins.isEmpty ? self : .holding(pins, in: self), untested)
    }
}

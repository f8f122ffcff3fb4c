import EveryScreenModel

extension EnvironmentSpace {
    /// Excludes every environment with all of the given settings, whatever its
    /// other settings.
    ///
    ///     space.exclude(.idiom(.phone), .screen(tablet))
    ///
    /// The first level of every axis, which is the simplest environment, must stay
    /// allowed.
    public mutating func exclude(_ settings: EnvironmentPlan.PinnedSetting...) {
        excluded.append(settings)
    }

    /// Requires one of several settings of one axis in every environment with a
    /// setting.
    ///
    ///     space.require(.screen(phone), .screen(smallPhone), where: .idiom(.phone))
    public mutating func require(_ settings: EnvironmentPlan.PinnedSetting..., where condition: EnvironmentPlan.PinnedSetting) {
        guard let axis = settings.first.map({ EnvironmentAxis.all[$0.axis] }) else { return }
        for other in axis.levels(self).variants(of: .standard) where !settings.contains(where: { $0.holds(in: other) }) {
            excluded.append([condition, EnvironmentPlan.PinnedSetting(axisOf: settings[0], like: other)])
        }
    }

    /// Sets how often a level is drawn, relative to a level of weight 1; a level of
    /// weight 0 is reached by shrinking only.
    ///
    /// Weights affect environments drawn at random. Covering arrays hold every
    /// combination whatever its weight.
    public mutating func weigh(_ setting: EnvironmentPlan.PinnedSetting, _ weight: Int) {
        weights[setting] = weight
    }

    /// Holds some settings at one level each.
    public mutating func pin(_ settings: [EnvironmentPlan.PinnedSetting]) {
        for setting in settings { EnvironmentAxis.all[setting.axis].span(&self, [setting.example]) }
        only = only?.map { environment in
            var pinned = environment
            for setting in settings { setting.apply(to: &pinned) }
            return pinned
        }
        var seen = Set<UserEnvironment>()
        only = only?.filter { seen.insert($0).inserted }
    }

    /// Returns the screens of the devices of a name, in portrait, landscape and
    /// split view, with the settings of `everything`; `nil` for an unknown name.
    ///
    /// - Parameter name: The name of a device, or of several generations without
    ///   the part in brackets: "iPhone SE".
    public static func device(_ name: String) -> EnvironmentSpace? {
        let devices = UserEnvironment.Device.all.filter { device in device.names.contains { $0 == name || $0.hasPrefix(name + " (") } }
        guard let first = devices.first else { return nil }
        var space = EnvironmentSpace.everything
        var seen = Set<[Double]>()
        space.screens = devices.flatMap(\.screens).filter { screen in
            let area = screen.safeArea
            return seen.insert([screen.size.width, screen.size.height, area.top, area.left, area.bottom, area.right]).inserted
        }
        space.idioms = [first.idiom]
        return space
    }
}

extension EnvironmentSpace {
    /// The excluded combinations, by the numbers of axes and levels; one with a
    /// level that the space lacks excludes nothing.
    var exclusions: Exclusions {
        let combinations = excluded.compactMap { settings -> [AxisLevel]? in
            var combination: [AxisLevel] = []
            for setting in settings {
                guard let level = EnvironmentAxis.all[setting.axis].levels(self).index(setting.example) else { return nil }
                combination.append(AxisLevel(axis: setting.axis, level: level))
            }
            return combination
        }
        return Exclusions(combinations, levels: levels)
    }

    /// The weights of the levels of an axis, or `nil` where all are equal.
    func weights(ofAxis axis: Int) -> [Int]? {
        guard weights.keys.contains(where: { $0.axis == axis }) else { return nil }
        return EnvironmentAxis.all[axis].levels(self).variants(of: .standard).map { environment in
            weights.first { $0.key.axis == axis && $0.key.holds(in: environment) }?.value ?? 1
        }
    }
}

extension EnvironmentPlan.PinnedSetting {
    /// The setting of the same axis at the level it has in an environment.
    init(axisOf setting: EnvironmentPlan.PinnedSetting, like environment: UserEnvironment) {
        var example = UserEnvironment.standard
        EnvironmentAxis.all[setting.axis].copy(environment, &example)
        self.init(axis: setting.axis, example: example)
    }
}

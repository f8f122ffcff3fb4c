import EveryScreenModel

extension EnvironmentSpace {
    /// Excludes every environment with all of some settings, however the others stand.
    ///
    ///     space.exclude(.idiom(.phone), .screen(tablet))
    ///
    /// The first level of every axis, which is the simplest environment, must stay allowed.
    public mutating func exclude(_ settings: EnvironmentPlan.PinnedSetting...) {
        excluded.append(settings)
    }

    /// Excludes every environment that has a setting and none of some others: those of one axis.
    ///
    ///     space.require(.screen(phone), .screen(smallPhone), where: .idiom(.phone))
    public mutating func require(_ settings: EnvironmentPlan.PinnedSetting..., where condition: EnvironmentPlan.PinnedSetting) {
        guard let axis = settings.first.map({ EnvironmentAxis.all[$0.axis] }) else { return }
        for other in axis.levels(self).variants(of: .standard) where !settings.contains(where: { $0.holds(in: other) }) {
            excluded.append([condition, EnvironmentPlan.PinnedSetting(axisOf: settings[0], like: other)])
        }
    }

    /// Has a level drawn so many times as often as one that is not weighed; 0 is reached by shrinking only.
    ///
    /// Weights count where environments are drawn at random, not in covering arrays,
    /// which hold every combination whatever it weighs.
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

    /// The screens of the devices of a name, held both ways and split, and the settings of `everything`; `nil` for an unknown name.
    ///
    /// - Parameter name: The name of a device, or of several generations without what stands in brackets: "iPhone SE".
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
    /// What is excluded, by the numbers of axes and levels; what speaks of a level the space does not have excludes nothing.
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

package import EveryScreenModel

/// The settings that `StandardLayout` reads for a blueprint, and its own: where
/// they are equal, it makes the same screen of that blueprint.
///
/// Most environments of a plan are compared with one in which colors or motion are
/// set otherwise, and few blueprints depend on these.
package struct LayoutInputs: Hashable, Sendable {
    private let environment: UserEnvironment
    private let design: SystemDesign
    private let rootAlignment: Blueprint.Alignment

    /// Creates the inputs; `nil` for a rule with containers of the user's own,
    /// since two of these may differ unseen.
    ///
    /// - Parameters:
    ///   - rule: The rule.
    ///   - environment: The environment.
    ///   - needs: The settings that the blueprint needs.
    package init?(of rule: any LayoutRule, in environment: UserEnvironment, _ needs: Blueprint.SettingNeeds) {
        guard let rule = rule.standardLayout else { return nil }
        var read = UserEnvironment(
            textSize: environment.textSize, screenSize: environment.screenSize, safeArea: environment.safeArea,
            layoutDirection: environment.layoutDirection, isBoldText: environment.isBoldText)
        read.pseudolocale = environment.pseudolocale
        if needs.hasColors { (read.appearance, read.contrast) = (environment.appearance, environment.contrast) }
        if needs.hasMotion { read.isReduceMotion = environment.isReduceMotion }
        self.environment = read
        design = rule.design
        rootAlignment = rule.rootAlignment
    }
}

extension Blueprint {
    /// Which settings the layout of a blueprint needs besides those that every one
    /// does.
    package struct SettingNeeds: Sendable {
        /// Whether a color is stated: it, the text on it or the system's background
        /// behind it is another in another appearance or contrast.
        fileprivate var hasColors = false
        /// Whether something moves or plays.
        fileprivate var hasMotion = false
    }

    /// The settings that its layout needs; O(parts).
    package var settingNeeds: SettingNeeds {
        var needs = SettingNeeds()
        var pending = [self]
        while let next = pending.popLast() {
            if let modifiers = next.ownModifiers {
                if modifiers.statesColor { needs.hasColors = true }
                if modifiers.movement != nil || modifiers.playback != nil { needs.hasMotion = true }
            }
            pending.append(contentsOf: next.children)
        }
        return needs
    }
}

extension Blueprint.AccessibilityModifiers {
    /// Whether they state the color of anything.
    fileprivate var statesColor: Bool { foreground != nil || background != nil || tint != nil || backgroundGradient != nil }
}

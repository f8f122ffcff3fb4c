/// A value that shows a screen: a screen, a blueprint, a flow, a view, or your own
/// type.
///
/// Checks take any of them. A blueprint is laid out by the rule of the check, a
/// flow is explored, and a view is captured in a window. From every other type,
/// checks request its screen in each environment.
public protocol ScreenRepresentable {
    /// Returns the screen for a person with these settings, the same for the same
    /// settings.
    func screen(in environment: UserEnvironment) -> RenderedScreen
}

extension RenderedScreen: ScreenRepresentable {
    /// Returns the screen itself, whatever the settings.
    public func screen(in environment: UserEnvironment) -> RenderedScreen { self }
}

package import EveryScreenLayout
package import EveryScreenModel
package import EveryScreenNavigation

/// The result of the code under test for some content in some environment.
package enum RenderedContent: Sendable {
    /// A finished screen; it can be checked, but not shrunk.
    case screen(RenderedScreen)
    /// A finished screen, with its recorded focus if keys were pressed on it.
    case recorded(RenderedScreen, RenderedScreen.RecordedFocus?)
    /// A screen that is laid out when it is needed.
    case deferred(DeferredScreen)
    /// A blueprint and the rule that lays it out; it can be shrunk to its smallest
    /// failing part.
    case blueprint(Blueprint, any LayoutRule)
    /// A flow: every screen and every step between screens is checked, up to
    /// `bound` positions for each input method.
    case flow(any ScreenFlow, bound: Int)

    /// Returns the screen under these settings; for a flow the first.
    package func screen(in environment: UserEnvironment) -> RenderedScreen {
        switch self {
        case .screen(let screen), .recorded(let screen, _): screen
        case .deferred(let deferred): deferred.screen
        case .blueprint(let blueprint, let rule): rule.screen(for: blueprint, in: environment)
        case .flow(let flow, _): flow.screen(in: environment)
        }
    }
}

package import EveryScreenLayout
package import EveryScreenModel
package import EveryScreenNavigation

/// What the code under test gives for some content in some environment.
package enum Rendering: Sendable {
    /// A screen as it is; it can be judged and not be made smaller.
    case screen(RenderedScreen)
    /// A screen as it is, with where focus went when keys were pressed on it, if
    /// they were.
    case recorded(RenderedScreen, RenderedScreen.RecordedFocus?)
    /// A description and the rule that lays it out; it can be shrunk to its
    /// smallest failing part.
    case blueprint(Blueprint, any LayoutRule)
    /// A flow: every screen of it is judged, and what happens from one to the next,
    /// up to so many positions a way of moving.
    case flow(any ScreenFlow, bound: Int)

    /// Returns the screen that a person with these settings has before them; of a
    /// flow the first.
    package func screen(in environment: UserEnvironment) -> RenderedScreen {
        switch self {
        case .screen(let screen), .recorded(let screen, _): screen
        case .blueprint(let blueprint, let rule): rule.screen(for: blueprint, in: environment)
        case .flow(let flow, _): flow.screen(in: environment)
        }
    }
}

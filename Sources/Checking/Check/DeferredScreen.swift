import EveryScreenLayout
import EveryScreenModel
import EveryValueCrashIsolation

/// The screen of a blueprint, laid out once, when it is needed first.
///
/// Cases are evaluated on all cores, so that screens laid out there cost the
/// caller's thread nothing. That is possible where no code under test takes part,
/// which belongs to the caller's thread.
package final class DeferredScreen: Sendable {
    private let blueprint: Blueprint
    private let layout: StandardLayout
    private let environment: UserEnvironment
    private let laidOut = Locked<RenderedScreen?>(nil)
    /// About the number of its elements.
    let elementCount: Int

    /// Creates the screen of a blueprint; `nil` if code under test takes part in
    /// the layout.
    init?(_ blueprint: Blueprint, _ rule: any LayoutRule, in environment: UserEnvironment) {
        guard let layout = rule.standardLayout else { return nil }
        (self.blueprint, self.layout, self.environment) = (blueprint, layout, environment)
        elementCount = blueprint.partCount
    }

    /// The blueprint and its layout, which can be cut and saved.
    var content: RenderedContent { .blueprint(blueprint, layout) }

    /// The screen; other threads that need it meanwhile wait.
    var screen: RenderedScreen {
        laidOut.withLock { known in
            if let known { return known }
            let screen = layout.screen(for: blueprint, in: environment)
            known = screen
            return screen
        }
    }
}

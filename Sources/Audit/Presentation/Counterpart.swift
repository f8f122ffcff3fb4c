import EveryScreenModel

/// The same content as it is shown under other settings, and which of its elements
/// are which.
package final class Counterpart {
    /// The content under the other settings.
    package let presentation: ScreenPresentation
    private let screen: RenderedScreen
    private let pseudolocale: UserEnvironment.Pseudolocale

    /// Creates the counterpart of a screen; costs nothing until something is read.
    init(of screen: RenderedScreen, in pseudolocale: UserEnvironment.Pseudolocale, _ presentation: ScreenPresentation) {
        self.screen = screen
        self.pseudolocale = pseudolocale
        self.presentation = presentation
    }

    /// Which elements of the screen, the one, and of the counterpart, the other,
    /// are the same.
    package private(set) lazy var pairs = ElementPairs(
        screen, presentation.screen, in: (pseudolocale, presentation.environment.pseudolocale))
}

import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs

extension RegressionFile {
    /// Returns the picture of the screen, with what fails marked.
    public func picture() -> String {
        let panel = panel(at: environment.textSize)
        return ScreenPicture.svg(of: panel.screen, marking: panel.marked, caption: message)
    }

    /// Returns the screen at all twelve text sizes side by side, those that fail marked in the picture and by a cross in the caption.
    ///
    /// Where no blueprint is known there is one size: that at which the screen was drawn.
    public func textSizeStrip() -> String {
        let panels = (blueprint == nil ? [environment.textSize] : UserEnvironment.TextSize.allCases).map { size in
            let (screen, marked) = panel(at: size)
            return ScreenPicture.Panel(screen: screen, marked: marked, caption: "\(marked.isEmpty ? "✔" : "✘") \(size.shortName)")
        }
        return ScreenPicture.strip(of: panels, caption: message)
    }

    private func panel(at size: UserEnvironment.TextSize) -> (screen: RenderedScreen, marked: [Int]) {
        var environment = environment
        environment.textSize = size
        let rendering: Rendering =
            switch shown {
            case .blueprint(let blueprint): .blueprint(blueprint, StandardLayout())
            case .screen(let screen): .screen(screen)
            case nil: .screen(RenderedScreen.Builder(size: environment.screenSize).finish())
            }
        let presentation = ShownCase(rendering).presentation(in: environment)
        let found = audit(presentation, by: .strict).flatMap(\.findings)
        return (presentation.screen, found.filter { $0.spec == spec }.map(\.element.index))
    }
}

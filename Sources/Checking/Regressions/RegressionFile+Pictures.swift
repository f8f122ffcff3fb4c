import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs

extension RegressionFile {
    /// Returns the picture of the screen, with what fails marked.
    public func picture() -> String {
        let (screen, findings) = shown(in: environment)
        return FailurePicture(failing: FailurePicture.Shown(screen, in: environment, findings: findings, fact: message)).svg()
    }

    /// Returns the screen at all twelve text sizes side by side, those that fail
    /// marked in the picture and by a cross in the caption.
    ///
    /// Where no blueprint is known there is one size: that at which the screen was
    /// drawn.
    public func textSizeStrip() -> String {
        let panels = (blueprint == nil ? [environment.textSize] : UserEnvironment.TextSize.allCases).map { size in
            var environment = environment
            environment.textSize = size
            let (screen, findings) = shown(in: environment)
            return ScreenPicture.Panel(
                screen: screen, environment: environment, marked: findings.map(\.element.index),
                caption: "\(findings.isEmpty ? "✔" : "✘") \(size.shortName)")
        }
        return ScreenPicture.strip(of: panels, caption: message)
    }

    /// The screen under some settings, and what fails there.
    private func shown(in environment: UserEnvironment) -> (screen: RenderedScreen, findings: [Finding]) {
        let rendering: Rendering =
            switch self.shown {
            case .blueprint(let blueprint): .blueprint(blueprint, StandardLayout())
            case .screen(let screen): .screen(screen)
            case nil: .screen(RenderedScreen.Builder(size: environment.screenSize).finish())
            }
        let presentation = ShownCase(rendering).presentation(in: environment)
        let found = audit(presentation, by: .strict).flatMap(\.findings)
        return (presentation.screen, found.filter { $0.spec == spec })
    }
}

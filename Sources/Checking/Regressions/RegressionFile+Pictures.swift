import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs

extension RegressionFile {
    /// Returns the picture of the screen, with failing elements marked.
    public func picture() -> String {
        let (screen, findings) = shown(in: environment)
        return FailurePicture(failing: FailurePicture.Shown(screen, in: environment, findings: findings, fact: message)).svg()
    }

    /// Returns the screen at all twelve text sizes side by side; failing ones are
    /// marked in the picture and by a cross in the caption.
    ///
    /// Without a blueprint, only the recorded text size is drawn.
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

    /// The screen under some settings, and its findings.
    private func shown(in environment: UserEnvironment) -> (screen: RenderedScreen, findings: [Finding]) {
        let rendering: RenderedContent =
            switch self.shown {
            case .blueprint(let blueprint): .blueprint(blueprint, StandardLayout())
            case .screen(let screen): .screen(screen)
            case nil: .screen(RenderedScreen.Builder(size: environment.screenSize).finish())
            }
        let presentation = RenderedCase(rendering).presentation(in: environment)
        let found = audit(presentation, by: .strict).flatMap(\.findings)
        return (presentation.screen, found.filter { $0.spec == spec })
    }
}

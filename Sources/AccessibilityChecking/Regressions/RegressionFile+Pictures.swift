import AccessibilitySpecs
import Audit
import ScreenLayout
import ScreenModel

extension RegressionFile {
    /// Returns the picture of the screen, with what fails marked.
    public func picture() -> String {
        let (screen, marked) = laidOut(at: environment.textSize)
        return ScreenPicture.svg(of: screen, marking: marked, caption: message)
    }

    /// Returns the screen at all twelve text sizes side by side, those that fail marked in the picture and by a cross in the caption.
    public func textSizeStrip() -> String {
        let panels = TextSize.allCases.map { size in
            let (screen, marked) = laidOut(at: size)
            return ScreenPicture.Panel(screen: screen, marked: marked, caption: "\(marked.isEmpty ? "✔" : "✘") \(size.shortName)")
        }
        return ScreenPicture.strip(of: panels, caption: message)
    }

    private func laidOut(at size: TextSize) -> (screen: Screen, marked: [Int]) {
        var environment = environment
        environment.textSize = size
        let presentation = ShownCase(.blueprint(blueprint, StandardLayout())).presentation(in: environment)
        let found = audit(presentation, by: .humanInterfaceGuidelines).flatMap(\.findings)
        return (presentation.screen, found.filter { $0.spec == spec }.map(\.element.index))
    }
}

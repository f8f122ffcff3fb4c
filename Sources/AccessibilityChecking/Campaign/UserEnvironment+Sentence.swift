import Audit
import ScreenModel

extension UserEnvironment {
    /// What differs from the system's defaults, in words: "text size AX3, 320 × 568 pt, right-to-left"; nothing if all is default.
    ///
    /// The usual screen is not mentioned.
    package var differences: String {
        var parts: [String] = []
        if textSize != .standard { parts.append("text size \(textSize.shortName)") }
        if screenSize != UserEnvironment.standard.screenSize {
            parts.append("a screen of \(pointsText(screenSize))")
        }
        if layoutDirection == .rightToLeft { parts.append("right-to-left") }
        if isBoldText { parts.append("bold text") }
        if contrast == .increased { parts.append("increased contrast") }
        if appearance == .dark { parts.append("dark appearance") }
        if isReduceMotion { parts.append("reduced motion") }
        return parts.joined(separator: ", ")
    }
}

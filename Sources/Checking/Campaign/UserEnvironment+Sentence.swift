import EveryScreenAudit
import EveryScreenModel

extension UserEnvironment {
    /// What differs from the system's defaults, in words: "text size AX3, 320 × 568
    /// pt, right-to-left"; nothing if all is default.
    ///
    /// The usual screen is not mentioned, nor is any safe area.
    package var differences: String {
        Self.settings.filter { !$0.isStandard(in: self) }.compactMap { setting in
            switch setting.kind {
            case .flag: setting.name
            case .word(let choice): choice.phrase(self)
            case .text(let path): "\(setting.name) \(self[keyPath: path])"
            case .size(let path): "a screen of \(pointsText(self[keyPath: path]))"
            case .insets: nil
            }
        }.joined(separator: ", ")
    }
}

import EveryScreenAudit
import EveryScreenModel

extension UserEnvironment {
    /// The differences from the system's defaults, in words: "text size AX3, 320 ×
    /// 568 pt, right-to-left"; empty for the defaults.
    ///
    /// The default screen and safe areas are not mentioned.
    package var differences: String { differences(in: .points) }

    /// Returns the differences, with lengths in the unit of a screen.
    package func differences(in unit: DisplayUnit) -> String { eachDifference(in: unit).joined(separator: ", ") }

    /// The number of differences that are mentioned.
    var differenceCount: Int { eachDifference(in: .points).count }

    private func eachDifference(in unit: DisplayUnit) -> [String] {
        Self.settings.filter { !$0.isStandard(in: self) }.compactMap { setting in
            switch setting.kind {
            case .flag: setting.name
            case .word(let choice): choice.phrase(self)
            case .text(let path): "\(setting.name) \(self[keyPath: path])"
            case .size(let path): "a screen of \(unit.text(self[keyPath: path]))"
            case .insets: nil
            }
        }
    }

    /// The differences as a part of a sentence: "at text size AX3".
    package func circumstances(in unit: DisplayUnit = .points) -> String {
        let differences = differences(in: unit)
        return differences.isEmpty ? "under the system's default settings" : "at \(differences)"
    }

    /// The differences behind a name: " (at text size AX3)"; empty for the
    /// defaults.
    func differencesInParentheses(in unit: DisplayUnit) -> String {
        let differences = differences(in: unit)
        return differences.isEmpty ? "" : " (at \(differences))"
    }
}

import EveryScreenKit

/// What one check is to do, once every trait and every argument has said its part.
struct ResolvedOptions {
    /// How the campaign is carried out.
    var campaign: CheckSettings
    /// Whether the number of cases was asked for.
    var hasCases = false
    /// The token of a case to judge again, as it was written.
    var replay: String?
    /// What is done with regression files.
    var regressions = RegressionUse.automatic
    /// The folder of regression files, from the folder of the test's file on.
    var regressionFolder = RegressionSuite.folderName

    /// The settings as options change them, one after the other: later ones count.
    init(_ options: [CheckOption], from campaign: CheckSettings = CheckSettings()) {
        self.campaign = campaign
        for option in options { option.change(&self) }
    }
}

/// What a check does with the files of its earlier failures.
public enum RegressionUse: Hashable, Sendable {
    /// Earlier failures are judged first, and new ones saved, but for CI (where the variable `CI` is set).
    ///
    /// The environment variable `EVERYSCREEN_REGRESSIONS` (`save`, `replay` or `off`) says otherwise for a whole run.
    case automatic
    /// Earlier failures are judged first, and new ones saved, in CI as well.
    case saved
    /// Earlier failures are judged first; nothing is written.
    case replayed
    /// Nothing is read and nothing written.
    case off

    /// The use that comes of it under some environment variables.
    func resolved(under variables: [String: String]) -> RegressionUse {
        guard self == .automatic else { return self }
        switch variables["EVERYSCREEN_REGRESSIONS"] {
        case "save": return .saved
        case "replay": return .replayed
        case "off": return .off
        default: return ["", "0", "false"].contains(variables["CI"] ?? "") ? .saved : .replayed
        }
    }
}

extension CheckSettings {
    /// What holds for flows where nobody says otherwise: every text size, as all that can happen is explored in each environment.
    static var flows: CheckSettings { CheckSettings(environments: .everyTextSize) }
}

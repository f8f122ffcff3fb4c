import EveryScreenGenerators
import EveryScreenKit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Foundation

#if canImport(Testing)
    import Testing
#endif

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

    /// The number of positions of a flow to explore for each input method; `nil`
    /// for the default.
    var bound: Int?
    /// How views and running apps are captured.
    var live = LiveConditions()
    /// Who acts in a flow, and how long, if it is checked by scenarios.
    var scenarios: ScenarioOptions?
    /// Whether the environments were asked for.
    var hasEnvironments = false
    /// The people who are to reach a goal; `nil` for every ready persona.
    var personas: [UserPersona]?
    /// What journeys to a goal may cost at most.
    var limits: [CheckOption.Limit] = []
    /// Whether reports have the counts of each spec and all notes.
    var isVerbose = false
    /// The mistakes in the options, each at its own line.
    var mistakes: [OptionMistake] = []
    /// The lines of the known issues that options named.
    var places: [KnownIssue: OptionPlace] = [:]

    /// The settings as options change them, one after the other: later ones count.
    ///
    /// - Parameters:
    ///   - options: The options, the outermost first.
    ///   - type: The type of the values that are checked, which decides the
    ///     defaults.
    ///   - variables: The environment variables of the process.
    init(
        _ options: [CheckOption], of type: any ScreenRepresentable.Type = Blueprint.self,
        variables: [String: String] = ProcessInfo.processInfo.environment
    ) {
        let seed = CheckOption.Seed.value(in: variables)
        self.init(campaign: .standard(for: type, scenarios: false), seed)
        for option in options { option.change(&self) }
        guard scenarios != nil else { return }
        // Scenarios have other defaults, which the options change in turn.
        self = ResolvedOptions(campaign: .standard(for: type, scenarios: true), seed)
        for option in options { option.change(&self) }
    }

    /// The mistakes in the options and in what they name together.
    var allMistakes: [OptionMistake] {
        if campaign.knownIssues.isEmpty { return mistakes }
        let specs = SpecCatalog.ids + campaign.profile.everySpec.map(\.id)
        return mistakes
            + campaign.knownIssues.flatMap { issue in
                issue.mistakes(among: specs).map { OptionMistake(text: $0, place: places[issue]) }
            }
    }

    private init(campaign: CheckSettings, _ seed: Result<UInt64?, CheckOption.Seed.Mistake>) {
        self.campaign = campaign
        switch seed {
        case .success(let seed): self.campaign.seed = seed ?? campaign.seed
        case .failure(let mistake): mistakes = [OptionMistake(text: mistake.text, place: nil)]
        }
    }
}

/// What a check does with the files of its earlier failures.
public enum RegressionUse: Hashable, Sendable {
    /// Earlier failures are judged first, and new ones saved, but for CI (where the
    /// variable `CI` is set).
    ///
    /// The environment variable `EVERYSCREEN_REGRESSIONS` (`save`, `replay` or
    /// `off`) says otherwise for a whole run.
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
    /// What holds for flows where nobody says otherwise: every text size, as all
    /// that can happen is explored in each environment.
    static var flows: CheckSettings { CheckSettings(environments: .everyTextSize) }
}

/// A mistake in an option.
struct OptionMistake: Sendable {
    /// The mistake and what to do.
    let text: String
    /// The line of the option; `nil` for options that were not written in a test.
    let place: OptionPlace?
}

/// The line of an option.
struct OptionPlace: Sendable {
    /// The name of the file and the line, such as `OrderTests.swift:12`.
    let text: String
    #if canImport(Testing)
        /// The line, for issues.
        let location: SourceLocation
    #endif
}

/// Who acts in a flow, and how long.
struct ScenarioOptions: Sendable {
    /// The people, the simplest first.
    var personas: [UserPersona]
    /// The number of events before everything is explored.
    var events: ClosedRange<Int>
    /// The line of the option.
    var place: OptionPlace?
}

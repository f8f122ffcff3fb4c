import EveryScreenGenerators
import EveryScreenKit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenNavigation
import EveryScreenSpecs
import Foundation

#if canImport(Testing)
    import Testing
#endif

/// The resolved options of one check, from all traits and arguments.
struct ResolvedOptions {
    /// The settings of the check.
    var settings: CheckSettings
    /// Whether an option sets the number of cases.
    var hasCases = false
    /// The longest time that one evaluation of a property may take.
    var timePerCase: Duration?
    /// The token of a case to replay, as written.
    var replay: String?
    /// The use of regression files.
    var regressions = RegressionUse.automatic
    /// The folder of regression files, relative to the folder of the test's file.
    var regressionFolder = RegressionSuite.folderName

    /// The number of positions of a flow to explore for each input method; `nil`
    /// for the default.
    var bound: Int?
    /// The conditions of captures of views and running apps.
    var live = LiveConditions()
    /// The personas and numbers of events, if flows are checked by scenarios.
    var scenarios: ScenarioOptions?
    /// Whether an option sets the profile.
    var hasProfile = false
    /// Whether an option sets the environments.
    var hasEnvironments = false
    /// The personas that must reach a goal; `nil` for every ready persona.
    var personas: [UserPersona]?
    /// The limits on the cost of journeys to a goal.
    var limits: [CheckOption.Limit] = []
    /// Whether reports have the counts of each spec and all notes.
    var isVerbose = false
    /// The account of VoiceOver's speech in transcripts.
    var voice = SpeechVoice.accessibilitySnapshot
    /// The line of the option with steps, if there is one.
    var stepPlace: OptionPlace?
    /// The mistakes in the options, each at its own line.
    var mistakes: [OptionMistake] = []
    /// The lines of the options with known issues.
    var places: [KnownIssue: OptionPlace] = [:]

    /// The settings after all options, in order: later ones override earlier ones.
    ///
    /// - Parameters:
    ///   - options: The options, the outermost first.
    ///   - type: The type of the values that are checked, which determines the
    ///     defaults.
    ///   - variables: The environment variables of the process.
    init(
        _ options: [CheckOption], of type: any ScreenRepresentable.Type = Blueprint.self,
        variables: [String: String] = ProcessInfo.processInfo.environment
    ) {
        let seed = CheckOption.Seed.value(in: variables)
        self.init(settings: .standard(for: type, scenarios: false), seed)
        for option in options { option.change(&self) }
        if scenarios != nil {
            // Scenarios have other defaults, which the options can change.
            self = ResolvedOptions(settings: .standard(for: type, scenarios: true), seed)
            for option in options { option.change(&self) }
        }
        if !live.steps.isEmpty, !Self.isView(type) {
            let text = ".after performs steps on views; the check is of \(type): write a ScreenFlow, whose events lead to all screens"
            mistakes.append(OptionMistake(text: text, place: stepPlace))
        }
    }

    /// Whether values of a type are views of the platform.
    static func isView(_ type: any ScreenRepresentable.Type) -> Bool {
        #if !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
            type is any LiveRepresentable.Type
        #else
            false
        #endif
    }

    /// Whether values of a type are pages, which a browser shows.
    static func isPage(_ type: any ScreenRepresentable.Type) -> Bool {
        #if canImport(EveryScreenBrowser)
            type == HTMLPage.self
        #else
            false
        #endif
    }

    /// The mistakes in the options, and in their combination.
    var allMistakes: [OptionMistake] {
        if settings.knownIssues.isEmpty { return mistakes }
        let specs = SpecCatalog.ids + settings.profile.everySpec.map(\.id)
        return mistakes
            + settings.knownIssues.flatMap { issue in
                issue.mistakes(among: specs).map { OptionMistake(text: $0, place: places[issue]) }
            }
    }

    private init(settings: CheckSettings, _ seed: Result<UInt64?, CheckOption.Seed.Mistake>) {
        self.settings = settings
        switch seed {
        case .success(let seed): self.settings.seed = seed ?? settings.seed
        case .failure(let mistake): mistakes = [OptionMistake(text: mistake.text, place: nil)]
        }
    }
}

/// The use of the files of earlier failures.
public enum RegressionUse: Hashable, Sendable {
    /// Runs earlier failures first, and saves new ones, except in CI (if the
    /// variable `CI` is set).
    ///
    /// The environment variable `EVERYSCREEN_REGRESSIONS` (`save`, `replay` or
    /// `off`) overrides this for a whole run.
    case automatic
    /// Runs earlier failures first, and saves new ones, in CI as well.
    case saved
    /// Runs earlier failures first; writes nothing.
    case replayed
    /// Reads and writes nothing.
    case off

    /// The use under some environment variables.
    func resolved(under variables: [String: String]) -> RegressionUse {
        guard self == .automatic else { return self }
        switch variables[RunVariable.regressions.name] {
        case "save": return .saved
        case "replay": return .replayed
        case "off": return .off
        default: return ["", "0", "false"].contains(variables["CI"] ?? "") ? .saved : .replayed
        }
    }
}

extension CheckSettings {
    /// The defaults of flows: every level of every setting, but not every pair,
    /// since all events are explored in each environment.
    static var flows: CheckSettings { CheckSettings(environments: .everySetting) }
}

/// A mistake in an option.
struct OptionMistake: Sendable {
    /// The mistake and its fix.
    let text: String
    /// The line of the option; `nil` for options that are not written in a test.
    let place: OptionPlace?

    /// Returns the mistakes in the environment variables of a run; `nil` stands for
    /// a variable without one.
    static func ofRun(_ texts: [String?]) -> [OptionMistake] {
        texts.compactMap { text in text.map { OptionMistake(text: $0, place: nil) } }
    }
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

/// The personas and numbers of events of scenarios.
struct ScenarioOptions: Sendable {
    /// The people, the simplest first.
    var personas: [UserPersona]
    /// The number of events before everything is explored.
    var events: ClosedRange<Int>
    /// The line of the option.
    var place: OptionPlace?
}

import EveryScreenKit
import EveryScreenLayout
import EveryScreenModel
import Foundation

/// The functions that take options.
enum CheckedSubject: String {
    case screens = "a check of screens"
    case property = "a property"
    case goal = "a goal"
    case transcript = "a transcript"
}

extension OptionMistake {
    /// Returns a mistake for each kind of option among the arguments of a call that
    /// has no effect on its subject.
    ///
    /// Those of tests and suites may be meant for other checks.
    static func ignored(_ arguments: [CheckOption], by subject: CheckedSubject) -> [OptionMistake] {
        if arguments.isEmpty { return [] }
        let given = ResolvedOptions(arguments, variables: [:])
        let screens: [(String, Bool)] = [
            (".specs", given.hasProfile), (".knownIssue", !given.settings.knownIssues.isEmpty), (".scenarios", given.scenarios != nil),
        ]
        let cases: [(String, Bool)] = [
            (".cases", given.hasCases), (".replay", given.replay != nil), (".timePerCase", given.timePerCase != nil),
        ]
        let journeys: [(String, Bool)] = [(".personas", given.personas != nil), (".atMost", !given.limits.isEmpty)]
        let ignored =
            switch subject {
            case .screens: [(".timePerCase", given.timePerCase != nil), (".atMost", !given.limits.isEmpty)]
            case .property: screens + journeys + [(".environments", given.hasEnvironments), (".bound", given.bound != nil)]
            case .goal: screens + cases
            case .transcript: screens + cases + journeys
            }
        return ignored.filter(\.1).map { name, _ in
            OptionMistake(
                text: "\(name) has no effect on \(subject.rawValue); remove it, or give it to the test for its other checks", place: nil)
        }
    }
}

extension ResolvedOptions {
    /// The settings after the options of the test and its suites, then those of the
    /// call, in which an option without effect is a mistake.
    ///
    /// - Parameters:
    ///   - traits: The options of the test and its suites, the outermost first.
    ///   - arguments: The options of the call.
    ///   - subject: The called function.
    ///   - type: The type of the values that are checked.
    ///   - variables: The environment variables of the process.
    init(
        traits: [CheckOption] = [], arguments: [CheckOption], of subject: CheckedSubject,
        showing type: any ScreenRepresentable.Type = Blueprint.self,
        variables: [String: String] = ProcessInfo.processInfo.environment
    ) {
        self.init(traits + arguments, of: type, variables: variables)
        mistakes += OptionMistake.ignored(arguments, by: subject)
    }
}

import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel

@testable import EveryScreenKit

// The verification of fixes on functions of settings, written apart from
// `FixSearch` and simpler: it knows no parts, and keeps nothing but screens.

extension Fixes {
    /// A screen of a check: a function of settings, and how it is judged.
    struct Subject {
        /// The specs, with their demands.
        let profile: AccessibilityProfile
        /// The settings under which it is judged.
        let environments: [UserEnvironment]
        /// The layout.
        let rule: any LayoutRule
        /// Returns the blueprint under some settings.
        let blueprint: (UserEnvironment) -> Blueprint

        /// Creates a subject.
        init(
            profile: AccessibilityProfile, environments: [UserEnvironment], rule: any LayoutRule = StandardLayout(),
            blueprint: @escaping (UserEnvironment) -> Blueprint
        ) {
            self.profile = profile
            self.environments = environments
            self.rule = rule
            self.blueprint = blueprint
        }

        /// Returns the screens under all settings, with an edit of the blueprint or
        /// without, each laid out once.
        func screens(after edit: BlueprintEdit? = nil, of blueprint: Blueprint? = nil) -> (UserEnvironment) -> RenderedScreen {
            var known: [UserEnvironment: RenderedScreen] = [:]
            return { environment in
                if let screen = known[environment] { return screen }
                let version = self.blueprint(environment)
                let edited = edit?.applied(toVersion: version, of: blueprint ?? version) ?? version
                let screen = self.rule.screen(for: edited, in: environment)
                known[environment] = screen
                return screen
            }
        }

        /// Returns the findings under some settings.
        ///
        /// - Parameters:
        ///   - environment: The settings.
        ///   - screens: The screens to judge; those without an edit by default.
        ///   - profile: The specs, by default the subject's.
        func findings(
            in environment: UserEnvironment, on screens: ((UserEnvironment) -> RenderedScreen)? = nil,
            by profile: AccessibilityProfile? = nil
        ) -> [Finding] {
            let shown = screens ?? self.screens()
            let presentation = ScreenPresentation(shown(environment), in: environment, shown: shown)
            return audit(presentation, by: profile ?? self.profile).flatMap(\.findings)
        }
    }

    /// The outcome of trying edits.
    struct Outcome: Hashable, Sendable {
        /// The first edit after which the failure is gone everywhere and nothing
        /// else fails; `nil` where none is.
        var edit: BlueprintEdit?
        /// The edits that were tried before, each with what fails after it: another
        /// claim, or the failure itself.
        var rejected: [Rejection] = []
        /// The number of screens that were judged.
        var evaluations = 0
    }

    /// An edit that does not do.
    struct Rejection: Hashable, Sendable {
        /// The edit.
        let edit: BlueprintEdit
        /// The failure after it, and the settings under which it fails.
        let finding: Finding
        /// The settings under which it fails.
        let environment: UserEnvironment
    }

    /// Returns the first edit after which a failure is gone under all settings and
    /// no other claim is broken.
    ///
    /// The failure is gone where no element of the role fails the spec in this way,
    /// and the spec finds nothing that it did not find before.
    ///
    /// - Parameters:
    ///   - finding: The failure.
    ///   - environment: The settings under which it fails; judged first.
    ///   - subject: The screen.
    static func firstWorking(for finding: Finding, in environment: UserEnvironment, of subject: Subject) -> Outcome {
        var outcome = Outcome()
        let environments = ([environment] + subject.environments).uniqued()
        let blueprint = subject.blueprint(environment)
        var before: [UserEnvironment: [Finding]] = [:]
        let unedited = subject.screens()
        for environment in environments { before[environment] = subject.findings(in: environment, on: unedited) }
        outcome.evaluations += environments.count
        let places = self.places(of: finding, in: environments, before, subject)
        // One spec rejects most edits that do not work, for a small part of the
        // cost.
        let alone = subject.profile.keeping([finding.spec])
        for edit in edits(for: places, thresholds: subject.profile.thresholds).map(\.edit) {
            let edited = subject.screens(after: edit, of: blueprint)
            var obstacle: Rejection?
            for profile in [alone, subject.profile] where obstacle == nil {
                for environment in environments where obstacle == nil {
                    outcome.evaluations += 1
                    let after = subject.findings(in: environment, on: edited, by: profile)
                    let known = before[environment] ?? []
                    let left =
                        after.first { $0.key == finding.key } ?? breaks(before: known, after: after, fixing: finding.spec).first
                    obstacle = left.map { Rejection(edit: edit, finding: $0, environment: environment) }
                }
            }
            guard let obstacle else {
                outcome.edit = edit
                return outcome
            }
            outcome.rejected.append(obstacle)
        }
        return outcome
    }

    /// The elements with a failure, each once, that of the finding first.
    private static func places(
        of finding: Finding, in environments: [UserEnvironment], _ before: [UserEnvironment: [Finding]], _ subject: Subject
    ) -> [Place] {
        var seen = Set<String>()
        return environments.flatMap { environment -> [Place] in
            let alike = (before[environment] ?? []).filter { $0.key == finding.key }
            let ordered = environment == environments.first ? ([finding] + alike).uniqued() : alike
            let new = ordered.filter { seen.insert($0.element.source).inserted }
            if new.isEmpty { return [] }
            let blueprint = subject.blueprint(environment)
            let screen = subject.rule.screen(for: blueprint, in: environment)
            return new.map { Place(finding: $0, screen: screen, blueprint: blueprint, environment: environment) }
        }
    }

    /// Returns the failures that an edit causes: those of severity error that did
    /// not exist before.
    ///
    /// A failure existed before if the same spec failed in the same way on an
    /// element of the same role and name. As edits may change both, it also existed
    /// if it failed as often.
    ///
    /// - Parameters:
    ///   - before: The findings under some settings before the edit.
    ///   - after: The findings under the same settings after it.
    ///   - spec: A spec whose findings count whatever their severity: the one that
    ///     the edit should fix.
    static func breaks(before: [Finding], after: [Finding], fixing spec: SpecID? = nil) -> [Finding] {
        var known: [[String]: Int] = [:]
        for finding in before { known[[finding.spec.rawValue, finding.kind.rawValue], default: 0] += 1 }
        let named = Set(before.map(\.name))
        // Elements known by name are counted before the others.
        let counted = after.filter { $0.severity == .error || $0.spec == spec }
        let ordered = counted.filter { named.contains($0.name) } + counted.filter { !named.contains($0.name) }
        return ordered.filter { finding in
            let left = known[[finding.spec.rawValue, finding.kind.rawValue]] ?? 0
            known[[finding.spec.rawValue, finding.kind.rawValue]] = left - 1
            return left <= 0
        }
    }
}

extension Finding {
    /// The failure and the name of its element, whatever is around it.
    fileprivate var name: [String] { [spec.rawValue, kind.rawValue, element.role.rawValue, element.label ?? "", element.identifier ?? ""] }
}

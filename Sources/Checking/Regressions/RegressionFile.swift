import EveryScreenAudit
public import EveryScreenLayout
public import EveryScreenModel
import EveryScreenSpecs
import Foundation

/// A failure written down so that it can be judged again: what is shown, its
/// environment, and how it was found.
public struct RegressionFile: Hashable, Sendable {
    /// The version of the format that is written; all from 1 on are read.
    public static let version = 2

    /// What was checked.
    public var property: String
    /// The spec that failed.
    public var spec: SpecID
    /// The way it failed; see `Finding.kind`.
    public var kind: Finding.Kind
    /// The sentence of the finding when it was written.
    public var message: String
    /// The name of the profile by which it failed; `nil` in files of earlier
    /// versions.
    public var profile: String?
    /// The seed of the campaign.
    public var seed: UInt64
    /// The choices from which the campaign makes content and environment again.
    public var token: String
    /// The settings.
    public var environment: UserEnvironment
    /// What is shown; `nil` where that cannot be written, as with frames that are
    /// no numbers.
    public var shown: Shown?
    /// Who makes what is shown.
    public var origin: Origin
    /// What people did to come to the screen of a flow, in words.
    public var events: [String]
    /// The version of the tool that wrote it.
    public var tool: String

    /// What is shown in the smallest case.
    public enum Shown: Hashable, Sendable {
        /// A description, to be laid out.
        case blueprint(Blueprint)
        /// A screen as the code under test drew it.
        case screen(RenderedScreen)
    }

    /// Who makes what is shown, and so what has to run for the case to be judged
    /// again.
    public enum Origin: Hashable, Sendable {
        /// A layout rule, named by its type, of the blueprint in the file.
        case layoutRule(String)
        /// The code of a test, which can be mended, so that what it showed once
        /// says nothing.
        case test
    }

    /// Creates the file of a failure.
    ///
    /// - Parameters:
    ///   - failure: What failed.
    ///   - report: The campaign that found it.
    ///   - property: What was checked, by which a test finds its files.
    ///   - origin: Who makes what is shown.
    public init(_ failure: CheckFailure, in report: CheckReport, property: String, origin: Origin) {
        self.property = property
        spec = failure.finding.spec
        kind = failure.finding.kind
        message = failure.wording.fact
        profile = report.profile.nameInFiles(of: failure.finding.spec)
        seed = report.seed
        token = failure.token
        environment = failure.environment
        shown = failure.blueprint.map(Shown.blueprint) ?? (EmbeddedScreen.isFaithful(to: failure.screen) ? .screen(failure.screen) : nil)
        // A screen that is no layout of a blueprint was drawn by somebody's code.
        self.origin = failure.blueprint == nil ? .test : origin
        events = failure.finding.events.map(\.description)
        tool = toolVersion
    }

    /// Creates the file of a blueprint that failed under the standard layout, or
    /// `nil` where no blueprint is known.
    public init?(_ failure: CheckFailure, in report: CheckReport) {
        guard failure.blueprint != nil else { return nil }
        self.init(failure, in: report, property: report.name, origin: .layoutRule(Self.standardLayout))
    }

    /// The name of the layout that comes with the library, as files have it.
    public static let standardLayout = "StandardLayout"

    /// The blueprint, where one is known.
    public var blueprint: Blueprint? { if case .blueprint(let blueprint) = shown { blueprint } else { nil } }

    /// Returns whether both hold the same failure of what shows the same, however
    /// it was found.
    public func isSameCase(as other: RegressionFile) -> Bool {
        (property, spec, kind, origin) == (other.property, other.spec, other.kind, other.origin)
            && (environment, shown, events) == (other.environment, other.shown, other.events)
    }
}

extension AccessibilityProfile {
    /// The name of the profile in the file of a failure; one of its own where the
    /// spec judges otherwise than in the profile of that name.
    fileprivate func nameInFiles(of spec: SpecID) -> String {
        guard let named = Self.named.first(where: { $0.name == name }) else { return name }
        let isSame = named.thresholds == thresholds && named.spec(spec)?.rule(in: named) == self.spec(spec)?.rule(in: self)
        return isSame ? name : "\(name), changed"
    }
}

/// The version of everyscreen, as written into files and printed by `--version`.
package let toolVersion = "0.2.0"

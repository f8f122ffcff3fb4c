import EveryScreenAudit
public import EveryScreenLayout
public import EveryScreenModel
import EveryScreenSpecs
import Foundation

/// A saved failure that can be checked again: its content, its environment, and its
/// origin.
public struct RegressionFile: Hashable, Sendable {
    /// The version of the written format; all versions from 1 on can be read.
    public static let version = 2

    /// The name of the check.
    public var property: String
    /// The spec that failed.
    public var spec: SpecID
    /// The kind of failure; see `Finding.kind`.
    public var kind: Finding.Kind
    /// The sentence of the finding at the time of writing.
    public var message: String
    /// The name of the profile by which it failed; `nil` in files of earlier
    /// versions.
    public var profile: String?
    /// The seed of the check.
    public var seed: UInt64
    /// The choices from which the check creates content and environment again.
    public var token: String
    /// The settings.
    public var environment: UserEnvironment
    /// The content; `nil` if it cannot be written, as with frames that are not
    /// finite.
    public var shown: Shown?
    /// The maker of the content.
    public var origin: Origin
    /// The blueprint under the settings that it is compared with; `nil` if it is
    /// the same.
    public var comparedBlueprint: Blueprint?
    /// The events that lead to the screen of a flow, in words.
    public var events: [String]
    /// The version of the tool that wrote it.
    public var tool: String

    /// The content of the smallest case.
    public enum Shown: Hashable, Sendable {
        /// A blueprint, to be laid out.
        case blueprint(Blueprint)
        /// A screen drawn by the code under test.
        case screen(RenderedScreen)
    }

    /// The maker of the content, which must run again to check the case.
    public enum Origin: Hashable, Sendable {
        /// A layout rule, by its type, for the blueprint in the file.
        case layoutRule(String)
        /// The code of a test. It can change, so that its earlier screen proves
        /// nothing.
        case test
    }

    /// Creates the file of a failure.
    ///
    /// - Parameters:
    ///   - failure: The failure.
    ///   - report: The report of the check.
    ///   - property: The key of the test's files.
    ///   - origin: The maker of the content.
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
        // A screen that is no layout of a blueprint was drawn by the code of a
        // test.
        self.origin = failure.blueprint == nil ? .test : origin
        comparedBlueprint = failure.comparedBlueprint
        events = failure.finding.events.map(\.description)
        tool = toolVersion
    }

    /// Creates the file of a blueprint that failed under the standard layout, or
    /// `nil` if no blueprint is known.
    public init?(_ failure: CheckFailure, in report: CheckReport) {
        guard failure.blueprint != nil else { return nil }
        self.init(failure, in: report, property: report.name, origin: .layoutRule(Self.standardLayout))
    }

    /// The name of the library's layout in files.
    public static let standardLayout = "StandardLayout"

    /// The blueprint, if one is known.
    public var blueprint: Blueprint? { if case .blueprint(let blueprint) = shown { blueprint } else { nil } }

    /// Returns whether both have the same failure of the same content, whatever
    /// their seeds.
    public func isSameCase(as other: RegressionFile) -> Bool {
        (property, spec, kind, origin) == (other.property, other.spec, other.kind, other.origin)
            && (environment, shown, comparedBlueprint, events)
                == (other.environment, other.shown, other.comparedBlueprint, other.events)
    }
}

extension AccessibilityProfile {
    /// The name of the profile in the file of a failure; another name if the spec's
    /// thresholds differ from the profile of that name.
    fileprivate func nameInFiles(of spec: SpecID) -> String {
        guard let named = Self.named.first(where: { $0.name == name }) else { return name }
        let isSame = named.thresholds == thresholds && named.spec(spec)?.rule(in: named) == self.spec(spec)?.rule(in: self)
        return isSame ? name : "\(name), changed"
    }
}

/// The version of everyscreen, as written into files and printed by `--version`.
package let toolVersion = "0.2.0"

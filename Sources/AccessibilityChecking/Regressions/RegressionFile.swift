import Audit
import Foundation
public import ScreenLayout
public import ScreenModel

/// A failure written down so that it can be judged again: the smallest blueprint, its environment, and how it was found.
public struct RegressionFile: Hashable, Sendable {
    /// The version of the format.
    public static let version = 1

    /// What was checked.
    public var property: String
    /// The spec that failed.
    public var spec: String
    /// The way it failed; see `Finding.kind`.
    public var kind: String
    /// The sentence of the finding when it was written.
    public var message: String
    /// The seed of the campaign.
    public var seed: UInt64
    /// The choices from which the campaign makes content and environment again.
    public var token: String
    /// The settings.
    public var environment: UserEnvironment
    /// The smallest blueprint.
    public var blueprint: Blueprint
    /// The version of the tool that wrote it.
    public var tool: String

    /// Creates the file of a failure, or `nil` where no blueprint is known.
    public init?(_ failure: CampaignFailure, in report: CampaignReport) {
        guard let blueprint = failure.blueprint else { return nil }
        property = report.name
        spec = failure.finding.spec
        kind = failure.finding.kind
        message = failure.wording.fact
        seed = report.seed
        token = failure.token
        environment = failure.environment
        self.blueprint = blueprint
        tool = toolVersion
    }

    /// The name the file should have: property and spec, with what a file system may not like replaced.
    public var suggestedName: String {
        let plain = "\(property).\(spec).\(kind)".map { $0.isLetter || $0.isNumber || ".-_".contains($0) ? $0 : "-" }
        return String(plain) + ".json"
    }
}

/// The version of everyscreen, as written into files and printed by `--version`.
public let toolVersion = "0.1.0"

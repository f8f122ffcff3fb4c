import EveryScreenAudit

/// The parts of SARIF 2.1.0 in reports, named as there (OASIS, Static Analysis
/// Results Interchange Format, 27 March 2020).
enum SARIFLog {
    struct Log: Encodable {
        var version = "2.1.0"
        var schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
        var runs: [Run]

        enum CodingKeys: String, CodingKey {
            case version, runs
            case schema = "$schema"
        }
    }

    struct Run: Encodable {
        var tool: Tool
        var automationDetails: AutomationDetails
        var originalUriBaseIds: [String: ArtifactLocation]?
        var invocations: [Invocation]
        var results: JSONReport.Items<Result>
    }

    struct AutomationDetails: Encodable {
        var id: String
    }

    struct Tool: Encodable {
        var driver: Driver
    }

    struct Driver: Encodable {
        var name = "everyscreen"
        var semanticVersion: String
        var informationUri: String?
        var rules: [Rule]
    }

    struct Rule: Encodable {
        var id: SpecID
        /// The id as one capitalized word, as SARIF requires.
        var name: String
        var shortDescription: Message
        var fullDescription: Message
        var help: Help
        var helpUri: String?
        var defaultConfiguration: Configuration
        var properties: RuleProperties
    }

    /// The help that hosts show beside a result: as text, and as Markdown where
    /// supported.
    struct Help: Encodable {
        var text: String
        var markdown: String
    }

    /// The properties of a rule; GitHub sorts by `precision` and
    /// `problem.severity`.
    struct RuleProperties: Encodable {
        var tags: [String]
        var sources: [AccessibilityCriterion]
        var precision = "high"
        var severity: String

        enum CodingKeys: String, CodingKey {
            case tags, sources, precision
            case severity = "problem.severity"
        }
    }

    struct Configuration: Encodable {
        var level: String
    }

    struct Message: Encodable {
        var text: String
    }

    struct Invocation: Encodable {
        var executionSuccessful: Bool
        var toolExecutionNotifications: [Notification]?
    }

    struct Notification: Encodable {
        var level: String
        var message: Message
    }

    struct Result: Encodable {
        var ruleId: SpecID
        var ruleIndex: Int
        var level: String
        var message: Message
        var locations: [Location]
        var relatedLocations: [Location]?
        var codeFlows: [CodeFlow]?
        var attachments: [Attachment]?
        var partialFingerprints: [String: String]
        var suppressions: [Suppression]?
        var baselineState: String?
        var properties: ResultProperties
    }

    struct Location: Encodable {
        var id: Int?
        var physicalLocation: PhysicalLocation?
        var logicalLocations: [LogicalLocation]?
        var message: Message?
    }

    struct PhysicalLocation: Encodable {
        var artifactLocation: ArtifactLocation
        var region: Region?
    }

    struct Region: Encodable {
        var startLine: Int
    }

    struct Attachment: Encodable {
        var description: Message
        var artifactLocation: ArtifactLocation
    }

    struct ArtifactLocation: Encodable {
        var uri: String?
        var uriBaseId: String?
        var description: Message?
    }

    struct LogicalLocation: Encodable {
        var name: String?
        var fullyQualifiedName: String
        var kind = "element"
    }

    struct CodeFlow: Encodable {
        var threadFlows: [ThreadFlow]
    }

    struct ThreadFlow: Encodable {
        var locations: [ThreadFlowLocation]
    }

    struct ThreadFlowLocation: Encodable {
        var location: Location
        var executionOrder: Int
    }

    struct Suppression: Encodable {
        var kind = "external"
        var status = "accepted"
        var justification: String
    }

    struct ResultProperties: Encodable {
        var element: ReportModel.Element
        var environment: ReportModel.Environment
        var explanation: String?
        var swiftCode: String?
        var replay: String?
        /// The other checks in which the same component fails.
        var seenIn: [String]?
    }
}

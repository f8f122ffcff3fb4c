import EveryScreenAudit

/// The parts of SARIF 2.1.0 in reports, named as there (OASIS, Static Analysis
/// Results Interchange Format, 27 March 2020).
enum SARIFLog {
    struct Log: Codable {
        var version = "2.1.0"
        var schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
        var runs: [Run]

        enum CodingKeys: String, CodingKey {
            case version, runs
            case schema = "$schema"
        }
    }

    struct Run: Codable {
        var tool: Tool
        var automationDetails: AutomationDetails
        var originalUriBaseIds: [String: ArtifactLocation]?
        var invocations: [Invocation]
        var results: [Result]
    }

    struct AutomationDetails: Codable {
        var id: String
    }

    struct Tool: Codable {
        var driver: Driver
    }

    struct Driver: Codable {
        var name = "everyscreen"
        var semanticVersion: String
        var informationUri: String?
        var rules: [Rule]
    }

    struct Rule: Codable {
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
    struct Help: Codable {
        var text: String
        var markdown: String
    }

    /// The properties of a rule; GitHub sorts by `precision` and
    /// `problem.severity`.
    struct RuleProperties: Codable {
        var tags: [String]
        var sources: [AccessibilityCriterion]
        var precision = "high"
        var severity: String

        enum CodingKeys: String, CodingKey {
            case tags, sources, precision
            case severity = "problem.severity"
        }
    }

    struct Configuration: Codable {
        var level: String
    }

    struct Message: Codable {
        var text: String
    }

    struct Invocation: Codable {
        var executionSuccessful: Bool
        var toolExecutionNotifications: [Notification]?
    }

    struct Notification: Codable {
        var level: String
        var message: Message
    }

    struct Result: Codable {
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

    struct Location: Codable {
        var id: Int?
        var physicalLocation: PhysicalLocation?
        var logicalLocations: [LogicalLocation]?
        var message: Message?
    }

    struct PhysicalLocation: Codable {
        var artifactLocation: ArtifactLocation
        var region: Region?
    }

    struct Region: Codable {
        var startLine: Int
    }

    struct Attachment: Codable {
        var description: Message
        var artifactLocation: ArtifactLocation
    }

    struct ArtifactLocation: Codable {
        var uri: String?
        var uriBaseId: String?
        var description: Message?
    }

    struct LogicalLocation: Codable {
        var name: String?
        var fullyQualifiedName: String
        var kind = "element"
    }

    struct CodeFlow: Codable {
        var threadFlows: [ThreadFlow]
    }

    struct ThreadFlow: Codable {
        var locations: [ThreadFlowLocation]
    }

    struct ThreadFlowLocation: Codable {
        var location: Location
        var executionOrder: Int
    }

    struct Suppression: Codable {
        var kind = "external"
        var status = "accepted"
        var justification: String
    }

    struct ResultProperties: Codable {
        var element: ReportModel.Element
        var environment: ReportModel.Environment
        var explanation: String?
        var swiftCode: String?
        var replay: String?
        /// The other checks in which the same component fails.
        var seenIn: [String]?
    }
}

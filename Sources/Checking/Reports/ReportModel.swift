import EveryScreenAudit
import EveryScreenModel

/// The shapes of the JSON reports; keys are stable, and absent without a value.
enum ReportModel {
    /// The version of the shapes; it changes when a key is renamed or removed.
    static let version = 1

    /// An environment, written by its differences from the system's defaults.
    struct Environment: Hashable {
        var environment: UserEnvironment
    }

    /// An element of a finding.
    struct Element: Codable, Hashable {
        var source: String
        var path: String
        var role: String
        var label: String?
        var identifier: String?
        var frame: [Double]
        /// The source file that creates it, with its module, and the line.
        var file: String?
        var line: Int?
    }

    /// Another element with the same failure.
    struct MeasuredElement: Codable, Hashable {
        var element: Element
        /// The measure in words, such as `31 × 44 pt`; absent without one.
        var measure: String?

        init(_ entry: OtherElements.Entry) {
            element = Element(entry.finding.element)
            measure = entry.measure
        }
    }

    /// One finding with its sentences.
    struct Finding: Codable, Hashable {
        var spec: SpecID
        var kind: EveryScreenAudit.Finding.Kind
        var severity: String
        var element: Element
        var related: [Element]?
        var keys: [ScreenElement.Key]?
        var events: [String]?
        var message: String
        var remedy: String
        var sources: [AccessibilityCriterion]
        var fingerprint: String
        /// Its status: `known`, `expired` or `baseline`; absent for a new finding.
        var status: String?
    }

    /// The number of times of each outcome.
    struct Tally: Codable, Hashable {
        var passed: Int
        var failed: Int
        var cantTell: Int
        var inapplicable: Int
        var untested: Int
    }
}

extension ReportModel.Element {
    init(_ reference: ElementReference) {
        source = reference.source
        path = reference.path
        role = reference.role.rawValue
        label = reference.label
        identifier = reference.identifier
        let rect = reference.frame.isFinite ? reference.frame : .zero
        frame = [rect.minX, rect.minY, rect.width, rect.height]
        file = reference.location?.fileID
        line = reference.location?.line
    }
}

extension ReportModel.Finding {
    init(
        _ finding: EveryScreenAudit.Finding, by spec: any AccessibilitySpec, in profile: AccessibilityProfile,
        status: CheckFailure.Status = .new, wording: EveryScreenAudit.Finding.Wording? = nil
    ) {
        let wording = wording ?? spec.wording(for: finding)
        self.spec = finding.spec
        kind = finding.kind
        severity = finding.severity.rawValue
        element = ReportModel.Element(finding.element)
        related = finding.related.isEmpty ? nil : finding.related.map(ReportModel.Element.init)
        keys = finding.keys.isEmpty ? nil : finding.keys
        events = finding.events.isEmpty ? nil : finding.events.map(\.description)
        message = wording.fact
        remedy = wording.remedy
        sources = spec.rule(in: profile).criteria
        fingerprint = finding.fingerprint
        self.status = status.word
    }
}

extension ReportModel.Tally {
    init(_ tally: Verdicts.Tally) {
        passed = tally.passed
        failed = tally.failed
        cantTell = tally.cantTell
        inapplicable = tally.inapplicable
        untested = tally.untested
    }
}

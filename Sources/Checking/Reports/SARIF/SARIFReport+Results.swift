import EveryScreenAudit
import EveryScreenNavigation
import Foundation

extension SARIFReport {
    /// The tool, with a rule a spec.
    static func tool(_ profile: AccessibilityProfile) -> SARIFLog.Tool {
        let rules = profile.everySpec.map { spec in
            let rule = spec.rule(in: profile)
            return SARIFLog.Rule(
                id: spec.id, shortDescription: .init(text: rule.claim), help: .init(text: rule.citedClaim), helpUri: rule.url,
                defaultConfiguration: .init(level: rule.severity.rawValue),
                properties: .init(tags: ["accessibility"], sources: rule.criteria))
        }
        return SARIFLog.Tool(driver: SARIFLog.Driver(semanticVersion: toolVersion, rules: rules))
    }

    /// A finding as a result.
    static func result(of entry: ReportEntry, in section: ReportSection, from sources: SourceFiles) -> SARIFLog.Result {
        let (finding, status) = (entry.finding, entry.status)
        let scene = Scene(screen: section.screenName, file: entry.file, check: section.check?.place, sources: sources)
        let differences = entry.failure?.environment.differences ?? ""
        let place = differences.isEmpty ? "" : " (at \(differences))"
        let related = finding.related.enumerated().map { location(of: $1, in: scene, id: $0 + 1) }
        return SARIFLog.Result(
            ruleId: finding.spec, ruleIndex: section.profile.position(of: finding.spec), level: finding.severity.rawValue,
            message: .init(text: "\(entry.wording.fact)\(place). Mend: \(entry.wording.remedy)."),
            locations: [location(of: finding.element, in: scene)], relatedLocations: related.isEmpty ? nil : related,
            codeFlows: codeFlow(of: finding, in: scene).map { [$0] }, attachments: attachment(of: finding, in: scene).map { [$0] },
            partialFingerprints: ["everyscreen/v1": finding.fingerprint], suppressions: suppression(status).map { [$0] },
            baselineState: section.isCompared ? (status == .inBaseline ? "unchanged" : "new") : nil,
            properties: SARIFLog.ResultProperties(
                element: ReportModel.Element(finding.element), environment: ReportModel.Environment(entry.environment),
                explanation: entry.failure?.explanation.sentence,
                swiftCode: entry.failure?.blueprint?.swiftCode, replay: entry.failure?.token,
                seenIn: entry.repetition?.seenIn))
    }

    /// What the elements of a finding stand in.
    private struct Scene {
        /// The name of the screen.
        let screen: String
        /// The path of the regression file or of the capture; `nil` where there is none.
        let file: String?
        /// The line of the check in a test, if it is known.
        let check: CheckReport.Place?
        let sources: SourceFiles

        /// The file that holds the screen, or else the line of the check.
        var place: SARIFLog.PhysicalLocation? {
            if let file { return .init(artifactLocation: .init(uri: uri(file))) }
            return check.map { .init(artifactLocation: .init(uri: uri($0.file)), region: .init(startLine: $0.line)) }
        }

        /// The line of source code that makes an element, if its file is known.
        func line(of element: ElementReference) -> SARIFLog.PhysicalLocation? {
            guard let location = element.location, let path = sources.path(of: location) else { return nil }
            return .init(artifactLocation: .init(uri: uri(path)), region: .init(startLine: location.line))
        }
    }

    /// An element: in the line of source code that makes it, else in the file that holds it.
    private static func location(
        of element: ElementReference, in scene: Scene, id: Int? = nil, message: String? = nil
    ) -> SARIFLog.Location {
        SARIFLog.Location(
            id: id, physicalLocation: scene.line(of: element) ?? scene.place,
            logicalLocations: [
                .init(name: element.label.flatMap { $0.isEmpty ? nil : $0 }, fullyQualifiedName: "\(scene.screen)/\(element.path)")
            ], message: message.map { .init(text: $0) })
    }

    /// The file that holds the screen, where the location leads to source code instead.
    private static func attachment(of finding: Finding, in scene: Scene) -> SARIFLog.Attachment? {
        guard let file = scene.file, scene.line(of: finding.element) != nil else { return nil }
        return SARIFLog.Attachment(
            description: .init(text: "The saved or captured screen."), artifactLocation: .init(uri: uri(file)))
    }

    /// What is done before the finding is there, step by step; the last step is the element itself.
    private static func codeFlow(of finding: Finding, in scene: Scene) -> SARIFLog.CodeFlow? {
        let steps = finding.events.isEmpty ? finding.keys.map(\.displayName) : finding.events.map(\.description)
        guard !steps.isEmpty else { return nil }
        let messages = steps.map { "Do: \($0)" } + ["Here: \(finding.element.name)"]
        let locations = messages.enumerated().map { index, message in
            SARIFLog.ThreadFlowLocation(
                location: location(of: finding.element, in: scene, message: message), executionOrder: index + 1)
        }
        return SARIFLog.CodeFlow(threadFlows: [.init(locations: locations)])
    }

    private static func suppression(_ status: CheckFailure.Status) -> SARIFLog.Suppression? {
        switch status {
        case .known(let issue): SARIFLog.Suppression(justification: "\(issue.reason) (until \(issue.until))")
        case .inBaseline: SARIFLog.Suppression(justification: "It was there when the baseline was written.")
        case .new, .expired: nil
        }
    }

    /// A path as a relative reference of RFC 3986, or as a file URL where it begins at the root.
    static func uri(_ path: String) -> String {
        let allowed = CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=@/")
        let escaped = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
        return path.hasPrefix("/") ? "file://" + escaped : escaped
    }
}

import EveryScreenAudit
import EveryScreenNavigation
import Foundation

extension SARIFReport {
    /// The tool, with one rule per spec.
    static func tool(_ specs: [(spec: any AccessibilitySpec, profile: AccessibilityProfile)]) -> SARIFLog.Tool {
        SARIFLog.Tool(driver: SARIFLog.Driver(semanticVersion: toolVersion, rules: specs.map { rule(of: $0.spec, in: $0.profile) }))
    }

    private static func rule(of spec: any AccessibilitySpec, in profile: AccessibilityProfile) -> SARIFLog.Rule {
        let (rule, guide) = (spec.rule(in: profile), spec.guide)
        let full = [rule.claim, guide?.affected].compactMap(\.self).joined(separator: " ")
        let sources = rule.criteria.map { source in
            source.url.map { "[\(MarkdownReport.escaped(source.description))](\($0))" } ?? MarkdownReport.escaped(source.description)
        }
        let lines = [
            "**\(MarkdownReport.escaped(rule.claim))**", guide.map { MarkdownReport.escaped($0.affected) },
            guide.map { "Applies to: \(MarkdownReport.escaped($0.scope))" },
            guide.flatMap { $0.exemptions.isEmpty ? nil : "Exempt: \(MarkdownReport.escaped($0.exemptions.joined(separator: " ")))" },
            guide.flatMap { $0.doubts.isEmpty ? nil : "Cannot tell if: \(MarkdownReport.escaped($0.doubts.joined(separator: " ")))" },
            sources.isEmpty ? nil : "Sources: \(sources.joined(separator: ", "))",
        ].compactMap(\.self)
        let tags = ["accessibility"] + rule.criteria.compactMap { $0.successCriterion.map { "wcag/\($0.number)" } }
        return SARIFLog.Rule(
            id: spec.id,
            name: spec.id.rawValue.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(),
            shortDescription: .init(text: rule.claim), fullDescription: .init(text: full),
            help: .init(
                text: ([rule.citedClaim] + (guide.map { [$0.affected, $0.scope] } ?? [])).joined(separator: "\n"),
                markdown: lines.joined(separator: "\n\n")),
            helpUri: rule.url, defaultConfiguration: .init(level: rule.severity.rawValue),
            properties: .init(
                tags: Array(tags.uniqued().prefix(Limits.tags)), sources: rule.criteria,
                severity: rule.severity == .note ? "recommendation" : rule.severity.rawValue))
    }

    /// A finding as a result.
    ///
    /// - Parameters:
    ///   - entry: The finding.
    ///   - section: Its check or screen.
    ///   - ruleIndex: The index of its rule.
    ///   - number: Its number among the equal ones of a run, from 1.
    ///   - sources: The source files.
    ///   - isShort: Whether it is beyond those that hosts show, so that parts for
    ///     people are left out.
    static func result(
        of entry: ReportEntry, in section: ReportSection, at ruleIndex: Int, numbered number: Int, from sources: SourceFiles, isShort: Bool
    ) -> SARIFLog.Result {
        let (finding, status) = (entry.finding, entry.status)
        let scene = Scene(of: entry, in: section, sources)
        let place = entry.failure?.environment.differencesInParentheses(in: finding.unit) ?? ""
        let related =
            isShort
            ? [] : finding.related.prefix(Limits.relatedLocations).enumerated().map { location(of: $1, in: scene, id: $0 + 1) }
        let fix = entry.failure?.fix?.sentence(for: finding.spec) ?? entry.wording.remedy
        return SARIFLog.Result(
            ruleId: finding.spec, ruleIndex: ruleIndex, level: finding.severity.rawValue,
            message: .init(text: "\(entry.wording.fact)\(place). Fix: \(fix)."),
            locations: [location(of: finding.element, in: scene)], relatedLocations: related.isEmpty ? nil : related,
            codeFlows: isShort ? nil : codeFlow(of: finding, in: scene).map { [$0] },
            attachments: attachment(of: finding, in: scene).map { [$0] },
            partialFingerprints: [
                "everyscreen/v1": finding.fingerprint, "primaryLocationLineHash": "\(finding.fingerprint):\(number)",
            ], suppressions: suppression(status).map { [$0] },
            baselineState: section.isCompared ? (status == .inBaseline ? "unchanged" : "new") : nil,
            properties: SARIFLog.ResultProperties(
                element: ReportModel.Element(finding.element), environment: ReportModel.Environment(entry.environment),
                explanation: isShort ? nil : entry.failure?.explanation.sentence,
                swiftCode: isShort ? nil : entry.failure?.blueprint?.swiftCode, replay: entry.failure?.token,
                seenIn: entry.repetition?.seenIn))
    }

    /// The context of the elements of a finding.
    struct Scene {
        /// The name of the screen.
        let screen: String
        /// The path of the regression file or of the capture; `nil` if there is
        /// none.
        let file: String?
        /// The line of the check in a test, if it is known.
        let check: CheckReport.Place?
        let sources: SourceFiles

        init(of entry: ReportEntry, in section: ReportSection, _ sources: SourceFiles) {
            (screen, file, check) = (section.screenName, entry.file, section.check?.place)
            self.sources = sources
        }

        /// Whether an element is located in a file; else in a generated screen
        /// without one.
        func hasFile(of element: ElementReference) -> Bool { file != nil || check != nil || line(of: element) != nil }

        /// The file of the screen, or else the line of the check.
        ///
        /// For a file that is no source code, the first line is stated, since hosts
        /// show nothing without a line. A generated screen without a file has a
        /// place named after its check.
        var place: SARIFLog.PhysicalLocation {
            if let file { return .init(artifactLocation: .init(uri: uri(file)), region: .init(startLine: 1)) }
            if let check { return .init(artifactLocation: .init(uri: uri(check.file)), region: .init(startLine: max(1, check.line))) }
            let name = screen.isEmpty ? "screen" : screen
            return .init(
                artifactLocation: .init(uri: uri(name.replacing(":", with: "-")), uriBaseId: generatedBase), region: .init(startLine: 1))
        }

        /// The source line that creates an element, if its file is known.
        func line(of element: ElementReference) -> SARIFLog.PhysicalLocation? {
            guard let location = element.location, let path = sources.path(of: location) else { return nil }
            return .init(artifactLocation: .init(uri: uri(path)), region: .init(startLine: max(1, location.line)))
        }
    }

    /// The location of an element: the source line that creates it, else the file
    /// of the screen.
    private static func location(
        of element: ElementReference, in scene: Scene, id: Int? = nil, message: String? = nil
    ) -> SARIFLog.Location {
        SARIFLog.Location(
            id: id, physicalLocation: scene.line(of: element) ?? scene.place,
            logicalLocations: [
                .init(name: element.label.flatMap { $0.isEmpty ? nil : $0 }, fullyQualifiedName: "\(scene.screen)/\(element.path)")
            ], message: message.map { .init(text: $0) })
    }

    /// The file of the screen, if the location is in source code.
    private static func attachment(of finding: Finding, in scene: Scene) -> SARIFLog.Attachment? {
        guard let file = scene.file, scene.line(of: finding.element) != nil else { return nil }
        return SARIFLog.Attachment(
            description: .init(text: "The saved or captured screen."), artifactLocation: .init(uri: uri(file)))
    }

    /// The steps that lead to the finding; the last step is the element itself.
    private static func codeFlow(of finding: Finding, in scene: Scene) -> SARIFLog.CodeFlow? {
        let steps = finding.events.isEmpty ? finding.keys.map(\.displayName) : finding.events.map(\.description)
        guard !steps.isEmpty else { return nil }
        let messages = steps.prefix(Limits.steps).map { "Do: \($0)" } + ["Here: \(finding.element.name)"]
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

    /// A path as a relative reference of RFC 3986, or as a file URL if it is
    /// absolute.
    static func uri(_ path: String) -> String {
        let allowed = CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=@/")
        let escaped = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
        return path.hasPrefix("/") ? "file://" + escaped : escaped
    }
}

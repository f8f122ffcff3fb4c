import EveryScreenAudit
import EveryScreenModel
import EveryScreenSpecs

/// The scope of a conformance report: the checks or captured screens, and their
/// settings.
struct ConformanceScope {
    /// The checks or captured screens.
    let sections: [ReportSection]
    /// The tested environments, each once.
    let environments: Set<UserEnvironment>
    /// Whether the screens are pages of a browser.
    let isWeb: Bool
    /// The checks that did not run all their cases, with the reason.
    let unfinished: [String]

    init(_ report: AccessibilityReport) {
        sections = report.sections
        environments = sections.reduce(into: []) { $0.formUnion($1.environments) }
        isWeb = !sections.isEmpty && sections.allSatisfy { $0.audit.map { [.browser, .devTools].contains($0.format) } ?? false }
        unfinished = sections.compactMap { section in section.shortfall.map { "\(section.title): \($0)" } }
    }

    /// The unit of lengths: that of the captured screens, if they have one in
    /// common.
    private var unit: DisplayUnit {
        let units = Set(sections.map { $0.audit?.screen.displayUnit ?? .points })
        return units.count == 1 ? units.first ?? .points : .points
    }

    /// The component of a product in OpenACR.
    var component: String { isWeb ? "web" : "software" }

    /// The clause of EN 301 549 for a criterion, if the standard repeats it for
    /// this kind of screens.
    func clause(for criterion: SuccessCriterion) -> String? { criterion.europeanClause(in: isWeb ? .web : .software) }

    /// Whether a spec can apply to this kind of screens.
    func applies(_ spec: SpecID) -> Bool { isWeb || !AccessibilityProfile.ofPagesOnly.contains(spec) }

    /// The number of checks or screens in words.
    var size: String {
        let checks = sections.count { $0.check != nil }
        let screens = sections.count - checks
        var parts: [String] = []
        if checks > 0 { parts.append(TextReport.counted(checks, "check")) }
        if screens > 0 { parts.append(TextReport.counted(screens, "captured screen")) }
        return parts.isEmpty ? "nothing" : parts.joined(separator: " and ")
    }

    /// The tested text sizes, the smallest first.
    private var textSizes: [UserEnvironment.TextSize] { Set(environments.map(\.textSize)).sorted() }

    /// The tested widths in whole units, the narrowest first.
    private var widths: [Int] { Set(environments.map { Int($0.screenSize.width.rounded()) }).sorted() }

    /// The tested settings, a phrase each.
    var settings: [String] {
        guard let smallest = textSizes.first, let largest = textSizes.last, let narrowest = widths.first, let widest = widths.last
        else { return [] }
        let (count, all) = (textSizes.count, UserEnvironment.TextSize.allCases.count)
        return [
            count == 1
                ? "text size \(smallest.shortName)"
                : "\(count) of \(all) text sizes (\(smallest.shortName) to \(largest.shortName))",
            widths.count == 1 ? "width \(widest) \(unit.rawValue)" : "widths from \(narrowest) to \(widest) \(unit.rawValue)",
        ] + switches(areOn: true)
    }

    /// The untested settings, a phrase each.
    var missingSettings: [String] {
        let all = UserEnvironment.TextSize.allCases.count
        let missing = all - textSizes.count
        return (missing == 0 ? [] : ["\(missing) of \(all) text sizes"]) + (widths.count == 1 ? ["other widths"] : [])
            + switches(areOn: false)
    }

    /// The settings with two states that are on in some environment, or in none.
    private func switches(areOn: Bool) -> [String] {
        Self.switches.compactMap { name, isOn in environments.contains(where: isOn) == areOn ? name : nil }
    }

    private static let switches: [(String, @Sendable (UserEnvironment) -> Bool)] = [
        ("landscape", { $0.orientation == .landscape }), ("right to left", { $0.layoutDirection == .rightToLeft }),
        ("Dark Mode", { $0.appearance == .dark }), ("Increase Contrast", { $0.contrast == .increased }), ("Bold Text", { $0.isBoldText }),
        ("Reduce Motion", { $0.isReduceMotion }), ("Reduce Transparency", { $0.isReduceTransparency }),
        ("Differentiate Without Color", { $0.isDifferentiateWithoutColor }), ("wide text spacing", { $0.textSpacing != .standard }),
    ]
}

extension ReportSection {
    /// The tested environments.
    var environments: Set<UserEnvironment> {
        if let audit { return [audit.environment] }
        return (check?.parts ?? []).reduce(into: []) { $0.formUnion($1.counts.environments) }
    }

    /// The reason why not everything was checked; `nil` if it was.
    var shortfall: String? {
        if let audit { return audit.isJudged ? nil : "no spec applied to the screen" }
        guard let check else { return nil }
        if !check.crashes.isEmpty { return "a case ends the process" }
        if let error = check.captureError { return "the view could not be captured: \(error)" }
        if check.evaluations == 0 { return "nothing was checked" }
        if !check.isWhole { return "not all cases were run" }
        if check.reportedIssues.contains(where: \.isError) { return "the test reports an error besides failures" }
        if !check.vanishedFailures.isEmpty || !check.failuresLeftAlone.isEmpty { return "failures were seen that are not in the report" }
        return nil
    }
}

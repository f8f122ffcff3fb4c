import EveryScreenAudit
import EveryScreenModel
import EveryScreenSpecs

extension ReportEntry {
    /// Returns the success criteria that the finding violates, among those that its
    /// spec cites.
    ///
    /// If a spec cites several, the kind of the finding, its element or its
    /// settings determine the criteria.
    ///
    /// - Parameters:
    ///   - cited: The criteria that the rule of the spec cites.
    ///   - spec: The spec; not that of the finding if both have one cause.
    func violatedCriteria(among cited: [SuccessCriterion], of spec: SpecID) -> [SuccessCriterion] {
        if spec == .colorNotAlone, finding.spec == spec, isDifferenceInLightness { return [] }
        guard cited.count > 1 else { return cited }
        if spec == finding.spec, let ofKind = finding.criteriaOfKind { return cited.filter(ofKind.contains) }
        let chosen = cited.filter((bySettings ?? []).contains)
        return chosen.isEmpty ? cited : chosen
    }

    /// Whether states differ in lightness for most people, which is all that SC
    /// 1.4.1 demands.
    private var isDifferenceInLightness: Bool {
        ([.protanopia, .deuteranopia, .tritanopia] as [ColorNotAlone.Failure]).contains { $0.rawValue == finding.kind.rawValue }
    }

    /// The criteria by the settings in which the failure occurs, for specs that
    /// judge text size, width and orientation alike.
    private var bySettings: [SuccessCriterion]? {
        guard let explanation = failure?.explanation else { return nil }
        var result: [SuccessCriterion] = []
        let sizes = explanation.failingTextSizes
        if environment.textSize > .standard, sizes.count < explanation.triedTextSizes.count || explanation.triedTextSizes.isEmpty {
            result.append(.resizeText)
        }
        if environment.orientation == .landscape { result.append(.orientation) }
        if environment.screenSize.width <= 320 { result.append(.reflow) }
        return result.isEmpty ? nil : result
    }
}

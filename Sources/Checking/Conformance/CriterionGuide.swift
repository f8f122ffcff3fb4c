package import EveryScreenAudit
import EveryScreenSpecs

/// The division of a success criterion between specs and people: the manual check,
/// and whether specs can decide all of it.
package struct CriterionGuide: Hashable, Sendable {
    /// The criterion.
    package let criterion: SuccessCriterion
    /// The manual check, as an instruction; if specs decide all of the criterion,
    /// the check that replaces them.
    package let check: String
    /// Whether specs that applied to everything decide the whole criterion for the
    /// checked screens.
    package let isDecidedBySpecs: Bool
    /// The specs that decide part of the criterion, in the order of reports.
    package let specs: [SpecID]

    init(_ criterion: SuccessCriterion, _ check: String, isDecidedBySpecs: Bool = false) {
        self.criterion = criterion
        self.check = check
        self.isDecidedBySpecs = isDecidedBySpecs
        specs = Self.specsByCriterion[criterion] ?? []
    }

    /// The guides of the 55 success criteria of levels A and AA of WCAG 2.2, in the
    /// order of their numbers.
    package static let all = table

    /// The specs whose rule cites a criterion of level A or AA, as in `wcag22aa`.
    private static let specsByCriterion: [SuccessCriterion: [SpecID]] = {
        let profile = AccessibilityProfile.wcag22AA
        var result: [SuccessCriterion: [SpecID]] = [:]
        for spec in profile.everySpec {
            for criterion in spec.rule(in: profile).criteria.compactMap(\.successCriterion).uniqued() {
                result[criterion, default: []].append(spec.id)
            }
        }
        return result
    }()

    /// The way in which the criterion is decided, in words: "specs", "specs and a
    /// person" or "a person".
    package var judge: String {
        if specs.isEmpty { return "a person" }
        return isDecidedBySpecs ? "specs" : "specs and a person"
    }
}

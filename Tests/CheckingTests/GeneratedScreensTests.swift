import EveryScreenKit
import Testing

/// The worth of generated screens: nearly every spec applies to many of them, and
/// finds no error.
struct GeneratedScreensTests {
    private static let screens = 200
    /// They compare one screen under two settings, or judge those of 320 points
    /// only.
    ///
    /// The last two lines need facts that no blueprint states, such as the text
    /// that labels a control, or parts that few screens have.
    private static let others: Set<SpecID> = [
        .motionRespectsSetting, .noTwoWayScrolling,
        .contextBeforeControl, .relatedReadTogether, .speechAttributesValid, .fieldPurposeValid,
        .columnsReadInPairs, .overlayNotReadLast, .swipeCostBounded, .dragPointsNamed, .headingsExposed,
        .characterShortcutsAvoidable, .shortcutsLeaveSystemKeys, .soundStated, .referencesResolve, .buttonShapesShown, .foreignTextTagged,
        .noChangeOnFocus, .noChangeOnInput, .roleRequirementsMet, .focusEntersModal, .focusRestored, .stateSpoken,
    ]

    /// The verdicts of each spec of single screens on some screens, each in one
    /// environment of the pairwise plan.
    private static let tallies: [(id: SpecID, applied: Int, errors: [String])] = {
        let environments = EnvironmentPlan.pairwise.environments
        let profile = AccessibilityProfile(
            name: "screens", specs: SpecCatalog.all.filter { !($0 is any ComparingSpec) && !others.contains($0.id) })
        let generator = Generator<Blueprint>.screens()
        var result = profile.specs.map { (id: $0.id, applied: 0, errors: [String]()) }
        for seed in 0..<screens {
            guard let blueprint = try? generator.value(seed: UInt64(seed)) else { continue }
            let environment = environments[seed % environments.count]
            let screen = StandardLayout().screen(for: blueprint, in: environment)
            for (index, verdicts) in audit(ScreenPresentation(screen, in: environment), by: profile).enumerated() {
                // Specs of wording are asked of one screen in four, those without a
                // pseudolocale.
                let isOfWording = profile.specs[index].judgesWording
                result[index].applied += verdicts.tally.applied > 0 ? isOfWording ? 4 : 1 : 0
                result[index].errors += verdicts.findings.filter { $0.severity == .error }.map { "\(seed): \($0.kind) \($0.element.name)" }
            }
        }
        return result
    }()

    @Test func `every spec of single screens has something to judge on a quarter of the screens at least`() {
        // The benchmark "generators" measures 30 % over 2,000 screens; a tenth as
        // many spread more.
        #expect(Self.tallies.filter { $0.applied * 4 < Self.screens }.map { "\($0.id): \($0.applied)" } == [])
    }

    @Test func `no error is found on any of the screens`() {
        #expect(Self.tallies.flatMap { tally in tally.errors.map { "\(tally.id) on \($0)" } } == [])
    }
}

import EveryScreenAudit
import EveryScreenModel
import EveryScreenSpecs
import Testing

/// The rules of specs in profiles: claim, sources, number and severity come from
/// one value.
struct ProfileRulesTests {
    private func line(_ spec: some AccessibilitySpec, in profile: AccessibilityProfile) -> String {
        let rule = spec.rule(in: profile)
        return "\(profile.name): \(rule.severity): \(rule.citedClaim) [\(rule.threshold ?? "")]"
    }

    @Test func `the size of targets is that of the profile, and so is its source`() {
        let targets = AccessibilityProfile.named.compactMap { profile in
            (profile.spec(.targetSize) as? TargetSize).map { line($0, in: profile) }
        }

        #expect(
            targets.joined(separator: "\n") == """
                hig: error: A target is at least 44 × 44 points. (HIG, Buttons; WCAG 2.2 SC 2.5.5) [44 × 44 pt]
                hig-macos: error: A target is at least 24 × 24 points, or no other target is near it. (WCAG 2.2 SC 2.5.8) [24 × 24 pt]
                hig-tvos: error: A target is at least 66 × 66 points. (HIG, Buttons) [66 × 66 pt]
                hig-visionos: error: A target is at least 60 × 60 points. (HIG, Eyes) [60 × 60 pt]
                material: error: A target is at least 48 × 48 dp. (Material Design, Touch targets) [48 × 48 dp]
                small-targets: error: A target is at least 24 × 24 points, or no other target is near it. (WCAG 2.2 SC 2.5.8) [24 × 24 pt]
                wcag22aa: error: A target is at least 24 × 24 points, or no other target is near it. (WCAG 2.2 SC 2.5.8) [24 × 24 pt]
                wcag22aaa: error: A target is at least 44 × 44 points. (HIG, Buttons; WCAG 2.2 SC 2.5.5) [44 × 44 pt]
                web: warning: A target is at least 24 × 24 CSS pixels, or no other target is near it. (WCAG 2.2 SC 2.5.8) [24 × 24 px]
                strict: error: A target is at least 44 × 44 points. (HIG, Buttons; WCAG 2.2 SC 2.5.5) [44 × 44 pt]
                """)
    }

    @Test func `a target that must be kept is cited as its size is`() {
        let profiles: [AccessibilityProfile] = [.humanInterfaceGuidelines, .material, .wcag22AA]

        #expect(
            profiles.map { line(TargetKeptWhenScaling(), in: $0) } == [
                "hig: error: A target does not become too small when text grows. (HIG, Buttons; WCAG 2.2 SC 2.5.5) [44 × 44 pt]",
                "material: error: A target does not become too small when text grows. (Material Design, Touch targets) [48 × 48 dp]",
                "wcag22aa: error: A target does not become too small when text grows. (WCAG 2.2 SC 2.5.8) [24 × 24 pt]",
            ])
    }

    @Test func `the numbers of all other specs are stated as the standard thresholds have them`() {
        let specs: [any AccessibilitySpec] = [
            TextContrast(), TextContrastEnhanced(), NonTextContrast(), ContrastInEveryAppearance(), TextSpacingAdapts(), LabelConcise(),
            ScanCostBounded(), MovingContentHasControl(), RefreshNotTimed(), NoTimeLimit(), NoSecretsLeftStanding(),
        ]

        #expect(
            specs.map { "\($0.id): \($0.rule.citedClaim) [\($0.rule.threshold ?? "")]" }.joined(separator: "\n") == """
                text-contrast: Text has a contrast of at least 4.5:1, large text of 3:1. (WCAG 2.2 SC 1.4.3) \
                [4.5:1; 3:1 from 24 pt, or 18.6 pt if bold]
                text-contrast-enhanced: Text has a contrast of at least 7:1, large text of 4.5:1. (WCAG 2.2 SC 1.4.6) \
                [7:1; 4.5:1 from 24 pt, or 18.6 pt if bold]
                non-text-contrast: The parts that identify a control have a contrast of at least 3:1. (WCAG 2.2 SC 1.4.11) [3:1]
                contrast-in-every-appearance: Text and marks that have contrast in one appearance have it in every one, and Increase Contrast \
                never takes any away. (WCAG 2.2 SC 1.4.3; WCAG 2.2 SC 1.4.11; HIG, Dark mode) \
                [4.5:1; 3:1 from 24 pt, or 18.6 pt if bold; marks 3:1]
                text-spacing-adapts: The spacing of text is wide enough, or the person can widen it. (WCAG 2.2 SC 1.4.12) \
                [letters 0.12, words 0.16, lines 1.5 times the font size]
                label-concise: A control's label has at most 40 characters. (A11yUITests, label length) [40 characters]
                scan-cost-bounded: Reaching any control takes at most 2·√n + 8 scan steps for n controls. \
                (Apple, App accessibility for Switch Control (WWDC 2020)) [2·√n + 8 steps for n controls]
                moving-content-has-control: Content that plays or moves by itself can be stopped. (WCAG 2.2 SC 1.4.2; WCAG 2.2 SC 2.2.2) \
                [sound of more than 3 s, movement of more than 5 s]
                refresh-not-timed: A screen does not reload or lead elsewhere by itself. (WCAG 2.2 SC 2.2.1) [not before 20 h]
                no-time-limit: Nothing goes by itself before people could use or read it. (WCAG 2.2 SC 2.2.1) \
                [controls stay 120 s, messages 10 s]
                no-secrets-left-standing: Private data does not stay on the screen when the person does nothing. \
                (Switch Control on mounted devices) [120 s]
                """)
    }

    @Test func `a number that no source states is that of the profile`() {
        var profile = AccessibilityProfile.humanInterfaceGuidelines
        profile.name = "ours"
        profile.thresholds.targetSize = LayoutSize(width: 40, height: 44)
        profile.thresholds.textContrast = AccessibilityProfile.ContrastDemand(text: 5, largeText: 3)
        profile.thresholds.nonTextContrast = 4
        profile.thresholds.labelLength = 20
        profile.thresholds.soundDuration = 1
        let specs: [any AccessibilitySpec] = [
            TargetSize(), TextContrast(), NonTextContrast(), LabelConcise(), MovingContentHasControl(),
        ]

        #expect(
            specs.map { $0.rule(in: profile).citedClaim } == [
                "A target is at least 40 × 44 points. (the profile ours)",
                "Text has a contrast of at least 5:1, large text of 3:1. (the profile ours)",
                "The parts that identify a control have a contrast of at least 4:1. (the profile ours)",
                "A control's label has at most 20 characters. (the profile ours)",
                "Content that plays or moves by itself can be stopped. (the profile ours)",
            ])
    }

    @Test func `text that must reach the enhanced ratio is cited by the enhanced criterion`() {
        var profile = AccessibilityProfile.humanInterfaceGuidelines
        profile.thresholds.textContrast = profile.thresholds.enhancedTextContrast

        #expect(
            TextContrast().rule(in: profile).citedClaim
                == "Text has a contrast of at least 7:1, large text of 4.5:1. (WCAG 2.2 SC 1.4.6)")
    }

    @Test func `the severity of the rule is that of findings`() {
        #expect(TargetSize(severity: .note).rule.severity == .note)
        for profile in AccessibilityProfile.named {
            for spec in profile.everySpec { #expect(spec.rule(in: profile).severity == spec.rule.severity, "\(spec.id)") }
        }
    }

    @Test(arguments: [(AccessibilityProfile.wcag22A, SuccessCriterion.Level.a), (.wcag22AA, .aa), (.wcag22AAA, .aaa)])
    func `a profile of WCAG has the specs that decide part of a criterion of its level, and no other`(
        profile: AccessibilityProfile, level: SuccessCriterion.Level
    ) {
        let all = (SpecCatalog.all as [any AccessibilitySpec]) + SpecCatalog.flows
        let demanded = all.filter { spec in
            spec.rule(in: profile).criteria.contains { criterion in
                if case .wcag(let success) = criterion { success.level.rawValue.count <= level.rawValue.count } else { false }
            }
        }

        #expect(profile.everySpec.map(\.id) == demanded.map(\.id))
        #expect(demanded.count > 40)
    }
}

import EveryScreen
import Testing

@testable import EveryScreen

struct CheckSettingsTests {
    @Test func `without options everything is at its default`() {
        let options = ResolvedOptions([])

        #expect(options.settings.profile.name == "hig")
        #expect(options.settings.environments == .pairwise)
        #expect(options.settings.cases == nil)
        #expect(!options.hasCases)
        #expect(options.regressions == .automatic)
        #expect(options.regressionFolder == "Regressions")
    }

    @Test func `of two options for one matter the later counts, and known issues add up`() {
        let options = ResolvedOptions([
            .seed(1), .cases(10), .seed(2), .failOn(.warning), .budget(.zero), .budget(.seconds(86_400)),
            .knownIssue("a", on: "x", until: "9999-12-31", because: "it is known"),
            .knownIssue("b", on: "x", until: "9999-12-31", because: "it is known"),
        ])

        #expect(options.settings.seed == 2)
        #expect(options.settings.cases == 10)
        #expect(options.hasCases)
        #expect(options.settings.failOn == .warning)
        #expect(!options.settings.isTimeOver())
        #expect(options.settings.knownIssues.map(\.spec) == ["a", "b"])
    }

    @Test func `settings taken as they are keep the known issues`() {
        let options = ResolvedOptions([
            .seed(1), .knownIssue("a", on: "x", until: "9999-12-31", because: "it is known"),
            .settings(CheckSettings(cases: 5, seed: 9)),
        ])

        #expect(options.settings.seed == 9)
        #expect(options.settings.cases == 5)
        #expect(options.settings.knownIssues.map(\.spec) == ["a"])
    }

    @Test func `an option of one's own changes the settings`() {
        #expect(ResolvedOptions([CheckOption { $0.shrinkEvaluations = 7 }]).settings.shrinkEvaluations == 7)
    }
}

/// The option of the suite applies unless a nearer one overrides it.
@Suite(.seed(1), .cases(3), .environments(.standard), .regressions(.off)) struct TraitOrderTests {
    @Test func `the traits of a suite are those of its tests`() async {
        let report = await expectAccessible { _ in Blueprint.button("OK").framedAsTarget }

        #expect(report.seed == 1)
        #expect(report.environmentCount == 1)
    }

    @Test(.seed(2)) func `a trait of the test counts before one of the suite`() async {
        #expect(await expectAccessible { _ in Blueprint.button("OK").framedAsTarget }.seed == 2)
    }

    @Test(.seed(2)) func `an argument counts before all traits`() async {
        #expect(await expectAccessible(.seed(3)) { _ in Blueprint.button("OK").framedAsTarget }.seed == 3)
    }

    @Suite(.seed(4)) struct Inner {
        @Test func `an inner suite counts before the one around it`() async {
            let report = await expectAccessible { _ in Blueprint.button("OK").framedAsTarget }

            #expect(report.seed == 4)
            #expect(report.environmentCount == 1)
        }
    }
}

struct RegressionUseTests {
    @Test(arguments: [
        ([:], RegressionUse.saved), (["CI": "true"], .replayed), (["CI": "1"], .replayed), (["CI": ""], .saved), (["CI": "false"], .saved),
        (["CI": "true", "EVERYSCREEN_REGRESSIONS": "save"], .saved), (["EVERYSCREEN_REGRESSIONS": "replay"], .replayed),
        (["EVERYSCREEN_REGRESSIONS": "off"], .off),
    ])
    func `new failures are saved, except in CI unless it is requested`(variables: [String: String], use: RegressionUse) {
        #expect(RegressionUse.automatic.resolved(under: variables) == use)
    }

    @Test(arguments: [RegressionUse.saved, .replayed, .off])
    func `what a test says counts before the variables`(use: RegressionUse) {
        #expect(use.resolved(under: ["CI": "true", "EVERYSCREEN_REGRESSIONS": "save"]) == use)
    }

    @Test func `a misspelled variable is a mistake that names the nearest word`() {
        func mistake(_ value: String) -> String? { RunVariable.regressions.mistake(in: ["EVERYSCREEN_REGRESSIONS": value]) }
        #expect(mistake("saev") == #"EVERYSCREEN_REGRESSIONS is "saev"; it takes save, replay or off; did you mean "save"?"#)
        #expect(mistake("1") == #"EVERYSCREEN_REGRESSIONS is "1"; it takes save, replay or off"#)
        #expect(["", "save", "replay", "off"].compactMap(mistake) == [])
        #expect(RunVariable.regressions.mistake(in: [:]) == nil)
        #expect(
            RunVariable.transcripts.mistake(in: ["EVERYSCREEN_TRANSCRIPTS": "chek"])
                == #"EVERYSCREEN_TRANSCRIPTS is "chek"; it takes update or check; did you mean "check"?"#)
    }

    @Test func `a check under a misspelled variable has the mistake`() {
        let variables = ["EVERYSCREEN_REGRESSIONS": "saev"]
        let session = CheckSession("orders", property: "orders", ResolvedOptions([]), beside: #filePath, variables: variables)
        #expect(session.mistakes.map(\.text) == [RunVariable.regressions.mistake(in: variables)])
    }
}

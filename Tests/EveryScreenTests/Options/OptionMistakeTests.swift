import EveryScreen
import Testing

/// Mistakes in the data of a test: each is an issue at the option's own line, and
/// no case runs.
@Suite(.regressions(.off)) struct OptionMistakeTests {
    private struct Mistake: Sendable {
        let option: @Sendable (_ line: Int) -> CheckOption
        let message: String

        init(_ message: String, _ option: @escaping @Sendable (_ line: Int) -> CheckOption) {
            self.option = option
            self.message = message
        }
    }

    private static let mistakes = [
        Mistake("the profile \"hig\" has no spec \"target-sise\"; did you mean \"target-size\"?") {
            .specs(.humanInterfaceGuidelines.keeping(["target-sise"]), line: $0)
        },
        Mistake("there is no device \"iPhone 99\"; did you mean \"iPhone") {
            .environments(.device("iPhone 99"), line: $0)
        },
        Mistake("the plan .only([]) has no environment; give it at least one") { .environments(.only([]), line: $0) },
        Mistake(".cases(-5) checks nothing; it takes at least 1") { .cases(-5, line: $0) },
        Mistake(".cases(0) checks nothing; it takes at least 1") { .cases(0, line: $0) },
        Mistake(".budget(-1.0 seconds) checks nothing; it takes more than no time") { .budget(.seconds(-1), line: $0) },
        Mistake(".settleLimit(0.0 seconds) leaves no time for a second capture; it takes more than no time") {
            .settleLimit(.zero, line: $0)
        },
        Mistake(".after cannot perform escape on a view; it takes activate, increment, decrement, focus and perform(_:on:)") {
            .after(.escape, line: $0)
        },
        Mistake(".after performs steps on views; the check is of Blueprint: write a ScreenFlow, whose events lead to all screens") {
            .after(.activate("Close"), line: $0)
        },
        Mistake(".bound(0) explores nothing; it takes at least 1") { .bound(0, line: $0) },
        Mistake("A scenario needs at least one persona.") { .scenarios(for: [], line: $0) },
        Mistake(".scenarios() needs flows of a generator: expectAccessible(forEvery: .constant(flow), .scenarios())") {
            .scenarios(line: $0)
        },
        Mistake("there is no spec \"target-sise\"; did you mean \"target-size\"?") {
            .knownIssue("target-sise", on: "Close", until: "2099-03-01", because: "the bar is being redesigned", line: $0)
        },
        Mistake("\"2099-02-30\" is not a day; write year, month and day, as in \"2027-03-01\"") {
            .knownIssue("target-size", on: "Close", until: "2099-02-30", because: "the bar is being redesigned", line: $0)
        },
        Mistake("the known issue of target-size has no reason; say why it is accepted") {
            .knownIssue("target-size", on: "Close", until: "2099-03-01", because: " ", line: $0)
        },
        Mistake("the profile \"wcag22aa\" has no spec \"x\"") { .settings(CheckSettings(profile: .wcag22AA.keeping(["x"])), line: $0) },
    ]

    @Test(arguments: mistakes.indices) func `a mistake in an option is an issue at its own line, and no case runs`(_ index: Int) async {
        let mistake = Self.mistakes[index]
        let line = #line - 40
        var report: CheckReport?

        await withKnownIssue {
            report = await expectAccessible(mistake.option(line)) { _ in .button("Close").frame(width: 31, height: 44) }
        } matching: { issue in
            issue.sourceLocation?.line == line && issue.comments.map { $0.rawValue.hasPrefix(mistake.message) } == [true]
        }

        #expect(report?.isSuccess == false)
        #expect(report?.cases == 0)
    }

    @Test func `a component library whose parts do not fit together is an issue of the check`() async {
        let card = ScreenComponent("Card", of: .constant(0), slots: [ComponentSlot("body", of: ["Prize"])]) { _, _ in .spacer }
        let price = ScreenComponent("Price", .constant(.text("1 €")))

        await withKnownIssue {
            await expectAccessible(forEvery: .screens(of: ComponentLibrary([price, card])))
        } matching: { issue in
            issue.comments.map(\.rawValue) == [
                "only 0 cases were run: The slot \"body\" of \"Card\" takes \"Prize\", which is not a component; did you mean \"Price\"?"
            ]
        }
    }

    @Test func `a container that the layout was not given is an issue of the check`() async {
        await withKnownIssue {
            await expectAccessible { _ in .column([.container("Mosaik", [.text("Tea")])]) }
        } matching: { issue in
            issue.comments.map(\.rawValue).first
                == "there is no container \"Mosaik\"; StandardLayout was given none; name it in StandardLayout(containers:)"
        }
    }

    @Test func `options may stand anywhere arguments may`() async {
        let first = await expectAccessible(.cases(3), forEvery: .constant("OK"), .seed(2), laidOutBy: StandardLayout(), .failOn(.error)) {
            label, _ in .button(label).frame(minWidth: 44, minHeight: 44)
        }
        let second = await expectAccessible(laidOutBy: StandardLayout(), .cases(2)) { _ in .text("Hello") }
        let third = await expectAccessible(.cases(2), forEvery: .constant(Blueprint.text("Hello")), .seed(1))

        #expect([first.cases, second.cases, third.cases] == [3, 2, 2])
        #expect(first.seed == 2)
    }
}

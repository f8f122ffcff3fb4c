import EveryScreenAudit
import EveryScreenKit
import EveryValueCrashIsolation
import Foundation
import Testing

struct CheckRunTests {
    private let settings = CheckSettings(profile: .humanInterfaceGuidelines.keeping([.targetSize]))

    @Test func `a pairwise check looks at each environment of its plan once`() {
        var seen: [UserEnvironment] = []
        let report = runCheck(named: "seen", forEvery: .constant(()), settings: settings) { _, environment in
            seen.append(environment)
            return .blueprint(.button("OK").framedAsTarget, StandardLayout())
        }

        // One case in twenty is rendered twice, to see whether the answer is the
        // same.
        var distinct: [UserEnvironment] = []
        for environment in seen where !distinct.contains(environment) { distinct.append(environment) }
        #expect(distinct == EnvironmentPlan.pairwise.environments)
        #expect(report.cases == 72)
    }

    @Test func `the reproduction keeps the name of the element, and some parts of a long one`() throws {
        func reported(_ blueprint: Blueprint) throws -> String? {
            let report = runCheck(named: "names", forEvery: .constant(()), settings: settings) { _, _ in
                .blueprint(blueprint, StandardLayout())
            }
            return try #require(report.failures.first).finding.element.label
        }
        func card(_ texts: [String]) -> Blueprint {
            Blueprint.button(.row(texts.map { .text($0) })).frame(height: 31)
        }
        let long = ["Track", "Order 1234", "Arrives on Monday, between nine and twelve"]

        #expect(try reported(.button("1").accessibilityLabel("Quantity 1").frame(width: 31)) == "Quantity 1")
        #expect(try reported(card(["Track", "Order 1234"])) == "Track, Order 1234")
        let shortened = try #require(try reported(card(long)))
        #expect(long.contains(shortened))
    }

    @Test func `a failure is found under the defaults if it is there`() throws {
        // Under some settings fewer parts show it.
        let report = runCheck(named: "simplest", forEvery: .constant(()), settings: settings) { _, environment in
            let parts: [Blueprint] = environment.isBoldText ? [] : [.text("Total"), .text("Price")]
            return .blueprint(.row(parts + [.button("OK").frame(width: 31, height: 44)]), StandardLayout())
        }

        let environment = try #require(report.failures.first).environment
        #expect(environment == environment.atDefaults)
    }

    @Test func `the first twelve environments hold all text sizes`() {
        #expect(Set(EnvironmentPlan.pairwise.environments.prefix(12).map(\.textSize)) == Set(UserEnvironment.TextSize.allCases))
    }

    @Test func `specs that were never about anything are named`() {
        let ids: [SpecID] = [.elementHasLabel, .textNotClipped, .noKeyboardTrap, .keyboardReachable, .targetSize]
        let settings = CheckSettings(profile: .humanInterfaceGuidelines.keeping(ids))
        let report = runCheck(named: "text", forEvery: .constant(()), settings: settings) { _, _ in
            .blueprint(.scroll(.text("Hello")), StandardLayout())
        }

        #expect(report.isSuccess)
        #expect(
            report.vacuousSpecs == ["element-has-label", "no-keyboard-trap", "keyboard-reachable", "target-size"])
    }

    @Test func `a check that is stopped reports what it found by then`() {
        let asked = Locked(0)
        let settings = CheckSettings(
            profile: .humanInterfaceGuidelines.keeping([.targetSize]), isCancelled: { asked.withLock { $0 >= 5 } })

        let report = runCheck(named: "stopped", forEvery: .constant(()), settings: settings) { _, _ in
            asked.withLock { $0 += 1 }
            return .blueprint(.button("OK").frame(width: 31, height: 44), StandardLayout())
        }

        #expect(report.ending == .cancelled)
        #expect(report.cases < 72)
        #expect(report.failures.map(\.finding.spec) == [.targetSize])
    }

    @Test func `a check that is stopped lays out few more screens, and claims nothing of settings it did not try`() {
        let (asked, laidOut) = (Locked(0), Locked(0))
        struct CountingLayout: LayoutRule {
            let count: Locked<Int>

            func screen(for blueprint: Blueprint, in environment: UserEnvironment) -> RenderedScreen {
                count.withLock { $0 += 1 }
                return StandardLayout().screen(for: blueprint, in: environment)
            }
        }
        let before = Locked(0)
        let settings = CheckSettings(isCancelled: {
            asked.withLock { $0 >= 60 }
        })
        let faulty = Blueprint.column([
            .imageButton("cart"), .button("Pay button").frame(minWidth: 44, minHeight: 44), .button("OK").frame(width: 31, height: 44),
            .button("Help").frame(minWidth: 44, minHeight: 44).keyboardFocusable(false), .toggle("Only open orders"),
        ])

        let report = runCheck(named: "stopped", forEvery: .constant(()), settings: settings) { _, _ in
            asked.withLock { $0 += 1 }
            if asked.withLock({ $0 == 60 }) { before.withLock { $0 = laidOut.withLock(\.self) } }
            return .blueprint(faulty, CountingLayout(count: laidOut))
        }

        #expect(report.ending == .cancelled)
        #expect(report.failures.count >= 4)
        #expect(report.failures.map(\.explanation.sentence).filter { !$0.isEmpty } == [])
        // Six for each failure, and the waiting cases; it was forty.
        #expect(laidOut.withLock(\.self) - before.withLock(\.self) < 20 + 8 * report.failures.count)
    }

    @Test func `a fault at one text size is explained as such`() {
        let report = runCheck(named: "sizes", forEvery: .constant(()), settings: settings) { _, environment in
            .blueprint(.button("OK").frame(width: environment.textSize == .accessibility2 ? 31 : 44, height: 44), StandardLayout())
        }

        #expect(report.failures.map(\.environment.differences) == ["text size AX2"])
        #expect(report.failures.map(\.explanation.sentence) == ["only at text size AX2; no other setting matters"])
    }

    @Test func `a screen is explained by asking for it in other environments`() {
        func screen(_ environment: UserEnvironment) -> RenderedScreen {
            let fails = environment.textSize <= .small && environment.layoutDirection == .rightToLeft
            return StandardLayout().screen(for: .button("OK").frame(width: fails ? 31 : 44, height: 44), in: environment)
        }
        let report = runCheck(named: "sizes", forEvery: .constant(()), settings: settings) { _, environment in
            .screen(screen(environment))
        }

        #expect(report.failures.map(\.environment.differences) == ["text size S, right-to-left"])
        #expect(
            report.failures.map(\.explanation.sentence)
                == ["the same at every size up to S; of the other settings, only layout direction matters"])
        #expect(report.failures.map(\.explanation.decisive) == [["layout direction"]])
    }

    @Test func `an asynchronous function gives the same report`() async {
        let render = { @Sendable (_: Void, environment: UserEnvironment) in
            RenderedContent.blueprint(.button("OK").frame(width: 31, height: 44), StandardLayout())
        }

        let sync = runCheck(named: "same", forEvery: .constant(()), settings: settings, showing: render)
        let async = await runCheck(named: "same", forEvery: .constant(()), settings: settings) { content, environment in
            await Task.yield()
            return render(content, environment)
        }

        #expect(TextReport.text(of: sync) == TextReport.text(of: async))
    }

    @Test func `a screen that differs when asked for twice is warned of`() {
        var count = 0
        let report = runCheck(named: "fickle", forEvery: .constant(()), settings: settings) { _, _ in
            count += 1
            return .blueprint(.button("OK").frame(width: count.isMultiple(of: 2) ? 44 : 31, height: 44), StandardLayout())
        }

        #expect(!report.warnings.isEmpty)
        #expect(TextReport.summary(of: report).contains("was judged twice"))
    }

    @Test func `an error of the function ends the check`() {
        struct NoScreen: Error {}

        #expect(throws: NoScreen.self) {
            try runCheck(named: "error", forEvery: .constant(()), settings: settings) { _, _ in throw NoScreen() }
        }
    }

    @Test func `a failure that occurs once and never again is reported, and no pass`() {
        var asked = 0
        let report = runCheck(named: "flaky", forEvery: .constant(()), settings: settings) { _, _ in
            asked += 1
            return .blueprint(.button("OK").frame(width: asked == 3 ? 31 : 50, height: 44), StandardLayout())
        }

        #expect(report.failures.isEmpty)
        #expect(report.vanishedFailures == ["target-size/small/button"])
        #expect(!report.isSuccess)
        #expect(
            TextReport.summary(of: report).contains(
                "target-size/small/button failed once and could not be reproduced; make the screen depend only on its content and environment"
            ))
    }

    private static func faultyReport(casesAtOnce: Int) -> String {
        var settings = CheckSettings(
            profile: .humanInterfaceGuidelines.keeping([.targetSize, .textNotClipped, .elementHasLabel]), cases: 30,
            shrinkEvaluations: 30)
        settings.casesAtOnce = casesAtOnce
        let report = runCheck(named: "faulty", forEvery: .blueprints(of: .controls), settings: settings) { blueprint, _ in
            .blueprint(blueprint.frame(width: 100), StandardLayout())
        }
        return AccessibilityReport(of: [report]).render(.json)
    }

    @Test func `a report of failures is the same for any number of concurrent cases`() {
        let alone = Self.faultyReport(casesAtOnce: 1)

        #expect(alone.contains("\"failures\" : [") || alone.contains("\"failures\": ["))
        for count in [2, 5, 64] { #expect(Self.faultyReport(casesAtOnce: count) == alone) }
    }

    @Test func `checks that run beside each other on all cores come to an end, each with its own report`() async {
        let alone = Self.faultyReport(casesAtOnce: 1)

        await withTaskGroup(of: String.self) { group in
            for _ in 0..<6 { group.addTask { Self.faultyReport(casesAtOnce: 8) } }
            for await report in group { #expect(report == alone) }
        }
    }

    /// The threads on which something was called.
    private final class Threads: Sendable {
        private let seen = Locked<Set<ObjectIdentifier>>([])

        func note() { seen.withLock { _ = $0.insert(ObjectIdentifier(Thread.current)) } }
        var all: Set<ObjectIdentifier> { seen.withLock { $0 } }
    }

    @Test func `the code under test is called by the caller's thread and no other`() {
        struct Rule: LayoutRule {
            let threads: Threads
            func screen(for blueprint: Blueprint, in environment: UserEnvironment) -> RenderedScreen {
                threads.note()
                return StandardLayout().screen(for: blueprint, in: environment)
            }
        }
        struct Counter: ScreenFlow {
            let threads: Threads
            let initialState = 0
            func screen(for count: Int, in environment: UserEnvironment) -> RenderedScreen {
                threads.note()
                return StandardLayout().screen(for: .button("Add \(count)").framedAsTarget.action("add"), in: environment)
            }
            func reduce(_ count: Int, _ event: FlowEvent) -> Int {
                threads.note()
                return min(count + 1, 2)
            }
        }
        let threads = Threads()
        // At a width of 31 there is a failure to shrink as well.
        for width in [44.0, 31] {
            _ = runCheck(named: "rule", forEvery: .constant(())) { _, _ in
                .blueprint(.button("OK").frame(width: width, height: 44), Rule(threads: threads))
            }
        }
        _ = runCheck(named: "flow", forEvery: .constant(())) { _, _ in .flow(Counter(threads: threads), bound: 3) }

        #expect(threads.all == [ObjectIdentifier(Thread.current)])
    }

    @Test func `the settings of comparisons are rendered once for all cases, and anew for a second evaluation`() {
        var seen: [UserEnvironment: Int] = [:]
        let report = runCheck(named: "seen", forEvery: .constant(()), settings: CheckSettings()) { _, environment in
            seen[environment, default: 0] += 1
            return .screen(StandardLayout().screen(for: .button("OK").framedAsTarget, in: environment))
        }
        let plan = Set(EnvironmentPlan.pairwise.environments)
        let compared = plan.flatMap(CheckSettings().profile.counterparts)

        #expect(report.cases == 72)
        #expect(Set(seen.keys) == plan.union(compared))
        // A case is rendered again if it was rendered for another before, and one
        // in twenty is evaluated again with all its comparisons.
        let repeated = seen.values.reduce(0) { $0 + $1 - 1 }
        #expect(repeated < compared.count - Set(compared).subtracting(plan).count)
        #expect(seen.values.contains { $0 > 1 })
    }
}

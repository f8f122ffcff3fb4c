import EveryScreenKit
import EveryValue
import Testing

struct ShardResultTests {
    @Test(arguments: [2, 5])
    func `the parts of all shares, written down and read in any order, are the whole check to the byte`(count: Int) throws {
        let profile = SmallCheck.settings.profile
        let parts = try (0..<count).reversed().map { try SmallCheck.readAgain(SmallCheck.part($0, of: count), named: profile) }

        #expect(SmallCheck.whole.failures.count >= 3)
        #expect(CheckReport(of: parts).inAllForms == SmallCheck.whole.inAllForms)
    }

    @Test func `a share can be shared out further`() {
        let (first, second) = (Shard(index: 1, count: 2).divided(0, of: 2), Shard(index: 1, count: 2).divided(1, of: 2))

        #expect((0..<12).filter(first.contains) == [1, 5, 9])
        #expect((0..<12).filter(second.contains) == [3, 7, 11])
        let parts = [SmallCheck.part(0, of: 2), SmallCheck.part(1, of: 4), SmallCheck.part(3, of: 4)]
        #expect(TextReport.text(of: CheckReport(of: parts)) == TextReport.text(of: SmallCheck.whole))
    }

    @Test func `merged parts name elements by their lines of source code, as a whole run does`() throws {
        let settings = CheckSettings(profile: .humanInterfaceGuidelines.keeping(["target-size", "no-keyboard-trap"]))
        let trap = Blueprint.textEditor("Note", value: "a", fileID: "OrderTests/OrderScreen.swift", line: 12).consumesKeys([
            .tab, .shiftTab,
        ])
        let small = Blueprint.button("Close", fileID: "OrderTests/OrderScreen.swift", line: 13).frame(width: 31, height: 44)
        // A screen that the user laid out keeps its elements, whereas a blueprint
        // is reduced.
        let part = runCheckPart(named: "order", forEvery: .constant(()), settings: settings) { _, environment in
            .screen(StandardLayout().screen(for: .column([trap, small]), in: environment))
        }
        let (whole, read) = (CheckReport(of: [part]), CheckReport(of: [try SmallCheck.readAgain(part, named: settings.profile)]))

        #expect(
            whole.failures.map(\.wording) == [
                Finding.Wording(
                    fact: #"focus cannot leave text editor "Note" (OrderScreen.swift:12) after Tab: it keeps the keys that would leave it"#,
                    remedy: "let Tab, Shift-Tab or Escape through"),
                Finding.Wording(
                    fact: #"button "Close" (OrderScreen.swift:13) is 31 × 44 pt; the minimum is 44 × 44 pt"#,
                    remedy: "widen the target by 13 pt", measure: "31 × 44 pt"),
            ])
        #expect(read.failures.map(\.wording) == whole.failures.map(\.wording))
        #expect(read.inAllForms == whole.inAllForms)
    }

    @Test func `shards that share their failures have the same report`() {
        var settings = SmallCheck.settings
        settings.sharedOccurrences = SharedOccurrences()
        let parts = (0..<3).map { SmallCheck.part($0, of: 3, settings) }

        #expect(CheckReport(of: parts).inAllForms == SmallCheck.whole.inAllForms)
    }

    @Test func `the file of shards that share their failures does not depend on which ran first`() {
        func parts(_ order: [Int]) -> [ShardResult] {
            var settings = SmallCheck.settings
            settings.sharedOccurrences = SharedOccurrences()
            return order.map { SmallCheck.part($0, of: 3, settings) }.sorted { $0.share.index < $1.share.index }
        }
        func text(_ parts: [ShardResult]) -> String { ShardFile(share: .whole, parts: parts).json }
        let (forward, backward) = (parts([0, 1, 2]), parts([2, 1, 0]))

        #expect(text(forward) != text(backward))
        #expect(text(forward.withEachFailureOnce) == text(backward.withEachFailureOnce))
        #expect(CheckReport(of: backward.withEachFailureOnce).inAllForms == SmallCheck.whole.inAllForms)
    }

    /// A button that fails by itself at some text sizes, in a row of some.
    private func part(_ index: Int, of count: Int, cases: Int? = nil, _ change: (inout CheckSettings) -> Void = { _ in }) -> ShardResult {
        var settings = CheckSettings(
            profile: .humanInterfaceGuidelines.keeping([.targetSize]), environments: .everyTextSize, cases: cases)
        change(&settings)
        settings.share = Shard(index: index, count: count)
        return runCheckPart(named: "names", forEvery: .element(of: ["Close", "Open", "Send"]), settings: settings) { name, environment in
            .blueprint(.button(name).frame(width: environment.textSize == .small && name != "Send" ? 31 : 60, height: 44), StandardLayout())
        }
    }

    @Test func `a small domain is gone through once, however many share it`() {
        let whole = CheckReport(of: [part(0, of: 1, cases: 100)])
        let shared = CheckReport(of: (0..<5).map { part($0, of: 5, cases: 100) })

        #expect(whole.ending == .exhausted(values: 36))
        #expect(shared.inAllForms == whole.inAllForms)
    }

    @Test func `a share without a case adds nothing`() {
        let whole = CheckReport(of: [part(0, of: 1, cases: 3)])
        let parts = (0..<5).map { part($0, of: 5, cases: 3) }

        #expect(CheckReport(of: [parts[4]]).cases == 0)
        #expect(CheckReport(of: parts).inAllForms == whole.inAllForms)
    }

    @Test func `known, expired and baseline findings are reported as for the whole`() throws {
        let baseline = FindingBaseline(of: [CheckReport(of: [part(0, of: 1, cases: 100)])])
        let known: (inout CheckSettings) -> Void = { settings in
            settings.knownIssues = [
                KnownIssue(.targetSize, on: "Close", until: "2027-03-01", because: "the bar is being redesigned"),
                KnownIssue(.targetSize, on: "Open", until: "2026-03-01", because: "it was"),
                KnownIssue(.targetSize, on: "Nowhere", until: "2027-03-01", because: "nobody knows"),
            ]
            settings.today = "2026-11-21"
        }
        let expired: (inout CheckSettings) -> Void = { settings in
            settings.knownIssues = [
                KnownIssue(.targetSize, on: "Nowhere", until: "2027-03-01", because: "the screen is new"),
                KnownIssue(.targetSize, on: "Close", until: "2026-03-01", because: "the bar was being redesigned"),
            ]
            settings.today = "2026-11-21"
        }
        // The case that finds the failure is not one that the known issue covered.
        let expiredElsewhere: (inout CheckSettings) -> Void = { settings in
            settings.knownIssues = [KnownIssue(.targetSize, on: "Open", until: "2026-03-01", because: "the list was being redesigned")]
            settings.today = "2026-11-21"
        }
        let inBaseline: (inout CheckSettings) -> Void = { $0.baseline = baseline }

        for change in [known, expired, expiredElsewhere, inBaseline] {
            let whole = CheckReport(of: [part(0, of: 1, cases: 100, change)])
            let parts = try (0..<4).map { index in
                try SmallCheck.readAgain(
                    part(index, of: 4, cases: 100, change), named: .humanInterfaceGuidelines.keeping([.targetSize]))
            }
            #expect(CheckReport(of: parts).inAllForms == whole.inAllForms)
            #expect(whole.failures.map { $0.status == .new } == [false])
        }
    }

    @Test func `a failure that cannot be reproduced is reported by the whole, too`() {
        var asked = 0
        var settings = CheckSettings(profile: .humanInterfaceGuidelines.keeping([.targetSize]))
        let parts = (0..<2).map { index in
            settings.share = Shard(index: index, count: 2)
            return runCheckPart(named: "flaky", forEvery: .constant(()), settings: settings) { _, _ in
                asked += 1
                return .blueprint(.button("OK").frame(width: asked == 3 ? 31 : 50, height: 44), StandardLayout())
            }
        }

        #expect(CheckReport(of: parts).vanishedFailures == ["target-size/small/button"])
    }

    @Test func `a share that was stopped makes the whole one that was stopped`() {
        let parts = [part(0, of: 2, cases: 100), part(1, of: 2, cases: 100) { $0.isTimeOver = { true } }]

        #expect(CheckReport(of: parts).ending == .outOfTime)
        #expect(TextReport.summary(of: CheckReport(of: parts)).contains("seed 1 (time ran out)\n"))
    }
}

import EveryScreenGenerators
import EveryScreenLayout
import EveryScreenModel
import EveryValue
import Testing

@testable import EveryScreenKit

/// The lines that fail on other content, and under other settings, than those
/// shown.
struct FailingLinesTests {
    /// A line of gray text each for none, one, and more messages.
    @Sendable private static func inbox(_ count: Int) -> Blueprint {
        if count == 0 { return gray("No messages", line: 10) }
        let dates = (0..<count).map { _ in gray("Yesterday", line: 11) }
        return .column(count == 1 ? dates : dates + [gray("Read all", line: 12)])
    }

    private static func gray(_ string: String, line: UInt) -> Blueprint {
        Blueprint.text(string, fileID: "Mail/Inbox.swift", line: line).foregroundColor(0xAAAAAA).backgroundColor(.white)
    }

    private static func part(_ index: Int = 0, of count: Int = 1, seed: UInt64 = 1) -> ShardResult {
        var settings = CheckSettings(cases: 60, seed: seed)
        settings.share = Shard(index: index, count: count)
        return runCheckPart(named: "inbox", forEvery: .integer(in: 0...3), settings: settings) { count, _ in
            .blueprint(inbox(count), StandardLayout())
        }
    }

    private func lines(_ report: CheckReport) -> [String] {
        TextReport.text(of: report).split(separator: "\n").map { String($0.drop { $0 == " " }) }.filter { $0.hasPrefix("also") }
    }

    @Test(arguments: [1, 2, 3] as [UInt64]) func `lines that fail on other content are named`(seed: UInt64) throws {
        let report = CheckReport(of: [Self.part(seed: seed)])
        let failure = try #require(report.failures.first { $0.finding.spec == "text-contrast" })

        #expect(failure.finding.element.location?.line == 10)
        #expect(Set(failure.elsewhere.entries.map { $0.finding.element.location?.line }) == [11, 12])
        let both = [#"text "Yesterday" 2.32:1 (Inbox.swift:11)"#, #"text "Read all" 2.32:1 (Inbox.swift:12)"#]
        #expect([both, both.reversed()].map { "also in other cases: \($0[0]) and \($0[1])" }.contains(lines(report).first))
    }

    @Test func `shards name the lines that the whole check names, through files as well`() throws {
        let whole = CheckReport(of: [Self.part()])
        let parts = (0..<3).map { Self.part($0, of: 3) }
        let read = try parts.map { try ShardModel.Part($0).part(judgedBy: [.humanInterfaceGuidelines]) }

        #expect(!lines(whole).isEmpty)
        for merged in [CheckReport(of: parts), CheckReport(of: parts.reversed()), CheckReport(of: read)] {
            #expect(TextReport.text(of: merged) == TextReport.text(of: whole))
            #expect(merged.failures.map(\.elsewhere) == whole.failures.map(\.elsewhere))
        }
    }

    @Test func `lines that fail under other settings follow those of the screen`() {
        func text(_ line: UInt, width: Double) -> Blueprint {
            Blueprint.text("Notifications", fileID: "Mail/Inbox.swift", line: line).lineLimit(1).frame(width: width)
        }
        let screen = Blueprint.column([text(10, width: 110), text(11, width: 110), text(12, width: 180)])
        let settings = CheckSettings(profile: .humanInterfaceGuidelines.keeping(["text-not-truncated"]))
        let report = runCheck(named: "a", forEvery: .constant(()), settings: settings) { _, _ in .blueprint(screen, StandardLayout()) }

        let expected = #"also: text "Notifications" (Inbox.swift:11); in other cases: text "Notifications" (Inbox.swift:12)"#
        #expect(lines(report).first == expected)
    }

    @Test func `lines of known issues, and elements without a line, are not named`() {
        var settings = CheckSettings(cases: 60)
        settings.knownIssues = [KnownIssue("text-contrast", on: "Yesterday", until: "2999-01-01", because: "a")]
        let report = runCheck(named: "inbox", forEvery: .integer(in: 0...3), settings: settings) { count, _ in
            .blueprint(Self.inbox(count), StandardLayout())
        }
        #expect(lines(report) == [#"also in other cases: text "Read all" 2.32:1 (Inbox.swift:12)"#])

        let captured = runCheck(named: "captured", forEvery: .integer(in: 1...2), settings: CheckSettings(cases: 60)) { count, _ in
            var builder = RenderedScreen.Builder(size: LayoutSize(width: 390, height: 844))
            for place in 0..<count {
                builder.add(
                    ScreenElement(.button, source: "\(place)", frame: LayoutRect(x: 0, y: Double(place) * 60, width: 31, height: 44)))
            }
            return .screen(builder.finish())
        }
        #expect(!captured.failures.isEmpty)
        #expect(captured.failures.map(\.elsewhere.entries.count).max() == 0)
    }
}

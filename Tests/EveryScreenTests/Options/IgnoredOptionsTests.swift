import EveryScreenKit
import EveryScreenModel
import Testing

@testable import EveryScreen

struct IgnoredOptionsTests {
    private func ignored(_ options: [CheckOption], by subject: CheckedSubject) -> [String] {
        OptionMistake.ignored(options, by: subject).map { String($0.text.prefix { $0 != " " }) }
    }

    private let all: [CheckOption] = [
        .specs(.humanInterfaceGuidelines), .environments(.standard), .cases(3), .verbose, .budget(.seconds(1)), .timePerCase(.seconds(1)),
        .seed(1),
        .failOn(.warning), .replay("es2-A"), .bound(10), .personas([]), .atMost(.keys(3)), .regressions(.off),
        .knownIssue(.targetSize, on: "*", until: "9999-12-31", because: "a"),
    ]

    @Test func `an option that has no effect is a mistake, by the function that gets it`() {
        #expect(ignored(all, by: .screens) == [".timePerCase", ".atMost"])
        #expect(ignored(all, by: .property) == [".specs", ".knownIssue", ".personas", ".atMost", ".environments", ".bound"])
        #expect(ignored(all, by: .goal) == [".specs", ".knownIssue", ".cases", ".replay", ".timePerCase"])
        #expect(ignored(all, by: .transcript) == [".specs", ".knownIssue", ".cases", ".replay", ".timePerCase", ".personas", ".atMost"])
        #expect(ignored([], by: .property) == [])
        #expect(
            OptionMistake.ignored([.cases(3)], by: .goal).map(\.text)
                == [".cases has no effect on a goal; remove it, or give it to the test for its other checks"])
    }

    @Test(.environments(.standard), .personas([])) func `options of the test may be meant for its other checks`() async {
        await expectHolds(.cases(10), .regressions(.off), forEvery: .integer(in: 0...9)) { $0 >= 0 }
    }

    @Test func `a property reports the option, and is tested`() async {
        await withKnownIssue {
            await expectHolds(.environments(.standard), .regressions(.off), forEvery: .integer(in: 0...9)) { $0 >= 0 }
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains(".environments has no effect on a property") }
        }
    }
}

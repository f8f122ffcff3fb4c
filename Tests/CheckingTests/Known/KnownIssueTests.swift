import EveryScreenKit
import Testing

struct KnownIssueTests {
    private func known(_ element: String, in environment: UserEnvironment = .standard) -> KnownIssue {
        KnownIssue(.targetSize, on: element, in: environment, until: "2027-03-01", because: "it is known")
    }

    @Test(arguments: ["Close", "bar.close", "button"])
    func `an element is known by its label, its identifier or its path`(name: String) {
        #expect(known(name).matches(smallTarget("Close", identifier: "bar.close"), in: .standard))
    }

    @Test func `another element and another spec are not known`() {
        #expect(!known("Open").matches(smallTarget("Close"), in: .standard))
        #expect(!known("close").matches(smallTarget("Close"), in: .standard))
        let label = KnownIssue(.elementHasLabel, on: "Close", until: "2027-03-01", because: "it is known")
        #expect(!label.matches(smallTarget("Close"), in: .standard))
    }

    @Test func `without a condition it is known everywhere`() {
        for environment in EnvironmentPlan.pairwise.environments {
            #expect(known("Close").matches(smallTarget("Close"), in: environment))
        }
    }

    @Test func `every setting of the condition must be met`() {
        let arabic = known("Close", in: UserEnvironment(layoutDirection: .rightToLeft, isBoldText: true))

        #expect(arabic.matches(smallTarget("Close"), in: UserEnvironment(layoutDirection: .rightToLeft, isBoldText: true)))
        #expect(!arabic.matches(smallTarget("Close"), in: UserEnvironment(layoutDirection: .rightToLeft)))
        #expect(!arabic.matches(smallTarget("Close"), in: .standard))
    }

    @Test func `a text size stands for itself and those beyond`() {
        func sizes(_ size: UserEnvironment.TextSize) -> [UserEnvironment.TextSize] {
            let issue = known("Close", in: UserEnvironment(textSize: size))
            return UserEnvironment.TextSize.allCases.filter { issue.matches(smallTarget("Close"), in: UserEnvironment(textSize: $0)) }
        }

        #expect(sizes(.accessibility3) == [.accessibility3, .accessibility4, .accessibility5])
        #expect(sizes(.small) == [.xSmall, .small])
        #expect(sizes(.large) == UserEnvironment.TextSize.allCases)
    }

    @Test func `it ends on its day, and without a day it does not end`() {
        #expect(!KnownIssue.close.isExpired(on: "2027-02-28"))
        #expect(KnownIssue.close.isExpired(on: "2027-03-01"))
        #expect(KnownIssue.close.isExpired(on: "2030-01-01"))
        #expect(!KnownIssue.close.isExpired(on: nil))
    }
}

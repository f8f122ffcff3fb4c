import EveryScreenKit
import EveryValue
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

    @Test(arguments: ["Close*", "*lose", "Cl*se", "*l*s*", "Close", "bar.*", "*.close", "C*l*o*s*e"])
    func `an asterisk stands for any characters`(pattern: String) {
        #expect(known(pattern).matches(smallTarget("Close", identifier: "bar.close"), in: .standard))
    }

    @Test(arguments: ["Open*", "*open", "C*x*e", "Close*Close", "close*", "?lose", "Clos", "*Close*e"])
    func `a pattern that does not fit matches nothing`(pattern: String) {
        #expect(!known(pattern).matches(smallTarget("Close", identifier: "bar.close"), in: .standard))
    }

    @Test func `it is known in the check that it names, with or without its module`() {
        func issue(_ check: String?) -> KnownIssue {
            KnownIssue(.targetSize, on: "Close", inCheck: check, until: "2027-03-01", because: "it is known")
        }
        let names = ["the bar is accessible", "ShopTests.OrderTests/bar"]

        for check in [nil, "the bar is accessible", "ShopTests.OrderTests/bar", "OrderTests/bar", "OrderTests/*", "ShopTests.*"] {
            #expect(issue(check).isKnown(in: names), "\(check ?? "")")
        }
        for check in ["bar", "CartTests/*", "the cart*"] { #expect(!issue(check).isKnown(in: names), "\(check)") }
    }

    @Test func `a pattern of nothing is a mistake`() {
        let issue = KnownIssue(.targetSize, on: "*", inCheck: " ", until: "2027-03-01", because: "it is known")

        #expect(
            issue.mistakes(among: [.targetSize]) == [
                "the known issue of target-size names no element; name one, with * for what may differ",
                "the known issue of target-size names no check; name one, with * for what may differ, or leave it out",
            ])
    }

    @Test func `in another check the same failure fails`() {
        let issue = KnownIssue(.targetSize, on: "Cl*", inCheck: "order", until: "2027-03-01", because: "it is known")
        let reports = ["order", "cart"].map { name in
            var settings = CheckSettings(profile: .humanInterfaceGuidelines.keeping([.targetSize]), environments: .standard)
            settings.knownIssues = [issue]
            return runCheck(named: name, forEvery: .constant(()), settings: settings) { _, _ in
                .blueprint(.button("Close").frame(width: 31), StandardLayout())
            }
        }

        #expect(reports.map(\.isSuccess) == [true, false])
        #expect(reports.map { $0.knownIssues[0].count > 0 } == [true, false])
    }
}

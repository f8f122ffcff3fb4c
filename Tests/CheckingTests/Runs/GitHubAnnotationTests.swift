import EveryScreenKit
import Testing

struct GitHubAnnotationTests {
    private let place = CheckReport.Place(file: "Tests/a,b:c%.swift", line: 12)

    @Test func `everything that has a meaning is escaped`() {
        #expect(
            GitHubAnnotation(isError: true, at: place, titled: "a: b, 50%\n", "✘ 50%: a, b\r\n::error::no").line
                == "::error file=Tests/a%2Cb%3Ac%25.swift,line=12,title=a%3A b%2C 50%25\\n::✘ 50%25: a, b\\r%0A\\u{3A}:error::no")
        #expect(
            GitHubAnnotation(isError: false, at: CheckReport.Place(file: "a.swift", line: 1), titled: "t", "m").line
                == "::warning file=a.swift,line=1,title=t::m")
    }

    @Test func `a long message is cut between escapes`() {
        for count in 3_990..<4_010 {
            let line = GitHubAnnotation(isError: true, at: place, titled: "t", String(repeating: "a", count: count) + "%%%").line
            let message = line.drop { $0 != "t" }.split(separator: "::").last ?? ""
            #expect(message.replacing("%25", with: "").contains("%") == false)
            #expect(message.utf8.count <= 4_003)
        }
    }

    @Test(arguments: [
        ([:], false), (["GITHUB_ACTIONS": "true"], true), (["GITHUB_ACTIONS": "false"], false),
        (["GITHUB_ACTIONS": "true", "EVERYSCREEN_ANNOTATIONS": "off"], false),
    ])
    func `they are printed in GitHub Actions`(variables: [String: String], areShown: Bool) {
        #expect(GitHubAnnotation.areShown(under: variables) == areShown)
    }
}

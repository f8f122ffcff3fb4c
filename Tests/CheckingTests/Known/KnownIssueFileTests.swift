import EveryScreenKit
import Testing

struct KnownIssueFileTests {
    private func read(_ text: String) throws -> [KnownIssue] { try KnownIssueFile.read(Array(text.utf8), named: "known.json") }

    private func file(_ issue: String) -> String { "{\"everyscreenKnownIssues\": 1, \"issues\": [\n\(issue)\n]}" }

    @Test func `a file of none is read, and one of two`() throws {
        #expect(try read("{\"everyscreenKnownIssues\": 1, \"issues\": []}") == [])
        #expect(
            try read(
                """
                {
                  "everyscreenKnownIssues": 1,
                  "issues": [
                    {"spec": "target-size", "on": "Close", "until": "2027-03-01", "because": "the bar is being redesigned"},
                    {
                      "spec": "focus-never-lost", "on": "list/2/button", "in": {"textSize": "accessibility3"},
                      "until": "2026-12-24", "because": "waits for the new list"
                    }
                  ]
                }
                """) == [
                    .close,
                    KnownIssue(
                        .focusNeverLost, on: "list/2/button", in: UserEnvironment(textSize: .accessibility3), until: "2026-12-24",
                        because: "waits for the new list"),
                ])
    }

    @Test(arguments: [
        (
            "{\"spec\": \"target-sise\", \"on\": \"a\", \"until\": \"2027-03-01\", \"because\": \"b\"}",
            "known.json:2:10: $.issues[0].spec is \"target-sise\"; it must be the id of a spec, as everyscreen specs lists them; "
                + "did you mean \"target-size\"?"
        ),
        (
            "{\"spec\": \"target-size\", \"on\": \"a\", \"until\": \"2027-03-01\"}",
            "known.json:2:1: $.issues[0] has no \"because\"; it is needed; add it"
        ),
        (
            "{\"spec\": \"target-size\", \"on\": \"a\", \"until\": \"2027-03-01\", \"because\": \" \"}",
            "known.json:2:70: $.issues[0].because is \" \"; it must be why it is accepted, in words; fix the value"
        ),
        (
            "{\"spec\": \"target-size\", \"on\": \"a\", \"until\": \"1 March\", \"because\": \"b\"}",
            "known.json:2:45: $.issues[0].until is \"1 March\"; it must be a day such as \"2027-03-01\"; fix the value"
        ),
        (
            "{\"spec\": \"target-size\", \"on\": \"a\", \"until\": \"2027-03-01\", \"becase\": \"b\"}",
            "known.json:2:59: $.issues[0] has the key \"becase\"; it is not known; did you mean \"because\"?"
        ),
        (
            "{\"spec\": \"target-size\", \"on\": \"*\", \"until\": \"2027-03-01\", \"because\": \"b\"}",
            "known.json:2:31: $.issues[0].on is \"*\"; it must be a name: the known issue of target-size names no element; name one, "
                + "with * for what may differ; fix the value"
        ),
        (
            "{\"spec\": \"target-size\", \"on\": 3, \"until\": \"2027-03-01\", \"because\": \"b\"}",
            "known.json:2:31: $.issues[0].on is 3; it must be a string; fix the value"
        ),
        (
            "{\"spec\": \"target-size\", \"on\": \"a\", \"on\": \"b\", \"until\": \"2027-03-01\", \"because\": \"b\"}",
            "known.json:2:36: a second \"on\" in one object; only one can count; remove the other"
        ),
    ])
    func `a mistake is reported with its place and its fix`(issue: String, message: String) {
        #expect { _ = try read(file(issue)) } throws: { "\($0)" == message }
    }

    @Test(arguments: [
        (
            "{\"everyscreenKnownIssues\": 2, \"issues\": []}",
            "known.json:1:28: $.everyscreenKnownIssues is 2; it must be the version of the format, 1; fix the value"
        ),
        ("{\"issues\": []}", "known.json:1:1: the document has no \"everyscreenKnownIssues\"; it is needed; add it"),
        (
            "[]",
            "known.json:1:1: the document is an array; it must be an object with the keys everyscreenKnownIssues, issues; fix the value"
        ),
        ("{\"everyscreenKnownIssues\": 1, ", "known.json:1:31: the text ends inside a value; the file is cut off; write it again"),
    ])
    func `a file of another kind is reported as such`(text: String, message: String) {
        #expect { _ = try read(text) } throws: { "\($0)" == message }
    }

    @Test func `an unknown setting is reported, with the nearest one`() {
        let issue =
            "{\"spec\": \"target-size\", \"on\": \"a\", \"in\": {\"textSzie\": \"xSmall\"}, \"until\": \"2027-03-01\", \"because\": \"b\"}"

        #expect { _ = try read(file(issue)) } throws: {
            "\($0)" == "known.json:2:43: $.issues[0].in has the key \"textSzie\"; it is not known; did you mean \"textSize\"?"
        }
    }

    @Test func `a pattern and a check are read`() throws {
        let issue =
            "{\"spec\": \"target-size\", \"on\": \"Cl*\", \"check\": \"OrderTests/*\", \"until\": \"2027-03-01\", \"because\": \"b\"}"

        #expect(try read(file(issue)) == [KnownIssue(.targetSize, on: "Cl*", inCheck: "OrderTests/*", until: "2027-03-01", because: "b")])
    }
}

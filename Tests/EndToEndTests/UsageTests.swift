import AccessibilityChecking
import Testing

struct UsageTests {
    @Test func `without arguments the command explains itself`() throws {
        let run = try CommandRun.of([])

        #expect(run.code == 0)
        #expect(run.error == "")
        #expect(
            run.output == """
                everyscreen checks that screens are accessible: captured ones, and every one it can generate.

                usage: everyscreen COMMAND …

                  audit     judge captured screens
                  fuzz      generate screens, lay them out, judge them, and shrink what fails
                  replay    judge regression files again
                  render    draw a picture (SVG) of a regression file or a captured screen
                  specs     print the catalogue of specs

                everyscreen help COMMAND tells more; everyscreen --version prints the version.
                Exit codes: 0 nothing found, 1 findings, 2 unusable arguments or input.

                """)
        #expect(try CommandRun.of(["help"]) == run)
        #expect(try CommandRun.of(["--help"]) == run)
    }

    @Test func `the version is printed`() throws {
        #expect(try CommandRun.of(["--version"]) == CommandRun(code: 0, output: "everyscreen 0.1.0\n", error: ""))
    }

    @Test(arguments: ["audit", "fuzz", "replay", "render", "specs"])
    func `every command explains itself, whichever way it is asked`(command: String) throws {
        let run = try CommandRun.of(["help", command])

        #expect(run.code == 0)
        #expect(run.output.contains("usage: everyscreen \(command)"))
        #expect(try CommandRun.of([command, "--help"]) == run)
    }

    @Test(arguments: [
        (["adit"], "there is no command \"adit\"; did you mean audit?; see everyscreen help"),
        (["quark"], "there is no command \"quark\"; see everyscreen help"),
        (["audit"], "audit needs a file: everyscreen audit FILE…"),
        (["audit", "--formt", "json", "a"], "audit has no option --formt; did you mean --format?; see everyscreen help audit"),
        (["audit", "--format"], "--format needs a value: --format NAME"),
        (["audit", "--output", "--format", "json", "a"], "--output needs a value: --output FILE"),
        (["audit", "--format", "jsn", "a"], "--format is \"jsn\"; did you mean json?; it takes text, json, jsonl"),
        (["audit", "--density", "-3", "a"], "--density is \"-3\"; it takes a positive number of dots per inch, such as 420"),
        (["fuzz"], "--screens is \"\"; it takes sample, sample/correct, sample/faulty, controls, flows/correct, flows/faulty"),
        (
            ["fuzz", "--screens", "samle"],
            "--screens is \"samle\"; did you mean sample?; it takes sample, sample/correct, sample/faulty, controls, flows/correct, flows/faulty"
        ),
        (["fuzz", "--screens", "sample", "--cases", "many"], "--cases is \"many\"; it takes a whole number of at least 1"),
        (["fuzz", "--screens", "sample", "--budget", "soon"], "--budget is \"soon\"; it takes a number of seconds, such as 30 or 30s"),
        (["fuzz", "--screens", "sample", "extra"], "fuzz takes no file; \"extra\" is too much"),
        (["replay"], "replay needs a file: everyscreen replay FILE…"),
        (["render", "a", "b"], "render needs one file: everyscreen render FILE"),
        (
            ["specs", "--profile", "wcag"],
            "--profile is \"wcag\"; it takes " + Profile.named.map(\.name).joined(separator: ", ")
        ),
    ])
    func `a mistake in the arguments is explained`(arguments: [String], message: String) throws {
        #expect(try CommandRun.of(arguments) == CommandRun(code: 2, output: "", error: "everyscreen: \(message)\n"))
    }

    @Test func `the catalogue is printed in three forms`() throws {
        let text = try CommandRun.of(["specs"])
        #expect(text.output.split(separator: "\n").count == Profile.humanInterfaceGuidelines.everySpec.count)
        #expect(
            text.output.hasPrefix(
                "element-has-label               error    screens       Every control, field and informative image has a label."))
        #expect(try CommandRun.of(["specs", "--format", "markdown"]).output.hasPrefix("| id | claim | judges | severity | source |\n"))
        #expect(try CommandRun.of(["specs", "--format=json"]).output.hasPrefix("[\n  {\n    \"claim\": "))
    }
}

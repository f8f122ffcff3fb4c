#if os(macOS) || os(Linux)
    import EveryScreenKit
    import Foundation
    import Testing

    struct UsageTests {
        @Test func `without arguments the command explains itself`() throws {
            let run = try CommandRun.of([])

            #expect(run.code == 0)
            #expect(run.error == "")
            #expect(
                run.output == """
                    OVERVIEW: Checks the accessibility of captured screens, live pages and generated screens.

                    USAGE: everyscreen COMMAND …

                    COMMANDS:
                      audit       audit captured screens and live pages
                      record      record live pages in a browser, for audit
                      fuzz        generate screens, lay them out, check them, and shrink failures
                      replay      run regression files again
                      render      draw a picture (SVG or HTML) of a regression file or a captured screen
                      transcript  print what VoiceOver says of captured screens, and the orders of keyboard, switch and voice
                      specs       print the catalog of specs
                      explain     explain a spec: its claim, its sources, and what fails and passes
                      merge       merge the results of shards, or of the checks of a test run
                      schema      print the JSON Schema of the native screen file, or of reports
                      completion  print a completion script for a shell

                    START HERE:
                      everyscreen audit page.html        check a page or a captured screen
                      everyscreen explain target-size    read about a claim that failed

                    See everyscreen help COMMAND for its options; everyscreen --version prints the version.
                    A file named - is standard input; --output - is standard output.
                    Exit codes: 0 nothing found, 1 findings, 2 unusable arguments or input, nothing checked, or stopped early.

                    """)
            #expect(try CommandRun.of(["help"]) == run)
            #expect(try CommandRun.of(["--help"]) == run)
        }

        @Test func `the version is printed`() throws {
            #expect(try CommandRun.of(["--version"]) == CommandRun(code: 0, output: "everyscreen 0.2.0\n", error: ""))
        }

        @Test(arguments: [
            "audit", "record", "fuzz", "replay", "render", "transcript", "specs", "explain", "merge", "schema", "completion",
        ])
        func `every command explains itself, whichever way it is asked`(command: String) throws {
            let run = try CommandRun.of(["help", command])

            #expect(run.code == 0)
            #expect(run.output.contains("USAGE: everyscreen \(command)"))
            #expect(try CommandRun.of([command, "--help"]) == run)
        }

        @Test(arguments: [
            (["--verison"], "there is no command \"--verison\"; did you mean --version?; see everyscreen help"),
            (
                ["merge", "--format", "htlm", "a"],
                "--format is \"htlm\"; did you mean html?; it takes text, json, sarif, junit, html, markdown, github, openacr, earl, vpat, app-store"
            ),
            (["adit"], "there is no command \"adit\"; did you mean audit?; see everyscreen help"),
            (["quark"], "there is no command \"quark\"; see everyscreen help"),
            (["audit"], "audit needs a file: everyscreen audit FILE…"),
            (["audit", "--formt", "json", "a"], "audit has no option --formt; did you mean --format?; see everyscreen help audit"),
            (["audit", "--format"], "--format needs a value: --format NAME"),
            (["audit", "--output", "--format", "json", "a"], "--output needs a value: --output FILE"),
            (
                ["audit", "--format", "jsn", "a"],
                "--format is \"jsn\"; did you mean json?; it takes text, json, sarif, junit, html, markdown, github, jsonl, openacr, earl, vpat, app-store"
            ),
            (["audit", "--density", "-3", "a"], "--density is \"-3\"; it takes a number of dots per inch from 2 to 10000, such as 420"),
            (
                ["audit", "--density", "1e-300", "a"],
                "--density is \"1e-300\"; it takes a number of dots per inch from 2 to 10000, such as 420"
            ),
            (
                ["fuzz"],
                "fuzz needs the screens to generate: everyscreen fuzz --screens NAME; names are sample, sample/correct, sample/faulty, components, flows, flows/correct, flows/faulty, controls, families"
            ),
            (
                ["fuzz", "--screens", "samle"],
                "--screens is \"samle\"; did you mean sample?; it takes sample, sample/correct, sample/faulty, components, flows, flows/correct, flows/faulty, controls, families"
            ),
            (["fuzz", "--screens", "sample", "--cases", "many"], "--cases is \"many\"; it takes a whole number of at least 1"),
            (["fuzz", "--screens", "sample", "--budget", "soon"], "--budget is \"soon\"; it takes a number of seconds, such as 30 or 30s"),
            (["fuzz", "--screens", "sample", "extra"], "fuzz takes no file; \"extra\" is one operand too many"),
            (["merge"], "merge needs the files of the shards, or the folder of EVERYSCREEN_REPORT: everyscreen merge FILE…"),
            (["schema", "x"], "schema takes no file; \"x\" is one operand too many"),
            (["completion"], "completion needs the name of a shell: bash, zsh, fish"),
            (["replay"], "replay needs a file: everyscreen replay FILE…"),
            (["transcript"], "transcript needs one file: everyscreen transcript FILE"),
            (["render", "a", "b"], "render needs one file: everyscreen render FILE"),
            (["explain"], "explain needs the id of a spec: everyscreen explain SPEC"),
            (["explain", "target-size", "text-grows"], "explain takes one spec; \"text-grows\" is one operand too many"),
            (
                ["explain", "target-sise"],
                "there is no spec \"target-sise\"; did you mean target-size?; see everyscreen specs"
            ),
            (
                ["specs", "--profile", "wcag"],
                "--profile is \"wcag\"; it takes " + AccessibilityProfile.named.map(\.name).joined(separator: ", ")
            ),
        ])
        func `a mistake in the arguments is explained`(arguments: [String], message: String) throws {
            #expect(try CommandRun.of(arguments) == CommandRun(code: 2, output: "", error: "everyscreen: \(message)\n"))
        }

        @Test func `the catalog is printed in three forms`() throws {
            let text = try CommandRun.of(["specs"])
            #expect(text.output.split(separator: "\n").count == AccessibilityProfile.humanInterfaceGuidelines.everySpec.count)
            #expect(
                text.output.hasPrefix(
                    "element-has-label               error    screens       Every control, field and informative image has a label."))
            #expect(
                try CommandRun.of(["specs", "--format", "markdown"]).output.hasPrefix("| id | claim | applies to | severity | source |\n"))
            #expect(try CommandRun.of(["specs", "--format=json"]).output.hasPrefix("[\n  {\n    \"claim\": "))
        }

        @Test func `a spec is explained`() throws {
            let run = try CommandRun.of(["explain", "target-size", "--profile", "wcag22aa"])

            #expect(run.code == 0)
            #expect(run.output.hasPrefix("target-size: A target is at least 24 × 24 points, or no other target is near it.\n"))
            let passing = ".button(\"Track\").frame(width: 44, height: 44)"
            #expect(run.output.contains("Passes\n  \(passing)\n\nFails in SwiftUI\n  Button(\"Close\""))
            #expect(run.output.hasSuffix("More in the documentation\n  EveryScreenSpecs, target-size: fixes in UIKit and HTML\n"))
        }

        @Test func `the help of a command ends with calls to copy`() throws {
            #expect(
                try CommandRun.of(["help", "merge"]).output == """
                    OVERVIEW: Merge the results of shards, or of the checks of a test run

                    USAGE: everyscreen merge FILE|FOLDER… [options]

                    OPTIONS:
                      --format NAME         text, json, sarif, junit, html, markdown, github, openacr, earl, vpat or
                                            app-store (default text)
                      --verbose             add the counts of each spec, all attempts and all notes to text
                      --about FILE          product, author and decisions of people for openacr, earl, vpat and app-store,
                                            as JSON
                      --since FILE          an earlier report in json: html shows new, remaining and fixed failures
                      --output FILE         write to FILE instead of standard output
                      --partial             report even if shards are missing or stopped early; the report names them
                      --save FOLDER         write a regression file and a picture of each failure to FOLDER
                      --save-baseline FILE  write all findings to FILE as a baseline; the exit code stays the same

                    EXAMPLES:
                      everyscreen merge shard-*.json
                      everyscreen merge shard-*.json --format junit --output report.xml
                      everyscreen merge .build/accessibility --format html --output report.html    # after EVERYSCREEN_REPORT=.build/accessibility swift test
                      everyscreen merge .build/accessibility --format markdown >> $GITHUB_STEP_SUMMARY
                      everyscreen merge .build/accessibility --format openacr --about product.json --output acr.yaml

                    """)
        }

        @Test func `the schema of the native file is JSON that names every part of it`() throws {
            let run = try CommandRun.of(["schema"])
            let schema = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
            let properties = try #require(schema["properties"] as? [String: [String: Any]])

            #expect(run.code == 0)
            #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
            #expect(schema["required"] as? [String] == ["everyscreen", "screens"])
            #expect(schema["additionalProperties"] as? Bool == false)
            #expect(properties["everyscreen"]?["const"] as? Int == 1)
            let screen = try #require((properties["screens"]?["items"] as? [String: Any])?["properties"] as? [String: Any])
            #expect(Set(screen.keys).isSuperset(of: ["name", "title", "size", "environment", "elements"]))
        }

        @Test func `the schema of reports and the table of criteria are printed`() throws {
            #expect(try CommandRun.of(["schema", "--of", "report"]).output.contains("\"title\": \"Reports of EveryScreen in JSON\""))
            #expect(try CommandRun.of(["specs", "--criteria"]).output.hasSuffix("decide 9 of them alone.\n"))
            #expect(
                try CommandRun.of(["specs", "--criteria", "--profile", "web"]).error
                    == "everyscreen: --criteria lists WCAG 2.2 A and AA, not a profile; leave out --profile\n")
        }

        @Test func `a dash is standard input`() throws {
            try withFolder { folder in
                let capture = folder.appendingPathComponent("a.json")
                let text = """
                    {"everyscreen": 1, "screens": [{"name": "a", "size": {"width": 320, "height": 568}, "elements": [
                      {"source": "b", "role": "button", "label": "Close", "frame": {"x": 0, "y": 0, "width": 20, "height": 20}}]}]}
                    """
                try Data(text.utf8).write(to: capture)
                let piped = try CommandRun.of(["audit", "-", "--format", "json", "--output", "-"], in: folder, input: capture)
                let named = try CommandRun.of(["audit", "a.json", "--format", "json"], in: folder)

                #expect(named.code == 1)
                #expect(piped.code == 1)
                #expect(piped.output.replacing("/dev/stdin", with: "a.json") == named.output)
                #expect(try CommandRun.of(["render", "-"], in: folder, input: capture).output.hasPrefix("<svg"))
            }
        }

        @Test func `an earlier report and details of a product are read before anything is judged`() throws {
            try withFolder { folder in
                try Data("{}".utf8).write(to: folder.appendingPathComponent("x.json"))
                #expect(
                    try CommandRun.of(["fuzz", "--screens", "controls", "--since", "x.json"], in: folder).error
                        == "everyscreen: x.json is not a report of this tool; write one with --format json\n")
                #expect(try CommandRun.of(["fuzz", "--screens", "controls", "--about", "x.json"], in: folder).code == 2)
            }
        }
    }
#endif

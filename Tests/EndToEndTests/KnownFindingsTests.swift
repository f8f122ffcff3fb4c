#if os(macOS) || os(Linux)
    import Foundation
    import Testing

    struct KnownFindingsTests {
        private static let capture =
            "<hierarchy rotation=\"0\"><node class=\"android.widget.ImageButton\" text=\"\" content-desc=\"\" clickable=\"true\" "
            + "enabled=\"true\" focusable=\"true\" bounds=\"[0,0][100,100]\"/></hierarchy>"

        private func write(_ text: String, _ name: String, in folder: URL) throws {
            try Data(text.utf8).write(to: folder.appendingPathComponent(name))
        }

        private func known(until day: String, on element: String = "button") -> String {
            "{\"everyscreenKnownIssues\": 1, \"issues\": [{\"spec\": \"element-has-label\", \"on\": \"\(element)\", "
                + "\"until\": \"\(day)\", \"because\": \"waits for the icons\"}]}"
        }

        @Test func `a known issue makes the code 0 until it ends`() throws {
            try withFolder { folder in
                try write(Self.capture, "cart.xml", in: folder)
                try write(known(until: "2027-03-01"), "known.json", in: folder)
                func run(_ day: String) throws -> CommandRun {
                    try CommandRun.of(["audit", "--known-issues", "known.json", "--today", day, "cart.xml"], in: folder)
                }

                let before = try run("2027-02-28")
                let after = try run("2027-03-01")

                #expect(before.code == 0)
                #expect(
                    before.output.contains("known until 2027-03-01: element-has-label on \"button\", 1 finding: waits for the icons\n"))
                #expect(after.code == 1)
                #expect(after.output.contains("known issue, expired on 2027-03-01: waits for the icons\n"))
            }
        }

        @Test func `a baseline is written, and then only new findings fail`() throws {
            try withFolder { folder in
                try write(Self.capture, "cart.xml", in: folder)
                let written = try CommandRun.of(["audit", "--save-baseline", "baseline.json", "cart.xml"], in: folder)
                let again = try CommandRun.of(["audit", "--baseline", "baseline.json", "cart.xml"], in: folder)
                try write(Self.capture.replacingOccurrences(of: "[0,0][100,100]", with: "[90,80][400,700]"), "cart.xml", in: folder)
                let moved = try CommandRun.of(
                    ["audit", "--format", "jsonl", "--baseline", "baseline.json", "--save-baseline", "second.json", "cart.xml"], in: folder)
                try write(Self.capture, "order.xml", in: folder)
                let more = try CommandRun.of(["audit", "--baseline", "baseline.json", "cart.xml", "order.xml"], in: folder)

                #expect([written.code, again.code, moved.code, more.code] == [1, 0, 0, 1])
                #expect(again.output.hasPrefix("✔ 0 findings, and 1 known, on 1 screen\n"))
                #expect(more.output.hasPrefix("order.xml: 1 finding on 2 elements, profile material\n"))
                let files = try ["baseline.json", "second.json"].map { try Data(contentsOf: folder.appendingPathComponent($0)) }
                #expect(files[0] == files[1])
            }
        }

        @Test func `generated screens have known issues and baselines too`() throws {
            try withFolder { folder in
                let fuzz = ["fuzz", "--screens", "sample/faulty", "--cases", "100"]
                let first = try CommandRun.of(fuzz + ["--save-baseline", "baseline.json"], in: folder)
                let second = try CommandRun.of(fuzz + ["--baseline", "baseline.json"], in: folder)

                #expect([first.code, second.code] == [1, 0])
                #expect(second.output.hasPrefix("✔ sample/faulty: "))
            }
        }

        @Test(arguments: [
            (["--today", "soon"], "--today is \"soon\"; it takes a day such as 2027-03-01"),
            (["--known-issues", "none.json"], "none.json: there is no such file; check the path"),
            (
                ["--baseline", "bad.json"],
                "bad.json:1:3: the document has the key \"findngs\"; it is not known; did you mean \"findings\"?"
            ),
        ])
        func `a mistake is explained and nothing is written`(arguments: [String], message: String) throws {
            try withFolder { folder in
                try write(Self.capture, "cart.xml", in: folder)
                try write("{ \"findngs\": []}", "bad.json", in: folder)

                let run = try CommandRun.of(["audit", "--output", "report.txt", "cart.xml"] + arguments, in: folder)

                #expect(run == CommandRun(code: 2, output: "", error: "everyscreen: \(message)\n"))
                #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["bad.json", "cart.xml"])
            }
        }

        @Test func `a known issue that is not found is a warning and no failure`() throws {
            try withFolder { folder in
                let text = "<node class=\"android.widget.TextView\" text=\"Tea\" bounds=\"[0,0][100,100]\"/>"
                try write("<hierarchy rotation=\"0\">\(text)</hierarchy>", "other.xml", in: folder)
                try write(known(until: "2027-03-01", on: "Gone"), "known.json", in: folder)

                let arguments = ["audit", "--known-issues", "known.json", "--today", "2026-11-21", "other.xml"]
                let plain = try CommandRun.of(arguments, in: folder)
                let lines = try CommandRun.of(arguments + ["--format", "jsonl"], in: folder)

                let warning = "warning: the known issue element-has-label on \"Gone\" until 2027-03-01 was not found; delete it\n"
                #expect(plain.code == 0)
                #expect(plain.output.hasSuffix("    " + warning))
                #expect(lines.error == "everyscreen: " + warning)
            }
        }
    }
#endif

#if os(macOS) || os(Linux)
    import EveryScreenKit
    import Foundation
    import Testing

    struct AuditCommandTests {
        private static let captures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("ScreenCaptureTests/Captures")

        private func deep(_ levels: Int) -> String {
            "<hierarchy rotation=\"0\">"
                + String(repeating: "<node class=\"android.widget.FrameLayout\" text=\"\" bounds=\"[0,0][100,100]\">", count: levels)
                + "<node class=\"android.widget.TextView\" text=\"Tea\" bounds=\"[0,0][100,100]\"/>"
                + String(repeating: "</node>", count: levels) + "</hierarchy>"
        }

        @Test func `findings are printed and the code is 1`() throws {
            try withFolder { folder in
                let capture =
                    "<hierarchy rotation=\"0\"><node class=\"android.widget.ImageButton\" text=\"\" content-desc=\"\" clickable=\"true\" "
                    + "enabled=\"true\" focusable=\"true\" bounds=\"[0,0][100,100]\"/></hierarchy>"
                try Data(capture.utf8).write(to: folder.appendingPathComponent("a screen.xml"))

                let run = try CommandRun.of(["audit", "a screen.xml"], in: folder)

                #expect(run.code == 1)
                #expect(run.error == "")
                let head = "a screen.xml: 1 finding on 2 elements, profile material\n"
                #expect(run.output.hasPrefix(head + "  ✘ element-has-label: the button has no label"))
                #expect(try CommandRun.of(["audit", "--output", "report.txt", "a screen.xml"], in: folder).output == "")
                #expect(try String(contentsOf: folder.appendingPathComponent("report.txt"), encoding: .utf8) == run.output)
            }
        }

        /// In a window of three stops, Tab and Shift-Tab stay at the second.
        @Test func `a recorded walk in a native file is audited`() throws {
            func file(_ focus: String) -> String {
                let elements = ["Number", "Note", "Track"].enumerated().map { index, label in
                    """
                    {"source": "\(index)", "role": "button", "label": "\(label)", "isAccessibilityElement": true, "traits": ["button"],
                    "frame": {"x": 0, "y": \(index * 60), "width": 100, "height": 48}, "keyboard": {"isFocusable": true}}
                    """
                }
                return """
                    {"everyscreen": 1, "screens": [{"title": "Order", "size": {"width": 420, "height": 400},
                    "environment": {"idiom": "mac"}\(focus), "elements": [\(elements.joined(separator: ",\n"))]}]}
                    """
            }
            let trap = """
                , "recordedFocus": {"tabSequence": ["0", "1", "1"], "walks": [{"from": "0", "shiftTab": ["2", "1", "1"]}, {"from": "2", "tab": ["0"]}]}
                """
            let loop = """
                , "recordedFocus": {"tabSequence": ["0", "1", "2", "0"], "walks": [{"from": "0", "shiftTab": ["2", "1", "0"]}]}
                """
            try withFolder { folder in
                for (name, focus) in [("trap", trap), ("loop", loop)] {
                    try Data(file(focus).utf8).write(to: folder.appendingPathComponent(name + ".json"))
                }

                let found = try CommandRun.of(["audit", "--profile", "wcag22aa", "trap.json"], in: folder)
                let none = try CommandRun.of(["audit", "--profile", "wcag22aa", "loop.json"], in: folder)

                #expect(found.code == 1)
                #expect(found.output.contains("no-keyboard-trap"))
                #expect(found.output.contains("\"Note\""))
                #expect(none.code == 0, "\(none.output)")
            }
        }

        @Test func `every capture of the project's own is audited as text and as JSON`() throws {
            let names = try FileManager.default.contentsOfDirectory(atPath: Self.captures.path).sorted()
            let paths = names.filter { $0.hasSuffix(".xml") || $0.hasSuffix(".json") || $0.hasSuffix(".txt") }.map {
                Self.captures.appendingPathComponent($0).path
            }
            #expect(paths.count >= 39)

            let text = try CommandRun.of(["audit"] + paths)
            let json = try CommandRun.of(["audit", "--format", "json"] + paths)

            #expect(text.code == 1 || text.code == 0)
            #expect(json.code == text.code)
            #expect(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) is [String: Any])
        }

        private static let samples = captures.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("shared/samples")

        @Test(.enabled(if: FileManager.default.fileExists(atPath: samples.path), "the shared samples are not beside the package"))
        func `every capture of another project is audited`() throws {
            let names = FileManager.default.enumerator(atPath: Self.samples.path)?.compactMap { $0 as? String } ?? []
            let paths = names.filter { $0.contains("/") && $0.contains(".") }.sorted().map { Self.samples.appendingPathComponent($0).path }
            #expect(paths.count == 196)

            let run = try CommandRun.of(["audit"] + paths)

            #expect(run.code == 1)
            #expect(run.error == "")
        }

        @Test func `help lists the formats`() throws {
            let help = try CommandRun.of(["help", "audit"]).output.split(whereSeparator: \.isWhitespace).joined(separator: " ")

            #expect(help.contains("read as \(CaptureFormat.allCases.map(\.rawValue).joined(separator: ", ")); else the format is detected"))
        }

        @Test func `a file that cannot be read gives file, place and reason, and nothing is printed`() throws {
            try withFolder { folder in
                func write(_ name: String, _ text: String) throws { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
                try write("empty.xml", "")
                try write("text.xml", "hello")
                try write("rss.xml", "<?xml version=\"1.0\"?>\n<rss version=\"2.0\"/>")
                try write("cut.xml", "<hierarchy rotation=\"0\">\n<node class=\"a\" bounds=\"[0,0][1,1]\">")
                try write("bounds.xml", "<hierarchy rotation=\"0\">\n<node class=\"a\" bounds=\"[0,0][1\"/></hierarchy>")
                try FileManager.default.createDirectory(at: folder.appendingPathComponent("folder"), withIntermediateDirectories: true)
                let known =
                    "known are everyscreen, uiautomator, appium-android, appium-ios, trailblaze, maestro, axe-android, atf, droidbot, detox, idb, "
                    + "xcuitest, a11yuitests, accessibility-snapshot, flutter, cdp, browser-capture"
                let expected = [
                    ("missing.xml", "missing.xml: there is no such file; check the path"),
                    ("folder", "folder: this is a folder; name the files in it"),
                    ("empty.xml", "empty.xml: the file is empty; a capture is expected; capture the screen again"),
                    ("text.xml", "text.xml: this is plain text beginning \"hello\"; no capture format looks like this; \(known)"),
                    ("rss.xml", "rss.xml: this is XML with the root element <rss>; no capture format looks like this; \(known)"),
                    (
                        "cut.xml",
                        "cut.xml:2:37: the text ends inside <node> of line 2; the file is cut off; capture the screen again"
                    ),
                    (
                        "bounds.xml",
                        "bounds.xml:2:25: bounds=\"[0,0][1\" in <node>; it must be [left,top][right,bottom] in whole pixels; capture again or fix the value"
                    ),
                ]
                for (name, message) in expected {
                    #expect(
                        try CommandRun.of(["audit", name], in: folder)
                            == CommandRun(code: 2, output: "", error: "everyscreen: \(message)\n"))
                }
            }
        }

        @Test func `a screen of large text is judged beside that of the default size, which may be in another file`() throws {
            func capture(_ labels: [String], _ textSize: String) -> String {
                let elements = labels.enumerated().map { number, label in
                    "{\"role\": \"button\", \"source\": \"\(number)\", \"label\": \"\(label)\", "
                        + "\"frame\": {\"x\": 0, \"y\": \(number * 60), \"width\": 100, \"height\": 44}}"
                }
                return "{\"everyscreen\": 1, \"screens\": [{\"name\": \"cart\", \"size\": {\"width\": 390, \"height\": 844}, "
                    + "\"environment\": {\"textSize\": \"\(textSize)\"}, \"elements\": [\(elements.joined(separator: ", "))]}]}"
            }
            try withFolder { folder in
                try Data(capture(["Pay", "Cancel"], "large").utf8).write(to: folder.appendingPathComponent("L.json"))
                try Data(capture(["Pay"], "accessibility3").utf8).write(to: folder.appendingPathComponent("AX3.json"))
                let fact = "nothing-vanishes-when-scaling: button \"Cancel\" is not on the screen; with the default settings it can be used"

                let together = try CommandRun.of(["audit", "AX3.json", "L.json"], in: folder)
                let lines = try CommandRun.of(["audit", "--format", "jsonl", "AX3.json", "L.json"], in: folder)

                #expect(together.error == "")
                #expect(together.output.contains(fact))
                #expect(lines.output.split(separator: "\n").first?.contains("with the default settings it can be used") == true)
                #expect(try CommandRun.of(["audit", "AX3.json"], in: folder).output.contains(fact) == false)
            }
        }

        @Test func `pages of a browser are printed a line a page`() throws {
            let pages = Self.captures.appendingPathComponent("pages.browser-capture.jsonl").path

            let run = try CommandRun.of(["audit", pages, "--from", "browser-capture", "--with", pages, "--format", "jsonl"])

            let lines = run.output.split(separator: "\n")
            #expect(run.code == 1)
            #expect(run.error == "")
            #expect(lines.count == 2)
            #expect(lines.first?.hasPrefix("{\"screen\":\"tea\",\"verdicts\":{\"character-shortcuts-avoidable\":{\"findings\":[],") == true)
            #expect(lines.first?.contains(",\"controls-not-nested\":{\"findings\":[],\"outcome\":\"passed\"") == true)
        }

        @Test func `a page that cannot be read is reported with its line, after those before it`() throws {
            try withFolder { folder in
                let page = "{\"id\":\"a\",\"viewport\":[1,1],\"page\":{\"title\":\"A\",\"lang\":\"en\"},\"nodes\":[]}\n"
                try Data((page + "{\"id\":").utf8).write(to: folder.appendingPathComponent("pages.jsonl"))

                let run = try CommandRun.of(["audit", "pages.jsonl", "--from", "browser-capture", "--format", "jsonl"], in: folder)

                #expect(run.code == 2)
                #expect(run.output.split(separator: "\n").count == 1)
                #expect(run.error.hasPrefix("everyscreen: pages.jsonl:2:7: "))

                let two = try CommandRun.of(
                    ["audit", "missing.jsonl", "pages.jsonl", "--from", "browser-capture", "--format", "jsonl"], in: folder)

                #expect(two.code == 2)
                #expect(two.output == run.output)
                #expect(two.error == "everyscreen: missing.jsonl: there is no such file; check the path\n" + run.error)
            }
        }

        @Test func `an unreadable file among others keeps none from being audited, and the code is 2`() throws {
            try withFolder { folder in
                try Data(deep(1).utf8).write(to: folder.appendingPathComponent("good.xml"))
                let files = ["gone.xml", "good.xml", "missing.xml"]
                let errors =
                    "everyscreen: gone.xml: there is no such file; check the path\neveryscreen: missing.xml: there is no such file; check the path\n"

                let text = try CommandRun.of(["audit", "--density", "160"] + files, in: folder)
                let sarif = try CommandRun.of(["audit", "--format", "sarif"] + files, in: folder)
                let junit = try CommandRun.of(["audit", "--format", "junit", "--output", "report.xml"] + files, in: folder)
                let lines = try CommandRun.of(["audit", "--format", "jsonl", "--save-baseline", "known.json"] + files, in: folder)

                #expect([text, sarif, junit, lines].map(\.code) == [2, 2, 2, 2])
                #expect([text, sarif, junit].map(\.error) == [errors, errors, errors])
                #expect(text.output.hasSuffix(" on 1 screen; 2 inputs could not be audited\n"))
                #expect(text.output.split(separator: "\n").last?.hasPrefix("✘ ") == true)
                #expect(sarif.output.contains("\"executionSuccessful\": false"))
                #expect(lines.output.split(separator: "\n").count == 1)
                #expect(lines.error == errors + "everyscreen: no baseline is saved, since 2 inputs could not be audited\n")
                #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["good.xml", "report.xml"])
            }
        }

        @Test func `without a readable file there is no report`() throws {
            try withFolder { folder in
                let run = try CommandRun.of(["audit", "--output", "report.txt", "missing.xml", "gone.xml"], in: folder)

                #expect(run.code == 2)
                #expect(run.error.split(separator: "\n").count == 2)
                #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
            }
        }

        @Test func `10,000 elements one inside the other are an ordinary capture`() throws {
            try withFolder { folder in
                try Data(deep(10_000).utf8).write(to: folder.appendingPathComponent("deep.xml"))

                let run = try CommandRun.of(["audit", "deep.xml"], in: folder)

                #expect(run.code == 0)
                #expect(run.error == "")
            }
        }

        @Test func `a file that cannot be written is refused before the work, and nothing is left behind`() throws {
            try withFolder { folder in
                try Data(deep(1).utf8).write(to: folder.appendingPathComponent("good.xml"))

                let run = try CommandRun.of(["audit", "--output", "no such folder/report.txt", "good.xml"], in: folder)

                #expect(run.code == 2)
                #expect(run.output == "")
                #expect(run.error.hasPrefix("everyscreen: no such folder/report.txt cannot be written: "))
                #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["good.xml"])
            }
        }

        @Test(
            arguments: [
                ("a.xml", "<hierarchy rotation=\"0\"></hierarchy>", "no spec applied to it"),
                ("a.json", "{\"everyscreen\":1,\"screens\":[]}", "the file contains no screen"),
                ("a.jsonl", "{\"id\":\"a\",\"viewport\":[10,10],\"page\":{},\"nodes\":[]}", "no spec applied to it"),
            ])
        func `A capture of nothing is no pass`(name: String, text: String, reason: String) throws {
            try withFolder { folder in
                try Data(text.utf8).write(to: folder.appendingPathComponent(name))

                for format in ["text", "json", "junit", "jsonl"] {
                    let run = try CommandRun.of(["audit", name, "--format", format], in: folder)

                    #expect(run.code == 2, "\(format)")
                    #expect(run.error.contains(reason), "\(format)")
                    #expect(!run.output.contains("✔"), "\(format)")
                }
            }
        }

        @Test func `A file name and what a screen says cannot steer the terminal`() throws {
            try withFolder { folder in
                let name = "a\n::error title=x::y\n\u{1B}[31m.xml"
                let node =
                    "<node class=\"android.widget.Button\" text=\"\" content-desc=\"Save&#10;::error::z&#x202E;\" clickable=\"true\" "
                    + "focusable=\"true\" enabled=\"true\" bounds=\"[0,0][20,20]\"/>"
                try Data("<hierarchy rotation=\"0\">\(node)</hierarchy>".utf8).write(to: folder.appendingPathComponent(name))

                let found = try CommandRun.of(["audit", "--density", "160", name], in: folder)
                let missing = try CommandRun.of(["audit", name + "b"], in: folder)

                #expect(found.output.hasPrefix(#"a\n::error title=x::y\n\u{1B}[31m.xml: "#))
                #expect(found.output.contains(#"button "Save\n::error::z\u{202E}""#))
                #expect(
                    missing.error == #"everyscreen: a\n::error title=x::y\n\u{1B}[31m.xmlb: there is no such file; check the path"# + "\n")
            }
        }

        @Test func `An option that takes one value is not given twice`() throws {
            let run = try CommandRun.of(["audit", "a.xml", "--profile", "web", "--profile", "hig"])

            #expect(run.code == 2)
            #expect(run.error == "everyscreen: --profile is given twice; leave one of them out\n")
        }
    }
#endif

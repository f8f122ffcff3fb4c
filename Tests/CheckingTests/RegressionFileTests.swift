import EveryScreenKit
import Foundation
import Testing

struct RegressionFileTests {
    private func file(
        _ blueprint: Blueprint = .button("OK", fileID: "Shop/Bar.swift", line: 12).frame(width: 31, height: 44),
        environment: UserEnvironment = .standard
    ) throws
        -> RegressionFile
    {
        let settings = CheckSettings(environments: .only([environment]))
        let report = runCheck(named: "orders/list", forEvery: .constant(()), settings: settings) { _, _ in
            .blueprint(blueprint, StandardLayout())
        }
        let failure = try #require(report.failures.first)
        return try #require(RegressionFile(failure, in: report))
    }

    private func data(_ text: String) -> Data { Data(text.utf8) }

    @Test func `a file says what a person needs, in a few lines`() throws {
        let file = try file()

        #expect(
            file.json == """
                {
                  "blueprint": {
                    "content": {
                      "child": {"content": {"control": {"kind": "button", "title": "OK"}}},
                      "wrapper": {"frame": {"alignment": "center", "clips": false, "limits": {"height": 44, "width": 31}}}
                    }
                  },
                  "environment": {},
                  "everyscreenRegression": 2,
                  "kind": "small",
                  "layout": "StandardLayout",
                  "message": "button \\"OK\\" (Bar.swift:12) is 31 × 44 pt; the minimum is 44 × 44 pt",
                  "profile": "hig",
                  "property": "orders/list",
                  "seed": 1,
                  "spec": "target-size",
                  "swiftCode": ".button(\\"OK\\").frame(width: 31, height: 44)",
                  "token": "\(file.token)",
                  "tool": "0.2.0"
                }

                """)
        #expect(file.suggestedName == "orders-list.target-size.small.json")
    }

    @Test func `a file read back is the file that was written`() throws {
        let environment = UserEnvironment(
            textSize: .accessibility3, screenSize: LayoutSize(width: 320, height: 568), safeArea: LayoutInsets(top: 20),
            layoutDirection: .rightToLeft,
            isBoldText: true, contrast: .increased, appearance: .dark, isReduceMotion: true)
        let file = try file(environment: environment)

        #expect(try RegressionFile(json: data(file.json)) == file)
        #expect(file.environment == environment)
    }

    @Test func `a file whose fault is still there fails with today's finding`() throws {
        guard case .stillFails(let finding) = try file().replay() else { return #expect(Bool(false), "it does not fail") }

        #expect(finding.key == "target-size/small/button")
    }

    @Test func `a file whose failure is fixed says so`() throws {
        var file = try file()
        file.shown = .blueprint(.button("OK").framedAsTarget)

        #expect(file.replay() == .fixed)
    }

    @Test func `a spec that the profile does not have is named`() throws {
        var file = try file()
        file.spec = "no-such-spec"

        #expect(file.replay() == .unknownSpec("no-such-spec"))
    }

    @Test(arguments: [
        ("", "it cannot be read: the text is not valid JSON; write the file again with --save"),
        ("[]", "it cannot be read: it is an array where an object is needed; write the file again with --save"),
        ("{}", "it cannot be read: \"everyscreenRegression\" is missing; write the file again with --save"),
        (
            "{\"everyscreenRegression\": 7}",
            "it is a regression file of version 7; this tool reads versions 1 to 2; use a newer tool"
        ),
        ("{\"everyscreenRegression\": 1}", "it cannot be read: \"property\" is missing; write the file again with --save"),
    ])
    func `a file that is none is refused with the place and what to do`(text: String, message: String) {
        let error = #expect(throws: RegressionFileError.self) { try RegressionFile(json: data(text)) }

        #expect(error?.description == message)
    }

    @Test func `a setting that is not known is refused`() throws {
        let text = try file().json.replacing("\"environment\": {}", with: "\"environment\": {\"textSize\": \"huge\"}")
        let error = #expect(throws: RegressionFileError.self) { try RegressionFile(json: data(text)) }

        #expect(
            error?.description
                == "environment.textSize cannot be read: There is no text size \"huge\"; write the file again with --save")
    }

    @Test func `an error is one line, with the control characters of the file made visible`() throws {
        let text = try file().json.replacing("\"environment\": {}", with: "\"environment\": {\"a\\n\\u001b[31m::error b\": true}")
        let error = #expect(throws: RegressionFileError.self) { try RegressionFile(json: data(text)) }

        #expect(
            error?.description
                == #"environment.a\n\u{1B}[31m::error b cannot be read: There is no setting "a\n\u{1B}[31m::error b"; "#
                + "write the file again with --save")
    }

    @Test(arguments: [
        ("\"contrast\": \"huge\"", "environment.contrast cannot be read: There is no contrast \"huge\""),
        ("\"isVoiceover\": true", "environment.isVoiceover cannot be read: There is no setting \"isVoiceover\""),
        (
            "\"screenSize\": {\"width\": \"nan\", \"height\": 1}",
            "environment.screenSize cannot be read: The screen size has a length of nan pt; lengths must be finite and not negative"
        ),
        (
            "\"safeArea\": {\"top\": -1, \"left\": 0, \"bottom\": 0, \"right\": 0}",
            "environment.safeArea cannot be read: The safe area has a length of -1.0 pt; lengths must be finite and not negative"
        ),
    ])
    func `an environment that cannot be is refused with the setting`(member: String, message: String) throws {
        let text = try file().json.replacing("\"environment\": {}", with: "\"environment\": {\(member)}")
        let error = #expect(throws: RegressionFileError.self) { try RegressionFile(json: data(text)) }

        #expect(error?.description == message + "; write the file again with --save")
    }

    @Test func `a file of version 1 is read as what it was: a blueprint under the standard layout`() throws {
        let file = try file()
        let old = file.json.replacing("\"everyscreenRegression\": 2", with: "\"everyscreenRegression\": 1")
            .replacing("  \"layout\": \"StandardLayout\",\n", with: "")

        #expect(try RegressionFile(json: data(old)) == file)
    }

    /// The file of a screen that code drew.
    private func drawn(beside other: LayoutRect? = nil) throws -> RegressionFile {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 390, height: 844))
        var button = ScreenElement(.button, source: "add", frame: LayoutRect(x: 0, y: 0, width: 31, height: 44))
        button.label = "Add"
        builder.add(button)
        if let other { builder.add(ScreenElement(.image, source: "photo", frame: other)) }
        let screen = builder.finish()
        let settings = CheckSettings(profile: .strict, environments: .standard)
        let report = runCheck(named: "add", forEvery: .constant(()), settings: settings) { _, _ in .screen(screen) }
        let failure = try #require(report.failures.first)
        return RegressionFile(failure, in: report, property: "AddTests/add", origin: .test)
    }

    @Test func `a screen that code drew is kept, and left to its test`() throws {
        let file = try drawn()

        #expect(try RegressionFile(json: data(file.json)) == file)
        #expect(file.json.split(separator: "\n").count < 40)
        #expect(file.shown != nil)
        #expect(file.picture().components(separatedBy: "class=\"es-failing\"").count == 2)
        #expect(
            file.replay()
                == .notPossible("its screen is drawn by the code of the test \"AddTests/add\", which runs it first; run that test"))
    }

    @Test func `a screen that no file can hold is left out, and the case is kept`() throws {
        let file = try drawn(beside: LayoutRect(x: .nan, y: 0, width: 31, height: 44))

        #expect(file.shown == nil)
        #expect(try RegressionFile(json: data(file.json)) == file)
    }

    @Test func `names fit every file system, and distinguish properties`() throws {
        var file = try file()
        file.property = ".a/b c"
        #expect(file.suggestedName == "-a-b-c.target-size.small.json")

        file.property = String(repeating: "ü", count: 300)
        let long = file.suggestedName
        file.property += "!"
        #expect(long.utf8.count < 150)
        #expect(file.suggestedName != long)
    }

    @Test func `pictures are of the screen and of all twelve text sizes`() throws {
        let file = try file()

        #expect(file.picture().components(separatedBy: "class=\"es-failing\"").count == 2)
        #expect(file.textSizeStrip().components(separatedBy: "✘ ").count == 13)
    }
}

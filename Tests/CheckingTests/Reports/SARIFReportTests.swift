import EveryScreenKit
import Foundation
import Testing

struct SARIFReportTests {
    private func log(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    private func results(_ text: String) throws -> [[String: Any]] {
        let runs = try #require(try log(text)["runs"] as? [[String: Any]])
        return runs.flatMap { $0["results"] as? [[String: Any]] ?? [] }
    }

    private func report(_ change: (inout CheckSettings) -> Void = { _ in }) -> CheckReport {
        var settings = CheckSettings(profile: .humanInterfaceGuidelines.keeping([.targetSize]))
        change(&settings)
        return runCampaign(named: "bar", forEvery: .constant(()), settings: settings) { _, _ in
            .blueprint(.button("Close", fileID: "Shop/Bar.swift", line: 12).frame(width: 31, height: 44), StandardLayout())
        }
    }

    @Test func `without a finding there is a run with its rules and no result`() throws {
        let report = runCampaign(
            named: "bar", forEvery: .constant(()),
            settings: CheckSettings(profile: .humanInterfaceGuidelines.keeping([.targetSize]), environments: .standard)
        ) { _, _ in .blueprint(.button("Close").frame(width: 60, height: 44), StandardLayout()) }

        #expect(
            AccessibilityReport(of: [report]).render(.sarif) == """
                {
                  "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
                  "runs": [
                    {
                      "automationDetails": {"id": "everyscreen/bar/"},
                      "invocations": [{"executionSuccessful": true}],
                      "results": [],
                      "tool": {
                        "driver": {
                          "name": "everyscreen",
                          "rules": [
                            {
                              "defaultConfiguration": {"level": "error"},
                              "help": {"text": "A target is at least 44 × 44 points. (HIG, Buttons; WCAG 2.2 SC 2.5.5)"},
                              "helpUri": "https://developer.apple.com/design/human-interface-guidelines/buttons",
                              "id": "target-size",
                              "properties": {"sources": ["HIG, Buttons", "WCAG 2.2 SC 2.5.5"], "tags": ["accessibility"]},
                              "shortDescription": {"text": "A target is at least 44 × 44 points."}
                            }
                          ],
                          "semanticVersion": "0.2.0"
                        }
                      }
                    }
                  ],
                  "version": "2.1.0"
                }

                """)
    }

    @Test func `a failure is a result with its rule, place, fingerprint and how to see it again`() throws {
        let report = report()
        let result = try #require(try results(AccessibilityReport(of: [report], savedAt: [["out ü/a b.json"]]).render(.sarif)).first)

        #expect(result["ruleId"] as? String == "target-size")
        #expect(result["ruleIndex"] as? Int == 0)
        #expect(result["level"] as? String == "error")
        #expect(
            (result["message"] as? [String: String])?["text"]
                == "button \"Close\" (Bar.swift:12) is 31 × 44 pt; the minimum is 44 × 44 pt. Mend: widen the target by 13 pt.")
        #expect((result["partialFingerprints"] as? [String: String]) == ["everyscreen/v1": report.failures[0].finding.fingerprint])
        let location = try #require((result["locations"] as? [[String: Any]])?.first)
        #expect(
            (location["physicalLocation"] as? [String: [String: String]]) == ["artifactLocation": ["uri": "out%20%C3%BC/a%20b.json"]])
        #expect((location["logicalLocations"] as? [[String: String]])?.first?["fullyQualifiedName"] == "bar/button")
        #expect((result["properties"] as? [String: Any])?["replay"] as? String == report.failures[0].token)
        #expect(result["suppressions"] == nil)
        #expect(result["codeFlows"] == nil)
        #expect(result["baselineState"] == nil)
    }

    /// The report of two captured buttons of one line, of which the second lies over a part of the first.
    private func placed(in sources: SourceFiles) throws -> [String: Any] {
        let buttons = [31.0, 60].map {
            Blueprint.button("Close", fileID: "OrderTests/OrderScreen.swift", line: 12).frame(width: $0, height: $0 == 31 ? 100 : 44)
        }
        let screen = StandardLayout().screen(for: .layers(buttons), in: .standard)
        let capture = AccessibilityCapture(format: .native, screens: [CapturedScreen(name: "bar", screen: screen)])
        var report = AccessibilityReport(
            of: audit(capture, from: "Regressions/bar.json", by: .humanInterfaceGuidelines.keeping(["targets-do-not-overlap"])))
        report.sources = sources
        return try #require(try results(report.render(.sarif)).first)
    }

    @Test func `a finding and what takes part in it lie in their lines of source code`() throws {
        let result = try placed(in: SourceFiles(["Tests/OrderTests/Order Screens/OrderScreen.swift"]))
        let related = try #require((result["relatedLocations"] as? [[String: Any]])?.first)
        let line = #"{"artifactLocation":{"uri":"Tests\/OrderTests\/Order%20Screens\/OrderScreen.swift"},"region":{"startLine":12}}"#

        for location in [try #require((result["locations"] as? [[String: Any]])?.first), related] {
            let place = try JSONSerialization.data(withJSONObject: try #require(location["physicalLocation"]), options: .sortedKeys)
            #expect(String(decoding: place, as: UTF8.self) == line)
        }
        #expect(
            (result["attachments"] as? [[String: [String: String]]]) == [
                [
                    "description": ["text": "The saved or captured screen."],
                    "artifactLocation": ["uri": "Regressions/bar.json"],
                ]
            ])
    }

    @Test func `a finding whose source file is not found lies in the file of its screen, and has the line among its properties`() throws {
        let result = try placed(in: SourceFiles())
        let location = try #require((result["locations"] as? [[String: Any]])?.first)
        let element = try #require((result["properties"] as? [String: [String: Any]])?["element"])

        #expect((location["physicalLocation"] as? [String: [String: String]]) == ["artifactLocation": ["uri": "Regressions/bar.json"]])
        #expect(result["attachments"] == nil)
        #expect(element["file"] as? String == "OrderTests/OrderScreen.swift")
        #expect(element["line"] as? Int == 12)
        #expect(element["path"] as? String == "1/button")
    }

    @Test func `keys that lead to a failure are a code flow, step by step`() throws {
        let trap = try #require(
            try results(AccessibilityReport(of: [SmallCampaign.oneScreen]).render(.sarif)).first {
                $0["ruleId"] as? String == "no-keyboard-trap"
            })
        let flows = try #require(trap["codeFlows"] as? [[String: [[String: [[String: Any]]]]]])
        let steps = try #require(flows.first?["threadFlows"]?.first?["locations"])
        let texts = steps.map { (($0["location"] as? [String: Any])?["message"] as? [String: String])?["text"] ?? "" }

        #expect(texts.first == "Do: Tab")
        #expect(texts.last?.hasPrefix("Here: ") == true)
        #expect(steps.map { $0["executionOrder"] as? Int } == Array(1...steps.count))
    }

    @Test func `what is in the baseline is suppressed, with the reason`() throws {
        let baseline = FindingBaseline(of: [report()])
        let result = try #require(try results(AccessibilityReport(of: [report { $0.baseline = baseline }]).render(.sarif)).first)

        #expect(result["baselineState"] as? String == "unchanged")
        #expect(
            (result["suppressions"] as? [[String: String]])
                == [["kind": "external", "status": "accepted", "justification": "It was there when the baseline was written."]])
    }

    @Test func `a run that was stopped did not succeed, and says why`() throws {
        let runs = try log(AccessibilityReport(of: [report { $0.isTimeOver = { true } }]).render(.sarif))["runs"] as? [[String: Any]]
        let invocation = try #require((runs?.first?["invocations"] as? [[String: Any]])?.first)

        #expect(invocation["executionSuccessful"] as? Bool == false)
        let notes = try #require(invocation["toolExecutionNotifications"] as? [[String: Any]])
        #expect(
            notes.map { ($0["message"] as? [String: String])?["text"] ?? "" }
                == ["bar: nothing was judged in 0 cases and 0 environments, seed 1 (time ran out)"])
    }

    @Test func `captured screens have their file as place`() throws {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 320, height: 568))
        var button = ScreenElement(.button, source: "b", frame: LayoutRect(x: 0, y: 0, width: 31, height: 44))
        button.label = "Close"
        builder.add(button)
        let capture = AccessibilityCapture(format: .native, screens: [CapturedScreen(name: "bar", screen: builder.finish())])
        let audits = audit(capture, from: "captures/bar.json", by: .humanInterfaceGuidelines.keeping([.targetSize]))
        let result = try #require(try results(AccessibilityReport(of: audits).render(.sarif)).first)
        let location = try #require((result["locations"] as? [[String: Any]])?.first)

        #expect((location["physicalLocation"] as? [String: [String: String]]) == ["artifactLocation": ["uri": "captures/bar.json"]])
        #expect(
            (location["logicalLocations"] as? [[String: String]])
                == [["name": "Close", "fullyQualifiedName": "bar/button", "kind": "element"]])
    }
}

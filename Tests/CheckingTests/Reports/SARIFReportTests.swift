import EveryScreenAudit
import Foundation
import Testing

@testable import EveryScreenKit

struct SARIFReportTests {
    private func log(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    private func results(_ text: String) throws -> [[String: Any]] {
        let runs = try #require(try log(text)["runs"] as? [[String: Any]])
        return runs.flatMap { $0["results"] as? [[String: Any]] ?? [] }
    }

    private func place(_ location: [String: Any]) throws -> String {
        let data = try JSONSerialization.data(withJSONObject: try #require(location["physicalLocation"]), options: .sortedKeys)
        return String(decoding: data, as: UTF8.self)
    }

    private func report(_ change: (inout CheckSettings) -> Void = { _ in }) -> CheckReport {
        var settings = CheckSettings(profile: .humanInterfaceGuidelines.keeping([.targetSize]))
        change(&settings)
        return runCheck(named: "bar", forEvery: .constant(()), settings: settings) { _, _ in
            .blueprint(.button("Close", fileID: "Shop/Bar.swift", line: 12).frame(width: 31, height: 44), StandardLayout())
        }
    }

    @Test func `without a finding there is a run with its rules and no result`() throws {
        let report = runCheck(
            named: "bar", forEvery: .constant(()),
            settings: CheckSettings(profile: .humanInterfaceGuidelines.keeping([.targetSize]), environments: .standard)
        ) { _, _ in .blueprint(.button("Close").frame(width: 60, height: 44), StandardLayout()) }

        let run = try #require((try log(AccessibilityReport(of: [report]).render(.sarif))["runs"] as? [[String: Any]])?.first)
        let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
        let rule = try #require((driver["rules"] as? [[String: Any]])?.first)

        #expect((run["results"] as? [Any])?.isEmpty == true)
        #expect((run["automationDetails"] as? [String: String]) == ["id": "everyscreen/checks/hig/"])
        #expect((run["invocations"] as? [[String: Bool]]) == [["executionSuccessful": true]])
        #expect(rule["id"] as? String == "target-size")
        #expect(rule["name"] as? String == "TargetSize")
        #expect((rule["shortDescription"] as? [String: String]) == ["text": "A target is at least 44 × 44 points."])
        #expect((rule["fullDescription"] as? [String: String])?["text"]?.contains("People with a tremor") == true)
        let help = try #require(rule["help"] as? [String: String])
        #expect(help["text"]?.hasPrefix("A target is at least 44 × 44 points. (HIG, Buttons; WCAG 2.2 SC 2.5.5)") == true)
        let guide = try #require(AccessibilityProfile.humanInterfaceGuidelines.everySpec.first { $0.id == .targetSize }?.guide)
        let parts = help["markdown"]?.components(separatedBy: "\n\n") ?? []
        #expect(
            parts.prefix(3) == [
                "**A target is at least 44 × 44 points.**", MarkdownReport.escaped(guide.affected),
                "Applies to: \(MarkdownReport.escaped(guide.scope))",
            ])
        #expect(parts.map { $0.prefix { $0 != ":" } }.dropFirst(3) == ["Exempt", "Cannot tell if", "Sources"])
        #expect(help["markdown"]?.contains("[WCAG 2.2 SC 2.5.5](https://www.w3.org/WAI/WCAG22/Understanding/target-size-enhanced)") == true)
        #expect(rule["helpUri"] as? String == "https://developer.apple.com/design/human-interface-guidelines/buttons")
        #expect((rule["defaultConfiguration"] as? [String: String]) == ["level": "error"])
        let properties = try #require(rule["properties"] as? [String: Any])
        #expect(properties["tags"] as? [String] == ["accessibility", "wcag/2.5.5"])
        #expect(properties["precision"] as? String == "high")
        #expect(properties["problem.severity"] as? String == "error")
    }

    @Test func `every rule has what hosts ask for, and the same id in every run`() throws {
        let log = try log(AccessibilityReport(of: [SmallCheck.oneScreen]).render(.sarif))
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let rules = try #require((run["tool"] as? [String: [String: Any]])?["driver"]?["rules"] as? [[String: Any]])

        for rule in rules {
            for key in ["id", "name", "shortDescription", "fullDescription", "help", "defaultConfiguration", "properties"] {
                #expect(rule[key] != nil)
            }
            #expect(((rule["properties"] as? [String: Any])?["tags"] as? [String])?.count ?? 0 <= 20)
        }
    }

    @Test func `checks of a profile are one run, in which equal findings are told apart`() throws {
        let (one, two) = (report(), report())
        let runs = try #require(try log(AccessibilityReport(of: [one, two, one]).render(.sarif))["runs"] as? [[String: Any]])

        #expect(runs.count == 1)
        #expect((runs[0]["invocations"] as? [Any])?.count == 3)
        let hashes = try results(AccessibilityReport(of: [one, two, one]).render(.sarif))
            .compactMap { ($0["partialFingerprints"] as? [String: String])?["primaryLocationLineHash"] }
        #expect(Set(hashes).count == hashes.count)
    }

    @Test func `every result has a region, wherever its screen comes from`() throws {
        for (report, uri) in [
            (AccessibilityReport(of: [report()]), "bar"), (AccessibilityReport(of: [report()], savedAt: [["a.json"]]), "a.json"),
        ] {
            let result = try #require(try results(report.render(.sarif)).first)
            let place = try #require((result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: [String: Any]])
            #expect(place["artifactLocation"]?["uri"] as? String == uri)
            #expect(place["region"]?["startLine"] as? Int == 1)
        }
    }

    @Test func `more results than hosts take are left out, the least bad first, and counted`() throws {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 100_000, height: 100_000))
        for index in 0..<25_010 {
            var button = ScreenElement(
                .button, source: "\(index)",
                frame: LayoutRect(x: Double(index % 300) * 100, y: Double(index / 300) * 100, width: 20, height: 20))
            button.label = "B\(index)"
            builder.add(button)
        }
        let audits = audit(
            AccessibilityCapture(format: .native, screens: [CapturedScreen(name: "bar", screen: builder.finish())]), from: "bar.json",
            by: .humanInterfaceGuidelines.keeping([.targetSize]))
        let text = AccessibilityReport(of: audits).render(.sarif)

        #expect(try results(text).count == 25_000)
        #expect(text.contains("10 results beyond the 25000 that hosts take are left out"))
    }

    @Test func `a failure is a result with its rule, place, fingerprint and how to see it again`() throws {
        let report = report()
        let result = try #require(try results(AccessibilityReport(of: [report], savedAt: [["out ü/a b.json"]]).render(.sarif)).first)

        #expect(result["ruleId"] as? String == "target-size")
        #expect(result["ruleIndex"] as? Int == 0)
        #expect(result["level"] as? String == "error")
        #expect(
            (result["message"] as? [String: String])?["text"]
                == "button \"Close\" (Bar.swift:12) is 31 × 44 pt; the minimum is 44 × 44 pt. Fix: .frame(minWidth: 44, …) instead of .frame(width: 31, …) (verified)."
        )
        #expect(
            (result["partialFingerprints"] as? [String: String]) == [
                "everyscreen/v1": report.failures[0].finding.fingerprint,
                "primaryLocationLineHash": "\(report.failures[0].finding.fingerprint):1",
            ])
        let location = try #require((result["locations"] as? [[String: Any]])?.first)
        #expect(try place(location) == #"{"artifactLocation":{"uri":"out%20%C3%BC\/a%20b.json"},"region":{"startLine":1}}"#)
        #expect((location["logicalLocations"] as? [[String: String]])?.first?["fullyQualifiedName"] == "bar/button")
        #expect((result["properties"] as? [String: Any])?["replay"] as? String == report.failures[0].token)
        #expect(result["suppressions"] == nil)
        #expect(result["codeFlows"] == nil)
        #expect(result["baselineState"] == nil)
    }

    /// The report of two captured buttons of one line, of which the second lies
    /// over a part of the first.
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
            #expect(try place(location) == line)
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

        #expect(try place(location) == #"{"artifactLocation":{"uri":"Regressions\/bar.json"},"region":{"startLine":1}}"#)
        #expect(result["attachments"] == nil)
        #expect(element["file"] as? String == "OrderTests/OrderScreen.swift")
        #expect(element["line"] as? Int == 12)
        #expect(element["path"] as? String == "1/button")
    }

    @Test func `keys that lead to a failure are a code flow, step by step`() throws {
        let trap = try #require(
            try results(AccessibilityReport(of: [SmallCheck.oneScreen]).render(.sarif)).first {
                $0["ruleId"] as? String == "no-keyboard-trap"
            })
        let flows = try #require(trap["codeFlows"] as? [[String: [[String: [[String: Any]]]]]])
        let steps = try #require(flows.first?["threadFlows"]?.first?["locations"])
        let texts = steps.map { (($0["location"] as? [String: Any])?["message"] as? [String: String])?["text"] ?? "" }

        #expect(texts.first == "Do: Tab")
        #expect(texts.last?.hasPrefix("Here: ") == true)
        #expect(steps.map { $0["executionOrder"] as? Int } == Array(1...steps.count))
    }

    @Test func `findings in the baseline are suppressed, with the reason`() throws {
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
                == ["bar: nothing was checked in 0 cases and 0 environments, seed 1 (time ran out)"])
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

        #expect(try place(location) == #"{"artifactLocation":{"uri":"captures\/bar.json"},"region":{"startLine":1}}"#)
        #expect(
            (location["logicalLocations"] as? [[String: String]])
                == [["name": "Close", "fullyQualifiedName": "bar/button", "kind": "element"]])
    }
}

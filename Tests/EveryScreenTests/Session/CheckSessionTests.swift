import Foundation
import Testing

@testable import EveryScreen

struct CheckSessionTests {
    /// A bar whose button is too small in one of two versions of the code.
    private func bar(isFixed: Bool = false) -> Blueprint {
        let button = Blueprint.button("Close", fileID: "Shop/Bar.swift", line: 12)
        return .column([.text("Hello"), isFixed ? button.framedAsTarget : button.frame(width: 31, height: 44)])
    }

    private func session(
        in folder: URL, _ options: [CheckOption] = [], rule: (any LayoutRule)? = nil, variables: [String: String] = [:]
    ) -> CheckSession {
        let check = ResolvedOptions([.specs(.humanInterfaceGuidelines.keeping([.targetSize])), .environments(.standard)] + options)
        return CheckSession(
            "bar", property: "BarTests/bar", check, laidOutBy: rule ?? StandardLayout(), testing: rule != nil,
            beside: folder.appendingPathComponent("BarTests.swift").path,
            variables: variables)
    }

    private func issues(_ session: CheckSession, showing blueprint: Blueprint) -> [CheckIssue] {
        session.issues(
            of: runCheck(named: session.name, forEvery: .constant(()), settings: session.settings) { _, _ in
                .blueprint(blueprint, StandardLayout())
            })
    }

    private func files(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("Regressions").path)) ?? []).sorted()
    }

    @Test func `a failure is saved beside the test, reported with its path, and run first the next time`() throws {
        try withFolder { folder in
            let first = issues(session(in: folder), showing: bar())
            let path = folder.path + "/Regressions/BarTests-bar.target-size.small.json"

            #expect(files(in: folder) == ["BarTests-bar.target-size.small.json"])
            #expect(first.map(\.isError) == [true])
            #expect(first[0].text.hasSuffix("    saved: \(path)"))

            let second = session(in: folder)
            let token = try RegressionSuite.read(path).token
            #expect(second.settings.regressions.map(\.description) == [token])
            let again = issues(second, showing: bar())
            #expect(again.map(\.isError) == [true])
            #expect(files(in: folder).count == 1)
        }
    }

    @Test func `a fixed failure stays saved and is silent`() throws {
        try withFolder { folder in
            _ = issues(session(in: folder), showing: bar())

            #expect(issues(session(in: folder), showing: bar(isFixed: true)) == [])
            #expect(files(in: folder).count == 1)
        }
    }

    @Test func `in CI earlier failures are judged and nothing is written unless asked`() throws {
        try withFolder { folder in
            #expect(issues(session(in: folder, variables: ["CI": "true"]), showing: bar()).map(\.isError) == [true])
            #expect(files(in: folder) == [])

            _ = issues(session(in: folder, [.regressions(.saved)], variables: ["CI": "true"]), showing: bar())
            #expect(files(in: folder).count == 1)
            #expect(session(in: folder, variables: ["CI": "true"]).settings.regressions.count == 1)
            #expect(session(in: folder, [.regressions(.off)]).settings.regressions == [])
        }
    }

    @Test func `a case that another test saved is not this one's`() throws {
        try withFolder { folder in
            _ = issues(session(in: folder), showing: bar())
            let other = CheckSession("bar", property: "BarTests/bar.too", ResolvedOptions([]), beside: folder.path + "/a.swift")

            #expect(other.settings.regressions == [])
        }
    }

    @Test func `another folder may be named`() throws {
        try withFolder { folder in
            _ = issues(session(in: folder, [.regressions(.saved, in: "../Kept cases")]), showing: bar())
            let kept = folder.deletingLastPathComponent().appendingPathComponent("Kept cases")
            defer { try? FileManager.default.removeItem(at: kept) }

            let names = try FileManager.default.contentsOfDirectory(atPath: kept.path)
            #expect(names == ["BarTests-bar.target-size.small.json"])
        }
    }

    @Test func `a folder that cannot be made is an error beside the failure`() throws {
        try withFolder { folder in
            try Data().write(to: folder.appendingPathComponent("Regressions"))
            let reported = issues(session(in: folder, [.regressions(.saved)]), showing: bar())
            let path = folder.path + "/Regressions"

            try #require(reported.map(\.isError) == [true, true, true])
            #expect(reported[0].text == "\(path) cannot be read: it is a file, not a folder")
            #expect(reported[2].text.hasPrefix("\(path) cannot be written: "))
            #expect(reported[2].text.hasSuffix("; nothing was written; make room or give the right to write there"))
        }
    }

    @Test func `a file that cannot be read is an error that names it`() throws {
        try withFolder { folder in
            let suite = folder.appendingPathComponent("Regressions")
            try FileManager.default.createDirectory(at: suite, withIntermediateDirectories: true)
            let path = suite.path + "/BarTests-bar.target-size.small.json"
            try Data("{\"everyscreenRegression\": 9}".utf8).write(to: URL(fileURLWithPath: path))

            #expect(
                issues(session(in: folder), showing: bar(isFixed: true)) == [
                    CheckIssue(
                        isError: true,
                        text: "\(path): it is a regression file of version 9; this tool reads versions 1 to 2; use a newer tool")
                ])
        }
    }

    @Test func `a failure comes with a test, its file, a picture and a page`() throws {
        try withFolder { folder in
            let issue = try #require(issues(session(in: folder, [.regressions(.off)]), showing: bar()).first)
            let stem = "BarTests-bar.target-size.small"

            #expect(issue.attachments.map(\.name) == ["\(stem).swift", "\(stem).json", "\(stem).svg", "\(stem).html"])
            #expect(
                issue.attachments[0].text == """
                    import EveryScreen
                    import Testing

                    // target-size: button "Close" (Bar.swift:12) is 31 × 44 pt; the minimum is 44 × 44 pt
                    // HIG, Buttons; WCAG 2.2 SC 2.5.5
                    @Test func `target-size small`() async {
                        var environment = UserEnvironment.standard
                        environment.safeArea = LayoutInsets(top: 47.0, left: 0.0, bottom: 34.0, right: 0.0)
                        await expectAccessible(.environments(.only([environment]))) { _ in
                            Blueprint.button("Close").frame(width: 31, height: 44)
                        }
                    }

                    """)
        }
    }

    @Test func `the page of a failure has all that is known of it, under headings that go down by one`() throws {
        try withFolder { folder in
            let issue = try #require(issues(session(in: folder, [.regressions(.off)]), showing: bar()).first)
            let page = try #require(issue.attachments.last).text
            let levels = page.matches(of: /<h([1-6])/).compactMap { Int($0.output.1) }

            #expect(page.hasPrefix("<!DOCTYPE html>"))
            #expect(page.contains("<h1>✘ target-size</h1>"))
            #expect(
                page.contains("✘ target-size: button &quot;Close&quot; (Bar.swift:12) is 31 × 44 pt; the minimum is 44 × 44 pt</h3>"))
            #expect(page.contains("<h2 id=\"c\">✘ BarTests/bar</h2>"))
            #expect(zip(levels, levels.dropFirst()).allSatisfy { $1 <= $0 + 1 })
            #expect(page.contains("<code>.button(&quot;Close&quot;).frame(width: 31, height: 44)</code>"))
        }
    }

    @Test func `a case to be judged again is judged alone, and says when it holds`() throws {
        try withFolder { folder in
            let report = runCheck(named: "bar", forEvery: .constant(()), settings: session(in: folder).settings) { _, _ in
                .blueprint(bar(), StandardLayout())
            }
            let token = try #require(report.failures.first?.token)
            let replaying = session(in: folder, [.replay(token), .regressions(.off)])

            #expect(replaying.settings.cases == 0)
            #expect(issues(replaying, showing: bar()).map(\.isError) == [true])
            #expect(
                issues(replaying, showing: bar(isFixed: true)) == [
                    CheckIssue(isError: false, text: "replay: the case of \(token) passes now; remove .replay")
                ])
        }
    }

    @Test func `a token that cannot be read is an error, and all cases are run`() throws {
        try withFolder { folder in
            let session = session(in: folder, [.replay("es1-nonsense")])

            #expect(session.settings.cases == nil)
            #expect(
                issues(session, showing: bar(isFixed: true)).map(\.text) == [
                    "replay: The end of this replay token is missing; copy the whole of it. All cases were run instead."
                ])
        }
    }

    @Test func `time that is too short for any case is an error`() throws {
        try withFolder { folder in
            #expect(
                issues(session(in: folder, [.budget(.nanoseconds(1))]), showing: bar()) == [
                    CheckIssue(isError: true, text: "no case was run within the budget; raise .budget")
                ])
        }
    }
}

/// A temporary folder for one test.
func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent(
        "everyscreen \(UUID().uuidString) ü")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
}

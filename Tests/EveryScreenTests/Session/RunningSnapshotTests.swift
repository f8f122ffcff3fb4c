import EveryScreenAudit
import EveryScreenCapture
import EveryScreenCaptureReaders
import EveryScreenSpecs
import Foundation
import Testing

@testable import EveryScreen

/// Thirty screens of apps with the traits of real snapshots.
///
/// There are nested containers, cells beyond the screen and views that draw a
/// control. There are keyboards, alerts, pages of the web and a window of the Mac.
@MainActor
struct RunningSnapshotTests {
    private let profile = AccessibilityProfile.humanInterfaceGuidelines

    /// The claims of some findings or doubts, by the elements of a snapshot.
    private func claims(_ found: [(spec: SpecID, source: String)], _ snapshot: RunningSnapshot) throws -> [RunningSnapshot.Claim] {
        let sources = try snapshot.root.screen().elements.map(\.source)
        return try Set(
            found.map { found in
                let index = try #require(sources.firstIndex(of: found.source))
                return RunningSnapshot.Claim(spec: found.spec.rawValue, element: snapshot.names[index])
            }
        ).sorted()
    }

    private func check(_ snapshot: RunningSnapshot) -> CheckReport {
        let session = CheckSession(
            "app", property: "AppTests/app",
            ResolvedOptions([.regressions(.off), .environments(.standard), .specs(profile)], of: RenderedScreen.self),
            beside: "/t/AppTests.swift")
        return session.run(running: FakeApp { _ in snapshot.root }).report
    }

    @Test func `there are thirty snapshots, at least ten of them without a fault, and each says which findings are right`() {
        let snapshots = RunningSnapshot.all

        #expect(snapshots.count == 30)
        #expect(snapshots.count { $0.expected.isEmpty } >= 10)
        #expect(snapshots.allSatisfy { $0.expected.isEmpty == $0.text.hasPrefix("Expected: nothing\n") })
        #expect(
            snapshots.allSatisfy {
                $0.expected.count + $0.undetermined.count == $0.text.count(of: " on ", after: ["Expected: ", "Undetermined: "])
            })
    }

    @Test(arguments: RunningSnapshot.all)
    func `a snapshot is judged as the definitions say, without any other finding, warning or note`(snapshot: RunningSnapshot) throws {
        let verdicts = audit(ScreenPresentation(try snapshot.root.screen(), in: .standard), by: profile)
        let findings = verdicts.flatMap(\.findings)

        #expect(try claims(findings.map { ($0.spec, $0.element.source) }, snapshot) == snapshot.expected)
        let doubts = verdicts.flatMap { verdict in verdict.doubts.map { (verdict.spec, $0.element.source) } }
        #expect(Set(snapshot.undetermined).isSubset(of: try claims(doubts, snapshot)))
    }

    @Test(arguments: RunningSnapshot.all)
    func `the check of the running app fails with these findings, and passes without any`(snapshot: RunningSnapshot) throws {
        let report = check(snapshot)

        #expect(report.captureError == nil)
        let found = report.failures.flatMap { [$0.finding] + $0.others }
        #expect(Set(found.map(\.spec.rawValue)) == Set(snapshot.expected.map(\.spec)))
        #expect(report.failures.isEmpty == snapshot.expected.isEmpty)
    }

    @Test(arguments: RunningSnapshot.all)
    func `the description of the same snapshot, read from a file, gives the same screen`(snapshot: RunningSnapshot) throws {
        let read = try readCapture(Array(snapshot.text.utf8), named: snapshot.name)

        #expect(read.format == .xcuitest)
        #expect(read.screens.map(\.screen) == [try snapshot.root.screen()])
    }
}

extension String {
    /// The number of lines that begin with one of some words and hold others.
    fileprivate func count(of words: String, after prefixes: [String]) -> Int {
        split(separator: "\n").count { line in prefixes.contains { line.hasPrefix($0) } && line.contains(words) }
    }
}

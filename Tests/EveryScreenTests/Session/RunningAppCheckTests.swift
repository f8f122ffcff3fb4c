import EveryScreenCapture
import Foundation
import Testing

@testable import EveryScreen

/// An app of no device: a screen, and what the platform's audit says of it.
@MainActor
final class FakeApp: RunningApp {
    var screen: (UserEnvironment.TextSize) -> RunningElement
    var found: [PlatformFinding]?
    var launches = 0
    private var textSize = UserEnvironment.TextSize.large

    init(found: [PlatformFinding]? = [], _ screen: @escaping (UserEnvironment.TextSize) -> RunningElement) {
        (self.found, self.screen) = (found, screen)
    }

    func launch(with arguments: [String], appearance: UserEnvironment.Appearance) throws {
        launches += 1
        textSize = UserEnvironment.TextSize.allCases.first { UserEnvironment(textSize: $0).launchArguments[1] == arguments[1] } ?? .large
    }
    func goToScreen() throws {}
    func snapshot() throws -> RunningElement { screen(textSize) }
    func audit() throws -> [PlatformFinding]? { found }
    var focusKeys: RunningFocus.Keys? { nil }
    func press(_ key: RunningFocus.Key) {}
    func wait(for time: Duration) {}
}

@MainActor
struct RunningAppCheckTests {
    private func element(_ type: String, _ label: String, _ frame: LayoutRect, _ children: [RunningElement] = []) -> RunningElement {
        var element = RunningElement()
        element.type = IOSRole.number(ofType: type) ?? 0
        (element.label, element.frame, element.children) = (label, frame, children)
        return element
    }

    private func app(_ children: [RunningElement]) -> RunningElement {
        element("Application", "Shop", LayoutRect(x: 0, y: 0, width: 390, height: 844), children)
    }

    private func session(_ options: CheckOption...) -> CheckSession {
        let plan = CheckOption { $0.environments = .only(UserEnvironment.forRunningApps) }
        return CheckSession(
            "app", property: "AppTests/app", ResolvedOptions([plan, .regressions(.off)] + options, of: RenderedScreen.self),
            beside: "/t/AppTests.swift")
    }

    private let targets = CheckOption.specs(.humanInterfaceGuidelines.keeping([.targetSize]))

    @Test func `a target that is too small at one text size is found there, and each environment is launched once`() {
        let app = FakeApp { textSize in
            self.app([element("Button", "Pay", LayoutRect(x: 16, y: 100, width: textSize == .accessibility5 ? 30 : 120, height: 48))])
        }

        let (report, issues) = session(targets).run(running: app)

        #expect(report.failures.map(\.finding.spec) == [.targetSize])
        #expect(report.failures.first?.environment.textSize == .accessibility5)
        #expect(report.environmentCount == 14)
        #expect(app.launches == 14)
        #expect(issues == [])
    }

    @Test func `findings of the platform are separate issues: contrast is a warning, and a spec with the same finding is named`() {
        let found = [
            PlatformFinding(kind: "contrast", text: "Contrast failed", element: ""),
            PlatformFinding(kind: "audit 4", text: "Hit area is too small", element: "Pay"),
        ]
        let app = FakeApp(found: found) { _ in self.app([element("Button", "Pay", LayoutRect(x: 16, y: 100, width: 30, height: 30))]) }

        let (_, issues) = session(targets).run(running: app)

        #expect(issues.map(\.isError) == [false, true])
        #expect(
            issues.map(\.text) == [
                "Apple's audit, contrast: Contrast failed, at text size XS and in 13 other launches",
                "Apple's audit, audit 4: Hit area is too small (\"Pay\"), at text size XS and in 13 other launches; on this element "
                    + "target-size failed as well",
            ])
    }

    @Test func `settings that a launch cannot change are untested, and so is the audit of an old system`() {
        let app = FakeApp(found: nil) { _ in self.app([element("Button", "Pay", LayoutRect(x: 16, y: 100, width: 60, height: 60))]) }

        let (report, issues) = session(targets, .environments(.pairwise)).run(running: app)

        #expect(report.untestedSettings.contains("contrast"))
        #expect(!report.untestedSettings.contains("text size"))
        #expect(app.launches <= 48)
        #expect(issues.map(\.text) == ["untested: the platform's own audit needs iOS 17, tvOS 17 or macOS 14"])
    }

    @Test func `an app that shows nothing fails the check, and is not launched again`() {
        let app = FakeApp { _ in self.app([]) }

        let report = session(targets).run(running: app).report

        #expect(report.captureError?.hasPrefix("the app shows no control, text or image among 1 elements") == true)
        #expect(!report.isSuccess)
        #expect(app.launches == 1)
    }
}

package import EveryScreenModel

/// An app that runs in a separate process, driven by a UI test.
@MainActor
package protocol RunningApp {
    /// Ends the app if it runs, and launches it with additional arguments.
    func launch(with arguments: [String], appearance: UserEnvironment.Appearance) throws
    /// Navigates to the screen to check, by the steps of the test.
    func goToScreen() throws
    /// Returns the elements on the screen.
    func snapshot() throws -> RunningElement
    /// Returns the findings of the platform's own audit on the screen; `nil` if
    /// there is none.
    func audit() throws -> [PlatformFinding]?
    /// The keys that move the focus; `nil` if none can be pressed.
    var focusKeys: RunningFocus.Keys? { get }
    /// Presses a key of the keyboard or remote.
    func press(_ key: RunningFocus.Key)
    /// Waits for some time.
    func wait(for time: Duration)
}

/// A finding of the platform's own audit of a running app: evidence from another
/// source, which confirms or adds to the specs.
package struct PlatformFinding: Hashable, Sendable {
    /// The kind of the audit, such as "contrast".
    package var kind: String
    /// The platform's text.
    package var text: String
    /// The element by its name in a test; empty if the audit names none.
    package var element: String

    /// Creates a finding.
    package init(kind: String, text: String, element: String) { (self.kind, self.text, self.element) = (kind, text, element) }

    /// Whether it is no more than a warning.
    ///
    /// The audit misjudges contrast on SwiftUI: several public projects pin false
    /// ones with pictures as evidence (high confidence).
    package var isWarning: Bool { kind == "contrast" }
}

/// The settings that an app takes at launch.
extension UserEnvironment {
    /// The settings that can be changed by launching an app, by their keys.
    package static let launchable: Set<String> = ["textSize", "layoutDirection", "appearance"]

    /// The arguments that give an app these settings.
    ///
    /// Arguments of the form `-Key value` are read as user defaults. The keys are
    /// those of UIKit and Foundation that test tools use (WebDriverAgent, fastlane
    /// snapshot; high confidence for the text size, medium for the direction).
    package var launchArguments: [String] {
        let direction = layoutDirection == .rightToLeft ? "YES" : "NO"
        return [
            "-UIPreferredContentSizeCategoryName", Self.categories[textSize.rawValue], "-AppleTextDirection", direction,
            "-NSForceRightToLeftWritingDirection", direction,
        ]
    }

    /// The raw values of `UIContentSizeCategory`, in the order of the text sizes.
    private static let categories =
        ["XS", "S", "M", "L", "XL", "XXL", "XXXL"].map { "UICTContentSizeCategory\($0)" }
        + ["M", "L", "XL", "XXL", "XXXL"].map { "UICTContentSizeCategoryAccessibility\($0)" }

    /// The default environments of a check of a running app: twelve text sizes,
    /// right-to-left, and dark; 14 launches.
    package static var forRunningApps: [UserEnvironment] {
        TextSize.allCases.map { UserEnvironment(textSize: $0) }
            + [UserEnvironment(layoutDirection: .rightToLeft), UserEnvironment(appearance: .dark)]
    }
}

/// Captures of a running app: one launch for each combination of text size,
/// direction and appearance.
@MainActor
package final class RunningAppCaptures<App: RunningApp> {
    private let app: App
    private let settleLimit: Duration
    private let clock: @MainActor () -> ContinuousClock.Instant
    private var screens: [UserEnvironment: Result<RenderedScreen, RunningAppError>] = [:]
    /// The findings of the platform's audit, in order, each with the settings under
    /// which it occurred.
    package private(set) var findings: [(finding: PlatformFinding, environments: [UserEnvironment])] = []
    /// Whether the platform has an audit; `nil` before the first capture.
    package private(set) var hasAudit: Bool?

    /// Creates captures of an app.
    package init(of app: App, settleLimit: Duration, clock: @escaping @MainActor () -> ContinuousClock.Instant = { .now }) {
        (self.app, self.settleLimit, self.clock) = (app, settleLimit, clock)
    }

    /// Returns the screen under some settings; launches the app unless this screen
    /// was captured before.
    package func screen(in environment: UserEnvironment) throws(RunningAppError) -> RenderedScreen {
        let launched = UserEnvironment(
            textSize: environment.textSize, layoutDirection: environment.layoutDirection, appearance: environment.appearance)
        if let known = screens[launched] { return try known.get() }
        let result: Result<RenderedScreen, RunningAppError>
        do { result = .success(try capture(launched)) } catch { result = .failure(error) }
        screens[launched] = result
        return try result.get()
    }

    private func capture(_ environment: UserEnvironment) throws(RunningAppError) -> RenderedScreen {
        do {
            try app.launch(with: environment.launchArguments, appearance: environment.appearance)
            try app.goToScreen()
        } catch {
            throw .failed("\(error)")
        }
        let tree = try settled()
        let screen = try tree.screen(focused: focused())
        let found: [PlatformFinding]?
        do { found = try app.audit() } catch { throw .failed("its audit ended with \(error)") }
        hasAudit = found != nil
        for finding in found ?? [] {
            if let known = findings.firstIndex(where: { $0.finding == finding }) {
                findings[known].environments.append(environment)
            } else {
                findings.append((finding, [environment]))
            }
        }
        return screen
    }

    /// The screen once two snapshots, two frames apart, are equal.
    private func settled() throws(RunningAppError) -> RunningElement {
        let start = clock()
        var last: RunningElement?
        while true {
            let next: RunningElement
            do { next = try app.snapshot() } catch { throw .failed("\(error)") }
            if next == last { return next }
            guard clock() - start < settleLimit else { throw .neverSettles(limit: settleLimit) }
            last = next
            app.wait(for: .milliseconds(34))
        }
    }

    /// The elements that real key presses focus; `nil` if no key can be pressed, no
    /// focus is reported, or no end is found: then nothing is known.
    private func focused() throws(RunningAppError) -> RunningFocus? {
        guard let keys = app.focusKeys else { return nil }
        var walk = RunningFocusWalk(keys)
        for _ in 0..<Self.mostPresses {
            guard let key = walk.next else { return walk.focus }
            app.press(key)
            let now: RunningElement
            do { now = try app.snapshot() } catch { throw .failed("\(error)") }
            guard let place = try now.screen().elements.first(where: { $0.keyboard?.isFocusable == true }) else { return nil }
            walk.take(place)
        }
        return nil
    }

    /// The largest number of key presses for one screen; further focusable elements
    /// are not reached.
    private static var mostPresses: Int { 60 }
}

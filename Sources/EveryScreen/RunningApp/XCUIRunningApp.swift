#if canImport(XCTest) && canImport(ObjectiveC) && !os(watchOS)
    import EveryScreenCapture
    import EveryScreenGenerators
    public import EveryScreenKit
    import EveryScreenLayout
    import EveryScreenModel
    import Foundation
    public import XCTest

    /// An app driven by XCUITest; forwards and decides nothing.
    ///
    /// Signatures: Apple's documentation of XCUIAutomation, pages
    /// XCUIElementSnapshotProviding, XCUIElementSnapshot, XCUIElementAttributes,
    /// XCUIApplication, XCUIDevice, XCUIRemote, XCUIAccessibilityAuditIssue.
    /// Type-checked; not yet run.
    @MainActor
    final class XCUIRunningApp: RunningApp {
        private let app: XCUIApplication
        private let arguments: [String]
        private let goTo: @MainActor (XCUIApplication) throws -> Void

        init(_ app: XCUIApplication, goTo: @escaping @MainActor (XCUIApplication) throws -> Void) {
            (self.app, self.goTo) = (app, goTo)
            arguments = app.launchArguments
        }

        func launch(with added: [String], appearance: UserEnvironment.Appearance) throws {
            app.terminate()
            app.launchArguments = arguments + added
            #if os(iOS)
                XCUIDevice.shared.appearance = appearance == .dark ? .dark : .light
            #endif
            app.launch()
        }

        func goToScreen() throws { try goTo(app) }

        func snapshot() throws -> RunningElement { RunningElement(try app.snapshot()) }

        func audit() throws -> [PlatformFinding]? {
            guard #available(iOS 17.0, tvOS 17.0, macOS 14.0, visionOS 1.0, *) else { return nil }
            var found: [PlatformFinding] = []
            try app.performAccessibilityAudit { issue in
                let kind = issue.auditType == .contrast ? "contrast" : "audit \(issue.auditType.rawValue)"
                let element = issue.element.map { $0.label.isEmpty ? $0.identifier : $0.label } ?? ""
                found.append(PlatformFinding(kind: kind, text: issue.compactDescription, element: element))
                // Handled: it is no separate failure of the test.
                return true
            }
            return found
        }

        /// Tab on the Mac, and the remote on tvOS.
        ///
        /// On iOS, key presses of a test move no focus (appium/WebDriverAgent,
        /// issue 1003; high confidence).
        var focusKeys: RunningFocus.Keys? {
            #if os(macOS)
                .tab
            #elseif os(tvOS)
                .remote
            #else
                nil
            #endif
        }

        func press(_ key: RunningFocus.Key) {
            #if os(macOS)
                if key == .tab { app.typeKey(.tab, modifierFlags: []) }
            #elseif os(tvOS)
                switch key {
                case .right: XCUIRemote.shared.press(.right)
                case .left: XCUIRemote.shared.press(.left)
                case .down: XCUIRemote.shared.press(.down)
                case .tab: break
                }
            #endif
        }

        func wait(for time: Duration) { RunLoop.main.run(until: Date(timeIntervalSinceNow: time / .seconds(1))) }
    }

    extension RunningElement {
        /// Reads a snapshot and its content; recursion as deep as the snapshot.
        @MainActor
        init(_ snapshot: any XCUIElementSnapshot) {
            self.init()
            type = snapshot.elementType.rawValue
            identifier = snapshot.identifier
            label = snapshot.label
            title = snapshot.title
            value = (snapshot.value as? String) ?? (snapshot.value as? NSNumber)?.stringValue
            placeholder = snapshot.placeholderValue
            frame = LayoutRect(
                x: Double(snapshot.frame.minX), y: Double(snapshot.frame.minY), width: Double(snapshot.frame.width),
                height: Double(snapshot.frame.height))
            isEnabled = snapshot.isEnabled
            isSelected = snapshot.isSelected
            #if os(tvOS)
                hasFocus = snapshot.hasFocus
            #elseif os(macOS)
                // Undocumented; read by its name if it exists.
                hasFocus = ((snapshot as? NSObject)?.answer(to: "hasKeyboardFocus") as? NSNumber)?.boolValue
            #endif
            children = snapshot.children.map { RunningElement($0) }
        }
    }

    /// Checks that a running app is accessible, in a UI test: one launch for each
    /// text size, direction and appearance of the plan.
    ///
    ///     @MainActor func testOrders() {
    ///         expectAccessible(XCUIApplication(), goTo: { app in app.tabBars.buttons["Orders"].tap() })
    ///     }
    ///
    /// The app is launched anew with the person's settings as launch arguments,
    /// `goTo` leads to the screen, and its snapshot is checked when it is stable.
    /// Facts that a snapshot lacks, such as traits, hints and colors, are untested.
    /// Findings of `performAccessibilityAudit` are reported beside the specs'
    /// failures: contrast as warnings, the rest as errors. On the Mac and tvOS,
    /// keys are pressed to follow the focus.
    ///
    /// Without `.environments` the plan is the twelve text sizes, right-to-left and
    /// dark: 14 launches of a few seconds. XCTest records failures, as UI tests do
    /// not run in Swift Testing. Type-checked against declarations, and its logic
    /// run on fakes; not yet run on a device.
    ///
    /// - Parameters:
    ///   - app: The app, with the launch arguments and environment that the test
    ///     needs.
    ///   - options: The profile, the environments and so on.
    ///   - file: The file in which the failure is recorded.
    ///   - line: The line at which the failure is recorded.
    ///   - function: The test method.
    ///   - goTo: Navigates from the launched app to the screen to check, and waits
    ///     for it.
    /// - Returns: The report.
    @MainActor @discardableResult
    public func expectAccessible(
        _ app: XCUIApplication, _ options: CheckOption..., file: StaticString = #filePath, line: UInt = #line, function: String = #function,
        goTo: @escaping @MainActor (XCUIApplication) throws -> Void = { _ in }
    ) -> CheckReport {
        let plan = CheckOption { $0.environments = .only(UserEnvironment.forRunningApps) }
        let session = CheckSession(
            [plan] + options, of: RenderedScreen.self, laidOutBy: StandardLayout(), in: function, at: file, line)
        let (report, issues) = session.run(running: XCUIRunningApp(app, goTo: goTo))
        return session.fail(for: report, and: issues, file, line)
    }
#endif

import EveryScreenCapture
import EveryScreenCaptureReaders
import EveryScreenModel
import Foundation
import Testing

/// An app of no device, which shows what a test wants it to.
@MainActor
final class FakeApp: RunningApp {
    var launches: [(arguments: [String], appearance: UserEnvironment.Appearance)] = []
    var steps = 0
    /// The screen after a number of snapshots; the last one stays.
    var shown: [RunningElement]
    var found: [PlatformFinding]? = []
    var failure: (any Error)?
    /// The rows through which keys lead, by identifiers: Tab through the first, the
    /// remote to neighbors; `nil` where no key can be pressed.
    var focusRows: [[String]]?
    var focusKeys: RunningFocus.Keys?
    private var snapshots = 0
    /// The row and the place in it that has the focus; `nil` before the first key.
    private var place: (row: Int, column: Int)?

    init(_ shown: RunningElement...) { self.shown = shown }

    func launch(with arguments: [String], appearance: UserEnvironment.Appearance) throws {
        launches.append((arguments, appearance))
        snapshots = 0
        if let failure { throw failure }
    }
    func goToScreen() throws { steps += 1 }
    func snapshot() throws -> RunningElement {
        defer { snapshots += 1 }
        var element = shown[min(snapshots, shown.count - 1)]
        if let focusRows, let place { element.focus(focusRows[place.row][place.column]) }
        return element
    }
    func audit() throws -> [PlatformFinding]? { found }
    func press(_ key: RunningFocus.Key) {
        guard let focusRows else { return }
        guard let (row, column) = place else {
            place = (0, 0)
            return
        }
        switch key {
        case .tab: place = (row, (column + 1) % focusRows[row].count)
        case .right: place = (row, min(column + 1, focusRows[row].count - 1))
        case .left: place = (row, max(column - 1, 0))
        case .down:
            let below = min(row + 1, focusRows.count - 1)
            place = (below, min(column, focusRows[below].count - 1))
        }
    }
    func wait(for time: Duration) {}
}

extension RunningElement {
    static func make(
        _ type: String, _ label: String = "", _ frame: LayoutRect = LayoutRect(x: 0, y: 0, width: 44, height: 44),
        _ children: [RunningElement] = []
    ) -> RunningElement {
        var element = RunningElement()
        element.type = IOSRole.number(ofType: type) ?? 999
        (element.label, element.identifier, element.frame, element.children) = (label, label, frame, children)
        return element
    }

    static func app(_ children: RunningElement...) -> RunningElement {
        make("Application", "Shop", LayoutRect(x: 0, y: 0, width: 390, height: 844), children)
    }

    fileprivate mutating func focus(_ name: String) {
        hasFocus = identifier == name
        for index in children.indices { children[index].focus(name) }
    }
}

@MainActor
struct RunningAppTests {
    private let buttons = RunningElement.app(
        .make("StaticText", "Orders"), .make("Button", "Track", LayoutRect(x: 0, y: 60, width: 80, height: 44)),
        .make("Button", "Cancel", LayoutRect(x: 100, y: 60, width: 80, height: 44)))

    private func captures(_ app: FakeApp, limit: Duration = .seconds(5)) -> RunningAppCaptures<FakeApp> {
        var now = ContinuousClock.now
        return RunningAppCaptures(of: app, settleLimit: limit) {
            now += .milliseconds(100)
            return now
        }
    }

    @Test func `a snapshot has the roles, labels and places of its elements, and no other facts`() throws {
        let screen = try captures(FakeApp(buttons)).screen(in: .standard)

        #expect(screen.elements.map(\.role) == [.screen, .text, .button, .button])
        #expect(screen.elements.map(\.label) == ["Shop", "Orders", "Track", "Cancel"])
        #expect(screen.elements[2].frame == LayoutRect(x: 0, y: 60, width: 80, height: 44))
        #expect(screen.size == LayoutSize(width: 390, height: 844))
        #expect(
            screen.elements.allSatisfy { $0.isAccessibilityElement == nil && $0.traits == nil && $0.actions == nil && $0.keyboard == nil })
    }

    @Test func `every type has a number, and a number beyond is of no known role`() {
        for (name, number) in [
            ("Any", 0), ("Application", 2), ("Button", 9), ("Switch", 40), ("StaticText", 48), ("Cell", 75), ("StatusItem", 82),
        ] {
            #expect(IOSRole.number(ofType: name) == UInt(number))
        }
        #expect(IOSRole.role(ofType: 9) == .button)
        #expect(IOSRole.role(ofType: 83) == .unknown)
        #expect(IOSRole.role(ofType: .max) == .unknown)
        // Each name that readers know has a separate number.
        #expect(Set((0...82).map { IOSRole.role(ofType: UInt($0)) }).contains(.unknown) == true)
    }

    @Test func `the app is launched once for each text size, direction and appearance, and led to the screen each time`() throws {
        let app = FakeApp(buttons)
        let captures = captures(app)
        for environment in UserEnvironment.forRunningApps + UserEnvironment.forRunningApps { _ = try captures.screen(in: environment) }
        var other = UserEnvironment.standard
        other.isReduceMotion = true
        _ = try captures.screen(in: other)

        let directed: [String] = [
            "-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryL", "-AppleTextDirection", "YES",
            "-NSForceRightToLeftWritingDirection", "YES",
        ]
        #expect(app.launches.count == 14)
        #expect(app.steps == 14)
        #expect(app.launches.count { $0.appearance == .dark } == 1)
        #expect(app.launches[12].arguments == directed)
        #expect(app.launches[11].arguments[1] == "UICTContentSizeCategoryAccessibilityXXXL")
        #expect(Set(app.launches.prefix(12).map(\.arguments[1])).count == 12)
    }

    @Test func `a screen is captured once it rests, and given up at the limit`() throws {
        let loading = RunningElement.app(.make("ActivityIndicator", "Loading"), .make("StaticText", "Loading"))
        #expect(try captures(FakeApp(loading, loading.with("1"), buttons)).screen(in: .standard).elements.count == 4)

        let restless = FakeApp()
        restless.shown = (0..<200).map { loading.with("\($0)") }
        #expect(throws: RunningAppError.neverSettles(limit: .seconds(5))) { try captures(restless).screen(in: .standard) }
    }

    @Test func `an app that shows nothing but containers is an error, and so is one that fails`() {
        #expect(throws: RunningAppError.nothingToSee(2)) { try captures(FakeApp(.app(.make("Other")))).screen(in: .standard) }
        let broken = FakeApp(buttons)
        broken.failure = CaptureFake()
        #expect(throws: RunningAppError.failed("no such screen")) { try captures(broken).screen(in: .standard) }
        #expect(
            RunningAppError.nothingToSee(2).description.hasPrefix("the app shows no control, text or image among 2 elements: wait in goTo"))
    }

    @Test func `what the platform's audit finds is kept once, with the settings of each launch`() throws {
        let app = FakeApp(buttons)
        app.found = [PlatformFinding(kind: "contrast", text: "Contrast failed", element: "Track")]
        let captures = captures(app)
        _ = try captures.screen(in: .standard)
        _ = try captures.screen(in: UserEnvironment(textSize: .accessibility5))

        #expect(captures.findings.count == 1)
        #expect(captures.findings[0].environments.map(\.textSize) == [.large, .accessibility5])
        #expect(captures.findings[0].finding.isWarning)
        #expect(captures.hasAudit == true)
        #expect(!PlatformFinding(kind: "audit 4", text: "", element: "").isWarning)
    }

    @Test func `Tab shows which controls take focus; a walk without a cycle shows nothing`() throws {
        let app = FakeApp(buttons)
        (app.focusKeys, app.focusRows) = (.tab, [["Track"]])
        #expect(try captures(app).screen(in: .standard).elements.map { $0.keyboard?.isFocusable } == [nil, nil, true, false])

        let lost = FakeApp(buttons)
        (lost.focusKeys, lost.focusRows) = (.tab, [["Track", "nowhere"]])
        #expect(try captures(lost).screen(in: .standard).elements.allSatisfy { $0.keyboard == nil })
    }

    @Test func `where Tab reaches fields alone, Keyboard Navigation may be off, and nothing is known of other controls`() throws {
        let form = RunningElement.app(.make("TextField", "Name"), .make("SecureTextField", "Password"), .make("Button", "Sign in"))
        let app = FakeApp(form)
        (app.focusKeys, app.focusRows) = (.tab, [["Name", "Password"]])

        #expect(try captures(app).screen(in: .standard).elements.map { $0.keyboard?.isFocusable } == [nil, true, true, nil])
    }

    @Test func `the remote goes through all rows to and fro, and what it does not reach is unknown`() throws {
        let names = ["Play", "Trailer", "Info", "Cast", "Extras", "Hidden"]
        let screen = RunningElement.make(
            "Application", "Films", LayoutRect(x: 0, y: 0, width: 1_920, height: 1_080), names.map { .make("Button", $0) })
        let app = FakeApp(screen)
        (app.focusKeys, app.focusRows) = (.remote, [["Play", "Trailer", "Info"], ["Cast", "Extras"]])

        #expect(
            try captures(app).screen(in: .standard).elements.map { $0.keyboard?.isFocusable } == [nil, true, true, true, true, true, nil])
    }
}

/// An error that a launch ends with.
private struct CaptureFake: Error, CustomStringConvertible { let description = "no such screen" }

extension RunningElement {
    fileprivate func with(_ value: String) -> RunningElement {
        var element = self
        element.children[element.children.count - 1].value = value
        return element
    }
}

import CAtspi
package import EveryScreenCapture
package import EveryScreenModel
import Foundation

/// A reason why a program gave no screen.
package enum DesktopError: Error, CustomStringConvertible {
    case noBus
    case notStarted(String, String)
    case ended(String, Int32)
    case noWindow(String, Duration)
    case changed(String, Duration)
    case noDisplay(String)
    case timedOut(Duration)

    /// The fact and the fix.
    package var description: String {
        switch self {
        case .noBus: "the registry of AT-SPI does not answer; install at-spi2-core, and run in a session of D-Bus"
        case .notStarted(let program, let reason): "\(program) cannot be started: \(reason); install it, or give its path"
        case .ended(let program, let status): "\(program) ended with status \(status) before it showed a window; run it alone to see why"
        case .noWindow(let program, let limit):
            "\(program) showed no window to assistive technology within \(limit); check that its toolkit supports AT-SPI"
        case .changed(let program, let limit):
            "\(program) did not show the same elements within \(limit) after a restart; give it the same content at each start"
        case .noDisplay(let reason): "the virtual display cannot be started: \(reason); install xvfb"
        case .timedOut(let limit): "the walk did not end within \(limit), and was stopped; raise the limit, or give a simpler window"
        }
    }
}

/// A program on the display, which may be shown anew.
@MainActor
package final class DesktopProgram {
    private let command: [String]
    private let limits: DesktopLimits
    private var child: Child

    private var name: String { command.first ?? "" }

    /// Starts a program, once the registry of AT-SPI answers.
    ///
    /// A program that starts earlier may register in vain.
    package init(_ command: [String], limits: DesktopLimits) throws(DesktopError) {
        guard atspi_init() <= 1, let desktop = atspi_get_desktop(0) else { throw .noBus }
        defer { g_object_unref(desktop) }
        atspi_set_timeout(3_000, 15_000)
        // Turns on caching. Without it, libatspi 2.46 asks for states while it
        // handles a message of a program, and then waits for itself.
        atspi_accessible_set_cache_mask(desktop, ATSPI_CACHE_ALL)
        _ = AtspiReading.states(of: desktop)
        guard attempt({ atspi_accessible_get_child_count(desktop, &$0) }) != nil else { throw .noBus }
        (self.command, self.limits) = (command, limits)
        child = try Self.start(command)
    }

    private static func start(_ command: [String]) throws(DesktopError) -> Child {
        try Child(command, environment: ProcessInfo.processInfo.environment)
    }

    /// Ends the program.
    package func end() {
        kill(child.id, SIGKILL)
        _ = child.status(within: .seconds(5))
    }

    /// Captures the program's window with a walk by keys.
    package func capture(in environment: UserEnvironment, named name: String) throws -> (screen: CapturedScreen, notes: [String]) {
        var notes: [String] = []
        let tree = AtspiTree(try window())
        if let note = try settle(tree) { notes.append(note) }
        let live = try tree.capture(measuresTouches: true)
        notes += tree.unknownRoles()
        var walk = DesktopWalk(live, in: tree, limits: limits) {
            self.end()
            self.child = try Self.start(self.command)
            let tree = AtspiTree(try self.window())
            return (try self.same(as: live, in: tree), tree)
        }
        let recording = try walk.record()
        let screen = CapturedScreen(name: name, screen: live.screen, environment: environment, recordedFocus: recording.focus)
        return (screen, notes + recording.notes)
    }

    /// Waits until two captures are equal; returns a sentence if they never are.
    private func settle(_ tree: AtspiTree) throws -> String? {
        var settling = LiveSettling(limit: limits.settling)
        do {
            while try settling.take(try tree.capture(measuresTouches: false)) == nil { usleep(50_000) }
            return nil
        } catch LiveCaptureError.neverSettles(let limit, let changing) {
            return "\(LiveCaptureError.neverSettles(limit: limit, changing: changing))"
        }
    }

    /// Waits until a program that was started again shows the same elements.
    private func same(as live: LiveScreen, in tree: AtspiTree) throws -> LiveScreen {
        func outline(_ live: LiveScreen) -> [String] { live.screen.elements.map { "\($0.source) \($0.role)" } }
        let (start, expected) = (ContinuousClock.now, outline(live))
        while true {
            let shown = try tree.capture(measuresTouches: false)
            if outline(shown) == expected { return shown }
            guard ContinuousClock.now - start < limits.settling else { throw DesktopError.changed(name, limits.settling) }
            usleep(50_000)
        }
    }

    private func window() throws(DesktopError) -> UnsafeMutablePointer<AtspiAccessible> {
        let start = ContinuousClock.now
        while ContinuousClock.now - start < limits.start {
            if let window = activeWindow() { return window }
            if let status = child.status() { throw .ended(name, status) }
            usleep(30_000)
        }
        throw .noWindow(name, limits.start)
    }

    /// The active window of the only program of the session; the caller keeps it.
    private func activeWindow() -> UnsafeMutablePointer<AtspiAccessible>? {
        // Messages about new programs wait until the context is run.
        while g_main_context_iteration(nil, 0) != 0 {}
        guard let desktop = atspi_get_desktop(0) else { return nil }
        defer { g_object_unref(desktop) }
        _ = AtspiReading.states(of: desktop)
        let count = attempt { atspi_accessible_get_child_count(desktop, &$0) } ?? 0
        for index in 0..<max(0, count) {
            guard let program = attempt({ atspi_accessible_get_child_at_index(desktop, index, &$0) }) ?? nil else { continue }
            defer { g_object_unref(program) }
            _ = AtspiReading.states(of: program)
            let windows = attempt { atspi_accessible_get_child_count(program, &$0) } ?? 0
            for index in 0..<max(0, windows) {
                guard let window = attempt({ atspi_accessible_get_child_at_index(program, index, &$0) }) ?? nil else { continue }
                if AtspiReading.states(of: window).contains(ATSPI_STATE_ACTIVE.rawValue) { return window }
                g_object_unref(window)
            }
        }
        return nil
    }
}

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
        let (live, tree) = try shown(&notes)
        notes += tree.unknownRoles()
        var walk = DesktopWalk(live, in: tree, limits: limits) {
            self.end()
            self.child = try Self.start(self.command)
            var others: [String] = []
            return try self.shown(&others)
        }
        let recording = try walk.record()
        let screen = CapturedScreen(name: name, screen: live.screen, environment: environment, recordedFocus: recording.focus)
        return (screen, notes + recording.notes)
    }

    private func shown(_ notes: inout [String]) throws -> (live: LiveScreen, tree: AtspiTree) {
        let tree = AtspiTree(try window())
        return (try settled(tree, &notes), tree)
    }

    private func settled(_ tree: AtspiTree, _ notes: inout [String]) throws -> LiveScreen {
        var settling = LiveSettling(limit: limits.settling)
        while true {
            let next = try tree.capture()
            do {
                if let last = try settling.take(next) { return last }
            } catch {
                notes.append("\(error)")
                return next
            }
            usleep(100_000)
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

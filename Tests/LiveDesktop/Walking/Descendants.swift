import Foundation

/// The descendants of this process, by `/proc`.
///
/// The process has adopted orphans, so that each of them has a parent among the
/// others.
enum Descendants {
    /// Kills all of them, and those they start meanwhile.
    static func killAll() {
        // At most 50 rounds: a child that cannot be killed ends with the machine.
        for _ in 0..<50 {
            let found = all()
            if found.isEmpty { return }
            for process in found { kill(process, SIGKILL) }
            usleep(10_000)
            for process in found { waitpid(process, nil, WNOHANG) }
        }
    }

    /// Returns their ids.
    static func all() -> [pid_t] {
        var children: [pid_t: [pid_t]] = [:]
        for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
            guard let process = pid_t(name), let parent = parent(of: process) else { continue }
            children[parent, default: []].append(process)
        }
        var (found, pending): ([pid_t], [pid_t]) = ([], [getpid()])
        while let process = pending.popLast() {
            let inner = children[process] ?? []
            found += inner
            pending += inner
        }
        return found
    }

    private static func parent(of process: pid_t) -> pid_t? {
        // The name, in parentheses, may contain anything.
        guard let line = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
            let rest = line.split(separator: ")").last?.split(separator: " "), rest.count > 1
        else { return nil }
        return pid_t(rest[1])
    }
}

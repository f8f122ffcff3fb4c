import Foundation

/// The most memory that this process has had at a time, as Linux tells it.
enum PeakMemory {
    /// Begins anew.
    static func reset() { try? Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs")) }

    /// How much it was since; `nil` where the system does not tell.
    static var megabytes: Int? {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return nil }
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line.flatMap { Int($0.filter(\.isNumber)) }.map { $0 / 1024 }
    }
}

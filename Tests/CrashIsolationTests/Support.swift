import Foundation

/// A temporary folder for one test.
func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("journals \(UUID().uuidString) ü")
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
}

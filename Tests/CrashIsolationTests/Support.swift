import Foundation

/// A folder of its own for one test, gone afterwards.
func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("journals \(UUID().uuidString) ü")
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
}

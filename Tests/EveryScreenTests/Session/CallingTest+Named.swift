import Foundation

@testable import EveryScreen

extension CallingTest {
    /// A test by its suite and name, in a file of a folder.
    static func named(_ property: String, beside folder: URL, line: Int = 7) -> CallingTest {
        let parts = property.split(separator: "/")
        return CallingTest(
            name: parts.last.map(String.init) ?? property, property: property, module: "Shop",
            file: folder.appendingPathComponent("\(parts.first ?? "").swift").path, line: line)
    }
}

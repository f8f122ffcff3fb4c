import EveryScreenKit
import Foundation
import Testing

struct SourceFilesTests {
    private func path(of fileID: String, among paths: [String]) -> String? {
        SourceFiles(paths).path(of: ScreenElement.CodeLocation(fileID: fileID, line: 12))
    }

    @Test func `without files none is known`() {
        #expect(path(of: "Shop/OrderScreen.swift", among: []) == nil)
    }

    @Test func `a file is found below the folder of its module`() {
        let paths = ["Sources/Shop/OrderScreen.swift", "Sources/Shop/Orders/Row.swift", "Sources/Other/Row.swift", "My App/Row.swift"]

        #expect(path(of: "Shop/OrderScreen.swift", among: paths) == "Sources/Shop/OrderScreen.swift")
        #expect(path(of: "Shop/Row.swift", among: paths) == "Sources/Shop/Orders/Row.swift")
        #expect(path(of: "My_App/Row.swift", among: paths) == "My App/Row.swift")
    }

    @Test func `the only file of a name is not taken for that of another module`() {
        #expect(path(of: "DesignSystem/Row.swift", among: ["Sources/Shop/Row.swift"]) == nil)
        #expect(path(of: "Row/Row.swift", among: ["Sources/Shop/Row.swift"]) == nil)
    }

    @Test func `of two files that fit neither is taken`() {
        #expect(path(of: "Shop/Row.swift", among: ["Sources/Shop/Row.swift", "Example/Shop/Row.swift"]) == nil)
    }

    @Test func `files are listed below a folder, except hidden folders and those of package managers`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("everyscreen-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for path in [
            ".build/checkouts/Shop/Row.swift", "Pods/Shop/Row.swift", "Sources/Shop/Row.swift", "Sources/Shop/Row.txt",
            "Sources/.hidden.swift",
        ] {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: file)
        }
        let location = ScreenElement.CodeLocation(fileID: "Shop/Row.swift", line: 1)

        #expect(SourceFiles(below: folder.path).path(of: location) == "Sources/Shop/Row.swift")
        // Five folders and files are visited besides the hidden ones and Pods.
        #expect(SourceFiles(below: folder.path, most: 7).path(of: location) == "Sources/Shop/Row.swift")
        #expect(SourceFiles(below: folder.path, most: 3).path(of: location) == nil)
        #expect(SourceFiles(below: folder.path + "/none").path(of: location) == nil)
    }
}

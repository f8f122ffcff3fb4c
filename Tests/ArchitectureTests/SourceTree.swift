import Foundation

/// The package's own files, as the tests read them.
enum SourceTree {
    /// The package's folder.
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// A Swift file of the package.
    struct File {
        /// The path below the package's folder.
        let path: String
        /// The lines, without their ends.
        let lines: [String]
    }

    /// Returns the Swift files below a folder of the package, in order of their
    /// paths.
    static func swiftFiles(in folder: String) -> [File] {
        let url = root.appendingPathComponent(folder)
        let paths = (FileManager.default.subpaths(atPath: url.path) ?? []).filter { $0.hasSuffix(".swift") }.sorted()
        return paths.compactMap { path in
            guard let text = try? String(contentsOf: url.appendingPathComponent(path), encoding: .utf8) else { return nil }
            return File(path: "\(folder)/\(path)", lines: text.components(separatedBy: "\n"))
        }
    }

    /// Returns the names of the entries of a folder of the package.
    static func entries(of folder: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path))?.sorted() ?? []
    }
}

extension SourceTree.File {
    /// The modules the file imports, in order.
    var imports: [String] {
        lines.compactMap { line in
            var words = line.split(separator: " ").map(String.init)[...]
            while let first = words.first, first.hasPrefix("@") || ["public", "package", "internal", "private"].contains(first) {
                words = words.dropFirst()
            }
            guard words.first == "import", var module = words.dropFirst().first else { return nil }
            // An import of one type names its kind first.
            if ["class", "struct", "enum", "protocol", "func", "let", "var"].contains(module) { module = words.dropFirst(2).first ?? "" }
            return module.split(separator: ".").first.map(String.init)
        }
    }
}

public import Foundation

/// A folder of regression files, from which a test reads its earlier failures and
/// in which it saves new ones.
///
/// Existing files never change: a new case gets a separate file, which is written
/// whole or not at all.
public struct RegressionSuite: Hashable, Sendable {
    /// The folder, which need not exist.
    public let folder: URL

    /// The default name of the folder, beside the file of a test.
    public static let folderName = "Regressions"

    /// Creates the suite of a folder.
    public init(folder: URL) { self.folder = folder }

    /// Creates the suite beside a source file.
    ///
    /// - Parameters:
    ///   - file: The path of the source file.
    ///   - name: The folder, relative to the folder of the source file.
    public init(beside file: String, in name: String = folderName) {
        self.init(folder: URL(fileURLWithPath: name, relativeTo: URL(fileURLWithPath: file).deletingLastPathComponent()).absoluteURL)
    }

    /// A file in the folder, read or not readable.
    public struct Entry: Sendable {
        /// The path.
        public let path: String
        /// The content.
        package let file: Result<RegressionFile, RegressionSuiteError>
    }

    /// Returns the files of a property in the order of their names; none if the
    /// folder does not exist.
    ///
    /// - Complexity: O(files in the folder) to find them; only files with matching
    ///   names are read.
    package func entries(of property: String) throws(RegressionSuiteError) -> [Entry] {
        let beginning = RegressionFile.stem(of: property) + "."
        let names = try names().filter { $0.hasPrefix(beginning) && $0.hasSuffix(".json") }.sorted()
        var entries: [Entry] = []
        for name in names {
            let path = path(of: name)
            do {
                let file = try Self.read(path)
                // The names of "a" and "a.b" begin alike.
                if file.property == property { entries.append(Entry(path: path, file: .success(file))) }
            } catch {
                entries.append(Entry(path: path, file: .failure(error)))
            }
        }
        return entries
    }

    /// Saves a case, and returns the path of its file.
    ///
    /// A file with the same case stays as it is, whatever its seed or version. A
    /// file with another case stays as well, and the new file gets a number. Other
    /// processes may save into the folder at the same time.
    ///
    /// - Parameters:
    ///   - file: The case.
    ///   - picture: A picture to save beside it, as SVG; an existing one of that
    ///     name stays as well.
    package func save(_ file: RegressionFile, with picture: String? = nil) throws(RegressionSuiteError) -> String {
        try saved(file, with: picture).path
    }

    /// Saves a case, and returns the path of its file and whether it is new.
    func saved(_ file: RegressionFile, with picture: String? = nil) throws(RegressionSuiteError) -> (path: String, isNew: Bool) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw .notWritable(path: Self.shown(folder.path), reason: error.systemReason)
        }
        let stem = file.suggestedName.dropLast(".json".count)
        let data = Data(file.json.utf8)
        var number = 1
        while true {
            let name = number == 1 ? "\(stem)" : "\(stem)-\(number)"
            let (path, picturePath) = (path(of: name + ".json"), path(of: name + ".svg"))
            number += 1
            if picture != nil, access(path, F_OK) != 0, access(picturePath, F_OK) == 0 { continue }
            let isNew = try create(path, holding: data)
            guard isNew || (try? Self.read(path))?.isSameCase(as: file) == true else { continue }
            if let picture { _ = try create(picturePath, holding: Data(picture.utf8)) }
            return (path, isNew)
        }
    }

    /// Replaces a file that the caller has created, and its picture, each at once.
    func replace(_ path: String, by file: RegressionFile, with picture: String?) throws(RegressionSuiteError) {
        if let old = try? Self.read(path), old == file { return }
        do {
            try WholeFile.replace(at: path, holding: Data(file.json.utf8))
            if let picture { try WholeFile.replace(at: Self.picturePath(of: path), holding: Data(picture.utf8)) }
        } catch { throw .notWritable(path: path, reason: error.reason) }
    }

    /// The path of the picture of a file.
    static func picturePath(of path: String) -> String { (path as NSString).deletingPathExtension + ".svg" }

    private func create(_ path: String, holding data: Data) throws(RegressionSuiteError) -> Bool {
        do { return try WholeFile.create(at: path, holding: data) } catch { throw .notWritable(path: path, reason: error.reason) }
    }

    /// Reads a file.
    package static func read(_ path: String) throws(RegressionSuiteError) -> RegressionFile {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw .notReadable(path: path, reason: "there is no such file; check the path")
        }
        guard !isFolder.boolValue else { throw .notReadable(path: path, reason: "it is a folder; name the files in it") }
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw .notReadable(path: path, reason: error.systemReason)
        }
        do { return try RegressionFile(json: data) } catch { throw .notUsable(path: path, error) }
    }

    private func names() throws(RegressionSuiteError) -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) else { return [] }
        guard isFolder.boolValue else { throw .notReadable(path: Self.shown(folder.path), reason: "it is a file, not a folder") }
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder.path)
        } catch {
            throw .notReadable(path: Self.shown(folder.path), reason: error.systemReason)
        }
    }

    private func path(of name: String) -> String { Self.shown(folder.appendingPathComponent(name).relativePath) }

    /// The path relative to the current folder, if it is below it.
    package static func shown(_ path: String) -> String {
        let current = FileManager.default.currentDirectoryPath + "/"
        return path.hasPrefix(current) ? String(path.dropFirst(current.count)) : path
    }
}

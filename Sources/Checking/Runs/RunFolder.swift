import Foundation

/// The folder in which the checks of a run write their results, a file each, for
/// `everyscreen merge`.
///
///     EVERYSCREEN_REPORT=.build/accessibility swift test
///     everyscreen merge .build/accessibility --format html --output report.html
///
/// Each file has the result of one check in one shard. Concurrent processes write
/// files of different names, and each file is written whole or not at all.
package struct RunFolder: Sendable {
    /// The environment variable that names the folder.
    package static let variable = "EVERYSCREEN_REPORT"

    /// The path of the folder.
    package let path: String

    /// Creates the folder of a process's variables, or `nil` if they name none.
    package init?(_ variables: [String: String]) {
        guard let path = variables[Self.variable], !path.isEmpty else { return nil }
        self.path = path
    }

    /// Returns a path for a check's file that no other check has, in this process
    /// or another.
    package func newPath(for check: RecordedCheck, _ file: ShardFile) -> String {
        let shard = "\(file.share.index + 1)-of-\(file.share.count)"
        return (path as NSString).appendingPathComponent(
            "\(RegressionFile.stem(of: check.title)).\(shard).\(UUID().uuidString.prefix(13).lowercased()).json")
    }

    /// Writes a file, replacing an earlier one of that path, and creates the folder
    /// if it does not exist.
    ///
    /// - Throws: `RunFolderError` with the mistake and the fix.
    package func write(_ file: ShardFile, to path: String) throws(RunFolderError) {
        try create(self.path)
        do { try WholeFile.replace(at: path, holding: Data(file.json.utf8)) } catch {
            throw RunFolderError(path: self.path, reason: error.reason)
        }
    }

    /// Creates a folder and its parents without Foundation, which does not report
    /// the reason of a failure.
    private func create(_ folder: String) throws(RunFolderError) {
        if mkdir(folder, 0o777) == 0 || errno == EEXIST { return }
        let error = errno
        let parent = (folder as NSString).deletingLastPathComponent
        guard error == ENOENT, !parent.isEmpty, parent != folder else {
            throw RunFolderError(path: path, reason: String(cString: strerror(error)))
        }
        try create(parent)
        // Another process may have created it meanwhile.
        guard mkdir(folder, 0o777) == 0 || errno == EEXIST else {
            throw RunFolderError(path: path, reason: String(cString: strerror(errno)))
        }
    }

    /// Returns the paths of the files in a folder and the folders in it, in the
    /// order of their names.
    package static func files(in folder: String) throws(RunFolderError) -> [String] {
        guard let names = try? FileManager.default.subpathsOfDirectory(atPath: folder) else {
            throw RunFolderError(path: folder, reason: "the folder cannot be listed")
        }
        return names.filter { $0.hasSuffix(".json") && !($0 as NSString).lastPathComponent.hasPrefix(".") }.sorted()
            .map { (folder as NSString).appendingPathComponent($0) }
    }
}

/// The reason why a check's result cannot be written.
package struct RunFolderError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The folder.
    let path: String
    /// The system's words.
    package let reason: String

    /// The variable, the mistake, and the fix.
    package var description: String {
        "\(RunFolder.variable) is \"\(path)\", which cannot be written: \(reason); this check is missing from the report of the run. Name a "
            + "folder that exists or can be created, and in which tests may write."
    }
}

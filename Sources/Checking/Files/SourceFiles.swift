package import EveryScreenModel
import Foundation

/// The Swift files below a folder, which resolve the files of `#fileID`.
///
/// `#fileID` has the module and the name of a file; code hosts need its path. A
/// file is known if it is the only one of its name below a folder that has the
/// name of the module, as in `Sources/Shop/OrderScreen.swift`. Otherwise a report
/// might point to another file.
package struct SourceFiles: Sendable {
    /// The paths of the files of a name, relative to the folder.
    private let paths: [Substring: [String]]

    /// Creates a list from paths that are separated by slashes.
    package init(_ paths: [String] = []) {
        self.paths = Dictionary(grouping: paths) { $0.split(separator: "/").last ?? "" }
    }

    /// Lists the Swift files below a folder; O(files).
    ///
    /// Hidden folders are left out, and those of package managers.
    ///
    /// - Parameters:
    ///   - folder: The path of the folder.
    ///   - most: The largest number of files and folders; if there are more, the
    ///     list is empty, since listing would take long.
    package init(below folder: String, most: Int = 50_000) {
        var paths: [String] = []
        var count = 0
        let files = FileManager.default.enumerator(atPath: folder)
        while let path = files?.nextObject() as? String {
            count += 1
            if count > most { break }
            let name = path.split(separator: "/").last ?? ""
            if name.hasPrefix(".") || Self.foreign.contains(name) {
                files?.skipDescendants()
            } else if name.hasSuffix(".swift") {
                paths.append(path)
            }
        }
        self.init(count > most ? [] : paths)
    }

    /// The folders of third-party code.
    private static let foreign: Set<Substring> = ["Carthage", "DerivedData", "Pods", "node_modules"]

    /// Returns the path of the file of a location, relative to the folder, or `nil`
    /// if it is not known which it is.
    package func path(of location: ScreenElement.CodeLocation) -> String? {
        let module = location.fileID.prefix { $0 != "/" }
        let candidates = (paths[Substring(location.fileName)] ?? []).filter { path in
            path.split(separator: "/").dropLast().contains { $0.moduleName == module }
        }
        return candidates.count == 1 ? candidates[0] : nil
    }
}

extension Substring {
    /// The name of a module in a folder of this name: characters that no identifier
    /// allows become underscores.
    fileprivate var moduleName: String { String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }) }
}

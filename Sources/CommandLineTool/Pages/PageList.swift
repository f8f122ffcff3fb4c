import EveryScreenBrowser
import EveryScreenKit
import Foundation

/// The pages that operands of a command name.
struct PageList {
    /// A page with its name in reports: an address, or a path as written in the
    /// call.
    struct Entry: Hashable, Sendable {
        let name: String
        let source: PageSource
    }

    private(set) var entries: [Entry] = []

    /// Returns true if an operand names pages: an address, an HTML file, or a
    /// folder that contains one.
    static func isPage(_ operand: String) -> Bool {
        if PageSource.isAddress(operand) { return true }
        var isDirectory: ObjCBool = false
        if FileManager.default.fileExists(atPath: operand, isDirectory: &isDirectory), isDirectory.boolValue {
            let files = FileManager.default.enumerator(atPath: operand)
            while let path = files?.nextObject() as? String { if PageSource.isPage(path) { return true } }
            return false
        }
        return PageSource.isPage(operand)
    }

    /// Lists pages.
    ///
    /// A folder yields all HTML files in it and below, ordered by path, without
    /// hidden ones.
    init(_ operands: [String]) throws(UsageError) {
        for operand in operands {
            if PageSource.isAddress(operand) {
                guard let url = URL(string: operand), url.host?.isEmpty == false else {
                    throw UsageError("\(operand) is no address; it takes one such as https://example.org/")
                }
                entries.append(Entry(name: operand, source: .address(operand)))
                continue
            }
            var isDirectory: ObjCBool = false
            guard FileManager.default.fileExists(atPath: operand, isDirectory: &isDirectory) else {
                throw UsageError("\(operand): there is no such file; check the path")
            }
            guard isDirectory.boolValue else {
                entries.append(Entry(name: operand, source: PageSource(file: operand)))
                continue
            }
            let folder = operand.hasSuffix("/") ? String(operand.dropLast()) : operand
            let files = FileManager.default.enumerator(atPath: operand)
            var paths: [String] = []
            while let path = files?.nextObject() as? String {
                if (path as NSString).lastPathComponent.hasPrefix(".") {
                    files?.skipDescendants()
                } else if PageSource.isPage(path) {
                    paths.append(path)
                }
            }
            guard !paths.isEmpty else { throw UsageError("\(operand): there is no page in this folder; name one with .html files") }
            entries += paths.sorted().map { Entry(name: "\(folder)/\($0)", source: PageSource(file: "\(folder)/\($0)", in: folder)) }
        }
    }
}

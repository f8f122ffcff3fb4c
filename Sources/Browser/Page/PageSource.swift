import Foundation

/// The source of a page.
package enum PageSource: Hashable, Sendable {
    /// An address that is contacted.
    case address(String)
    /// A file, served on the loopback address together with the files of a folder
    /// around it.
    case file(path: String, root: String)
    /// HTML, served on the loopback address; its relative addresses are resolved in
    /// the folder, if there is one.
    case html(String, resources: String?)

    /// The page of a file with the files of a folder: the working folder if it
    /// contains the file, else the file's folder.
    package init(file path: String, in root: String? = nil) {
        let whole = URL(fileURLWithPath: path).standardizedFileURL.path
        if let root {
            self = .file(path: whole, root: URL(fileURLWithPath: root).standardizedFileURL.path)
            return
        }
        let working = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).standardizedFileURL.path
        let isInside = working != "/" && whole.hasPrefix(working + "/")
        self = .file(path: whole, root: isInside ? working : (whole as NSString).deletingLastPathComponent)
    }

    /// Returns whether a text is an address of the web.
    package static func isAddress(_ text: String) -> Bool {
        let lowercased = text.lowercased()
        return lowercased.hasPrefix("http://") || lowercased.hasPrefix("https://")
    }

    /// Returns whether a file is a page by its name.
    package static func isPage(_ path: String) -> Bool { MediaType.pageEndings.subtracting(["svg"]).contains(MediaType.ending(of: path)) }

    /// The host that is contacted; `nil` for the loopback address.
    package var host: String? {
        guard case .address(let address) = self else { return nil }
        return URL(string: address)?.host
    }
}

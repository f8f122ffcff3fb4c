import EveryScreenKit
import EveryValue
import Foundation

/// The tokens of earlier failures of a property, one file each, beside the
/// regression files of screens.
///
/// A file has the value as a comment and the token in its last line.
struct SavedTokens {
    /// The filename extension.
    static let pathExtension = "token"

    let folder: URL
    let property: String

    private var stem: String { RegressionFile.stem(of: property) }

    /// Returns the tokens, in the order of their filenames, and the problems of
    /// unreadable files.
    func read() -> (tokens: [(path: String, token: ReplayToken)], problems: [String]) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        var tokens: [(path: String, token: ReplayToken)] = []
        var problems: [String] = []
        for name in names.sorted() where name.hasPrefix(stem + ".") && name.hasSuffix(".\(SavedTokens.pathExtension)") {
            let path = folder.appendingPathComponent(name).path
            let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
            let line = text.split(whereSeparator: \.isNewline).last.map(String.init) ?? ""
            do {
                tokens.append((path, try ReplayToken(line)))
            } catch {
                problems.append("\(path): its last line cannot be replayed: \(error) Delete the file.")
            }
        }
        return (tokens, problems)
    }

    /// Saves a token, and returns the path of its file; an existing token keeps its
    /// file.
    func save(_ token: ReplayToken, of code: String) throws -> String {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let number = String(StableHash(token.description).value, radix: 16)
        let path = folder.appendingPathComponent("\(stem).\(number).\(SavedTokens.pathExtension)").path
        let comment = code.split(whereSeparator: \.isNewline).map { "// \($0)\n" }.joined()
        try WholeFile.replace(at: path, holding: Data("// \(property) failed for:\n\(comment)\(token)\n".utf8))
        return path
    }
}

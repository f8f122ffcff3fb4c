import EveryScreenCapture
import EveryScreenModel

extension JSONReader {
    /// The native screen file.
    static let native = JSONReader(
        format: .native,
        recognizes: { document in
            guard document.nodes[0].kind == .object else { return false }
            return document.children(of: 0).enumerated().contains { position, child in
                position.isMultiple(of: 2) && document.string(of: child) == "everyscreen"
            }
        },
        read: { (document, fileName, _) throws(CaptureMistake) in try ScreenFile.screens(in: document, at: 0, named: fileName) })
}

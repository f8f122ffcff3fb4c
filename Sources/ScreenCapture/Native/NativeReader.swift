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
        read: { (document, fileName, _) throws(Fault) in try readNative(document, fileName: fileName) })
}

private func readNative(_ document: JSONDocument, fileName: String) throws(Fault) -> [CapturedScreen] {
    // The version first: what a later version has beside it is not for this one to judge.
    let keys = document.children(of: 0).enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    if let key = keys.first(where: { document.string(of: $0) == "everyscreen" }) {
        let version = try document.readInteger(key + 1, expected: "the version of the format, \(ScreenFile.version)")
        guard version == ScreenFile.version else {
            throw Fault(at: Int(document.nodes[key + 1].start), .unknownVersion(String(version)))
        }
    }
    var screens: [NativeScreen] = []
    try ScreenFile.format.read(0, of: document, into: &screens)
    return screens.enumerated().map { index, screen in
        screen.captured(unnamed: index == 0 ? fileName : "\(fileName) \(index + 1)")
    }
}

import ScreenModel

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
        read: { (document, fileName) throws(Fault) in try readNative(document, fileName: fileName) })
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
    let file = try JSONObject(0, in: document, keys: NativeKeys.file)
    var number = 0
    return try document.readArray(try file.required("screens"), of: "screens") { (node) throws(Fault) in
        number += 1
        return try readScreen(node, in: document, unnamed: number == 1 ? fileName : "\(fileName) \(number)")
    }
}

private func readScreen(_ node: Int, in document: JSONDocument, unnamed: String) throws(Fault) -> CapturedScreen {
    let object = try JSONObject(node, in: document, keys: NativeKeys.screen)
    let size = try document.readSize(try object.required("size"))
    let unit = try object.optional("unit") { (node) throws(Fault) in try document.readEnum(node, "a unit", LengthUnit.self) }
    var builder = ScreenBuilder(size: size, unit: unit ?? .points, title: try object.string("title"))
    try readElements(try object.required("elements"), in: document, into: &builder)
    let environment = try object.optional("environment", document.readEnvironment)
    return CapturedScreen(name: try object.string("name") ?? unnamed, screen: builder.finish(), environment: environment)
}

/// Reads the elements and puts each inside its parent, which has to be open still.
private func readElements(_ node: Int, in document: JSONDocument, into builder: inout ScreenBuilder) throws(Fault) {
    var sources = Set<String>()
    var open: [String] = []
    var isOpen = Set<String>()
    func close() {
        builder.close()
        isOpen.remove(open.removeLast())
    }
    _ = try document.readArray(node, of: "elements") { (node) throws(Fault) in
        let object = try JSONObject(node, in: document, keys: NativeKeys.element)
        let element = try document.readElement(object)
        guard sources.insert(element.source).inserted else {
            throw document.fault(at: try object.required("source"), expected: "a source no other element of the screen has")
        }
        let parent = try object.string("parent")
        if let parent, !isOpen.contains(parent) {
            let expected = "the source of the element before, or of one that is around it"
            throw document.fault(at: try object.required("parent"), expected: expected, nearest: nearest(to: parent, among: open))
        }
        while let last = open.last, last != parent { close() }
        builder.open(element)
        open.append(element.source)
        isOpen.insert(element.source)
    }
    while !open.isEmpty { close() }
}

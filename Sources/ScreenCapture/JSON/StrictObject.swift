package import EveryScreenModel

/// An object of a JSON file that people write, read as strictly as a native screen
/// file.
///
/// A key that is not known, is there twice or is missing, and a value of another
/// kind, are errors with their place in the file and what to do.
package struct StrictObject {
    private let file: String
    private let document: JSONDocument
    private let node: Int
    /// The node of each member's value.
    private let members: [String: Int]

    /// Reads the object that a file is.
    ///
    /// - Parameters:
    ///   - bytes: The content of the file.
    ///   - file: The name of the file, for errors.
    ///   - keys: The keys it may have.
    package init(_ bytes: [UInt8], named file: String, keys: [String]) throws(CaptureError) {
        let text: SourceText
        do { text = try SourceText(decoding: bytes) } catch {
            throw CaptureError(file: file, place: error.offset.map { .byte($0) }, reason: error.reason)
        }
        do {
            let document = try JSONDocument(parsing: text)
            try self.init(0, of: document, named: file, keys: keys)
        } catch {
            throw CaptureError(file: file, place: error.offset.map(text.place(of:)), reason: error.reason)
        }
    }

    private init(_ node: Int, of document: JSONDocument, named file: String, keys: [String]) throws(CaptureMistake) {
        guard document.nodes[node].kind == .object else {
            throw document.mistake(at: node, expected: "an object with the keys \(keys.joined(separator: ", "))")
        }
        var members: [String: Int] = [:]
        let children = document.children(of: node)
        for position in stride(from: 0, to: children.count, by: 2) {
            let key = document.string(of: children[position])
            let offset = Int(document.nodes[children[position]].start)
            guard keys.contains(key) else {
                throw CaptureMistake(
                    at: offset, .unknownKey(path: document.path(to: node), key: key, nearest: nearest(to: key, among: keys)))
            }
            guard members.updateValue(children[position + 1], forKey: key) == nil else {
                throw CaptureMistake(at: offset, .json(.repeatedKey(key)))
            }
        }
        self.file = file
        self.document = document
        self.node = node
        self.members = members
    }

    /// Runs a reading, and gives its faults a file and a place.
    private func placing<Value>(_ read: () throws(CaptureMistake) -> Value) throws(CaptureError) -> Value {
        do { return try read() } catch {
            throw CaptureError(file: file, place: error.offset.map(document.text.place(of:)), reason: error.reason)
        }
    }

    private func member(_ key: String) throws(CaptureMistake) -> Int {
        guard let member = members[key] else {
            throw CaptureMistake(at: Int(document.nodes[node].start), .missingKey(path: document.path(to: node), key: key))
        }
        return member
    }

    /// Returns whether a key is there.
    package func has(_ key: String) -> Bool { members[key] != nil }

    /// Returns a text that says something: white space alone is an error.
    package func words(_ key: String, expected: String) throws(CaptureError) -> String {
        try placing { () throws(CaptureMistake) in
            let string = try document.readString(member(key))
            guard string.contains(where: { !$0.isWhitespace }) else { throw try document.mistake(at: member(key), expected: expected) }
            return string
        }
    }

    /// Returns any text.
    package func string(_ key: String) throws(CaptureError) -> String {
        try placing { () throws(CaptureMistake) in try document.readString(member(key)) }
    }

    /// Returns one of some words.
    package func choice(_ key: String, among words: [String], expected: String) throws(CaptureError) -> String {
        try placing { () throws(CaptureMistake) in
            try document.readChoice(member(key), expected, words) { word in words.contains(word) ? word : nil }
        }
    }

    /// Returns a whole number in a range.
    package func integer(_ key: String, in range: ClosedRange<Int>, expected: String) throws(CaptureError) -> Int {
        try placing { () throws(CaptureMistake) in
            let member = try member(key)
            let number = try document.readInteger(member, expected: expected)
            guard range.contains(number) else { throw document.mistake(at: member, expected: expected) }
            return number
        }
    }

    /// Returns a text that means something, if a function accepts it.
    package func parsed<Value>(_ key: String, expected: String, _ parse: (String) -> Value?) throws(CaptureError) -> Value {
        try placing { () throws(CaptureMistake) in
            let member = try member(key)
            guard let value = parse(try document.readString(member)) else { throw document.mistake(at: member, expected: expected) }
            return value
        }
    }

    /// Returns the error of a value that does not do.
    package func mistake(_ key: String, expected: String) -> CaptureError {
        do throws(CaptureError) {
            return try placing { () throws(CaptureMistake) in throw try document.mistake(at: member(key), expected: expected) }
        } catch { return error }
    }

    /// Returns settings of an environment, written as in a native screen file.
    package func environment(_ key: String) throws(CaptureError) -> UserEnvironment {
        try placing { () throws(CaptureMistake) in try NativeFormat.environment.read(document, member(key)) }
    }

    /// Returns the objects of an array.
    package func objects(_ key: String, of what: String, keys: [String]) throws(CaptureError) -> [StrictObject] {
        try placing { () throws(CaptureMistake) in
            try document.readArray(member(key), of: what) { (child) throws(CaptureMistake) in
                try StrictObject(child, of: document, named: file, keys: keys)
            }
        }
    }
}

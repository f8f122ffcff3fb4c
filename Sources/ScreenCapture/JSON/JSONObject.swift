/// The members of an object whose keys are known beforehand.
struct JSONObject {
    let document: JSONDocument
    /// The node of the object.
    let node: Int
    private var members: [String: Int] = [:]

    /// Looks through an object; a key that is not one of those known, or that is there twice, is an error.
    init(_ node: Int, in document: JSONDocument, keys: [String]) throws(Fault) {
        self.document = document
        self.node = node
        guard document.nodes[node].kind == .object else {
            throw document.fault(at: node, expected: "an object with the keys \(keys.joined(separator: ", "))")
        }
        var child = node + 1
        while child < Int(document.nodes[node].next) {
            let key = document.string(of: child)
            let offset = Int(document.nodes[child].start)
            guard keys.contains(key) else {
                throw Fault(at: offset, .unknownKey(path: document.path(to: node), key: key, nearest: nearest(to: key, among: keys)))
            }
            guard members.updateValue(child + 1, forKey: key) == nil else { throw Fault(at: offset, .json(.repeatedKey(key))) }
            child = Int(document.nodes[child + 1].next)
        }
    }

    /// The node of a member, or `nil` where the key is absent.
    subscript(key: String) -> Int? { members[key] }

    /// The node of a member that has to be there.
    func required(_ key: String) throws(Fault) -> Int {
        guard let member = members[key] else {
            throw Fault(at: Int(document.nodes[node].start), .missingKey(path: document.path(to: node), key: key))
        }
        return member
    }

    /// Reads a member where the key is there.
    func optional<Value>(_ key: String, _ read: (Int) throws(Fault) -> Value) throws(Fault) -> Value? {
        guard let member = members[key] else { return nil }
        return try read(member)
    }

    func string(_ key: String) throws(Fault) -> String? { try optional(key, document.readString) }
    func boolean(_ key: String) throws(Fault) -> Bool? { try optional(key, document.readBoolean) }
    func number(_ key: String) throws(Fault) -> Double? { try optional(key, document.readNumber) }
    func strings(_ key: String) throws(Fault) -> [String]? {
        try optional(key) { (node) throws(Fault) in try document.readArray(node, of: "strings", document.readString) }
    }
}

extension JSONDocument {
    /// What is wrong with a value.
    func fault(at node: Int, expected: String, nearest: String? = nil) -> Fault {
        Fault(at: Int(nodes[node].start), .value(path: path(to: node), found: description(of: node), expected: expected, nearest: nearest))
    }

    func readString(_ node: Int) throws(Fault) -> String {
        guard nodes[node].kind == .string else { throw fault(at: node, expected: "a string") }
        return string(of: node)
    }

    func readBoolean(_ node: Int) throws(Fault) -> Bool {
        guard nodes[node].kind == .boolean else { throw fault(at: node, expected: "true or false") }
        return spelling(of: node).first == UInt8(ascii: "t")
    }

    func readNumber(_ node: Int) throws(Fault) -> Double {
        guard nodes[node].kind == .number else { throw fault(at: node, expected: "a number") }
        let spelling = String(decoding: spelling(of: node), as: UTF8.self)
        guard let number = Double(spelling), number.isFinite else {
            throw Fault(at: Int(nodes[node].start), .json(.unrepresentableNumber(spelling)))
        }
        return number
    }

    func readInteger(_ node: Int, expected: String) throws(Fault) -> Int {
        guard nodes[node].kind == .number, let integer = Int(String(decoding: spelling(of: node), as: UTF8.self)) else {
            throw fault(at: node, expected: expected)
        }
        return integer
    }

    func readArray<Value>(_ node: Int, of what: String, _ read: (Int) throws(Fault) -> Value) throws(Fault) -> [Value] {
        guard nodes[node].kind == .array else { throw fault(at: node, expected: "an array of \(what)") }
        var values: [Value] = []
        var child = node + 1
        while child < Int(nodes[node].next) {
            values.append(try read(child))
            child = Int(nodes[child].next)
        }
        return values
    }

    /// Reads one of a few words, such as the name of a role.
    func readChoice<Value>(_ node: Int, _ what: String, _ choices: [String], _ value: (String) -> Value?) throws(Fault) -> Value {
        let word = nodes[node].kind == .string ? string(of: node) : nil
        if let word, let value = value(word) { return value }
        let isShort = choices.count <= 12
        let expected = isShort ? "\(what): \(choices.joined(separator: ", "))" : what
        throw fault(at: node, expected: expected, nearest: word.flatMap { nearest(to: $0, among: choices) })
    }
}

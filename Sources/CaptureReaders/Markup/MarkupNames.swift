import EveryScreenCapture
import EveryScreenModel

/// The names in a document, each stored once.
struct MarkupNames: Sendable {
    private var spellings: [String] = []
    private var numbers: [String: MarkupDocument.NameID] = [:]
    /// The number of a spelling by the hash of its bytes; a name whose hash another
    /// one has is found in `numbers`.
    private var quick: [StableHash: (id: MarkupDocument.NameID, start: Int, count: Int)] = [:]

    /// The spelling of a name.
    subscript(id: MarkupDocument.NameID) -> String { spellings[Int(id)] }

    /// The number of names.
    var count: Int { spellings.count }

    /// Returns the number of a spelling, or `nil` if it does not occur.
    func id(of spelling: String) -> MarkupDocument.NameID? { numbers[spelling] }

    /// Returns the number of the name at a range of the text; making no string of a
    /// known one halves the time of a parse.
    mutating func id(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> MarkupDocument.NameID {
        var hash = StableHash()
        for index in start..<end { hash.combine(UInt64(bytes[index])) }
        let known = quick[hash]
        if let known, known.count == end - start, isSame(bytes, known.start, start, known.count) { return known.id }
        let spelling = String(decoding: bytes[start..<end], as: UTF8.self)
        if let id = numbers[spelling] { return id }
        let id = MarkupDocument.NameID(spellings.count)
        spellings.append(spelling)
        numbers[spelling] = id
        if known == nil { quick[hash] = (id, start, end - start) }
        return id
    }

    private func isSame(_ bytes: UnsafeBufferPointer<UInt8>, _ left: Int, _ right: Int, _ count: Int) -> Bool {
        for index in 0..<count where bytes[left + index] != bytes[right + index] { return false }
        return true
    }
}

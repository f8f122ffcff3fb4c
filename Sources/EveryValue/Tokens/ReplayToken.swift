/// A recording as one short line of letters, digits, `-` and `_`, to be kept in a
/// test or sent in a message.
///
/// `es2-` and then, in base64url: the count of bytes, the bytes, a summary of the
/// generator, their checksum. It holds no draw sites, so that lines added to a
/// generator's file do not spoil it. Where the generator has changed since, the
/// token is stale; see `Generator.staleness(of:)`. Tokens of version 1, `es1-`,
/// have no summary and are read as before.
public struct ReplayToken: Hashable, Sendable, CustomStringConvertible {
    private static let family = "es"
    /// The version without a summary of the generator, and the one with it.
    private static let versions = ["1", "2"]

    /// The line of text.
    public let description: String

    /// The choices in the token.
    public let recording: ChoiceRecording

    /// The summary of the generator that made it; `nil` where the token does not
    /// know.
    let signature: GeneratorSignature?

    /// Creates the token of a recording, which does not know its generator.
    public init(_ recording: ChoiceRecording) { self.init(recording, signature: nil) }

    init(_ recording: ChoiceRecording, signature: GeneratorSignature?) {
        let content = TokenWriter.bytes(recording)
        var bytes = ReplayToken.count(content.count)
        bytes += content
        for part in signature?.parts ?? [] {
            for shift in [16, 8, 0] as [UInt32] { bytes.append(UInt8(truncatingIfNeeded: part.digest >> shift)) }
        }
        let sum = checksum(bytes)
        for shift in [24, 16, 8, 0] as [UInt32] { bytes.append(UInt8(truncatingIfNeeded: sum >> shift)) }
        description = "\(ReplayToken.family)\(ReplayToken.versions[signature == nil ? 0 : 1])-\(Base64URL.encode(bytes))"
        self.recording = recording
        self.signature = signature
    }

    /// Reads a token from its text; blanks around it are allowed.
    public init(_ text: String) throws(ReplayTokenError) {
        var letters = Array(text.utf8)[...]
        while let last = letters.last, last <= UInt8(ascii: " ") { letters.removeLast() }
        while let first = letters.first, first <= UInt8(ascii: " ") { letters.removeFirst() }
        guard letters.starts(with: ReplayToken.family.utf8), let dash = letters.firstIndex(of: UInt8(ascii: "-")) else {
            throw .notAToken
        }
        let version = letters[(letters.startIndex + ReplayToken.family.utf8.count)..<dash]
        guard !version.isEmpty, version.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
            throw .notAToken
        }
        guard let number = ReplayToken.versions.firstIndex(where: { version.elementsEqual($0.utf8) }) else {
            throw .unknownVersion(String(decoding: version, as: UTF8.self))
        }
        guard let bytes = Base64URL.decode(letters[(dash + 1)...]) else { throw .notAToken }
        (recording, signature) = try ReplayToken.content(bytes, isSigned: number == 1)
        description = String(decoding: letters, as: UTF8.self)
    }

    private static func content(
        _ bytes: [UInt8], isSigned: Bool
    ) throws(ReplayTokenError) -> (ChoiceRecording, GeneratorSignature?) {
        guard let (count, start) = readCount(bytes), bytes.count >= start + count + 4 else { throw .cut }
        guard let recording = TokenReader.recording(Array(bytes[start..<(start + count)])) else { throw .wrongChecksum }
        let labels = isSigned ? GeneratorSignature.labels(of: recording) : []
        let end = start + count + labels.count * GeneratorSignature.width / 8
        guard bytes.count >= end + 4 else { throw .cut }
        let sum = bytes[end..<(end + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        guard bytes.count == end + 4, checksum(bytes[..<end]) == sum else { throw .wrongChecksum }
        guard isSigned else { return (recording, nil) }
        let digests = stride(from: start + count, to: end, by: 3).map { place in
            bytes[place..<(place + 3)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        return (recording, GeneratorSignature(digests, of: recording))
    }

    /// A count in seven bits to the byte, the lowest first.
    private static func count(_ value: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = value
        while rest > 127 {
            bytes.append(UInt8(rest & 127) | 128)
            rest >>= 7
        }
        return bytes + [UInt8(rest)]
    }

    private static func readCount(_ bytes: [UInt8]) -> (value: Int, end: Int)? {
        var value = 0
        for (index, byte) in bytes.prefix(4).enumerated() {
            value |= Int(byte & 127) << (7 * index)
            if byte < 128 { return (value, index + 1) }
        }
        return nil
    }

    public static func == (left: ReplayToken, right: ReplayToken) -> Bool {
        left.description == right.description
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(description)
    }
}

/// Why a text cannot be read as a replay token.
public enum ReplayTokenError: Error, Hashable, Sendable, CustomStringConvertible {
    /// It does not begin like a token, or holds letters a token cannot have.
    case notAToken
    /// It is a token of a version this library does not know.
    case unknownVersion(String)
    /// Its end is missing.
    case cut
    /// Letters were changed.
    case wrongChecksum

    public var description: String {
        switch self {
        case .notAToken: "This is not a replay token; one looks like es2- and then letters, digits, - and _."
        case .unknownVersion(let version):
            "This is a replay token of version \(version), and only versions 1 and 2 are known here; use the release that made it."
        case .cut: "The end of this replay token is missing; copy the whole of it."
        case .wrongChecksum: "Letters in this replay token have changed; copy it again from where it was printed."
        }
    }
}

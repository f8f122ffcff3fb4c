extension SourceText {
    /// Decodes the bytes of a file.
    ///
    /// A byte order mark decides before anything else: a dump redirected in
    /// PowerShell becomes UTF-16 and goes on saying `encoding='UTF-8'`.
    /// Then zeros, as only UTF-16 has them in markup; then the declaration.
    package init(decoding file: [UInt8]) throws(CaptureMistake) {
        if file.starts(with: [0xef, 0xbb, 0xbf]) {
            self.init(utf8: Array(file.dropFirst(3)))
            try Self.check(bytes, skipped: 3)
        } else if file.starts(with: [0xff, 0xfe, 0, 0]) || file.starts(with: [0, 0, 0xfe, 0xff]) {
            throw CaptureMistake(at: 0, .unsupportedEncoding("UTF-32"))
        } else if file.starts(with: [0xff, 0xfe]) {
            self.init(utf8: try Self.utf16(file, from: 2, isBigEndian: false))
        } else if file.starts(with: [0xfe, 0xff]) {
            self.init(utf8: try Self.utf16(file, from: 2, isBigEndian: true))
        } else if let kind = Self.binaryKind(of: file) {
            throw CaptureMistake(.notACapture(found: kind))
        } else if file.count > 3, file[0] != 0, file[1] == 0 {
            self.init(utf8: try Self.utf16(file, from: 0, isBigEndian: false))
        } else if file.count > 3, file[0] == 0, file[1] != 0 {
            self.init(utf8: try Self.utf16(file, from: 0, isBigEndian: true))
        } else {
            try self.init(declared: file)
        }
    }

    /// Decodes by what the XML declaration says, UTF-8 where it says nothing.
    private init(declared file: [UInt8]) throws(CaptureMistake) {
        switch Self.declaredEncoding(of: file) {
        case "iso-8859-1", "latin1":
            var utf8: [UInt8] = []
            utf8.reserveCapacity(file.count)
            for byte in file { utf8.append(scalar: UInt32(byte)) }
            self.init(utf8: utf8)
        case let name:
            // Whatever the declaration says: bytes that fit UTF-8 are UTF-8. Tools
            // convert files and leave the declaration alone.
            self.init(utf8: file)
            do { try Self.check(file, skipped: 0) } catch {
                let isUTF8 = name == nil || name == "utf-8" || name == "utf8"
                throw isUTF8 ? error : CaptureMistake(.unsupportedEncoding(name ?? ""))
            }
        }
    }

    /// The encoding in `<?xml … encoding="…"?>`, in lower case.
    private static func declaredEncoding(of file: [UInt8]) -> String? {
        let beginning = String(decoding: file.prefix(200), as: UTF8.self)
        guard let start = beginning.firstRange(of: "<?xml"), let end = beginning.firstRange(of: "?>"), start.upperBound < end.lowerBound,
            let key = beginning[start.upperBound..<end.lowerBound].firstRange(of: "encoding")
        else { return nil }
        let quoted = beginning[key.upperBound..<end.lowerBound].drop { $0 == " " || $0 == "=" }
        guard let quote = quoted.first, quote == "\"" || quote == "'" else { return nil }
        return quoted.dropFirst().prefix { $0 != quote }.lowercased()
    }

    /// The kind of a binary file, by its first bytes or by bytes that no text has;
    /// `nil` for a file that may be text.
    private static func binaryKind(of file: [UInt8]) -> String? {
        let signatures: [(bytes: [UInt8], kind: String)] = [
            ([0x89, 0x50, 0x4e, 0x47], "a PNG image"), ([0xff, 0xd8, 0xff], "a JPEG image"), (Array("GIF8".utf8), "a GIF image"),
            (Array("PK\u{3}\u{4}".utf8), "a ZIP archive"), ([0x1f, 0x8b], "a gzip archive"), (Array("%PDF".utf8), "a PDF document"),
            (Array("bplist".utf8), "a binary property list"), ([0x7f, 0x45, 0x4c, 0x46], "a program"), (Array("SQLite".utf8), "a database"),
        ]
        if let found = signatures.first(where: { file.starts(with: $0.bytes) }) { return found.kind }
        let isText = file.prefix(4).contains(UInt8(ascii: "<")) || file.prefix(4).contains(UInt8(ascii: "{"))
        return !isText && file.prefix(1024).contains(0) ? "binary data" : nil
    }

    private static func utf16(_ file: [UInt8], from start: Int, isBigEndian: Bool) throws(CaptureMistake) -> [UInt8] {
        var utf8: [UInt8] = []
        utf8.reserveCapacity(file.count / 2)
        var index = start
        var high: UInt32?
        while index + 1 < file.count {
            let (first, second) = (UInt32(file[index]), UInt32(file[index + 1]))
            let unit = isBigEndian ? first << 8 | second : second << 8 | first
            let isLow = 0xdc00...0xdfff ~= unit
            guard isLow == (high != nil) else { throw CaptureMistake(at: index, .malformedEncoding("UTF-16")) }
            if let lead = high {
                utf8.append(scalar: 0x10000 + (lead - 0xd800) << 10 + (unit - 0xdc00))
                high = nil
            } else if 0xd800...0xdbff ~= unit {
                high = unit
            } else {
                utf8.append(scalar: unit)
            }
            index += 2
        }
        guard high == nil, index == file.count else { throw CaptureMistake(at: index, .malformedEncoding("UTF-16")) }
        return utf8
    }
}

extension [UInt8] {
    /// Appends a Unicode scalar in UTF-8; a value that is no scalar becomes the
    /// replacement character.
    package mutating func append(scalar value: UInt32) {
        let scalar = Unicode.Scalar(value) ?? "\u{fffd}"
        append(contentsOf: String(Character(scalar)).utf8)
    }
}

/// Loops over whole strings: by scalar where every scalar is a character, else by
/// character.
extension AdvanceTable {
    /// Returns the kerned sum of the widths and every fact that is true of a
    /// scalar.
    func sum(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> (units: Int, facts: UInt32) {
        var (units, tracked, facts, index) = (0, 0, UInt32(0), 0)
        var previous = 0
        while index < count {
            // One addition sums the widths, in the low 31 bits, and counts the
            // tracked entries above: 2^15 widths stay below 2^31.
            let end = min(count, index &+ 0x8000)
            var sums: UInt64 = 0
            while index < end {
                let byte = bytes[index]
                let entry: UInt32
                let key: Int
                if byte < 0x80 {
                    entry = entries[Int(truncatingIfNeeded: byte)]
                    key = Int(truncatingIfNeeded: kerning.keys[Int(truncatingIfNeeded: byte)])
                    index = index &+ 1
                } else {
                    let scalar = decoded(bytes, &index)
                    entry = self.entry(scalar)
                    key = kerning.key(scalar)
                }
                units = units &+ Int(truncatingIfNeeded: kerning.units[previous &<< KerningTable.shift | key])
                previous = key
                sums = sums &+ UInt64(truncatingIfNeeded: entry & (GlyphEntry.widthMask | GlyphEntry.tracked))
                facts |= entry
            }
            units = units &+ Int(truncatingIfNeeded: sums & 0x7FFF_FFFF)
            tracked = tracked &+ Int(truncatingIfNeeded: sums &>> 31)
        }
        return (units &+ tracking &* tracked, facts)
    }

    /// Returns the kerned sum of the widths and every fact that is true of a
    /// character.
    func sum(_ string: String) -> (units: Int, facts: UInt32) {
        var (units, facts, previous) = (0, UInt32(0), 0)
        for character in string {
            let entry = entry(character)
            let key = kerning.key(character)
            units &+= advance(entry) &+ kerning.between(previous, key)
            facts |= entry
            previous = key
        }
        return (units, facts)
    }

    /// Returns the width of the spaces at the end; characters without width are
    /// passed over.
    func trailingSpaces(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
        var (units, end) = (0, count)
        while end > 0 {
            var start = end &- 1
            while bytes[start] & 0xC0 == 0x80 { start = start &- 1 }
            var index = start
            let entry = bytes[start] < 0x80 ? entries[Int(truncatingIfNeeded: bytes[start])] : self.entry(decoded(bytes, &index))
            if entry & GlyphEntry.space == 0, entry & GlyphEntry.widthMask != 0 { break }
            units = units &+ advance(entry)
            end = start
        }
        return units
    }

    /// Returns the width of the spaces at the end, as above, character by
    /// character.
    func trailingSpaces(_ string: String) -> Int {
        var units = 0
        for character in string.reversed() {
            let entry = entry(character)
            if entry & GlyphEntry.space == 0, entry & GlyphEntry.widthMask != 0 { break }
            units &+= advance(entry)
        }
        return units
    }

    /// Fills a line from where it starts, scalar by scalar.
    func fill(_ line: inout LineFit, _ bytes: UnsafePointer<UInt8>, _ count: Int) {
        var index = line.end
        while index < count {
            let start = index
            let byte = bytes[index]
            let entry: UInt32
            let key: Int
            if byte < 0x80 {
                entry = entries[Int(truncatingIfNeeded: byte)]
                key = Int(truncatingIfNeeded: kerning.keys[Int(truncatingIfNeeded: byte)])
                index = index &+ 1
            } else {
                let scalar = decoded(bytes, &index)
                entry = self.entry(scalar)
                key = kerning.key(scalar)
            }
            guard line.add(entry, key, from: start, to: index) else { return }
        }
    }

    /// Fills a line from where it starts, character by character.
    func fill(_ line: inout LineFit, _ string: String) {
        let utf8 = string.utf8
        var start = line.end
        for character in string[utf8.index(utf8.startIndex, offsetBy: start)...] {
            let next = start &+ character.utf8.count
            guard line.add(entry(character), kerning.key(character), from: start, to: next) else { return }
            start = next
        }
    }

    /// Returns the scalar of two to four bytes at an index, and moves the index
    /// behind it; the bytes are valid UTF-8.
    private func decoded(_ bytes: UnsafePointer<UInt8>, _ index: inout Int) -> UInt32 {
        let first = UInt32(truncatingIfNeeded: bytes[index])
        let second = UInt32(truncatingIfNeeded: bytes[index &+ 1]) & 0x3F
        if first < 0xE0 {
            index = index &+ 2
            return (first & 0x1F) &<< 6 | second
        }
        let third = UInt32(truncatingIfNeeded: bytes[index &+ 2]) & 0x3F
        if first < 0xF0 {
            index = index &+ 3
            return (first & 0x0F) &<< 12 | second &<< 6 | third
        }
        let fourth = UInt32(truncatingIfNeeded: bytes[index &+ 3]) & 0x3F
        index = index &+ 4
        return (first & 0x07) &<< 18 | second &<< 12 | third &<< 6 | fourth
    }
}

extension String {
    /// Calls a function with the bytes of a string that is contiguous, and their
    /// number.
    ///
    /// The function returns nothing and writes to what it captures: a generic
    /// result costs 170 ns a call in debug builds.
    func withBytes(_ body: (UnsafePointer<UInt8>, Int) -> Void) {
        utf8.withContiguousStorageIfAvailable { buffer in
            if let bytes = buffer.baseAddress { body(bytes, buffer.count) }
        }
    }
}

extension ChoiceSource {
    /// Draws a string; simplest is the shortest allowed, made of the alphabet's
    /// first scalar.
    ///
    /// A string is one choice: a value with fewer parts is simpler than one with
    /// shorter strings.
    ///
    /// - Parameters:
    ///   - alphabet: The scalars to draw from, simplest first.
    ///   - length: The lengths allowed, in scalars; the lower bound is not
    ///     negative.
    ///   - given: The string to write down in recording mode; ignored otherwise. It
    ///     may hold scalars outside the alphabet, which count as stranger than all
    ///     in it; it is cut to the longest length and filled up to the shortest.
    public func string(
        alphabet: TextAlphabet = .ascii, length: some ElementCount = 0...20, given: String? = nil,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> String {
        if let mistake = length.mistake("A string", of: "letters") { reject(mistake) }
        let lengths = length.allowedCounts ?? 0...0
        return string(alphabet: alphabet, length: lengths.lowerBound < 0 ? 0...0 : lengths, given: given, at: drawSite(file, line, column))
    }

    func string(alphabet: TextAlphabet, length: ClosedRange<Int>, given: String?, at site: UInt32) -> String {
        guard !alphabet.scalars.isEmpty || length.upperBound == 0 else {
            reject("An alphabet needs at least one scalar for a string to be drawn from it.")
            return ""
        }
        let shape = TextShape(alphabet: alphabet, shortest: length.lowerBound, longest: length.upperBound)
        guard shape.longest > 0 else { return "" }
        let start = text.count
        if spend() { writeCodes(of: shape, given: given, at: site) }
        while text.count - start < shape.shortest { text.append(0) }
        nesting += depth
        state.pointee.items.append(
            RecordedItem(
                .text, place: site, bits: RecordedItem.textBits(start: start, count: text.count - start), shape: index(of: shape)))
        var result = String.UnicodeScalarView()
        for code in text[start...] { result.append(alphabet.scalar(of: code)) }
        return String(result)
    }

    private func writeCodes(of shape: TextShape, given: String?, at site: UInt32) {
        switch mode {
        case .random:
            writeRandomCodes(shape)
        case .replay:
            if let item = cursor.choice(.text, site: site) {
                for code in cursor.recording.text[item.textRange].prefix(shape.longest) { text.append(shape.alphabet.understood(code)) }
            } else if fillsAtRandom {
                writeRandomCodes(shape)
            }
        case .recording:
            for scalar in (given ?? "").unicodeScalars.prefix(shape.longest) { text.append(shape.alphabet.code(of: scalar)) }
        case .enumeration:
            text.append(contentsOf: script.text(shape, at: position))
            if script.isTooWide { giveUp() }
        }
    }

    private func index(of shape: TextShape) -> Int {
        if let index = textShapes.lastIndex(of: shape) { return index }
        textShapes.append(shape)
        return textShapes.count - 1
    }

    /// Mostly short strings of the first scalars; now and then a long one, a
    /// strange one, one of few classes of letters, or one drawn before.
    private func writeRandomCodes(_ shape: TextShape) {
        if let codes = hintedCodes(shape) {
            text.append(contentsOf: codes)
            return
        }
        if random.oneIn(8), let earlier = earlierText(shape) {
            text.append(contentsOf: text[earlier])
            return
        }
        let room = shape.longest - shape.shortest
        let isLong = random.oneIn(4)
        let most = isLong ? max(1, room * growth / 100) : min(room, 4)
        let count = shape.shortest + random.below(min(room, most) + 1)
        let size = shape.alphabet.scalars.count
        // Some cases do without most classes of letters.
        if swarm != 0, random.oneIn(2) {
            let letters = (0...random.below(2)).map { _ in shape.alphabet.run(around: random.below(size)) }
            for _ in 0..<count {
                let run = letters[random.below(letters.count)]
                text.append(UInt32(run.lowerBound + random.below(run.count)))
            }
            return
        }
        for _ in 0..<count {
            let range = random.oneIn(4) ? size : min(size, 4)
            text.append(UInt32(random.below(range)))
        }
    }

    /// Equal strings in two places are what many failures are made of, and chance
    /// alone seldom makes them.
    private func earlierText(_ shape: TextShape) -> Range<Int>? {
        var index = state.pointee.items.count - 1
        let oldest = max(0, index - 48)
        var skip = random.below(4)
        var found: Range<Int>?
        while index >= oldest {
            let item = state.pointee.items[index]
            if item.kind == .text, textShapes[item.shape] == shape {
                found = item.textRange
                if skip == 0 { break }
                skip -= 1
            }
            index -= 1
        }
        return found
    }
}

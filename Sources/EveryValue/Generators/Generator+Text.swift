extension Generator where Value == Unicode.Scalar {
    /// Draws any scalar of Unicode, also unassigned ones; simplest is "a".
    public static func scalar(file: StaticString = #fileID, line: UInt = #line, column: UInt = #column) -> Generator {
        let site = drawSite(file, line, column)
        return Generator { source in source.anyScalar(at: site) }
    }
}

extension Generator where Value == Character {
    /// Draws a character of one scalar of an alphabet; simplest is the first.
    ///
    /// - Precondition: the alphabet is not empty.
    public static func character(
        alphabet: TextAlphabet = .ascii, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator {
        Generator<Unicode.Scalar>.element(of: alphabet.scalars, file: file, line: line, column: column).map(Character.init)
    }

    /// Draws a character of one scalar or several; simplest is "a".
    ///
    /// One in four is a sequence that looks like one letter: an accent that
    /// combines, a flag, a family, a skin tone, Hangul parts, a line break.
    public static func anyCharacter(file: StaticString = #fileID, line: UInt = #line, column: UInt = #column) -> Generator {
        let site = drawSite(file, line, column)
        let sequences: [Character] = [
            "e\u{0301}", "\r\n", "\u{1F1E9}\u{1F1EA}", "\u{1F44D}\u{1F3FD}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}",
            "\u{1112}\u{1161}\u{11AB}", "a\u{0308}\u{0323}", "1\u{FE0F}\u{20E3}",
        ]
        return Generator { source in
            guard source.alternative(of: 2, weights: [3, 1], given: nil, at: site) == 0 else {
                return sequences[source.alternative(of: sequences.count, weights: nil, given: nil, at: site)]
            }
            return Character(source.anyScalar(at: site))
        }
    }
}

extension Generator where Value == String {
    /// Draws a string of any scalars of Unicode; simplest is the shortest allowed,
    /// made of "a".
    ///
    /// Each scalar is a choice, so that these strings weigh more than those of
    /// `string(alphabet:length:)`.
    ///
    /// - Parameter length: The lengths allowed, in scalars.
    public static func anyString(
        length: some ElementCount = 0...20, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator {
        Generator<Unicode.Scalar>.scalar(file: file, line: line, column: column)
            .array(length, file: file, line: line, column: column)
            .map { scalars in
                var text = String.UnicodeScalarView()
                text.append(contentsOf: scalars)
                return String(text)
            }
    }
}

extension ChoiceSource {
    /// The scalars before and after the codes that are none.
    private static let surrogates: ClosedRange<UInt32> = 0xD800...0xDFFF

    /// Draws a scalar; simplest is "a".
    fileprivate func anyScalar(at site: UInt32) -> Unicode.Scalar {
        let simplest: Unicode.Scalar = "a"
        let last = 0x10FFFF - ChoiceSource.surrogates.count
        let number = UInt32(integer(IntegerShape(0...last, towards: Int(simplest.value)), at: site, given: nil, habit: .magnitudes))
        let code = number < ChoiceSource.surrogates.lowerBound ? number : number + UInt32(ChoiceSource.surrogates.count)
        return Unicode.Scalar(code) ?? simplest
    }
}

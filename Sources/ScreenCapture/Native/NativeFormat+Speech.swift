import EveryScreenModel

extension NativeFormat {
    static let speech = NativeValue<ScreenElement.Speech>.object(
        NativeRecord {
            $0.optional("language", \.language, .string)
            $0.optional("textualContext", \.textualContext, .word("a textual context"))
            $0.optional("labelSpans", \.labelSpans, .array(of: "spans", span))
            $0.optional("valueSpans", \.valueSpans, .array(of: "spans", span))
            $0.optional("hintSpans", \.hintSpans, .array(of: "spans", span))
        }, blank: ScreenElement.Speech())

    private static let span = NativeValue<ScreenElement.SpeechSpan>.object(
        NativeRecord {
            $0.required("range", \.range, .range)
            $0.optional("language", \.attributes.language, .string)
            $0.optional("pitch", \.attributes.pitch, .number)
            $0.optional("spellsOut", \.attributes.spellsOut, .boolean)
            $0.optional("speaksPunctuation", \.attributes.speaksPunctuation, .boolean)
            $0.optional("phoneticNotation", \.attributes.phoneticNotation, .string)
            $0.optional("headingLevel", \.attributes.headingLevel, .integer)
            $0.optional("textualContext", \.attributes.textualContext, .word("a textual context"))
            $0.optional("remarks", \.attributes.remarks, .strings)
        }, blank: ScreenElement.SpeechSpan(0..<0, ScreenElement.SpeechAttributes()))

    static let customContent = NativeValue<ScreenElement.CustomContent>.object(
        NativeRecord {
            $0.required("label", \.label, .string)
            $0.required("value", \.value, .string)
            $0.optional("importance", \.importance, .word("an importance"))
        }, blank: ScreenElement.CustomContent(label: "", value: ""))

    static let rotor = NativeValue<ScreenElement.Rotor>.object(
        NativeRecord {
            $0.optional("name", \.name, .string)
            $0.optional("systemType", \.systemType, .word("a rotor of the system"))
            $0.optional("targets", \.targets, .strings)
        }, blank: ScreenElement.Rotor())

    static let setPosition = NativeValue<ScreenElement.SetPosition>.object(
        NativeRecord {
            $0.optional("number", \.number, .integer)
            $0.optional("count", \.count, .integer)
            $0.optional("rows", \.rows, .range)
            $0.optional("columns", \.columns, .range)
        }, blank: ScreenElement.SetPosition())

    static let dataTable = NativeValue<ScreenElement.DataTable>.object(
        NativeRecord {
            $0.optional("rowCount", \.rowCount, .integer)
            $0.optional("columnCount", \.columnCount, .integer)
            $0.optional("rowHeaders", \.rowHeaders, .array(of: "arrays of strings", .strings))
            $0.optional("columnHeaders", \.columnHeaders, .array(of: "arrays of strings", .strings))
        }, blank: ScreenElement.DataTable())

    static let textFlow = NativeValue<ScreenElement.TextFlow>.object(
        NativeRecord {
            $0.optional("next", \.next, .string)
            $0.optional("previous", \.previous, .string)
        }, blank: ScreenElement.TextFlow())

    /// The names of traits, and the numbers of bits that have none; numbers are
    /// read for all.
    static let traits = NativeValue<ScreenElement.Traits>(
        schema: .list(
            of: .anyOf([
                .words(ScreenElement.Traits.names.map(\.name)),
                .type("integer", ("minimum", .integer(0)), ("maximum", .integer(UInt64.bitWidth - 1))),
            ])),
        read: { (document, node) throws(CaptureMistake) in
            let names = ScreenElement.Traits.names.map(\.name)
            return ScreenElement.Traits(
                try document.readArray(node, of: "traits") { (node) throws(CaptureMistake) -> ScreenElement.Traits in
                    guard document.nodes[node].kind == .number else {
                        return try document.readChoice(node, "the name of a trait or the number of a bit", names) { name in
                            ScreenElement.Traits.names.first { $0.name == name }?.trait
                        }
                    }
                    let expected = "the number of a bit, 0 to 63"
                    let bit = try document.readInteger(node, expected: expected)
                    guard 0..<UInt64.bitWidth ~= bit else { throw document.mistake(at: node, expected: expected) }
                    return ScreenElement.Traits(rawValue: 1 << bit)
                })
        },
        write: { traits in
            .array(
                (0..<UInt64.bitWidth).map { ScreenElement.Traits(rawValue: 1 << $0) }.filter(traits.contains).map { bit in
                    ScreenElement.Traits.names.first { $0.trait == bit }.map { .string($0.name) }
                        ?? .integer(bit.rawValue.trailingZeroBitCount)
                })
        })
}

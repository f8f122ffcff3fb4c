import ScreenModel

extension NativeFormat {
    static let speech = NativeValue<Speech>.object(
        NativeRecord {
            $0.optional("language", \.language, .string)
            $0.optional("textualContext", \.textualContext, .word("a textual context"))
            $0.optional("labelSpans", \.labelSpans, .array(of: "spans", span))
            $0.optional("valueSpans", \.valueSpans, .array(of: "spans", span))
            $0.optional("hintSpans", \.hintSpans, .array(of: "spans", span))
        }, blank: Speech())

    private static let span = NativeValue<SpeechSpan>.object(
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
        }, blank: SpeechSpan(0..<0, SpeechAttributes()))

    static let customContent = NativeValue<CustomContent>.object(
        NativeRecord {
            $0.required("label", \.label, .string)
            $0.required("value", \.value, .string)
            $0.optional("importance", \.importance, .word("an importance"))
        }, blank: CustomContent(label: "", value: ""))

    static let rotor = NativeValue<Rotor>.object(
        NativeRecord {
            $0.optional("name", \.name, .string)
            $0.optional("systemType", \.systemType, .word("a rotor of the system"))
            $0.optional("targets", \.targets, .strings)
        }, blank: Rotor())

    static let setPosition = NativeValue<SetPosition>.object(
        NativeRecord {
            $0.optional("number", \.number, .integer)
            $0.optional("count", \.count, .integer)
            $0.optional("rows", \.rows, .range)
            $0.optional("columns", \.columns, .range)
        }, blank: SetPosition())

    static let dataTable = NativeValue<DataTable>.object(
        NativeRecord {
            $0.optional("rowCount", \.rowCount, .integer)
            $0.optional("columnCount", \.columnCount, .integer)
            $0.optional("rowHeaders", \.rowHeaders, .array(of: "arrays of strings", .strings))
            $0.optional("columnHeaders", \.columnHeaders, .array(of: "arrays of strings", .strings))
        }, blank: DataTable())

    static let textFlow = NativeValue<TextFlow>.object(
        NativeRecord {
            $0.optional("next", \.next, .string)
            $0.optional("previous", \.previous, .string)
        }, blank: TextFlow())

    /// The names of traits, and the numbers of bits that have none; numbers are read for all.
    static let traits = NativeValue<Traits>(
        schema: .list(
            of: .anyOf([
                .words(Traits.names.map(\.name)),
                .type("integer", ("minimum", .integer(0)), ("maximum", .integer(UInt64.bitWidth - 1))),
            ])),
        read: { (document, node) throws(Fault) in
            let names = Traits.names.map(\.name)
            return Traits(
                try document.readArray(node, of: "traits") { (node) throws(Fault) -> Traits in
                    guard document.nodes[node].kind == .number else {
                        return try document.readChoice(node, "the name of a trait or the number of a bit", names) { name in
                            Traits.names.first { $0.name == name }?.trait
                        }
                    }
                    let expected = "the number of a bit, 0 to 63"
                    let bit = try document.readInteger(node, expected: expected)
                    guard 0..<UInt64.bitWidth ~= bit else { throw document.fault(at: node, expected: expected) }
                    return Traits(rawValue: 1 << bit)
                })
        },
        write: { traits in
            .array(
                (0..<UInt64.bitWidth).map { Traits(rawValue: 1 << $0) }.filter(traits.contains).map { bit in
                    Traits.names.first { $0.trait == bit }.map { .string($0.name) } ?? .integer(bit.rawValue.trailingZeroBitCount)
                })
        })
}

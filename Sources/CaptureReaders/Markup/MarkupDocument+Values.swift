import EveryScreenCapture

extension MarkupDocument {
    /// The most a coordinate or an extent may be, in either direction.
    ///
    /// Far beyond any screen and far below where sums stop being exact.
    static let largestLength = 1e10

    /// The text of an attribute, or `nil` where the element has none of the name.
    func string(_ name: NameID?, of element: Int) -> String? {
        attribute(name, of: element).map(value(of:))
    }

    /// A truth value: true, false, or 1 and 0 as older tools write.
    func boolean(_ name: NameID?, of element: Int) throws(CaptureMistake) -> Bool? {
        guard let found = attribute(name, of: element) else { return nil }
        let bytes = text.bytes[Int(found.start)..<Int(found.end)]
        if bytes.elementsEqual("true".utf8) || bytes.elementsEqual("1".utf8) { return true }
        if bytes.elementsEqual("false".utf8) || bytes.elementsEqual("0".utf8) { return false }
        throw mistake(in: found, of: element, expected: "true or false")
    }

    /// A length, whole or with a fraction.
    func length(_ name: NameID?, of element: Int) throws(CaptureMistake) -> Double? {
        guard let found = attribute(name, of: element) else { return nil }
        let spelling = value(of: found)
        // `Double` would take "nan", "inf" and hexadecimal too.
        let isPlain = spelling.utf8.allSatisfy { $0.isDigit || "+-.eE".utf8.contains($0) }
        guard isPlain, let number = Double(spelling), abs(number) <= Self.largestLength else {
            throw mistake(in: found, of: element, expected: "a finite number")
        }
        return number
    }

    /// The mistake in the value of an attribute, placed at the value.
    func mistake(in attribute: Attribute, of element: Int, expected: String) -> CaptureMistake {
        CaptureMistake(
            at: Int(attribute.start),
            .attribute(names[attribute.name], of: name(of: element), value: value(of: attribute), expected: expected))
    }
}

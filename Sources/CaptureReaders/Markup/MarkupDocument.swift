import EveryScreenCapture

/// An XML document in flat arrays: elements in pre-order, their attributes behind
/// one another.
///
/// Values stay bytes until they are read, so that unused ones cost nothing, and
/// depth costs no stack.
struct MarkupDocument: Sendable {
    /// A number for a name of an element or attribute, one for each spelling.
    typealias NameID = Int32

    struct Element: Sendable {
        let name: NameID
        /// The index of the element around it, or −1.
        let parent: Int32
        /// The index of its first attribute; the last is before the first of the
        /// next element.
        let firstAttribute: Int32
        /// The offset of its `<`.
        let offset: Int32
    }

    struct Attribute: Sendable {
        let name: NameID
        /// The offset of the first byte between the quotes.
        let start: Int32
        /// The offset of the closing quote.
        let end: Int32
    }

    let text: SourceText
    let elements: [Element]
    let attributes: [Attribute]
    let names: MarkupNames

    /// For each element the index of the one around it, or −1.
    var parents: [Int32] { elements.map(\.parent) }

    /// The name of an element.
    func name(of element: Int) -> String { names[elements[element].name] }

    /// The attributes of an element, as indexes.
    func attributes(of element: Int) -> Range<Int> {
        let next = element + 1
        let end = next < elements.count ? Int(elements[next].firstAttribute) : attributes.count
        return Int(elements[element].firstAttribute)..<end
    }

    /// Returns the attribute of an element with a name, or `nil`; O(attributes of
    /// the element).
    func attribute(_ name: NameID?, of element: Int) -> Attribute? {
        guard let name else { return nil }
        for index in attributes(of: element) where attributes[index].name == name { return attributes[index] }
        return nil
    }

    /// The value of an attribute, references replaced and white space normalized.
    func value(of attribute: Attribute) -> String {
        decodeMarkup(text.bytes[Int(attribute.start)..<Int(attribute.end)])
    }
}

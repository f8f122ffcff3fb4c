import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A picture as an XML parser reads it: its elements in order.
final class SVGDocument: NSObject, XMLParserDelegate {
    struct Element {
        let name: String
        let attributes: [String: String]
        var text = ""

        func number(_ attribute: String) -> Double? { attributes[attribute].flatMap(Double.init) }
    }

    private(set) var elements: [Element] = []
    private var open: [Int] = []

    /// Reads a picture; `nil` where it is no well-formed XML.
    init?(_ text: String) {
        super.init()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        // The parser of Linux does not mind elements that are not closed.
        guard parser.parse(), open.isEmpty else { return nil }
    }

    /// Reads the parts of a picture.
    convenience init?(lines: [String]) { self.init("<svg>\(lines.joined())</svg>") }

    func named(_ name: String) -> [Element] { elements.filter { $0.name == name } }

    /// The lines of text, in order.
    var texts: [String] { named("text").map(\.text) }

    /// Every value of an attribute.
    func values(_ attribute: String) -> [String] { elements.compactMap { $0.attributes[attribute] } }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        open.append(elements.count)
        elements.append(Element(name: name, attributes: attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if let last = open.last { elements[last].text += string }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) { _ = open.popLast() }
}

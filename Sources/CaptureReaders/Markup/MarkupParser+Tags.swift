import EveryScreenCapture

extension MarkupParser {
    mutating func parseStartTag() throws(CaptureMistake) {
        let start = index
        index += 1
        let name = try parseName(of: "a tag")
        let number = Int32(elements.count)
        elements.append(
            .init(name: name, parent: open.last ?? -1, firstAttribute: Int32(attributes.count), offset: Int32(start)))
        while true {
            let gap = index
            skipWhiteSpace()
            guard index < bytes.count else { throw cutOffTag(at: start, name) }
            switch bytes[index] {
            case UInt8(ascii: ">"):
                index += 1
                open.append(number)
                return
            case UInt8(ascii: "/"):
                guard index + 1 < bytes.count else { throw cutOffTag(at: start, name) }
                guard bytes[index + 1] == UInt8(ascii: ">") else { throw unexpected(at: index + 1, expected: "\">\"") }
                index += 2
                return
            default:
                guard index > gap else { throw unexpected(at: index, expected: "white space, \"/>\" or \">\"") }
                try parseAttribute(of: number, tag: start, name)
            }
        }
    }

    private mutating func parseAttribute(of element: Int32, tag: Int, _ tagName: MarkupDocument.NameID) throws(CaptureMistake) {
        let start = index
        let name = try parseName(of: "a tag")
        skipWhiteSpace()
        guard index < bytes.count else { throw cutOffTag(at: tag, tagName) }
        guard bytes[index] == UInt8(ascii: "=") else { throw unexpected(at: index, expected: "\"=\"") }
        index += 1
        skipWhiteSpace()
        guard index < bytes.count else { throw cutOffTag(at: tag, tagName) }
        let quote = bytes[index]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { throw unexpected(at: index, expected: "a quotation mark") }
        index += 1
        let valueStart = index
        try skipValue(quote: quote, tag: tag, tagName)
        while lastElementWithAttribute.count < names.count { lastElementWithAttribute.append(-1) }
        guard lastElementWithAttribute[Int(name)] != element else {
            throw CaptureMistake(at: start, .markup(.repeatedAttribute(names[name])))
        }
        lastElementWithAttribute[Int(name)] = element
        attributes.append(.init(name: name, start: Int32(valueStart), end: Int32(index)))
        index += 1
    }

    /// Goes to the closing quotation mark and checks the text before it, so that
    /// decoding later cannot fail.
    private mutating func skipValue(quote: UInt8, tag: Int, _ tagName: MarkupDocument.NameID) throws(CaptureMistake) {
        while index < bytes.count {
            let byte = bytes[index]
            if byte == quote { return }
            if byte == UInt8(ascii: "&") {
                guard let end = endOfReference(in: bytes, at: index, upTo: bytes.count) else { throw unknownReference() }
                index = end
                continue
            }
            // Projects that keep captures of Detox mask the numbers in them so,
            // which is no XML.
            if byte == UInt8(ascii: "<"), startsHere("<number>") {
                index += "<number>".utf8.count
                continue
            }
            if byte == UInt8(ascii: "<") { throw unexpected(at: index, expected: "the end of the attribute or \"&lt;\"") }
            index += 1
        }
        throw cutOffTag(at: tag, tagName)
    }

    private func unknownReference() -> CaptureMistake {
        let rest = bytes[index...].prefix(20)
        let end = rest.firstIndex { $0 == UInt8(ascii: ";") }.map { $0 + 1 } ?? rest.firstIndex { $0 == UInt8(ascii: "\"") || $0 == 0x20 }
        return CaptureMistake(at: index, .markup(.unknownReference(String(decoding: rest[..<(end ?? rest.endIndex)], as: UTF8.self))))
    }

    private func cutOffTag(at start: Int, _ name: MarkupDocument.NameID) -> CaptureMistake {
        CaptureMistake(at: start, .markup(.endsInsideMarkup("the tag <\(names[name].excerpt)>")))
    }
}

/// A capture of any size: a beginning, an element as often as it takes, and an end.
struct LargeCapture: Sendable {
    let name: String
    let beginning: String
    /// The element, given its number.
    let element: @Sendable (Int) -> String
    let end: String
    /// The text between two elements.
    let separator: String

    /// A capture of lines or of XML.
    init(_ name: String, _ beginning: String, end: String = "", element: @escaping @Sendable (Int) -> String) {
        self.name = name
        self.beginning = beginning
        self.element = element
        self.end = end
        separator = ""
    }

    /// A capture of JSON, with apostrophes in place of quotation marks.
    init(json name: String, _ beginning: String, end: String, element: @escaping @Sendable (Int) -> String) {
        @Sendable func quoted(_ text: String) -> String {
            String(decoding: text.utf8.map { $0 == UInt8(ascii: "'") ? UInt8(ascii: "\"") : $0 }, as: UTF8.self)
        }
        self.name = name
        self.beginning = quoted(beginning)
        self.element = { quoted(element($0)) }
        self.end = quoted(end)
        separator = ","
    }

    func text(ofSize size: Int) -> String {
        var text = beginning
        var number = 0
        while text.utf8.count + end.utf8.count < size {
            if number > 0 { text += separator }
            text += element(number)
            number += 1
        }
        return text + end
    }
}

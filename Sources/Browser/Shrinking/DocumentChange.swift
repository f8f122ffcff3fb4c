import EveryScreenCapture

/// A change to an HTML document.
package enum DocumentChange: Hashable, Sendable {
    /// Sets an attribute of an element.
    case attribute(String, String)
    case withoutAttribute(String)
    /// Sets a property of the element's own style.
    case style(String, String)
    /// Replaces the text directly inside an element.
    case text(String)
    /// Sets an attribute of all elements that a selector finds.
    case attributeOfAll(selector: String, String, String)
    case withoutAll(selector: String)
    /// Sets the title of the document.
    case title(String)

    var json: JSON {
        let parts: [String] =
            switch self {
            case .attribute(let name, let value): ["set", name, value]
            case .withoutAttribute(let name): ["unset", name]
            case .style(let property, let value): ["style", property, value]
            case .text(let text): ["text", text]
            case .attributeOfAll(let selector, let name, let value): ["setAll", selector, name, value]
            case .withoutAll(let selector): ["removeAll", selector]
            case .title(let text): ["title", text]
            }
        return .array(parts.map(JSON.string))
    }
}

/// A document after changes.
package struct ChangedDocument: Sendable {
    package let changes: [DocumentChange]
    package let html: String
}

extension PageRecorder {
    /// Changes a document in several ways.
    ///
    /// - Parameters:
    ///   - html: The document.
    ///   - path: The path of an element in a record.
    ///   - ways: The changes for an element of some tag, a document for each item.
    /// - Returns: The tag of the element, and the documents; `nil` if there is no
    ///   such element.
    package func documents(_ html: String, at path: String, changedIn ways: @escaping (_ tag: String) -> [[DocumentChange]])
        throws(BrowserError) -> (tag: String, documents: [ChangedDocument])?
    {
        #if os(macOS) || os(Linux)
            try withEditor(of: html) { (editor) throws(BrowserError) in
                guard let number = try editor.number(at: path), let tag = try editor.position(of: number)?.tag else { return nil }
                var documents: [ChangedDocument] = []
                for changes in ways(tag) {
                    documents.append(ChangedDocument(changes: changes, html: try editor.html(changing: number, by: changes)))
                }
                return (tag, documents)
            }
        #else
            throw .noProcesses
        #endif
    }
}

struct JSONDocument: Sendable {
    let text: SourceText
    init(parsing text: SourceText) throws(Fault) { self.text = text }
    var summary: String { "JSON" }
}

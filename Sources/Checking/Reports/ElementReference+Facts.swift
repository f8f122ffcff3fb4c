import EveryScreenAudit

extension ElementReference {
    /// The place of the element, for reports: its path, identifier, frame and
    /// source location, as far as they are known.
    ///
    ///     list/2/button, identifier "track", frame 16, 8, 31 × 44, OrderTests/OrderScreen.swift:12
    var facts: String {
        let element = ReportModel.Element(self)
        let frame = element.frame.map(decimalText)
        let facts = [
            path, element.identifier.map { "identifier \($0.quotedExcerpt)" }, "frame \(frame[0]), \(frame[1]), \(frame[2]) × \(frame[3])",
            location.map { "\($0.fileID):\($0.line)" },
        ]
        return facts.compactMap(\.self).joined(separator: ", ")
    }
}

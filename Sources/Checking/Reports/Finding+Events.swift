import EveryScreenAudit

extension Finding {
    /// The events until it fails, in words, with commas between them; empty for a
    /// failure on a screen at once.
    var eventWords: String { events.map { $0.description.visible() }.joined(separator: ", ") }

    /// The node of a capture that it is about, and the events until it fails.
    ///
    ///     node n42, after: touch "Menu"
    var nodeInCapture: String {
        "node \(element.source.visible())" + (events.isEmpty ? "" : ", after: \(eventWords)")
    }
}

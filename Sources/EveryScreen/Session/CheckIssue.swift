import EveryScreenKit

/// An issue that a check records in its test.
struct CheckIssue: Equatable {
    /// Whether it fails the test; else it is a warning.
    var isError: Bool
    /// The message.
    var text: String
    /// The attachments.
    var attachments: [Reproduction] = []
    /// The spec whose failure has the same message, if there is one.
    var spec: SpecID?
    /// The identity of a failure that shards may report in other words.
    var key: String?
}

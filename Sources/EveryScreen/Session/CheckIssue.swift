import EveryScreenKit

/// Something that a door tells the test that it is part of.
struct CheckIssue: Equatable {
    /// Whether the test fails for it; else it is a warning.
    var isError: Bool
    /// What there is to say.
    var text: String
    /// What is handed over with it.
    var attachments: [Reproduction] = []
    /// The spec whose failure says the same already, if there is one.
    var spec: SpecID?
}

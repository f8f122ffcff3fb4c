import EveryScreenModel

/// A mistake in the arguments or an input, in one sentence that says what to do.
struct UsageError: Error, Hashable {
    let message: String

    /// Creates an error; control characters of arguments and files are made
    /// visible.
    init(_ message: String) { self.message = message.visible() }
}

import EveryScreenModel

/// A mistake in the arguments or an input, in one sentence that says what to do.
struct UsageError: Error, Hashable {
    let message: String

    /// Creates an error; what an argument or a file tells in it is made visible.
    init(_ message: String) { self.message = message.visible() }
}

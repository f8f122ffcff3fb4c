/// A mistake in the arguments or an input, in one sentence that says what to do.
struct UsageError: Error, Hashable {
    let message: String

    init(_ message: String) { self.message = message }
}

import ScreenModel

/// What was shown of one content: specs of several cases compare with the same settings, and what shows them may take long.
struct ScreenMemory {
    private var renderings: [UserEnvironment: Rendering] = [:]
    private var elementCount = 0

    subscript(environment: UserEnvironment) -> Rendering? { renderings[environment] }

    /// Keeps what is shown, as long as it is not so much that it takes more memory than time.
    mutating func keep(_ rendering: Rendering, in environment: UserEnvironment) {
        elementCount += rendering.keptElementCount
        if elementCount <= WaitingCase.mostElements { renderings[environment] = rendering }
    }
}

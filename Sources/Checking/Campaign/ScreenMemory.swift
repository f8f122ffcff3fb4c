import EveryScreenModel

/// What was shown of one content: specs of several cases compare with the same settings, and what shows them may take long.
struct ScreenMemory {
    private var renderings: [UserEnvironment: Rendering] = [:]
    private var elementCount = 0

    subscript(environment: UserEnvironment) -> Rendering? { renderings[environment] }

    /// Keeps what is shown, as long as all of it has no more elements than the cases that wait may have.
    mutating func keep(_ rendering: Rendering, in environment: UserEnvironment) {
        guard renderings[environment] == nil, elementCount + rendering.keptElementCount <= WaitingCase.mostElements else { return }
        elementCount += rendering.keptElementCount
        renderings[environment] = rendering
    }
}

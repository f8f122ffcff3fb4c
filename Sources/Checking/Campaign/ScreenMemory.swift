import EveryScreenModel

/// What was shown of one content: specs of several cases compare with the same
/// settings, and what shows them may take long.
struct ScreenMemory {
    /// The most elements that are kept: more would take memory, and are work enough
    /// for all cores.
    static let mostElements = 20_000

    private var renderings: [UserEnvironment: Rendering] = [:]
    private var elementCount = 0

    subscript(environment: UserEnvironment) -> Rendering? { renderings[environment] }

    /// Keeps what is shown, as long as all of it has at most 20,000 elements.
    mutating func keep(_ rendering: Rendering, in environment: UserEnvironment) {
        guard renderings[environment] == nil, elementCount + rendering.keptElementCount <= ScreenMemory.mostElements else { return }
        elementCount += rendering.keptElementCount
        renderings[environment] = rendering
    }
}

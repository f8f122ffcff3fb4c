import EveryScreenModel

/// The rendered screens of one content: specs of several cases compare with the
/// same settings, and rendering may take long.
struct ScreenMemory {
    /// The largest number of elements that are kept: more would take memory, and
    /// are enough work for all cores.
    static let mostElements = 20_000

    private var renderings: [UserEnvironment: RenderedContent] = [:]
    private var elementCount = 0

    subscript(environment: UserEnvironment) -> RenderedContent? { renderings[environment] }

    /// Keeps a rendering, as long as all of them have at most 20,000 elements.
    mutating func keep(_ rendering: RenderedContent, in environment: UserEnvironment) {
        guard renderings[environment] == nil, elementCount + rendering.keptElementCount <= ScreenMemory.mostElements else { return }
        elementCount += rendering.keptElementCount
        renderings[environment] = rendering
    }
}

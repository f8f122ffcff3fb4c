public import Navigation
public import ScreenModel

/// What a spec sees: a screen in its environment, and how people move on it, worked out once and only if asked for.
///
/// Not `Sendable`: a presentation lives in the task that judges it.
public final class Presentation {
    /// The screen.
    public let screen: Screen
    /// The settings it is shown under.
    public let environment: UserEnvironment

    /// Creates a presentation; costs nothing until something is asked for.
    public init(_ screen: Screen, in environment: UserEnvironment = .standard) {
        self.screen = screen
        self.environment = environment
    }

    /// The order in which VoiceOver visits the elements.
    public private(set) lazy var readingOrder = ReadingOrder(screen, layoutDirection: environment.layoutDirection)

    /// Where each key leads from each element.
    public private(set) lazy var keyboardGraph = KeyboardGraph(screen, layoutDirection: environment.layoutDirection)

    /// Where each element can be touched.
    public private(set) lazy var touchMap = TouchMap(screen)

    /// Where each element can be touched and what is near it, for many elements.
    package private(set) lazy var targetMap = TargetMap(screen, standing)

    /// For each element the words of its label, in lower case; none where it is unknown.
    package private(set) lazy var labelWords = screen.elements.map { $0.label?.words ?? [] }

    /// The paths of the elements.
    private lazy var paths = ElementPaths(screen)

    /// Returns an element as findings name it; O(depth) after the first.
    public func reference(to index: Int) -> ElementReference {
        ElementReference(index, on: screen, path: paths[index])
    }

    /// What of each element holds because of those around it.
    public private(set) lazy var standing = Standing(screen)
}

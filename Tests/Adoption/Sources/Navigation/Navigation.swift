/// A type of a module of the app.
public struct NavigationService {
    /// Creates it.
    public init() {}
}

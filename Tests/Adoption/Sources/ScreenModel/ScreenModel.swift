/// A type of a module of the app.
public struct ScreenModelService {
    /// Creates it.
    public init() {}
}

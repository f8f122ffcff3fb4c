/// A type of a module of the app.
public struct PropertyTestingService {
    /// Creates it.
    public init() {}
}

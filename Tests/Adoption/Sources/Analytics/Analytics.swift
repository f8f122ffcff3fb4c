/// A type of a module of the app.
public struct AnalyticsService {
    /// Creates it.
    public init() {}
}

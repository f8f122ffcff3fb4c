/// A type of a module of the app.
public struct AuditService {
    /// Creates it.
    public init() {}
}

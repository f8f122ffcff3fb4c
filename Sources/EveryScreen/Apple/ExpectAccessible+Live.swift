#if canImport(Testing) && (canImport(UIKit) || canImport(AppKit))
    public import EveryScreenKit
    public import EveryValue
    public import Testing

    /// Expects a view or view controller of yours to be accessible in every environment that a test can make.
    ///
    ///     @Test func orderIsAccessible() async { await expectAccessible { OrderViewController(.sample) } }
    ///
    /// The interface is made anew for each environment, shown in a window of that
    /// environment's size with its settings as traits, laid out until it rests, captured
    /// with what scrolling brings into view, and judged. Settings that cannot be changed
    /// here stay as they are on the device; where the plan would have changed them, that is
    /// told as a warning and in the report (`CheckReport.untestedSettings`).
    ///
    /// Type-checked against declarations and run on stand-ins; not yet run on a device. See *Platforms* for
    /// what a capture knows and with which confidence.
    ///
    /// - Parameters:
    ///   - options: What is demanded, where, how often; see `expectAccessible(_:isolation:sourceLocation:_:)`.
    ///   - sourceLocation: Where issues are shown; the caller's line.
    ///   - interface: Makes the view or view controller, the same one each time.
    /// - Returns: What was found; `nil` where nothing could be captured, for which an issue is recorded.
    @MainActor @discardableResult
    public func expectAccessible<Interface: LiveInterface>(
        _ options: CheckOption..., sourceLocation: SourceLocation = #_sourceLocation, _ interface: @MainActor () -> Interface
    ) async -> CheckReport? {
        Door(options, at: sourceLocation).expect(
            forEvery: .constant(()), like: LiveContent.empty(like: Interface.self), at: sourceLocation
        ) { LiveContent(interface()) }
    }

    /// Expects a view or view controller of yours to be accessible for every content there could be.
    @MainActor @discardableResult
    public func expectAccessible<Content: Sendable, Interface: LiveInterface>(
        forEvery content: Generator<Content>, _ options: CheckOption..., sourceLocation: SourceLocation = #_sourceLocation,
        _ interface: @MainActor (Content) -> Interface
    ) async -> CheckReport? {
        Door(options, at: sourceLocation).expect(
            forEvery: content, like: LiveContent.empty(like: Interface.self), at: sourceLocation
        ) { LiveContent(interface($0)) }
    }
#endif

import EveryScreenModel

/// Captures of one screen, until two of them are equal.
///
/// The caller waits for two frames between them, so that animations, loads and
/// queued work have changed something.
@MainActor
package struct LiveSettling {
    private let limit: Duration
    private let clock: @MainActor () -> ContinuousClock.Instant
    private let start: ContinuousClock.Instant
    private var last: LiveScreen?

    /// Creates an empty series.
    ///
    /// - Parameters:
    ///   - limit: The time after which a changing screen is an error.
    ///   - clock: Returns the time.
    package init(limit: Duration, clock: @escaping @MainActor () -> ContinuousClock.Instant = { .now }) {
        (self.limit, self.clock) = (limit, clock)
        start = clock()
    }

    /// Adds the next capture, and returns it if it equals the one before.
    ///
    /// - Throws: `LiveCaptureError.neverSettles` after the limit.
    package mutating func take(_ next: LiveScreen) throws(LiveCaptureError) -> LiveScreen? {
        defer { last = next }
        guard let last else { return nil }
        if next.screen == last.screen { return next }
        guard clock() - start < limit else { throw .neverSettles(limit: limit, changing: next.screen.changes(from: last.screen)) }
        return nil
    }
}

extension RenderedScreen {
    /// The elements that changed, by label and frame.
    fileprivate func changes(from other: RenderedScreen) -> [String] {
        if elements.count != other.elements.count { return ["\(other.elements.count) elements, then \(elements.count)"] }
        return zip(elements, other.elements).filter { $0 != $1 }.map { new, old in
            new.frame == old.frame ? "\"\(old.label ?? "")\" becomes \"\(new.label ?? "")\"" : "\"\(new.label ?? "")\" moves"
        }
    }
}

package import EveryScreenCapture
import EveryScreenModel

/// Captured screens among which the same content enlarged to twice its size is
/// found.
///
/// Enlarging a page leaves it a window of half the width and height in its own
/// units, as browsers do at 200 %; larger text leaves the window as it is. A screen
/// in a window of another size is no enlarged one; where no window is known, the
/// name alone decides.
package struct EnlargedScreens: Sendable {
    private var named: [String: [CapturedScreen]] = [:]

    /// Prepares the search.
    package init(_ screens: [CapturedScreen]) {
        for screen in screens { named[screen.name, default: []].append(screen) }
    }

    /// Returns the enlarged screen of the same name, or `nil` if there is none.
    package func screen(like captured: CapturedScreen) -> CapturedScreen? {
        let candidates = named[captured.name] ?? []
        return candidates.first { isWindow(of: $0, 2, captured) } ?? candidates.first { isWindow(of: $0, 1, captured) }
    }

    /// Whether a screen is in a window that is smaller by a factor; where one of
    /// the windows is not known, it may be.
    private func isWindow(of other: CapturedScreen, _ factor: Double, _ captured: CapturedScreen) -> Bool {
        guard let its = other.environment?.screenSize, let own = captured.environment?.screenSize else { return true }
        let rounding = 1.0
        return abs(its.width * factor - own.width) <= rounding && abs(its.height * factor - own.height) <= rounding
    }
}

package import EveryScreenCapture
import EveryScreenModel

/// Captured screens that are searched for the same content enlarged to twice its
/// size.
///
/// Enlarging a page reduces its window to half the width and height in its own
/// units, as browsers do at 200 %; larger text leaves the window unchanged. A
/// screen in a window of another size is not an enlarged one. If no window is
/// known, the name alone decides.
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

    /// Whether the window of a screen is smaller by a factor; if one of the windows
    /// is unknown, it may be.
    private func isWindow(of other: CapturedScreen, _ factor: Double, _ captured: CapturedScreen) -> Bool {
        guard let its = other.environment?.screenSize, let own = captured.environment?.screenSize else { return true }
        let rounding = 1.0
        return abs(its.width * factor - own.width) <= rounding && abs(its.height * factor - own.height) <= rounding
    }
}

package import EveryScreenCapture
import EveryScreenModel

/// Captured screens that are searched for the same content enlarged to twice its
/// size.
///
/// Enlarging a page reduces its window to half the width and height in its own
/// units, as browsers do at 200 %; larger text leaves the window unchanged. A
/// screen in a window of another size is not an enlarged one. If no window is
/// known, the name alone decides. Where all screens state their text size, one in a
/// window of the same size has a larger one.
package struct EnlargedScreens: Sendable {
    private var named: [String: [CapturedScreen]] = [:]
    private let areTextSizesKnown: Bool

    /// Prepares the search.
    ///
    /// - Parameters:
    ///   - screens: The screens to search.
    ///   - areTextSizesKnown: Whether each environment states the text size. If so,
    ///     the screens may be those that enlarged ones are looked for.
    package init(_ screens: [CapturedScreen], areTextSizesKnown: Bool = false) {
        self.areTextSizesKnown = areTextSizesKnown
        for screen in screens { named[screen.name, default: []].append(screen) }
    }

    /// Returns the enlarged screen of the same name, or `nil` if there is none.
    package func screen(like captured: CapturedScreen) -> CapturedScreen? {
        let candidates = named[captured.name] ?? []
        return candidates.first { isWindow(of: $0, 2, captured) }
            ?? candidates.first { isWindow(of: $0, 1, captured) && mayHaveLargerText($0, captured) }
    }

    private func mayHaveLargerText(_ other: CapturedScreen, _ captured: CapturedScreen) -> Bool {
        guard areTextSizesKnown, let its = other.environment?.textSize, let own = captured.environment?.textSize else { return true }
        return its > own
    }

    /// Whether the window of a screen is smaller by a factor; if one of the windows
    /// is unknown, it may be.
    private func isWindow(of other: CapturedScreen, _ factor: Double, _ captured: CapturedScreen) -> Bool {
        guard let its = other.environment?.screenSize, let own = captured.environment?.screenSize else { return true }
        let rounding = 1.0
        return abs(its.width * factor - own.width) <= rounding && abs(its.height * factor - own.height) <= rounding
    }
}

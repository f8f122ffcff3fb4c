/// The limits of a walk; each that is reached is reported.
package struct DesktopLimits: Sendable {
    /// The most key presses.
    package var presses = 400
    /// The most times that the program is shown anew.
    package var restarts = 20
    /// The time until a program shows a window.
    package var start = Duration.seconds(20)
    /// The time until two captures are equal.
    package var settling = Duration.seconds(8)
    /// The time until focus that a key does not move counts as staying.
    package var staying = Duration.milliseconds(600)
    /// The time for all of it.
    package var total = Duration.seconds(120)

    /// Creates the usual limits.
    package init() {}
}

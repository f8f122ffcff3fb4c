/// The limits of a recording; times in seconds.
package struct RecordingLimits: Sendable {
    /// The time limit for loading a page.
    package var load = 10.0
    /// The time limit for a loaded page to become idle.
    package var settle = 3.0
    /// The time limit for one command.
    package var answer = 10.0
    /// The time limit for one page under one set of settings.
    package var page = 60.0
    /// The time limit for walks by key presses.
    package var walk = 25.0
    /// The largest number of dialogs of a page.
    package var dialogs = 20
    /// The largest number of elements of a page.
    package var elements = 100_000
    /// The largest number of key presses on one path through the page.
    package var presses = 2_000

    /// Creates the usual limits.
    package init() {}
}

/// How long a recording waits and how much of a page it takes; times in seconds.
package struct RecordingLimits: Sendable {
    /// For a page to be loaded.
    package var load = 10.0
    /// For a page to come to rest after that.
    package var settle = 3.0
    /// For the browser to answer one command.
    package var answer = 10.0
    /// For all that is done with one page under one set of settings.
    package var page = 60.0
    /// For the walks with pressed keys.
    package var walk = 25.0
    /// How many dialogs a page may open.
    package var dialogs = 20
    /// How many elements a page may have.
    package var elements = 100_000
    /// How many keys are pressed on one way through the page.
    package var presses = 2_000

    /// Creates the usual limits.
    package init() {}
}

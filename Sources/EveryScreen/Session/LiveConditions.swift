/// How views and running apps are captured, as the options of a check say it.
package struct LiveConditions: Sendable {
    /// Whether views of UIKit and SwiftUI are shown only in a process with an app.
    package var needsHostApp = true
    /// Whether a screen may expose nothing, or nothing in a region with content.
    package var allowsEmptyScreens = false
    /// The time after which a screen that still changes is given up.
    package var settleLimit = Duration.seconds(5)
    /// Whether two frames pass between two captures.
    package var waits = true

    /// Creates the conditions of a check without options.
    package init() {}
}

package import EveryScreenCapture

/// The conditions of captures of views and running apps, set by options.
package struct LiveConditions: Sendable {
    /// Whether views of UIKit and SwiftUI are shown only in a process with an app.
    package var needsHostApp = true
    /// Whether a screen may expose nothing, or nothing in a region with content.
    package var allowsEmptyScreens = false
    /// The time after which a screen that still changes is an error.
    package var settleLimit = Duration.seconds(5)
    /// Whether two frames pass between captures.
    package var waits = true
    /// The steps that are performed on a view before it is captured.
    package var steps: [LiveStep] = []

    /// Creates the conditions of a check without options.
    package init() {}
}

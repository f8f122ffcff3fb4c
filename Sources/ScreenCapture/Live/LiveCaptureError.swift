/// Why the views of a running app gave no screen.
package enum LiveCaptureError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There are more objects than any screen of people has: they are likely made
    /// anew each time one asks for them.
    case tooManyObjects(limit: Int)
    /// The hosted views offer nothing to assistive technology, as SwiftUI's do as
    /// long as no assistive technology runs.
    case nothingToSee(what: String, automation: String)
    /// The content still changes although the person does nothing.
    case neverSettles(turns: Int, changing: [String])
    /// There is nothing that could show views.
    case noPlace(String)

    /// The fact, the requirement, and the fix.
    package var description: String {
        switch self {
        case .tooManyObjects(let limit):
            "there are more than \(limit) accessibility objects; at most \(limit) can be captured: let accessibilityElements give the same "
                + "objects each time it is asked"
        case .nothingToSee(let what, let automation):
            "\(what) has no accessibility element: SwiftUI builds its accessibility tree only while an assistive technology or automation "
                + "is on, in a window of an app (\(automation)). Run the test in a target with a host app, or turn on VoiceOver in the "
                + "simulator; a view that is meant to be empty needs no test"
        case .neverSettles(let turns, let changing):
            "the screen still changes after \(turns) turns of the run loop (\(changing.prefix(3).joined(separator: "; "))): stop "
                + "animations and timers in the test, or let the view depend on nothing but its content"
        case .noPlace(let why): why
        }
    }
}

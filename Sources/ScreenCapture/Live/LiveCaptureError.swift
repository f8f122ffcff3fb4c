package import EveryScreenModel

/// A reason why the views of a running app gave no screen.
package enum LiveCaptureError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There are more objects than on any real screen: they are probably created
    /// anew at each request.
    case tooManyObjects(limit: Int)
    /// The test process has no app. Only in an app, UIKit shows windows and SwiftUI
    /// exposes its elements.
    case noHostApp
    /// The views expose nothing to assistive technology, like those of SwiftUI
    /// while no assistive technology runs.
    case nothingToSee(what: String, LiveSetting)
    /// A hosting view or a scroll view has content and no element inside; the
    /// others are counted.
    case silent(LiveSilence, others: Int, LiveSetting)
    /// Views that are known to be exposed were not: a check of such views would be
    /// unreliable here.
    case notJudgeable(missing: [String], framework: String, LiveSetting)
    /// The content keeps changing.
    case neverSettles(limit: Duration, changing: [String])
    /// A step before the check is not possible.
    case notPerformed(LiveStep, LiveStep.Obstacle)
    /// No window can show views.
    case noPlace(String)

    /// The fact, the requirement, and the fix.
    package var description: String {
        switch self {
        case .tooManyObjects(let limit):
            "there are more than \(limit) accessibility objects; at most \(limit) can be captured: let accessibilityElements give the same "
                + "objects each time it is asked"
        case .noHostApp:
            "the test process has no app: UIKit shows windows, and SwiftUI exposes the content of scroll views and lists, only in an app that "
                + "runs. Give the test target a host app (Xcode: General > Host Application; a Swift package has none, so check its views "
                + "from an app's tests), or pass .withoutHostApp to check views of UIKit alone"
        case .nothingToSee(let what, let setting):
            "\(what) has no accessibility element: \(setting.cause). \(setting.advice), or pass .allowsEmptyScreens if nothing is meant to "
                + "be there"
        case .silent(let silence, let others, let setting):
            "\(silence)\(others == 0 ? "" : ", nor inside \(others) other\(others == 1 ? "" : "s")"): \(setting.cause). \(setting.advice). "
                + "Pass .allowsEmptyScreens if all of it is decoration"
        case .notJudgeable(let missing, let framework, let setting):
            "cannot be checked here: \(missing.joinedWithAnd) of \(framework). A view that shows them was captured before the check, and they "
                + "were not exposed: \(setting.cause). \(setting.advice)"
        case .neverSettles(let limit, let changing):
            "the screen still changes after \(limit.inSeconds) (\(changing.prefix(3).joined(separator: "; "))): stop animations and timers "
                + "in the test, let the view depend on nothing but its content, or raise .settleLimit"
        case .notPerformed(let step, let obstacle): "the step \(step) is not possible: \(obstacle)"
        case .noPlace(let why): why
        }
    }
}

/// The place where views are captured, which determines why they may be silent, and
/// the remedy.
package enum LiveSetting: Hashable, Sendable {
    /// An app on iOS, tvOS or visionOS, in the simulator or on a device.
    case mobile(automation: String)
    /// A process on the Mac.
    case mac

    /// The likely cause, in a clause.
    var cause: String {
        switch self {
        case .mobile(let automation):
            "SwiftUI builds its accessibility tree only while an assistive technology or automation is on, in a window of an app "
                + "(\(automation))"
        case .mac:
            "SwiftUI on the Mac builds its accessibility tree only for an assistive technology that asks, and not in every process of tests"
        }
    }

    /// The remedy, as a request.
    var advice: String {
        switch self {
        case .mobile: "Run the test in a target with a host app, or turn on VoiceOver in the simulator"
        case .mac: "Check the view in an iOS simulator, run the app in a UI test (expectAccessible(app)), or turn on VoiceOver"
        }
    }
}

/// A view that is drawn, has content and exposes none of it.
package struct LiveSilence: Hashable, Sendable, CustomStringConvertible {
    /// The name of the view, such as "the scroll view".
    package var name: String
    /// Its frame, in points.
    package var frame: LayoutRect

    /// Creates a silence with the name and frame of the view.
    package init(name: String, frame: LayoutRect) { (self.name, self.frame) = (name, frame) }

    package var description: String {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0.rounded()))" }
        return
            "nothing inside \(name) at (\(numbers[0]), \(numbers[1])), \(numbers[2]) × \(numbers[3]) pt, is exposed to assistive technology"
    }
}

extension [String] {
    /// The words as a list in a sentence.
    fileprivate var joinedWithAnd: String {
        count < 2 ? joined() : dropLast().joined(separator: ", ") + " and " + (last ?? "")
    }
}

extension Duration {
    /// The time in seconds with at most one digit, such as "5 s".
    fileprivate var inSeconds: String {
        let tenths = (self / .milliseconds(100)).rounded()
        return tenths.truncatingRemainder(dividingBy: 10) == 0 ? "\(Int(tenths / 10)) s" : "\(tenths / 10) s"
    }
}

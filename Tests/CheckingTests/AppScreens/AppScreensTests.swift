import EveryScreenAudit
import EveryScreenKit
import EveryScreenLayout
import Testing

/// The errors on twenty screens of apps by the default profile and plan, each with
/// the reason why it is a fault of the app, or why it is none.
///
/// The screens are judged by reading the apps' code; no device was at hand. The
/// whole suite takes some seconds, since each check shrinks its failures and looks
/// for fixes.
struct AppScreensTests {
    /// An error and its reason.
    struct Argument {
        let error: String
        let reason: String
        var isFault = true

        static func fault(_ error: String, _ reason: String) -> Argument { Argument(error: error, reason: reason) }
        static func falseAlarm(_ error: String, _ reason: String) -> Argument { Argument(error: error, reason: reason, isFault: false) }
    }

    private static let unlabeled = "assistive technology says the name of the file, or nothing"
    private static let low = "the code enlarges neither the label nor the shape that reacts"
    private static let unscrollable = "nothing scrolls, and a phone on its side has 390 points"

    static let arguments: [String: [Argument]] = [
        "IceCubes SupportAppView": [
            .fault("element-has-label: image", unlabeled), .fault("target-size: button \"$4.99\"", low),
        ],
        "IceCubes AboutView": [.fault("element-has-label: image", unlabeled)],
        "IceCubes TranslationSettingsView": [
            .fault("text-contrast: text \"You need an API key to use this service.\"", "red on white has 3.55:1")
        ],
        "FoodTruck SignUpView": [
            .falseAlarm("text-not-clipped: button \"Sign Up\"", "the words are twice as long as the author's, and iOS shortens them"),
            .fault("target-size: text field \"User name\"", "beside its label the field is as high as its text"),
        ],
        "FoodTruck OrderCompleteView": [
            .fault(
                "role-matches-behavior: image \"box\"",
                "a picture named by its asset reacts to a tap, and VoiceOver users do not hear that it is a button")
        ],
        "FoodTruck UnlockFeatureExpandedView": [
            .fault("text-not-truncated: text \"Get the full picture with insights that cover an entire year.\"", unscrollable),
            .fault("content-does-not-overlap: text \"Unlock a year of history for only $2.99\"", "the room above the title does not grow"),
            .fault("target-size: button \"Dismiss\"", low),
        ],
        "FoodTruck UnlockFeatureSimpleView": [.fault("target-size: button \"Unlock\"", low)],
        "victor-gar/HW-AppleMusic-SwiftUI PlayerView": [
            .fault("label-human-readable: image \"imagePlayer\"", "assistive technology says the name of the asset"),
            .fault("text-grows: text \"Not Playing\"", "a size in points does not grow"),
            .fault("target-size: button \"Play fill\"", low),
        ],
        "coolishbee/wkwebview-swiftui-example MusicControllerView": [
            .fault("element-has-label: slider", unlabeled),
            .fault("target-size: button \"Backward fill\"", low),
        ],
        "carrington-manyuchi/SwiftUI-CardView MusicPlayerView": [
            .falseAlarm("element-has-label: progress indicator", "the system may name a bar without a label \"Progress\"")
        ],
        "axelrivera/workouts OnboardingView": [.fault("text-not-truncated: text \"Welcome to Workouts\"", unscrollable)],
        "rep0mancer/IntraHabits OnboardingView": [.fault("target-size: button \"Open Settings\"", low)],
        "MilanistaDev/SwiftUIStudy SecureTextField": [
            .fault("text-contrast: text \"Login\"", "white on the blue of iOS has 4.01:1"),
            .fault("text-not-clipped: text \"Login\"", unscrollable),
            .fault("target-size: text field \"Mail address\"", low), .fault("target-size: secure text field \"Password\"", low),
        ],
        "AlexSoftExp2020/SwiftUIViewsMastery SecureField_Intro": [
            .fault("target-size: text field \"user name\"", low), .fault("target-size: secure text field \"password\"", low),
        ],
    ]

    private func errors(on screen: AppScreen) -> [String] {
        let report = runCheck(named: screen.name, forEvery: .constant(())) { _, _ in .blueprint(screen.blueprint, StandardLayout()) }
        return report.failures.filter { $0.finding.severity == .error }.map { failure in
            let element = failure.finding.element
            let label = element.label.map { $0.isEmpty ? "" : " \"\($0)\"" } ?? ""
            return "\(failure.finding.spec): \(element.role.spokenName)\(label)"
        }
    }

    @Test(arguments: AppScreen.all) func `the errors on a screen of an app are those argued`(_ screen: AppScreen) {
        #expect(errors(on: screen) == (Self.arguments[screen.name] ?? []).map(\.error))
    }

    @Test func `nine errors of ten are faults of the apps`() {
        let all = Self.arguments.values.joined()
        let faults = all.count { $0.isFault }

        #expect(Set(Self.arguments.keys).isSubset(of: AppScreen.all.map(\.name)))
        #expect(AppScreen.all.count == 20)
        #expect(Double(faults) >= 0.9 * Double(all.count), "\(faults) of \(all.count)")
    }
}

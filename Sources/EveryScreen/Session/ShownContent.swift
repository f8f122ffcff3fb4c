import EveryScreenKit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenNavigation
import Foundation

/// How a check makes screens of the values that a test's function returns.
struct ShownContent<Shown: ScreenRepresentable> {
    private let rule: any LayoutRule
    private let bound: Int
    private let problem = CaptureProblem()
    /// The settings that the plan varies and that cannot be changed where the values are shown.
    private(set) var untested: [String] = []

    init(laidOutBy rule: any LayoutRule, bound: Int) {
        self.rule = rule
        self.bound = bound
    }

    /// Limits settings to what can be changed where values of the type are shown.
    mutating func limit(_ settings: inout CheckSettings) {
        #if canImport(UIKit) || canImport(AppKit)
            if let type = Shown.self as? any LiveRepresentable.Type {
                do throws(LiveCaptureError) {
                    (settings, untested) = try onMainActor { () throws(LiveCaptureError) in
                        try LiveSettings.limited(settings, for: type.emptyInterface)
                    }
                } catch {
                    problem.text = error.description
                }
            }
        #endif
        let (problem, isCancelled) = (problem, settings.isCancelled)
        settings.isCancelled = { problem.text != nil || isCancelled() }
    }

    /// Returns what is shown in an environment.
    func rendering(of shown: Shown, in environment: UserEnvironment) -> Rendering {
        #if canImport(UIKit) || canImport(AppKit)
            if let live = shown as? any LiveRepresentable {
                do throws(LiveCaptureError) {
                    return .screen(try onMainActor { () throws(LiveCaptureError) in try live.liveContent.screen(in: environment) })
                } catch {
                    problem.text = error.description
                    return .screen(RenderedScreen.Builder(size: environment.screenSize).screen())
                }
            }
        #endif
        return Rendering(shown, laidOutBy: rule, bound: bound, in: environment)
    }

    /// Returns the report with what could not be captured or changed.
    func complete(_ report: CheckReport) -> CheckReport {
        var report = report
        report.untestedSettings = untested
        if let text = problem.text { report.fail(capturing: text) }
        return report
    }
}

/// The reason why a view cannot be captured, once there is one.
private final class CaptureProblem: @unchecked Sendable {
    private let lock = NSLock()
    private var reason: String?

    var text: String? {
        get { lock.withLock { reason } }
        set { lock.withLock { reason = newValue } }
    }
}

#if canImport(UIKit) || canImport(AppKit)
    import EveryScreenCapture

    /// Runs a function on the main actor, on which the caller is: views are made and returned there.
    private func onMainActor<Value, Failure: Error>(_ body: @MainActor () throws(Failure) -> Value) throws(Failure) -> Value {
        let result = MainActor.assumeIsolated { () -> UncheckedResult<Value, Failure> in
            do throws(Failure) { return UncheckedResult(result: .success(try body())) } catch {
                return UncheckedResult(result: .failure(error))
            }
        }
        return try result.result.get()
    }

    /// A result that stays on the main actor, which the compiler does not see.
    private struct UncheckedResult<Value, Failure: Error>: @unchecked Sendable {
        let result: Result<Value, Failure>
    }
#endif

import EveryScreenKit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenNavigation
import EveryValueCrashIsolation

/// How a check makes screens of the values that a test's function returns.
struct ShownContent<Shown: ScreenRepresentable> {
    private let rule: any LayoutRule
    private let bound: Int
    /// The reason why a view cannot be captured, or a blueprint cannot be laid out, once there is one.
    private let problem = Locked<String?>(nil)
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
                    let wanted = settings
                    (settings, untested) = try onMainActor(with: Unchecked(value: type)) { (type) throws(LiveCaptureError) in
                        try LiveSettings.limited(wanted, for: type.value.emptyInterface)
                    }
                } catch {
                    problem.withLock { $0 = error.description }
                }
            }
        #endif
        let (problem, isCancelled) = (problem, settings.isCancelled)
        settings.isCancelled = { problem.withLock { $0 != nil } || isCancelled() }
    }

    /// Returns what is shown in an environment.
    func rendering(of shown: Shown, in environment: UserEnvironment) -> Rendering {
        #if canImport(UIKit) || canImport(AppKit)
            if let live = shown as? any LiveRepresentable {
                do throws(LiveCaptureError) {
                    return .screen(
                        try onMainActor(with: live) { (live) throws(LiveCaptureError) in try live.liveContent.screen(in: environment) })
                } catch {
                    problem.withLock { $0 = error.description }
                    return .screen(emptyScreen(in: environment))
                }
            }
        #endif
        if let blueprint = shown as? Blueprint, let mistake = rule.mistake(in: blueprint) { problem.withLock { $0 = $0 ?? mistake } }
        return Rendering(shown, laidOutBy: rule, bound: bound, in: environment)
    }

    #if canImport(UIKit) || canImport(AppKit)
        /// A screen in the place of one that cannot be captured; the report says so.
        private func emptyScreen(in environment: UserEnvironment) -> RenderedScreen {
            RenderedScreen.Builder(size: environment.screenSize).finish()
        }
    #endif

    /// The reason why something cannot be captured or laid out, once there is one.
    var captureError: String? { problem.withLock(\.self) }

    /// Returns the report with what could not be captured or changed.
    func complete(_ report: CheckReport) -> CheckReport {
        var report = report
        report.untestedSettings = untested
        if let text = problem.withLock(\.self) { report.fail(capturing: text) }
        return report
    }
}

#if canImport(UIKit) || canImport(AppKit)
    import EveryScreenCapture

    /// Runs a function on the main actor, on which the caller is: views are made and returned there.
    private func onMainActor<Input, Value, Failure: Error>(
        with input: Input, _ body: @MainActor (Input) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        // The input and the result stay on the main actor, which the compiler does not see.
        let input = Unchecked(value: input)
        let result = MainActor.assumeIsolated { () -> Unchecked<Result<Value, Failure>> in
            do throws(Failure) { return Unchecked(value: .success(try body(input.value))) } catch {
                return Unchecked(value: .failure(error))
            }
        }
        return try result.value.get()
    }

    /// A value that stays where it is.
    private struct Unchecked<Value>: @unchecked Sendable {
        let value: Value
    }
#endif

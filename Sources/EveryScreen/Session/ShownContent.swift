import EveryScreenKit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenNavigation
import EveryValueCrashIsolation

/// The conversion of the values of a test's function into screens.
struct ShownContent<Shown: ScreenRepresentable> {
    private let rule: any LayoutRule
    private let bound: Int
    private let conditions: LiveConditions
    /// The reason why a view cannot be captured, or a blueprint cannot be laid out,
    /// if there is one.
    private let problem = Locked<String?>(nil)
    /// Whether a screen was captured while something was loading.
    private let isBusy = Locked(false)
    #if canImport(EveryScreenBrowser)
        /// The documents behind the screens of pages.
        var pages = PageCheck()
    #endif
    /// The settings that the plan varies and that cannot be changed for the values.
    private(set) var untested: [String] = []

    init(laidOutBy rule: any LayoutRule, bound: Int, under conditions: LiveConditions = LiveConditions()) {
        (self.rule, self.bound, self.conditions) = (rule, bound, conditions)
    }

    /// Limits settings to those that can be changed for values of the type, and
    /// checks that such values expose their content.
    mutating func limit(_ settings: inout CheckSettings) {
        #if !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
            if let type = Shown.self as? any LiveRepresentable.Type {
                do throws(LiveCaptureError) {
                    let (wanted, conditions) = (settings, conditions)
                    (settings, untested) = try onMainActor(with: Unchecked(value: type)) { (type) throws(LiveCaptureError) in
                        try type.value.meetCanary(under: conditions)
                        return try LiveSettings.limited(wanted, for: type.value.emptyInterface)
                    }
                } catch {
                    problem.withLock { $0 = error.description }
                }
            }
        #endif
        let (problem, isCancelled) = (problem, settings.isCancelled)
        #if canImport(EveryScreenBrowser)
            let pages = pages
            settings.isCancelled = { problem.withLock { $0 != nil } || pages.isImpossible || isCancelled() }
        #else
            settings.isCancelled = { problem.withLock { $0 != nil } || isCancelled() }
        #endif
    }

    /// Returns the content of a function in an environment.
    func rendering<Failure: Error>(
        in environment: UserEnvironment, of show: () throws(Failure) -> Shown
    ) throws(Failure) -> RenderedContent {
        #if !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
            if Shown.self is any LiveRepresentable.Type {
                let traits = onMainActor(with: environment) { LiveTraits.adopted(for: $0) }
                defer { onMainActor(with: traits) { $0.restore() } }
                let shown = try show()
                if let live = shown as? any LiveRepresentable {
                    let conditions = conditions
                    return captured(in: environment) { () throws(LiveCaptureError) in
                        try onMainActor(with: live) { (live) throws(LiveCaptureError) in
                            try live.liveContent.screen(in: environment, under: conditions)
                        }
                    }
                }
                return rendering(of: shown, in: environment)
            }
        #endif
        return rendering(of: try show(), in: environment)
    }

    /// Returns the content of an asynchronous function in an environment; the main
    /// actor continues during the capture of a view.
    func rendering<Failure: Error>(
        in environment: UserEnvironment, isolation: isolated (any Actor)?,
        of show: nonisolated(nonsending) () async throws(Failure) -> Shown
    ) async throws(Failure) -> RenderedContent {
        #if !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
            if Shown.self is any LiveRepresentable.Type {
                await LiveGate.shared.enter()
                defer { LiveGate.shared.leave() }
                let traits = onMainActor(with: environment) { LiveTraits.adopted(for: $0) }
                let shown: Shown
                do { shown = try await show() } catch {
                    onMainActor(with: traits) { $0.restore() }
                    throw error
                }
                let content = (shown as? any LiveRepresentable).map { live in
                    Unchecked(value: onMainActor(with: live) { $0.liveContent })
                }
                onMainActor(with: traits) { $0.restore() }
                guard let content else { return rendering(of: shown, in: environment) }
                let result = await LiveCapture.result(of: content, in: environment, under: conditions)
                return captured(in: environment) { () throws(LiveCaptureError) in try result.get() }
            }
        #endif
        return rendering(of: try await show(), in: environment)
    }

    private func rendering(of shown: Shown, in environment: UserEnvironment) -> RenderedContent {
        #if canImport(EveryScreenBrowser)
            if let page = shown as? HTMLPage { return pages.rendering(of: page, in: environment) }
        #endif
        if let blueprint = shown as? Blueprint, let mistake = rule.mistake(in: blueprint) { problem.withLock { $0 = $0 ?? mistake } }
        return RenderedContent(shown, laidOutBy: rule, bound: bound, in: environment)
    }

    #if !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
        /// Returns a captured screen, or an empty one in its place, which the
        /// report states.
        private func captured(
            in environment: UserEnvironment, _ screen: () throws(LiveCaptureError) -> RenderedScreen
        ) -> RenderedContent {
            do throws(LiveCaptureError) {
                let screen = try screen()
                if screen.elements.contains(where: \.isBusy) { isBusy.withLock { $0 = true } }
                return .screen(screen)
            } catch {
                problem.withLock { $0 = error.description }
                return .screen(RenderedScreen.Builder(size: environment.screenSize).finish())
            }
        }
    #endif

    /// The content that could not be captured, laid out or recorded, as issues.
    var issues: [CheckIssue] {
        let own = problem.withLock(\.self).map { [CheckIssue(isError: true, text: $0)] } ?? []
        #if canImport(EveryScreenBrowser)
            return own + pages.issues
        #else
            return own
        #endif
    }

    /// Returns the report with the failed captures and the untested settings.
    func complete(_ report: CheckReport) -> CheckReport {
        var report = report
        report.untestedSettings = untested
        if isBusy.withLock(\.self) {
            report.notes.append(
                "a screen was checked while it showed an activity indicator: the content that it loads was not checked; give the view its content in the test"
            )
        }
        if let text = problem.withLock(\.self) { report.fail(capturing: text) }
        return report
    }
}

extension ScreenElement {
    /// Whether it shows activity without progress.
    fileprivate var isBusy: Bool { role == .progressIndicator && isVisible != false && (value ?? "").isEmpty }
}

#if !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
    import EveryScreenCapture

    extension LiveCapture {
        /// Returns the screen of some content, or the reason why there is none, to
        /// a caller that may not be on the main actor.
        fileprivate static func result(
            of content: Unchecked<LiveContent>, in environment: UserEnvironment, under conditions: LiveConditions
        ) async -> Result<RenderedScreen, LiveCaptureError> {
            do throws(LiveCaptureError) {
                return .success(try await screenSuspending(of: content.value, in: environment, under: conditions))
            } catch {
                return .failure(error)
            }
        }
    }

    /// Runs a function on the main actor, where the caller is: views are created
    /// and returned there.
    private func onMainActor<Input, Value, Failure: Error>(
        with input: Input, _ body: @MainActor (Input) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        // The input and the result stay on the main actor, which the compiler does
        // not see.
        let input = Unchecked(value: input)
        let result = MainActor.assumeIsolated { () -> Unchecked<Result<Value, Failure>> in
            do throws(Failure) { return Unchecked(value: .success(try body(input.value))) } catch {
                return Unchecked(value: .failure(error))
            }
        }
        return try result.value.get()
    }

    /// A value that stays on its actor.
    private struct Unchecked<Value>: @unchecked Sendable {
        let value: Value
    }
#endif

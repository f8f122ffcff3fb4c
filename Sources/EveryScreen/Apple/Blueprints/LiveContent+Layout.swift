#if canImport(UIKit) || canImport(AppKit)
    import Foundation
    import ScreenCapture
    import ScreenModel

    extension LiveContent {
        /// Returns the screen, for a layout rule, which cannot fail.
        func laidOut(in environment: UserEnvironment) -> Screen {
            do {
                return try screen(in: environment)
            } catch {
                preconditionFailure(error.description)
            }
        }
    }

    /// Runs something on the main thread, and waits for it.
    func onMainThread<Value: Sendable>(_ body: @MainActor @Sendable () -> Value) -> Value {
        if Thread.isMainThread { return MainActor.assumeIsolated(body) }
        return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
    }
#endif

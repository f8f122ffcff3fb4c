#if !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
    import Foundation
    import EveryScreenCapture
    import EveryScreenModel

    extension LiveContent {
        /// Returns the screen, for a layout rule, which cannot fail.
        func laidOut(in environment: UserEnvironment) -> RenderedScreen {
            do {
                return try screen(in: environment, under: .ofLayouts)
            } catch {
                fatalError(error.description)
            }
        }
    }

    /// Runs a function on the main actor, and waits for it.
    func onMainThread<Value: Sendable>(_ body: @MainActor @Sendable () -> Value) -> Value {
        if Thread.isMainThread { return MainActor.assumeIsolated(body) }
        #if os(Linux)
            if MainQueue.isCurrent { return MainActor.assumeIsolated(body) }
        #endif
        return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
    }

    #if os(Linux)
        /// The queue of the main actor, which on Linux is not bound to the main
        /// thread: waiting for it from itself would hang.
        private enum MainQueue {
            private static let mark = {
                let key = DispatchSpecificKey<Bool>()
                DispatchQueue.main.setSpecific(key: key, value: true)
                return key
            }()

            static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true }
        }
    #endif
#endif

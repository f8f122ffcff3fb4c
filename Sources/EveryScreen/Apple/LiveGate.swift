#if !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
    import EveryValueCrashIsolation

    /// A gate that lets one check after another show its window, in order of
    /// arrival.
    ///
    /// Tests run concurrently on the main actor, each while others are suspended;
    /// only one window is the key window.
    final class LiveGate: Sendable {
        static let shared = LiveGate()

        private struct State {
            var isTaken = false
            var waiting: [CheckedContinuation<Void, Never>] = []
        }

        private let state = Locked(State())

        /// Suspends until the gate is free, and takes it.
        func enter() async {
            await withCheckedContinuation { (arrival: CheckedContinuation<Void, Never>) in
                let isFree = state.withLock { state in
                    if state.isTaken { state.waiting.append(arrival) }
                    defer { state.isTaken = true }
                    return !state.isTaken
                }
                if isFree { arrival.resume() }
            }
        }

        /// Passes the gate to the next in line.
        func leave() {
            let next = state.withLock { state in
                if state.waiting.isEmpty { state.isTaken = false }
                return state.waiting.isEmpty ? nil : state.waiting.removeFirst()
            }
            next?.resume()
        }
    }
#endif

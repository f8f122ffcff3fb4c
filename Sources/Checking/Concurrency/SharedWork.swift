import Foundation

/// Something to work out, done once: by a core that has nothing else to do, or by whoever asks for the result first.
///
/// Who asks never waits for a core, only for one that has begun: so that works whose results are asked for on every core at once, as in
/// tests that run beside each other, come to an end.
final class SharedWork<Result: Sendable>: @unchecked Sendable {
    private enum State {
        case untouched(@Sendable () -> Result)
        case begun
        case done(Result)
    }

    /// Read and written by whoever holds the lock of the crew.
    private var state: State

    /// Creates a work; nobody begins it unless it is offered or its result asked for.
    init(_ work: @escaping @Sendable () -> Result) { state = .untouched(work) }

    /// Offers it to other cores; if nobody waits for it any more, it is not begun.
    func offer() { Crew.shared.offer { [weak self] in self?.doUnlessBegun() } }

    /// Returns the result; while another core works on it, does other works that wait.
    ///
    /// - Parameter others: Works whose results are asked for next.
    func result(helping others: [SharedWork]) -> Result {
        doUnlessBegun()
        for other in others where !isDone { other.doUnlessBegun() }
        Crew.shared.changes.lock()
        defer { Crew.shared.changes.unlock() }
        while true {
            if case .done(let result) = state { return result }
            Crew.shared.changes.wait()
        }
    }

    private var isDone: Bool { Crew.shared.changes.withLock { if case .done = state { true } else { false } } }

    private func doUnlessBegun() {
        let work: (@Sendable () -> Result)? = Crew.shared.changes.withLock {
            guard case .untouched(let work) = state else { return nil }
            state = .begun
            return work
        }
        guard let result = work?() else { return }
        Crew.shared.changes.withLock {
            state = .done(result)
            Crew.shared.changes.broadcast()
        }
    }
}

/// The cores beside the one that asks: they do what is offered, in the order in which it came.
private final class Crew: @unchecked Sendable {
    static let shared = Crew()

    /// Guards what is below, and the states of works; told of when a work is done.
    let changes = NSCondition()
    private var offers: [@Sendable () -> Void] = []
    /// How many of the offers were taken up.
    private var taken = 0
    private var idle = processorCount - 1

    func offer(_ work: @escaping @Sendable () -> Void) {
        if processorCount == 1 { return }
        let isHelpNeeded = changes.withLock {
            offers.append(work)
            guard idle > 0 else { return false }
            idle -= 1
            return true
        }
        if isHelpNeeded { DispatchQueue.global(qos: .userInitiated).async { self.doOffers() } }
    }

    private func doOffers() {
        while let work = next() { work() }
    }

    /// The next offer; without one the core is idle again.
    private func next() -> (@Sendable () -> Void)? {
        changes.withLock {
            guard taken < offers.count else {
                idle += 1
                return nil
            }
            let offer = offers[taken]
            taken += 1
            // Not one by one, which would move all the others each time.
            if taken * 2 >= offers.count {
                offers.removeFirst(taken)
                taken = 0
            }
            return offer
        }
    }
}

/// The number of cores this process may use; asking the system for it takes as long as judging a small screen.
let processorCount = ProcessInfo.processInfo.activeProcessorCount

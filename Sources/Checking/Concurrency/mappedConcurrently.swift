import Foundation

/// Returns the results of a function for each number below a count, in the order of
/// the numbers.
///
/// All cores work on it, and the caller takes part: it waits only for calls that
/// have begun, so that any number of threads may call it at once.
package func mappedConcurrently<Result: Sendable>(_ count: Int, _ transform: @Sendable (Int) -> Result) -> [Result] {
    guard count > 1 else { return (0..<count).map(transform) }
    let results = UnsafeMutableBufferPointer<Result>.allocate(capacity: count)
    defer { results.deallocate() }
    // Every place is written once, by the call with its number.
    nonisolated(unsafe) let places = results
    let share = max(1, min(64, count / (4 * processorCount)))
    DispatchQueue.concurrentPerform(iterations: (count + share - 1) / share) { part in
        for index in part * share..<min(count, (part + 1) * share) { places.initializeElement(at: index, to: transform(index)) }
    }
    let array = Array(results)
    results.deinitialize()
    return array
}

/// The number of cores for this process; asking the system takes as long as
/// evaluating a small screen.
let processorCount = ProcessInfo.processInfo.activeProcessorCount

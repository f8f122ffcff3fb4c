import Foundation

/// Returns what a function gives for each number below a count, worked out on all cores; the order is that of the numbers.
package func mappedConcurrently<Result: Sendable>(_ count: Int, _ transform: @Sendable (Int) -> Result) -> [Result] {
    guard count > 1 else { return (0..<count).map(transform) }
    let results = UnsafeMutableBufferPointer<Result>.allocate(capacity: count)
    defer { results.deallocate() }
    // Every place is written once, by whoever has its number.
    nonisolated(unsafe) let places = results
    let share = max(1, min(64, count / (4 * processorCount)))
    DispatchQueue.concurrentPerform(iterations: (count + share - 1) / share) { part in
        for index in part * share..<min(count, (part + 1) * share) { places.initializeElement(at: index, to: transform(index)) }
    }
    let array = Array(results)
    results.deinitialize()
    return array
}

/// The number of cores this process may use; asking the system for it takes as long as judging a small screen.
let processorCount = ProcessInfo.processInfo.activeProcessorCount

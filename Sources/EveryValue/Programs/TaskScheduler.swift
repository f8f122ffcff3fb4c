/// An executor that runs the jobs of tasks one at a time, in an order that a
/// program states.
///
/// Every job of a task that prefers it, and of the default actors that the task
/// calls, waits here. So each suspension is a point at which another task may go
/// on. A stream collects the jobs, since it takes them from any thread without a
/// lock.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class TaskScheduler: TaskExecutor {
    private enum Event: Sendable {
        case job(UnownedJob)
        /// The end of all that waits at this moment.
        case mark
    }

    private let events: AsyncStream<Event>
    private let continuation: AsyncStream<Event>.Continuation
    private let schedule: [Int]
    /// The number of the decision at which a job is passed over; nil for none.
    private let delay: Int?

    init(_ schedule: [Int], delay: Int?) {
        (events, continuation) = AsyncStream.makeStream()
        self.schedule = schedule
        self.delay = delay
    }

    func enqueue(_ job: consuming ExecutorJob) { continuation.yield(.job(UnownedJob(job))) }

    /// Ends `drive()`, once no job waits.
    func finish() { continuation.finish() }

    /// Runs jobs until the end, and returns how often there were several to choose
    /// from.
    nonisolated func drive() async -> Int {
        var iterator = events.makeAsyncIterator()
        var waiting: [UnownedJob] = []
        var decisions = 0
        while true {
            continuation.yield(.mark)
            // All jobs that wait by now; where there are none, the next one, for
            // instance after a sleep.
            var isComplete = false
            while !isComplete || waiting.isEmpty {
                guard let event = await iterator.next() else {
                    for job in waiting { job.runSynchronously(on: asUnownedTaskExecutor()) }
                    return decisions
                }
                switch event {
                case .job(let job): waiting.append(job)
                case .mark: isComplete = true
                }
            }
            var place = 0
            if waiting.count > 1 {
                place = decisions < schedule.count ? schedule[decisions] : 0
                if decisions == delay { place = (place + 1) % waiting.count }
                decisions += 1
            }
            waiting.remove(at: min(place, waiting.count - 1)).runSynchronously(on: asUnownedTaskExecutor())
        }
    }
}

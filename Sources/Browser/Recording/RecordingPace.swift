/// The pace of a run, which shows when a further browser is worth its start.
///
/// A browser uses more than one core: its own process, the page's process and this
/// one work at the same time. With two cores, a second browser shortened a run of
/// 30 pages from 52 to 43 s. It lengthened one of twelve settings of a small page
/// from 4.9 to 6.1 s.
package struct RecordingPace {
    /// The work that needs to wait before a further browser starts, in starts of a
    /// browser.
    private let leastWork: Double
    private var count = 0
    private var seconds = 0.0
    private var startSeconds = 0.0

    /// A part that takes longer, in seconds, holds up no others.
    private static let longestPart = 5.0

    /// Creates the pace of a run that begins.
    ///
    /// - Parameters:
    ///   - coreCount: The number of the machine's processor cores.
    package init(coreCount: Int) {
        leastWork = coreCount < 4 ? 10 : 3
    }

    /// Adds a part that was recorded.
    ///
    /// - Parameters:
    ///   - seconds: The duration of its recording.
    ///   - startSeconds: The duration of the start of its browser.
    package mutating func add(seconds: Double, startSeconds: Double) {
        count += 1
        self.seconds += seconds
        self.startSeconds = startSeconds
    }

    /// Whether a further browser ends the run earlier.
    ///
    /// - Parameters:
    ///   - browserCount: The number of browsers that run.
    ///   - waitingCount: The number of parts that no browser has taken.
    ///   - silence: The time since a part was last recorded, in seconds.
    package func needsBrowser(besides browserCount: Int, waitingCount: Int, silence: Double) -> Bool {
        guard waitingCount > 0 else { return false }
        if silence > Self.longestPart { return true }
        // The first part of a browser takes longer than the others.
        guard count > 1 else { return false }
        return Double(waitingCount) * seconds / Double(count) / Double(browserCount) > leastWork * startSeconds
    }
}

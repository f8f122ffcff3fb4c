import EveryScreenLayout
public import EveryScreenModel
public import EveryValue
import EveryValueCrashIsolation

extension CheckReport {
    /// A case that crashes or hangs the process.
    public struct Crash: Hashable, Sendable {
        /// The settings.
        public let environment: UserEnvironment
        /// The content, by its own description or as Swift code; `nil` if there is
        /// only one content.
        public let content: String?
        /// `crash`, with the place of the crash if it is known, or `hang` for a
        /// case that hangs.
        public let key: String
        /// The message of the crash, if any.
        public let lastWords: String?
        /// The reason why shrinking ended; `nil` if it never began.
        public let ending: ShrinkEnding?
        /// The reason why it may not be the smallest, or could not be run in a
        /// child process; `nil` if there is none.
        public let hindrance: String?
        /// The number of other cases that were running at the time and may have
        /// crashed instead; 0 if it has run alone since.
        public let others: Int
        /// The number of child processes started for all crashes of this check.
        public let evaluations: Int
        /// The token from which the same check creates content and environment
        /// again.
        public let token: String

        init(
            environment: UserEnvironment, content: String?, key: String, lastWords: String?, ending: ShrinkEnding?, hindrance: String?,
            others: Int = 0, evaluations: Int, token: String
        ) {
            self.environment = environment
            self.content = content
            self.key = key
            self.lastWords = lastWords
            self.ending = ending
            self.hindrance = hindrance
            self.others = others
            self.evaluations = evaluations
            self.token = token
        }

        init<Content>(
            _ crash: ProcessCrash<CheckCase<Content>>, in report: CrashReport<CheckCase<Content>>,
            replayedBy generator: Generator<CheckCase<Content>>
        ) {
            environment = crash.value.environment
            content =
                if let blueprint = crash.value.content as? Blueprint { blueprint.swiftCode } else {
                    Content.self == Void.self ? nil : describedContent(crash.value.content)
                }
            key = crash.key
            lastWords = crash.lastWords
            ending = crash.ending
            hindrance = report.hindrance
            others = crash.ending == nil ? report.crashes.count - 1 : 0
            evaluations = report.evaluations
            // The recording as the check draws it, which may have cuts.
            let recording = (try? generator.sample(replaying: crash.recording))?.recording ?? crash.recording
            token = ReplayToken(recording, drawnBy: generator, describing: \.parts).description
        }
    }
}

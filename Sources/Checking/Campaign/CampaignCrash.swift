import EveryScreenLayout
public import EveryScreenModel
public import EveryValue
import EveryValueCrashIsolation

extension CheckReport {
    /// A case that ends the process when it is shown and judged.
    public struct Crash: Hashable, Sendable {
        /// The settings.
        public let environment: UserEnvironment
        /// What the screen was to show, in the words of its own description or as
        /// Swift code; `nil` where there is only one content.
        public let content: String?
        /// `crash`, with the place of the trap where it is known, or `hang` for a
        /// case that never ends.
        public let origin: String
        /// What the trap said, if anything.
        public let lastWords: String?
        /// Why making it smaller ended; `nil` when it never began.
        public let ending: ShrinkEnding?
        /// Why it may not be the smallest, or could not be judged in a child
        /// process.
        public let hindrance: String?
        /// How many other cases were judged at that moment, of which each may have
        /// ended the process instead; 0 where it was judged alone since.
        public let others: Int
        /// How many child processes were started for all crashes of this campaign.
        public let evaluations: Int
        /// The line from which the same campaign makes content and environment
        /// again.
        public let token: String

        init(
            environment: UserEnvironment, content: String?, origin: String, lastWords: String?, ending: ShrinkEnding?, hindrance: String?,
            others: Int = 0, evaluations: Int, token: String
        ) {
            self.environment = environment
            self.content = content
            self.origin = origin
            self.lastWords = lastWords
            self.ending = ending
            self.hindrance = hindrance
            self.others = others
            self.evaluations = evaluations
            self.token = token
        }

        init<Content>(
            _ crash: ProcessCrash<CampaignCase<Content>>, in report: CrashReport<CampaignCase<Content>>,
            replayedBy generator: Generator<CampaignCase<Content>>
        ) {
            environment = crash.value.environment
            content =
                if let blueprint = crash.value.content as? Blueprint { blueprint.swiftCode } else {
                    Content.self == Void.self ? nil : describedContent(crash.value.content)
                }
            origin = crash.origin
            lastWords = crash.lastWords
            ending = crash.ending
            hindrance = report.hindrance
            others = crash.ending == nil ? report.crashes.count - 1 : 0
            evaluations = report.evaluations
            // The recording as the campaign draws it, which may cut what is shown.
            let recording = (try? generator.sample(replaying: crash.recording))?.recording ?? crash.recording
            token = ReplayToken(recording, drawnBy: generator, describing: \.parts).description
        }
    }
}

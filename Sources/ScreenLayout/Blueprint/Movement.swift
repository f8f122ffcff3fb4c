public import EveryScreenModel

extension Blueprint {
    /// How a blueprint moves by itself.
    public struct Movement: Hashable, Sendable, Codable {
        /// The movement, as it is without Reduce Motion.
        public var motion: ScreenElement.Motion
        /// Whether it continues with Reduce Motion; essential motion always does.
        public var ignoresReduceMotion: Bool

        /// Creates a movement.
        public init(_ motion: ScreenElement.Motion, ignoresReduceMotion: Bool = false) {
            self.motion = motion
            self.ignoresReduceMotion = ignoresReduceMotion
        }

        /// Returns what moves under some settings; empty when known to be nothing.
        func motions(in environment: UserEnvironment) -> [ScreenElement.Motion] {
            let goesOn = !environment.isReduceMotion || ignoresReduceMotion || motion.isEssential == true
            return goesOn ? [motion] : []
        }

        var swiftCode: String {
            SwiftCode.call(
                "moves",
                [
                    ".\(motion.kind.rawValue)", motion.duration.map { "for: \(SwiftCode.number($0))" },
                    motion.isEssential.map { "isEssential: \($0)" }, motion.canBeStopped.map { "canBeStopped: \($0)" },
                    motion.flashesPerSecond.map { "flashesPerSecond: \(SwiftCode.number($0))" },
                    ignoresReduceMotion ? "ignoresReduceMotion: true" : nil,
                ])
        }
    }
}

extension Blueprint {
    /// The media of a blueprint.
    public struct Playback: Hashable, Sendable, Codable {
        /// The media, as played without Reduce Motion.
        public var media: ScreenElement.Media
        /// Whether pictures start by themselves with Reduce Motion, if they do
        /// without.
        public var ignoresReduceMotion: Bool

        /// Creates the facts about the media.
        public init(_ media: ScreenElement.Media, ignoresReduceMotion: Bool = false) {
            self.media = media
            self.ignoresReduceMotion = ignoresReduceMotion
        }

        /// Returns the media under some settings.
        func media(in environment: UserEnvironment) -> ScreenElement.Media {
            var result = media
            if environment.isReduceMotion, !ignoresReduceMotion, media.kind != .audio, media.startsAutomatically == true {
                result.startsAutomatically = false
            }
            return result
        }

        var swiftCode: String {
            SwiftCode.call(
                "plays",
                [
                    ".\(media.kind.rawValue)", media.duration.map { "for: \(SwiftCode.number($0))" },
                    media.startsAutomatically.map { "startsAutomatically: \($0)" }, media.canBeStopped.map { "canBeStopped: \($0)" },
                    media.isSilent.map { "isSilent: \($0)" }, media.hasCaptions.map { "hasCaptions: \($0)" },
                    media.hasAudioDescription.map { "hasAudioDescription: \($0)" }, media.hasTranscript.map { "hasTranscript: \($0)" },
                    ignoresReduceMotion ? "ignoresReduceMotion: true" : nil,
                ])
        }
    }
}

extension InputMethod {
    /// The effort of a journey: counts of what a person does and hears, and the
    /// time.
    public struct Cost: Hashable, Sendable, Codable {
        /// The number of events, waiting included.
        public var events = 0
        /// The number of taps, by touch or, as double taps, with a screen reader.
        public var taps = 0
        /// The number of keys pressed.
        public var keys = 0
        /// The number of swipes with a screen reader that move the cursor or adjust
        /// a value.
        public var swipes = 0
        /// The number of items that Switch Control highlights until the wanted ones
        /// are chosen, over all levels.
        public var scanSteps = 0
        /// The number of times the switch is pressed.
        public var presses = 0
        /// The number of words that Voice Control users say.
        public var wordsSaid = 0
        /// The number of words that the screen reader speaks, without hints.
        public var wordsHeard = 0
        /// The time, in seconds; see `Measure.seconds`.
        public var seconds = 0.0

        /// Creates a cost of 0.
        public init() {}

        /// Returns the sum of two costs.
        public static func + (left: Cost, right: Cost) -> Cost {
            var sum = left
            sum.events += right.events
            sum.taps += right.taps
            sum.keys += right.keys
            sum.swipes += right.swipes
            sum.scanSteps += right.scanSteps
            sum.presses += right.presses
            sum.wordsSaid += right.wordsSaid
            sum.wordsHeard += right.wordsHeard
            sum.seconds += right.seconds
            return sum
        }

        /// Returns one measure of the cost.
        public subscript(measure: Measure) -> Double {
            switch measure {
            case .taps: Double(taps)
            case .keys: Double(keys)
            case .swipes: Double(swipes)
            case .scanSteps: Double(scanSteps)
            case .wordsSaid: Double(wordsSaid)
            case .wordsHeard: Double(wordsHeard)
            case .seconds: seconds
            }
        }
    }

    /// A measure of a journey's cost.
    public enum Measure: String, Hashable, Sendable, CaseIterable {
        case taps, keys, swipes, scanSteps, wordsSaid, wordsHeard
        /// Time at stated speeds, in seconds.
        ///
        /// - A tap takes 1.1 s; a key, a gesture and a press of a switch take 0.28
        ///   s (Card, Moran and Newell 1980, doi:10.1145/358886.358895). The source
        ///   measured pointing and the keys of an average typist; gestures and
        ///   switches are taken by analogy, confidence low.
        /// - A scan step takes 1 s (Switch Control's default).
        /// - Speech is heard at 175 words a minute (the default of eSpeak NG; that
        ///   of VoiceOver is not published) and spoken at 150 (conversation;
        ///   confidence medium).
        ///
        /// Reading and thinking are left out.
        case seconds

        /// The input methods that the measure applies to.
        public var methods: [InputMethod] {
            switch self {
            case .taps: [.touch]
            case .keys: [.keyboard]
            case .swipes, .wordsHeard: [.screenReader]
            case .scanSteps: [.switchControl]
            case .wordsSaid: [.voiceControl]
            case .seconds: InputMethod.allCases
            }
        }
    }
}

/// The speeds behind `InputMethod.Measure.seconds`, in seconds.
enum InputPace {
    static let tap = 1.1
    static let key = 0.28
    static let scanStep = 1.0
    static let wordHeard = 60.0 / 175
    static let wordSaid = 60.0 / 150
}

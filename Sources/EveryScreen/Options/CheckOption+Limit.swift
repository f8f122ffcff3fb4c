import EveryScreenKit
public import EveryScreenNavigation

extension CheckOption {
    /// The most that a journey to a goal may cost by one measure.
    public struct Limit: Hashable, Sendable {
        let measure: InputMethod.Measure
        let most: Double
        let methods: [InputMethod]

        private init(_ measure: InputMethod.Measure, _ most: Double, by methods: [InputMethod]? = nil) {
            self.measure = measure
            self.most = most
            self.methods = methods ?? measure.methods
        }

        /// The most taps by touch.
        public static func taps(_ most: Int) -> Limit { Limit(.taps, Double(most)) }

        /// The most keys by keyboard.
        public static func keys(_ most: Int) -> Limit { Limit(.keys, Double(most)) }

        /// The most swipes by screen reader; double taps don't count.
        public static func swipes(_ most: Int) -> Limit { Limit(.swipes, Double(most)) }

        /// The most items that Switch Control highlights.
        public static func scanSteps(_ most: Int) -> Limit { Limit(.scanSteps, Double(most)) }

        /// The most words that Voice Control users say.
        public static func spokenWords(_ most: Int) -> Limit { Limit(.wordsSaid, Double(most)) }

        /// The most words that the screen reader says.
        public static func wordsHeard(_ most: Int) -> Limit { Limit(.wordsHeard, Double(most)) }

        /// The most time, by each of some input methods; by default by all.
        ///
        /// For the speeds see `InputMethod.Measure.seconds`.
        public static func seconds(_ most: Double, by methods: InputMethod...) -> Limit {
            Limit(.seconds, most, by: methods.isEmpty ? nil : methods)
        }

        /// The mistake in it, if it has one.
        var mistake: String? {
            most >= 0 ? nil : ".atMost(.\(measure.rawValue)(\(most))) cannot be kept; the least limit is 0"
        }

        var journeyLimit: JourneySettings.Limit { JourneySettings.Limit(measure, most, by: methods) }
    }
}

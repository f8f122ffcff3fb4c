import EveryScreenKit
public import EveryScreenNavigation

extension CheckOption {
    /// A limit on the cost of a journey to a goal, by one measure.
    public struct Limit: Hashable, Sendable {
        let measure: InputMethod.Measure
        let most: Double
        let methods: [InputMethod]

        private init(_ measure: InputMethod.Measure, _ most: Double, by methods: [InputMethod]? = nil) {
            self.measure = measure
            self.most = most
            self.methods = methods ?? measure.methods
        }

        /// The largest number of taps by touch.
        public static func taps(_ most: Int) -> Limit { Limit(.taps, Double(most)) }

        /// The largest number of keys by keyboard.
        public static func keys(_ most: Int) -> Limit { Limit(.keys, Double(most)) }

        /// The largest number of swipes by screen reader; double taps don't count.
        public static func swipes(_ most: Int) -> Limit { Limit(.swipes, Double(most)) }

        /// The largest number of items that Switch Control highlights.
        public static func scanSteps(_ most: Int) -> Limit { Limit(.scanSteps, Double(most)) }

        /// The largest number of words that Voice Control users say.
        public static func spokenWords(_ most: Int) -> Limit { Limit(.wordsSaid, Double(most)) }

        /// The largest number of words that the screen reader says.
        public static func wordsHeard(_ most: Int) -> Limit { Limit(.wordsHeard, Double(most)) }

        /// The longest time, by each of some input methods; by default by all.
        ///
        /// For the speeds see `InputMethod.Measure.seconds`.
        public static func seconds(_ most: Double, by methods: InputMethod...) -> Limit {
            Limit(.seconds, most, by: methods.isEmpty ? nil : methods)
        }

        /// The mistake in the limit, if it has one.
        var mistake: String? {
            most >= 0 ? nil : ".atMost(.\(measure.rawValue)(\(most))) cannot be kept; the least limit is 0"
        }

        var journeyLimit: JourneySettings.Limit { JourneySettings.Limit(measure, most, by: methods) }
    }
}

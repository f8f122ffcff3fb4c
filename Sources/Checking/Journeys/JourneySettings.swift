package import EveryScreenGenerators
package import EveryScreenNavigation

/// How journeys to a goal are searched for.
package struct JourneySettings: Sendable {
    /// The environments.
    package var environments = EnvironmentPlan.everyTextSize
    /// The people, beside everyone who uses one of the input methods.
    package var personas = UserPersona.all
    /// What journeys may cost at most.
    package var limits: [Limit] = []
    /// The most positions to explore for each journey.
    package var bound = Rendering.flowBound
    /// The most flows to evaluate in shrinking one failure.
    package var shrinkEvaluations = 300
    /// Whether the time for the check is over; asked before every journey.
    package var isTimeOver: @Sendable () -> Bool = { false }

    /// The most that a journey may cost by one measure.
    package struct Limit: Hashable, Sendable {
        /// The measure.
        package var measure: InputMethod.Measure
        /// The most of it.
        package var most: Double
        /// The input methods that are limited.
        package var methods: [InputMethod]

        /// Creates a limit for every input method that the measure is one of.
        package init(_ measure: InputMethod.Measure, _ most: Double, by methods: [InputMethod]? = nil) {
            self.measure = measure
            self.most = most
            self.methods = methods ?? measure.methods
        }
    }

    /// Creates settings.
    package init() {}
}

extension UserPersona {
    /// The input methods that the person can use: speaking to the device needs
    /// speech.
    package var usableWays: [InputMethod] { ways.filter { $0 != .voiceControl || speaks } }

    /// How many times as long as at the stated speeds the person takes.
    ///
    /// Between 1 and 10 by the share of events that take longer: people must be
    /// able to extend time limits to ten times the default (WCAG 2.2 SC 2.2.1).
    package var timeFactor: Double { 1 + 9 * habits.slowness }
}

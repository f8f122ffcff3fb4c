package import EveryScreenGenerators
package import EveryScreenNavigation

/// The settings of a search for journeys to a goal.
package struct JourneySettings: Sendable {
    /// The environments.
    package var environments = EnvironmentPlan.everyTextSize
    /// The personas, in addition to everyone who uses one of the input methods.
    package var personas = UserPersona.all
    /// The limits on the cost of journeys.
    package var limits: [Limit] = []
    /// The largest number of positions to explore for each journey.
    package var bound = RenderedContent.flowBound
    /// The largest number of flows to evaluate in shrinking one failure.
    package var shrinkEvaluations = 300
    /// Returns true when the time of the check is over; called before every
    /// journey.
    package var isTimeOver: @Sendable () -> Bool = { false }

    /// A limit on the cost of a journey by one measure.
    package struct Limit: Hashable, Sendable {
        /// The measure.
        package var measure: InputMethod.Measure
        /// The largest amount.
        package var most: Double
        /// The input methods that are limited.
        package var methods: [InputMethod]

        /// Creates a limit for every input method that has the measure.
        package init(_ measure: InputMethod.Measure, _ most: Double, by methods: [InputMethod]? = nil) {
            self.measure = measure
            self.most = most
            self.methods = methods ?? measure.methods
        }
    }

    /// Creates settings.
    package init() {}
}

/// The physical abilities that a journey depends on.
struct JourneyBody: Hashable {
    /// The duration of an event relative to the stated speeds.
    var slowness = 1.0
    /// Whether gestures of several fingers, or of more than a tap, are possible.
    var canGesture = true
}

extension UserPersona {
    /// The duration of the person's events relative to the stated speeds.
    ///
    /// Between 1 and 10 by the share of slow events: people must be able to extend
    /// time limits to ten times the default (WCAG 2.2 SC 2.2.1).
    package var timeFactor: Double { 1 + 9 * habits.slowness }
}

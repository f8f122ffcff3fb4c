extension UserPersona {
    /// The precision and speed of a person: mistakes on the way, and the time it
    /// takes.
    public struct InputHabits: Hashable, Sendable {
        /// The share of events that hit a neighbor of the intended target, or come
        /// twice; from 0 to 1.
        public var mispresses: Double
        /// The share of events before which the person takes longer than the app
        /// may expect; from 0 to 1.
        public var slowness: Double

        /// Creates habits; by default nothing goes wrong.
        public init(mispresses: Double = 0, slowness: Double = 0) {
            self.mispresses = mispresses
            self.slowness = slowness
        }

        /// Everything hits, at once.
        public static let sure = UserPersona.InputHabits()
    }
}

extension AccessibilityProfile {
    /// How many scan steps a control may be away, more where there are more
    /// controls.
    ///
    /// Of n controls in √n groups of √n the last is 2·√n steps away. Grouping alone
    /// makes that possible, and some more is allowed for controls outside of
    /// groups.
    public struct ScanDemand: Hashable, Sendable {
        /// How many steps for each unit of the square root of the number of
        /// controls.
        public var perSquareRoot: Double
        /// How many steps beyond that.
        public var base: Double

        /// Creates a demand.
        public init(perSquareRoot: Double, base: Double) {
            self.perSquareRoot = perSquareRoot
            self.base = base
        }

        /// Returns the most steps allowed, a whole number as long as an `Int` holds
        /// it.
        public func mostSteps(among controls: Int) -> Int {
            let steps = (perSquareRoot * Double(controls).squareRoot() + base).rounded(.down)
            return steps < 1e9 ? max(0, Int(steps)) : 1_000_000_000
        }
    }
}

extension ScreenElement {
    /// The position of an element in a set or a table, as exposed to assistive
    /// technology.
    public struct SetPosition: Hashable, Sendable {
        /// The number of the element in its set, from 1.
        public var number: Int?
        /// The number of elements in the set.
        public var count: Int?
        /// The rows of a table it spans, from 0.
        public var rows: Range<Int>?
        /// The columns of a table it spans, from 0.
        public var columns: Range<Int>?

        /// Creates a position of which only the given facts are known.
        public init(number: Int? = nil, count: Int? = nil, rows: Range<Int>? = nil, columns: Range<Int>? = nil) {
            self.number = number
            self.count = count
            self.rows = rows
            self.columns = columns
        }
    }
}

extension ScreenElement {
    /// The facts about a data table as a whole
    /// (`UIAccessibilityContainerDataTable`); a fact that is `nil` is unknown.
    public struct DataTable: Hashable, Sendable {
        /// The number of rows.
        public var rowCount: Int?
        /// The number of columns.
        public var columnCount: Int?
        /// For each row the sources of the elements that are its headers.
        public var rowHeaders: [[String]]?
        /// For each column the sources of the elements that are its headers.
        public var columnHeaders: [[String]]?

        /// Creates facts of which only the given ones are known.
        public init(rowCount: Int? = nil, columnCount: Int? = nil, rowHeaders: [[String]]? = nil, columnHeaders: [[String]]? = nil) {
            self.rowCount = rowCount
            self.columnCount = columnCount
            self.rowHeaders = rowHeaders
            self.columnHeaders = columnHeaders
        }
    }
}

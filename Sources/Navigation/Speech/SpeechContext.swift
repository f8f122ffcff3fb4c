/// What VoiceOver says of an element because of the container it is in.
package enum SpeechContext: Hashable, Sendable {
    /// A tab, by its number from 1 and how many there are.
    case tab(number: Int, count: Int)
    /// One of a series, by its number from 1 and how many there are.
    case series(number: Int, count: Int)
    /// The first element of a list.
    case listStart
    /// The last element of a list.
    case listEnd
    /// The first element of a landmark.
    case landmarkStart
    /// The last element of a landmark.
    case landmarkEnd
    /// A cell of a data table.
    case tableCell(TableCell)

    /// Where a cell stands in a data table, and what its headers say.
    package struct TableCell: Hashable, Sendable {
        /// The row, from 1; read only for the first cell of a row.
        package var row: Int?
        /// The column, from 1.
        package var column: Int?
        /// How many rows it spans.
        package var rowSpan = 1
        /// How many columns it spans.
        package var columnSpan = 1
        /// Whether it is the first cell of its row.
        package var isFirstInRow = false
        /// What its headers say: label, value or both with a colon between, each with a period and a space behind.
        package var headers: [String] = []

        /// Creates a cell of which nothing is known.
        package init() {}
    }
}

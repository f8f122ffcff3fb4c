/// The additions of VoiceOver to an element because of its container.
package enum SpeechContext: Hashable, Sendable {
    /// A tab, by its number from 1 and the number of tabs.
    case tab(number: Int, count: Int)
    /// One of a series, by its number from 1 and their number.
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

    /// The position of a cell in a data table, and the text of its headers.
    package struct TableCell: Hashable, Sendable {
        /// The row, from 1; read only for the first cell of a row.
        package var row: Int?
        /// The column, from 1.
        package var column: Int?
        /// The number of rows it spans.
        package var rowSpan = 1
        /// The number of columns it spans.
        package var columnSpan = 1
        /// Whether it is the first cell of its row.
        package var isFirstInRow = false
        /// The text of its headers: label, value or both with a colon between, each
        /// followed by a period and a space.
        package var headers: [String] = []

        /// Creates a cell without facts.
        package init() {}
    }
}

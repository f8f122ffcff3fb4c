import EveryScreenModel

extension Blueprint {
    /// Where a child stands in the room around it, as SwiftUI's alignments.
    ///
    /// A column asks for the horizontal part, a row for the vertical one; frames,
    /// overlays, backgrounds and layers for both. A part that is not named is the
    /// middle.
    public enum Alignment: String, Hashable, Sendable, CaseIterable, Codable {
        /// At the leading edge; in a row, where there is none, at the top.
        case leading
        /// In the middle.
        case center
        /// At the trailing edge; in a row, where there is none, at the bottom.
        case trailing
        case top, bottom
        case topLeading, topTrailing, bottomLeading, bottomTrailing
        /// In a row, with the base lines of the first lines of text in one line;
        /// elsewhere at the top.
        case firstTextBaseline
        /// In a row, with the base lines of the last lines of text in one line;
        /// elsewhere at the bottom.
        case lastTextBaseline

        /// The share of spare width at the leading side.
        var horizontalShare: Double {
            switch self {
            case .leading, .topLeading, .bottomLeading: 0
            case .center, .top, .bottom, .firstTextBaseline, .lastTextBaseline: 0.5
            case .trailing, .topTrailing, .bottomTrailing: 1
            }
        }

        /// The share of spare height above.
        var verticalShare: Double {
            switch self {
            case .top, .topLeading, .topTrailing, .firstTextBaseline: 0
            case .center, .leading, .trailing: 0.5
            case .bottom, .bottomLeading, .bottomTrailing, .lastTextBaseline: 1
            }
        }

        /// The horizontal part by itself.
        var horizontal: Alignment { horizontalShare == 0 ? .leading : horizontalShare == 1 ? .trailing : .center }

        /// The vertical part by itself.
        var vertical: Alignment { verticalShare == 0 ? .top : verticalShare == 1 ? .bottom : .center }

        /// The share of spare room before a child of a row or column.
        ///
        /// A row knows no leading and trailing edge; there they mean top and
        /// bottom.
        func share(across axis: ScreenElement.Axis) -> Double {
            switch (axis, self) {
            case (.vertical, _): horizontalShare
            case (.horizontal, .leading): 0
            case (.horizontal, .trailing): 1
            case (.horizontal, _): verticalShare
            }
        }
    }
}

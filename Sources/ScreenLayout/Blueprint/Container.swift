public import EveryScreenModel

extension Blueprint {
    /// How a blueprint with any number of children arranges them, and what they are
    /// together.
    public enum Container: Hashable, Sendable, Codable {
        /// Side by side; from a text size on one below the other. Without a
        /// spacing, each pair of children has the distance it would like.
        case row(spacing: Double?, alignment: Blueprint.Alignment, columnFrom: UserEnvironment.TextSize?)
        /// One below the other. Without a spacing, each pair of children has the
        /// distance it would like.
        case column(spacing: Double?, alignment: Blueprint.Alignment)
        /// One over the other, the last on top.
        case layers(horizontal: Blueprint.Alignment, vertical: Blueprint.Alignment)
        /// Cells one below the other.
        case list
        /// Cells between a heading and a footnote; an empty one is left out.
        case section(header: String, footer: String)
        /// Rows of cells under each other.
        case grid(columns: Blueprint.GridColumns, spacing: Double)
        /// Side by side as long as there is room, then in the next line.
        case flow(spacing: Double, lineSpacing: Double)
        /// A bar with a title, a way back where it is not `nil`, and items; the
        /// first few may stand at the leading end.
        case navigationBar(title: String, back: String?, leading: Int? = nil)
        /// A bar of items side by side.
        case toolbar
        /// A bar of tabs, of which the one with the given index is selected.
        case tabBar(selected: Int)
        /// Segments of one width; the one with the given index is selected.
        case segmentedControl(selected: Int)
        /// The first child that fits along some axes, else the last one.
        case viewThatFits(axes: [ScreenElement.Axis])
        /// As the container rule with this name has it.
        case custom(name: String)
    }
}

extension Blueprint {
    /// The columns of a grid.
    public enum GridColumns: Hashable, Sendable, Codable {
        /// A fixed number, whatever the width; at least one.
        case count(columns: Int)
        /// The largest number that fits with at least this width, in points; at
        /// least one.
        case adaptive(minimum: Double)
        /// A fixed number, each as wide as its widest cell; at least one.
        case fitted(columns: Int)

        /// Returns how many columns there are in a width, in points.
        package func count(in width: Double, spacing: Double) -> Int {
            switch self {
            case .count(let count), .fitted(let count): max(1, count)
            case .adaptive(let minimum): max(1, Int((width + spacing) / max(1, minimum + spacing)))
            }
        }
    }
}

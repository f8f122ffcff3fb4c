/// The fixed lengths of `StandardLayout`, in points; those without a source are as iOS draws them (confidence low).
enum ControlMetrics {
    /// The least extent of a control in either direction (Human Interface Guidelines, Buttons).
    static let minimumTarget = 44.0
    /// The room between a button's title and its sides.
    static let buttonInset = 12.0
    /// The extent of a switch.
    static let switchWidth = 51.0
    /// The extent of the two buttons of a stepper.
    static let stepperWidth = 94.0
    /// The room between the title of a switch or stepper and what is beside it.
    static let titleSpacing = 8.0
    /// The room around the text of a field.
    static let fieldInset = 8.0
    /// The lines a text editor shows at the least.
    static let editorLines = 3.0
    /// The height of a progress bar, and the ideal width of a bar or slider.
    static let progressHeight = 4.0
    static let sliderWidth = 120.0
    /// The room at the sides of a list row and of the navigation bar.
    static let margin = 16.0
    /// The room above and below the content of a list row.
    static let rowInset = 8.0
    /// The room between the items of a navigation bar.
    static let barSpacing = 8.0
    /// The least height of a tab bar.
    static let tabBarHeight = 49.0
    /// The width of an alert.
    static let alertWidth = 270.0
}

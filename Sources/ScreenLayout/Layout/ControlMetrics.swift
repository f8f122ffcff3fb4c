import EveryScreenModel

/// The lengths of the system's controls, bars and lists, in points at the default
/// text size.
///
/// One row a length: source, confidence. *High* is measured on a device or
/// simulator and published; *medium* is measured in a published picture or follows
/// from such a measurement; *low* is our assumption.
///
/// Lengths of macOS are high where the row names them (SW), and else those of iOS
/// 26 (low). So are those of visionOS, whose buttons alone are published.
///
/// - AS: cashapp/AccessibilitySnapshot, reference images of iOS 18.5 and 26.2.
/// - UK: Vercantez/openuikit, probes of UIKit on the iOS 26.1 simulator.
/// - SW: iamcgn/swiftui-web, frames of SwiftUI on macOS 26.2 and on an iPhone SE
///   with iOS 26.0.
/// - ST: frames of the Settings and Contacts apps in published captures.
///
/// A class, since every control and row of a layout reads it, and its lengths are
/// many to copy.
final class ControlMetrics: Sendable {
    /// A button with a shape: the room at its sides, and above and below its title
    /// (UK, high; iOS 18 medium).
    ///
    /// Sizes mini and small share one, and so do large and extra large. On macOS a
    /// regular one is 24 high (SW, high; the others low). On visionOS a regular one
    /// is 44 high and a mini one 28 (uxplanet.com, *Spatial Design 101*, medium;
    /// the others and the sides low).
    func buttonInsets(_ size: Blueprint.ControlSize) -> (horizontal: Double, vertical: Double) {
        switch (design, size) {
        case (.macOS26, .mini), (.macOS26, .small): (10, 2)
        case (.macOS26, .regular): (12, 4)
        case (.macOS26, .large), (.macOS26, .extraLarge): (16, 8)
        case (.visionOS, .mini): (12, 3.83)
        case (.visionOS, .small): (14, 5.83)
        case (.visionOS, .regular): (20, 11.83)
        case (.visionOS, .large): (24, 15.83)
        case (.visionOS, .extraLarge): (28, 21.83)
        case (_, .mini), (_, .small): (10, 5)
        case (_, .regular): (12, 7)
        case (_, .large), (_, .extraLarge): (20, 15)
        }
    }

    /// Whether a button without a style has a shape, and a field without one a
    /// border, as on macOS (SW, high).
    var hasShapedControls: Bool { design == .macOS26 }

    /// Returns the size of a text style: on macOS, text does not grow (Human
    /// Interface Guidelines, Typography, high).
    func text(_ style: ScreenElement.TextStyle, at size: UserEnvironment.TextSize) -> TextMetrics {
        guard design == .macOS26 else { return style.metrics(at: size) }
        let (size, leading): (Double, Double) =
            switch style {
            case .largeTitle: (26, 32)
            case .title1: (22, 26)
            case .title2: (17, 22)
            case .title3: (15, 20)
            case .headline, .body: (13, 16)
            case .callout: (12, 15)
            case .subheadline: (11, 14)
            case .footnote, .caption1, .caption2: (10, 13)
            }
        return TextMetrics(size, leading, leading)
    }

    /// The extent of a symbol as a share of the font size.
    ///
    /// A large globe beside body text is 23 × 22
    /// (OpenSwiftUIProject/DisplayListExplorer, high); the other scales follow from
    /// the diameters of the template of SF Symbols (low). Every symbol has those of
    /// a round one (low).
    static func symbolShares(_ scale: Blueprint.SymbolScale) -> (width: Double, height: Double) {
        switch scale {
        case .small: (0.87, 0.81)
        case .medium: (1.08, 1.02)
        case .large: (1.35, 1.29)
        }
    }

    /// The extent of a switch (iOS 18 ST, high; iOS 26 SW, high), and of the box
    /// that stands for it on macOS, 5 before its title (SW, high).
    let switchExtent: LayoutSize
    let boxSpacing = 5.0
    /// The extent of the buttons of a stepper (AS, high; macOS SW, high).
    let stepperExtent: LayoutSize
    /// The height of a slider, and its ideal width (AS, high; macOS SW, high; width
    /// low).
    let sliderHeight: Double
    let sliderWidth = 120.0
    /// The height of a segmented control (UK, high: 32 since iOS 13; macOS SW,
    /// high).
    let segmentHeight: Double
    /// The extent of a spinner (UIKit's style medium, high; macOS SW, high).
    let spinnerExtent: Double
    /// The height of a progress bar (UK, high; macOS SW, high).
    let progressHeight: Double
    /// The room above and below the line of a field without a border, together (ST:
    /// 22 at 17 pt, high).
    let fieldRoom = 1.0 + 2.0 / 3.0
    /// The room around the text of a field with a border: 34 high at 17 pt, and 7.5
    /// at its sides (SW, high; macOS 24 high, SW, high).
    let fieldInsets: (horizontal: Double, vertical: Double)
    /// The room around the text of a search field, and beside it for its symbol: 36
    /// high at 17 pt (AS, medium).
    let searchFieldRoom = 15.0 + 2.0 / 3.0
    let searchFieldInset = 30.0
    /// The lines a text editor shows at the least, and the room above and below
    /// them (low).
    let editorLines = 3.0
    let editorInset = 7.0
    /// The room between the title of a control and what stands beside it (low).
    let titleSpacing = 8.0
    /// The room at the sides of bars, and between what stands in them (ST, medium).
    let barMargin = 16.0
    let barSpacing = 8.0
    /// The height of a navigation bar, and the room above and below a large title:
    /// 96 together with its line of 40.67 (ST, high).
    let barHeight = 44.0
    let largeTitleInsets = (top: 3.0 + 1.0 / 3.0, bottom: 8.0)
    /// The room below the content of a bar with an inline title (ST: bars of iOS 26
    /// are 54 high, with the items in the upper 44, high).
    let barRoomBelow: Double
    /// A way back with a title: the room before, in and after it (ST: 29.67 wider
    /// than the title, and at the screen's edge, high; the parts low).
    let backInsets = (leading: 8.0, chevron: 13.0, spacing: 6.0, trailing: 2.0 + 2.0 / 3.0)
    /// The least extent of the target of an item of a bar.
    ///
    /// A text is 44 high (ST: `Skip` is 64 × 44, high). The least width and that of
    /// toolbars are low: those of iOS 18 show items 34 high.
    let barItemExtent = 44.0
    /// The height of a tab bar above the home indicator, of a tab in it, and the
    /// room at its sides (AS, high).
    let tabBarHeight = 49.0
    let tabHeight = 48.0
    let tabBarMargin = 8.0
    /// The width of an alert (iOS 18 medium, iOS 26 AS, high), and the height of a
    /// button in it (AS, high).
    let alertWidth: Double
    let alertButtonHeight: Double
    let alertMargin = 16.0
    /// The room at the sides of an inset list (AS, high).
    let listMargin: Double
    /// The least height of a row (AS, high).
    let rowHeight: Double
    /// The room at the sides of what stands in a row (AS, high; plain lists
    /// medium).
    let rowMargin = 20.0
    let plainRowMargin = 16.0
    /// The width of a screen from which rows from edge to edge have the wider
    /// margin (ST: 16 at 375, 20 at 390, high).
    let wideScreen = 390.0
    /// The room of a section in place of its header, and of its footer (ST: 35
    /// between two, high; iOS 26 and inset lists low).
    ///
    /// The first section of a list from edge to edge has twice that above it.
    let sectionRoom = 17.5
    /// The room above and below text in a row (iOS 18 medium; iOS 26 low: a row of
    /// one line is 52 high).
    let rowInset: Double
    /// The room above and below a control in a row (ST: a row with a switch is 44
    /// high, high).
    let controlRowInset: Double
    /// The room above and below the line of the header and footer of a section (AS,
    /// high together, low apart).
    let headerInsets: (top: Double, bottom: Double)
    let footerInsets: (top: Double, bottom: Double)
    /// The same in a list from edge to edge (ST: 38 and 32.33 high, high).
    ///
    /// The text of the footer is 8 below its top. Those of iOS 26 are as in an
    /// inset list (low).
    let groupedHeaderInsets: (top: Double, bottom: Double)
    let groupedFooterInsets: (top: Double, bottom: Double)
    /// The style of a header (iOS 26: inferred from its height, medium).
    let headerStyle: ScreenElement.TextStyle

    /// The generation.
    let design: SystemDesign

    private init(_ design: SystemDesign) {
        self.design = design
        switch design {
        case .iOS18:
            (alertWidth, alertButtonHeight) = (270, 44)
            (barRoomBelow, listMargin, rowHeight) = (0, 20, 44)
            (rowInset, controlRowInset) = (11, 6.5)
            (headerInsets, footerInsets) = ((16, 7), (8, 10))
            (groupedHeaderInsets, groupedFooterInsets) = ((16, 6.33), (8, 8.67))
            headerStyle = .footnote
        case .iOS26, .macOS26, .visionOS:
            (alertWidth, alertButtonHeight) = (320, 48)
            // Rows of macOS: SW, high.
            (barRoomBelow, listMargin, rowHeight) = (10, 16, design == .macOS26 ? 24 : 52)
            (rowInset, controlRowInset) = design == .macOS26 ? (4, 4) : (15, 10)
            (headerInsets, footerInsets) = ((14, 6), (6, 8))
            (groupedHeaderInsets, groupedFooterInsets) = (headerInsets, footerInsets)
            headerStyle = .headline
        }
        let isMac = design == .macOS26
        switchExtent =
            switch design {
            case .iOS18: LayoutSize(width: 51, height: 31)
            case .iOS26, .visionOS: LayoutSize(width: 66, height: 30)
            case .macOS26: LayoutSize(width: 16, height: 16)
            }
        stepperExtent = isMac ? LayoutSize(width: 20, height: 26) : LayoutSize(width: 94, height: 32)
        (sliderHeight, segmentHeight, spinnerExtent, progressHeight) = isMac ? (16, 24, 32, 20) : (34, 32, 20, 4)
        fieldInsets = isMac ? (6, 4) : (7.5, 6.83)
    }

    private static let iOS18 = ControlMetrics(.iOS18)
    private static let iOS26 = ControlMetrics(.iOS26)
    private static let macOS26 = ControlMetrics(.macOS26)
    private static let visionOS = ControlMetrics(.visionOS)

    /// Returns the table of a generation, made once.
    static func of(_ design: SystemDesign) -> ControlMetrics {
        switch design {
        case .iOS18: iOS18
        case .iOS26: iOS26
        case .macOS26: macOS26
        case .visionOS: visionOS
        }
    }
}

import EveryScreenModel

/// The part of a screen that a picture shows, in the screen's coordinates.
struct PictureWindow: Hashable {
    /// The part shown.
    let area: LayoutRect
    /// The number of units of the screen in one of the picture.
    let unit: Double
    /// Whether part of the screen is outside.
    let isCropped: Bool

    /// The width of every picture of a failure, in its own units: at this width, 16
    /// units are 12.8 px on a page of 320 px.
    static let width = 400.0
    /// The margin around the subject of the picture, in units of the picture.
    private static let margin = 64.0
    /// The smallest and the largest height as a share of the width.
    private static let heights = 0.55...1.25
    /// The smallest visible edge of the screen, in units of the picture.
    private static let edge = 10.0

    /// Finds the part to show: as wide as a phone if that is enough, and around the
    /// first of some areas.
    ///
    /// Other areas are included if there is room.
    init(of screen: RenderedScreen, around areas: [LayoutRect]) {
        let areas = areas.filter(\.isFinite)
        let whole = LayoutRect(
            origin: .zero, size: LayoutSize(width: Self.length(screen.size.width), height: Self.length(screen.size.height)))
        var focus = areas.first ?? LayoutRect(x: whole.center.x, y: 0, width: 0, height: 0)
        // A limit on the subject's size keeps the picture readable.
        focus.size.width = min(max(0, focus.width), 4 * max(whole.width, Self.width))
        focus.size.height = min(max(0, focus.height), 4 * max(whole.height, Self.width))
        let width = max(min(whole.width + 2 * Self.edge, Self.width), focus.width + 2 * Self.edge)
        unit = width / Self.width
        let tallest = width * Self.heights.upperBound
        for area in areas.dropFirst() {
            let both = focus.union(area)
            if both.width + Self.margin * unit <= width, both.height + Self.margin * unit <= tallest { focus = both }
        }
        let wanted = max(focus.height + 2 * Self.margin * unit, width * Self.heights.lowerBound)
        let height = min(wanted, tallest, whole.union(focus).height + 2 * Self.edge * unit)
        let room = whole.union(focus).inset(by: LayoutInsets(all: -Self.edge * unit))
        // If the subject is higher than the picture, its top is shown.
        let isWhole = focus.height + 4 * Self.edge * unit <= height
        let top = isWhole ? focus.center.y - height / 2 : focus.minY - 2 * Self.edge * unit
        area = LayoutRect(
            x: Self.start(focus.center.x - width / 2, width, room.minX, room.maxX),
            y: Self.start(top, height, room.minY, room.maxY), width: width, height: height)
        isCropped = !area.contains(whole)
    }

    /// A length of a damaged capture as a finite number.
    private static func length(_ value: Double) -> Double { value.isFinite ? min(max(1, value), 1e6) : 1 }

    /// The start of a range that is moved into bounds; centered if it is longer.
    private static func start(_ wanted: Double, _ length: Double, _ least: Double, _ most: Double) -> Double {
        length >= most - least ? (least + most - length) / 2 : min(max(wanted, least), most - length)
    }
}

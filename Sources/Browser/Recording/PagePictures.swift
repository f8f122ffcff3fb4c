import EveryScreenCapture
import EveryScreenModel

#if os(macOS) || os(Linux)
    /// Comparisons of pictures of a page.
    ///
    /// An empty page of the browser makes them, since it decodes pictures, and this
    /// package does not.
    final class PagePictures {
        private let tab: BrowserTab

        /// Opens the empty page.
        init(_ connection: BrowserConnection) throws(BrowserError) {
            tab = try BrowserTab(connection)
            try tab.evaluate(PageScripts.pictures + "; null")
        }

        /// Sets the picture for comparisons: the page without focus, at its top.
        ///
        /// - Parameters:
        ///   - boxes: The boxes in device pixels for `colors(after:)`.
        /// - Returns: The number of the command.
        func begin(with picture: String, boxes: [[Double]]) throws(BrowserError) -> Int {
            let list = JSON.array(boxes.map { .array($0.map(JSON.number)) }).text(.line)
            return try tab.sendEvaluation(of: "pictures.base('\(picture)', \(list))")
        }

        /// Returns the colors in the boxes of a picture, in the format of a record;
        /// `nil` for boxes outside the picture.
        ///
        /// - Parameters:
        ///   - command: The number of the command that began with the picture.
        func colors(after command: Int) throws(BrowserError) -> [JSON?] {
            let answer = try tab.connection.answer(to: command, "comparing pictures")
            return (try tab.value(in: answer)?.items ?? []).map { $0["common"] == nil ? nil : $0.json }
        }

        /// Compares the picture of a part of the window with the page without
        /// focus; `nil` if the part is not in that picture.
        ///
        /// - Parameters:
        ///   - origin: The corner of the part, in CSS px.
        ///   - scale: The device pixels of one CSS px.
        func difference(of picture: String, at origin: LayoutPoint, scale: Double) throws(BrowserError) -> PixelChange? {
            let (x, y) = (Int((origin.x * scale).rounded()), Int((origin.y * scale).rounded()))
            return PixelChange(try tab.evaluate("pictures.part('\(picture)', \(x), \(y))"))
        }

        /// Keeps a picture for a comparison.
        func keep(_ picture: String) throws(BrowserError) { try tab.evaluate("pictures.keep('\(picture)')") }

        /// Compares a picture with the kept one; `nil` if the kept one is smaller.
        func differenceFromKept(_ picture: String) throws(BrowserError) -> PixelChange? {
            PixelChange(try tab.evaluate("pictures.changed('\(picture)')"))
        }
    }

    /// How a picture with focus differs from one without.
    struct PixelChange {
        /// How many pixels differ.
        let count: Int
        /// The contrast of what focus draws with what it replaces, or with what
        /// stays beside it; `nil` where the change may not be that of focus.
        var contrast: Double?

        init?(_ value: DevToolsValue?) {
            guard let count = value?["count"]?.integer else { return nil }
            self.count = count
            contrast = value?["contrast"]?.number
        }
    }

    /// The state of focus.
    struct FocusState {
        let path: String
        /// Whether the browser has several stops inside the element, as in a player
        /// or a date field.
        let hasInnerStops: Bool
        /// Whether the browser's own focus ring around the element is visible.
        let hasRing: Bool
        let place: Place
        /// Whether the page is scrolled.
        var isScrolled: Bool { place.scroll != LayoutPoint(x: 0, y: 0) }
        /// The number of times focus left an element for none.
        let leavingCount: Int

        /// Where an element is.
        struct Place {
            /// The element's box in the window.
            let box: LayoutRect
            /// How far the page is scrolled.
            let scroll: LayoutPoint

            init?(_ value: DevToolsValue?) {
                guard let numbers = value?.numbers, numbers.count == 6 else { return nil }
                box = LayoutRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
                scroll = LayoutPoint(x: numbers[4], y: numbers[5])
            }
        }

        init?(_ value: DevToolsValue?) {
            guard let value, let path = value["path"]?.string else { return nil }
            self.path = path
            hasInnerStops = value["inner"]?.boolean ?? false
            hasRing = value["ring"]?.boolean ?? false
            guard let place = Place(value["place"]) else { return nil }
            self.place = place
            leavingCount = value["left"]?.integer ?? 0
        }
    }
#endif

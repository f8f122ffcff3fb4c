import EveryScreenCapture

#if os(macOS) || os(Linux)
    /// Comparisons of pictures of a page.
    ///
    /// An empty page of the browser makes them, since it decodes pictures, and this
    /// package does not.
    final class PagePictures {
        private let connection: BrowserConnection
        private let session: String

        /// Opens the empty page.
        init(_ connection: BrowserConnection) throws(BrowserError) {
            self.connection = connection
            guard let target = try connection.call("Target.createTarget", [("url", .string("about:blank"))])["targetId"]?.string,
                let session = try connection.call(
                    "Target.attachToTarget", [("targetId", .string(target)), ("flatten", .boolean(true))])["sessionId"]?.string
            else { throw .refused(command: "Target.createTarget", reason: "no page was opened") }
            self.session = session
            try evaluate(PageScripts.pictures + "; null")
        }

        @discardableResult
        private func evaluate(_ expression: String) throws(BrowserError) -> DevToolsValue? {
            let answer = try connection.call(
                "Runtime.evaluate",
                [("expression", .string(expression)), ("returnByValue", .boolean(true)), ("awaitPromise", .boolean(true))], session: session
            )
            if let mistake = answer["exceptionDetails"] {
                throw .refused(
                    command: "comparing pictures", reason: String((mistake["exception"]?["description"]?.string ?? "").prefix(200)))
            }
            return answer["result"]?["value"]
        }

        /// Sets the picture for comparisons: the page without focus, at its top.
        func begin(with picture: String) throws(BrowserError) { try evaluate("pictures.base('\(picture)')") }

        /// Returns the colors in boxes in device pixels, in the format of a record;
        /// `nil` for boxes outside the picture.
        func colors(in boxes: [[Double]]) throws(BrowserError) -> [JSON?] {
            guard !boxes.isEmpty else { return [] }
            let list = JSON.array(boxes.map { .array($0.map(JSON.number)) }).text(.line)
            let colors = try evaluate("pictures.colors(\(list))")?.items ?? []
            guard colors.count == boxes.count else { return boxes.map { _ in nil } }
            return colors.map { $0["common"] == nil ? nil : $0.json }
        }

        /// Compares the picture of a part of the window with the page without
        /// focus, and returns how many pixels differ.
        ///
        /// - Parameters:
        ///   - origin: The left and the upper edge of the part, in device pixels.
        func differenceInPart(_ picture: String, at origin: (x: Int, y: Int)) throws(BrowserError) -> Int? {
            try evaluate("pictures.part('\(picture)', \(origin.x), \(origin.y))")?.integer
        }

        /// The number of pixels that differ at a stop, and at the one before it.
        struct Change {
            /// Of this stop, compared with the page without focus; `nil` where it
            /// was scrolled.
            var now: Int?
            /// Of the stop before, compared with this picture; only where some
            /// differ.
            var previous: Int?
        }

        /// Compares the picture of a stop.
        func change(at stop: FocusState?, scale: Double, with picture: String) throws(BrowserError) -> Change {
            var place = "null"
            if let stop {
                place = JSON.object([
                    ("rect", .array(stop.rectangle.map(JSON.number))), ("scroll", .array(stop.scroll.map(JSON.number))),
                    ("scale", .number(scale)),
                ]).text(.line)
            }
            let found = try evaluate("pictures.stop('\(picture)', \(place))")
            return Change(now: found?["now"]?.integer, previous: found?["previous"]?.integer)
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
        /// Whether the page is scrolled.
        var isScrolled: Bool { scroll.contains { $0 != 0 } }
        /// The element's box in the window: x, y, width, height.
        let rectangle: [Double]
        let scroll: [Double]
        /// The number of times focus left an element for none.
        let leavingCount: Int

        init?(_ value: DevToolsValue?) {
            guard let value, let path = value["path"]?.string else { return nil }
            self.path = path
            hasInnerStops = value["inner"]?.boolean ?? false
            hasRing = value["ring"]?.boolean ?? false
            rectangle = value["rect"]?.numbers ?? []
            scroll = value["scroll"]?.numbers ?? []
            leavingCount = value["left"]?.integer ?? 0
        }
    }
#endif

import EveryScreenModel

#if os(macOS) || os(Linux)
    /// Pictures of stops with focus and without.
    extension PageWalk {
        /// A stop that the page was scrolled to: only when focus has gone on, it is
        /// seen how the stop looks without.
        struct Awaited {
            let index: Int
            let focus: FocusState
            /// The part of the window that the kept picture shows.
            let part: LayoutRect
        }

        /// The part of the window around an element, in whole CSS px; `nil` if it
        /// is out of sight.
        private func part(around box: LayoutRect, margin: Double) -> LayoutRect? {
            let size = page.settings.environment.screenSize
            let (x, y) = (max(0, box.minX - margin).rounded(.down), max(0, box.minY - margin).rounded(.down))
            let width = min(size.width, box.maxX + margin).rounded(.up) - x
            let height = min(size.height, box.maxY + margin).rounded(.up) - y
            return width > 0 && height > 0 ? LayoutRect(x: x, y: y, width: width, height: height) : nil
        }

        /// Returns the difference from the page without focus, at a stop that the
        /// page was not scrolled to: around the element, else in the window.
        func change(at focus: FocusState, _ pictures: PagePictures) throws(BrowserError) -> PixelChange? {
            let scale = page.settings.scale
            if let part = part(around: focus.place.box, margin: 8),
                let change = try pictures.difference(of: try page.picture(of: part), at: part.origin, scale: scale), change.count > 0
            {
                return change
            }
            // Elsewhere in the window something else may have changed.
            var change = try pictures.difference(of: try page.picture(), at: LayoutPoint(x: 0, y: 0), scale: scale)
            change?.contrast = nil
            return change
        }

        /// Keeps a picture of a stop for `change(since:_:)`; `nil` if the stop is
        /// out of sight.
        func keep(_ focus: FocusState, at index: Int, _ pictures: PagePictures) throws(BrowserError) -> Awaited? {
            guard let part = part(around: focus.place.box, margin: 4) else { return nil }
            try pictures.keep(try page.picture(of: part, scroll: focus.place.scroll))
            return Awaited(index: index, focus: focus, part: part)
        }

        /// Returns how the pixels around an element differ from when it had focus;
        /// `nil` if they cannot be compared, as when they are out of sight now.
        func change(since awaited: Awaited, _ pictures: PagePictures) throws(BrowserError) -> PixelChange? {
            guard let now = FocusState.Place(try page.evaluate("page.place(\(LivePage.literal(awaited.focus.path)))")) else { return nil }
            let before = awaited.focus.place
            let (dx, dy) = (now.box.minX - before.box.minX, now.box.minY - before.box.minY)
            var part = awaited.part
            part.origin.x += dx
            part.origin.y += dy
            let size = page.settings.environment.screenSize
            let window = LayoutRect(x: 0, y: 0, width: size.width, height: size.height)
            // Text between two pixels is drawn otherwise.
            let isAligned = [dx, dy].allSatisfy { abs(($0 * page.settings.scale).remainder(dividingBy: 1)) < 0.05 }
            guard now.box.size == before.box.size, window.contains(part), isAligned else { return nil }
            return try pictures.differenceFromKept(try page.picture(of: part, scroll: now.scroll))
        }
    }
#endif

#if os(macOS) || os(Linux)
    /// The characters that do something on a page wherever the focus is, found by
    /// pressing them.
    struct PageShortcuts {
        let page: LivePage
        private let address: String

        static let keyEvents: Set<String> = ["keydown", "keypress", "keyup"]
        private static let characters = Array("abcdefghijklmnopqrstuvwxyz0123456789/?.,+-!#[]*;'=")

        init(_ page: LivePage, at address: String) {
            self.page = page
            self.address = address
        }

        /// Presses each character while no element has the focus; returns those
        /// that change the document, lead away, or give something the focus.
        ///
        /// A page whose scripts listen to no key above all elements has none. On
        /// one that changes by itself none is found.
        func keys(of tree: PageTree) throws(BrowserError) -> [String] {
            guard !tree.eventsHeardEverywhere.isDisjoint(with: Self.keyEvents), try isAtRest(for: 100) else { return [] }
            var found: [Character] = []
            for character in Self.characters where try acts(character) {
                found.append(character)
                if page.events.navigationCount > 1 { break }
            }
            // A page may have changed by itself meanwhile, once it was loaded.
            var confirmed: [String] = []
            for character in found.prefix(Self.mostConfirmed) {
                guard try isAtRest(for: 1000), try acts(character) else { continue }
                confirmed.append(String(character))
            }
            return confirmed
        }

        private static let mostConfirmed = 3

        /// Reloads the page; returns whether it stays as it is for a time, in
        /// milliseconds, with the focus nowhere.
        private func isAtRest(for time: Int) throws(BrowserError) -> Bool {
            try page.navigate(to: address)
            try page.evaluate("page.watch()")
            try page.evaluate("page.pause(\(time))")
            guard try page.evaluate("page.changes()")?.integer == 0 else { return false }
            return try page.evaluate("page.state()") == nil
        }

        private func acts(_ character: Character) throws(BrowserError) -> Bool {
            try page.press(PageKey(typing: character))
            try page.evaluate("page.rest(1)")
            if page.events.navigationCount > 1 { return true }
            if try page.evaluate("page.state()") != nil {
                try page.evaluate("page.active().blur()")
                try page.evaluate("page.changes()")
                return true
            }
            return try page.evaluate("page.changes()")?.integer != 0
        }
    }
#endif

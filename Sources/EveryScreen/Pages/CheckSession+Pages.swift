#if canImport(EveryScreenBrowser)
    import EveryScreenBrowser
    import EveryScreenKit
    import EveryScreenModel
    import EveryValue

    extension CheckSession {
        /// Prepares a session for HTML pages.
        ///
        /// - Parameter resources: The folder of the files that pages refer to.
        mutating func showPages(with resources: String?) -> PageCheck {
            let check = PageCheck(resources: resources)
            let isCancelled = settings.isCancelled
            settings.isCancelled = { check.isImpossible || isCancelled() }
            pages = check
            return check
        }
    }

    extension CheckSettings {
        /// The defaults of a check of pages, whose every case is shown in a
        /// browser: fewer environments, and a shorter search.
        static var pages: CheckSettings {
            var settings = CheckSettings(
                profile: .web, environments: .only(PageSettings.tested.map(\.environment)), shrinkEvaluations: 60)
            settings.casesAtOnce = 1
            return settings
        }
    }
#endif

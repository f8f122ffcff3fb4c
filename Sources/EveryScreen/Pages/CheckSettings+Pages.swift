#if canImport(EveryScreenBrowser)
    import EveryScreenBrowser
    import EveryScreenKit
    import EveryScreenModel

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

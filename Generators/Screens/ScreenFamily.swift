import PropertyTesting

/// A kind of screen that apps have, of known structure.
public enum ScreenFamily: String, Hashable, Sendable, CaseIterable {
    /// Fields, choices and a button that sends them.
    case form
    /// Sections of switches, choices and ways to more settings.
    case settingsList
    /// Cards one below the other, each with what can be done with it.
    case feed
    /// One thing with its picture, its text and what can be done with it.
    case detail
    /// A picture, a few words, and how to go on.
    case onboarding
    /// A question over another screen.
    case dialog
    /// Something above a bar of tabs.
    case tabApp
    /// Columns of values below headings.
    case table
    /// What plays, how far it is, and how to control it.
    case mediaPlayer
    /// A search field, what narrows the search, and what was found.
    case search
    /// A map above a list of places.
    case mapWithList
    /// Messages, and a field to write one.
    case chat
    /// The days of a month in rows of seven.
    case calendarGrid

    /// The label of the choices of a screen of this family, by which reports count it.
    var label: SpanLabel {
        switch self {
        case .form: "a form"
        case .settingsList: "a settings list"
        case .feed: "a feed"
        case .detail: "a detail"
        case .onboarding: "an onboarding"
        case .dialog: "a dialog"
        case .tabApp: "a tab app"
        case .table: "a table"
        case .mediaPlayer: "a media player"
        case .search: "a search"
        case .mapWithList: "a map with a list"
        case .chat: "a chat"
        case .calendarGrid: "a calendar grid"
        }
    }
}

extension ScreenFamily {
    /// What its screens are made of, on average over many: the documented distribution.
    ///
    /// Of real screens (34 captures of uiautomator and Appium, Android and iOS) the
    /// middle nine tenths have 0.1 to 1 of controls among what is no container, and 0 to
    /// 0.7 of texts.
    public var shares: BlueprintShares {
        switch self {
        case .form: BlueprintShares(controls: 0.62, texts: 0.32, images: 0.05, containers: 0.39)
        case .settingsList: BlueprintShares(controls: 0.55, texts: 0.41, images: 0.04, containers: 0.37)
        case .feed: BlueprintShares(controls: 0.47, texts: 0.37, images: 0.16, containers: 0.43)
        case .detail: BlueprintShares(controls: 0.52, texts: 0.38, images: 0.1, containers: 0.41)
        case .onboarding: BlueprintShares(controls: 0.46, texts: 0.34, images: 0.19, containers: 0.4)
        case .dialog: BlueprintShares(controls: 0.63, texts: 0.33, images: 0.04, containers: 0.54)
        case .tabApp: BlueprintShares(controls: 0.53, texts: 0.37, images: 0.1, containers: 0.4)
        case .table: BlueprintShares(controls: 0.39, texts: 0.58, images: 0.04, containers: 0.56)
        case .mediaPlayer: BlueprintShares(controls: 0.51, texts: 0.42, images: 0.07, containers: 0.36)
        case .search: BlueprintShares(controls: 0.53, texts: 0.44, images: 0.04, containers: 0.49)
        case .mapWithList: BlueprintShares(controls: 0.55, texts: 0.38, images: 0.07, containers: 0.46)
        case .chat: BlueprintShares(controls: 0.32, texts: 0.64, images: 0.04, containers: 0.41)
        case .calendarGrid: BlueprintShares(controls: 0.71, texts: 0.27, images: 0.02, containers: 0.52)
        }
    }
}

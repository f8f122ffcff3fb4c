import EveryValue

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
    /// The medium, its progress and its controls.
    case mediaPlayer
    /// A search field, the filters, and the results.
    case search
    /// A map above a list of places.
    case mapWithList
    /// Messages, and a field to write one.
    case chat
    /// The days of a month in rows of seven.
    case calendarGrid

    /// The label of the choices of a screen of this family, by which reports count
    /// it.
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
    /// The average parts of its screens: the documented distribution.
    ///
    /// Source: 34 captures of real screens by uiautomator and Appium, of Android
    /// and iOS. Containers aside, the middle nine tenths of them have shares of 0.1
    /// to 1 of controls, and of 0 to 0.7 of texts.
    public var shares: BlueprintShares {
        switch self {
        case .form: BlueprintShares(controls: 0.47, texts: 0.47, images: 0.06, containers: 0.45)
        case .settingsList: BlueprintShares(controls: 0.49, texts: 0.46, images: 0.06, containers: 0.36)
        case .feed: BlueprintShares(controls: 0.44, texts: 0.41, images: 0.16, containers: 0.42)
        case .detail: BlueprintShares(controls: 0.45, texts: 0.44, images: 0.11, containers: 0.4)
        case .onboarding: BlueprintShares(controls: 0.41, texts: 0.4, images: 0.19, containers: 0.4)
        case .dialog: BlueprintShares(controls: 0.52, texts: 0.42, images: 0.06, containers: 0.5)
        case .tabApp: BlueprintShares(controls: 0.49, texts: 0.4, images: 0.11, containers: 0.4)
        case .table: BlueprintShares(controls: 0.35, texts: 0.6, images: 0.05, containers: 0.55)
        case .mediaPlayer: BlueprintShares(controls: 0.46, texts: 0.46, images: 0.08, containers: 0.42)
        case .search: BlueprintShares(controls: 0.48, texts: 0.47, images: 0.05, containers: 0.48)
        case .mapWithList: BlueprintShares(controls: 0.49, texts: 0.42, images: 0.08, containers: 0.45)
        case .chat: BlueprintShares(controls: 0.29, texts: 0.65, images: 0.06, containers: 0.42)
        case .calendarGrid: BlueprintShares(controls: 0.67, texts: 0.3, images: 0.03, containers: 0.51)
        }
    }
}

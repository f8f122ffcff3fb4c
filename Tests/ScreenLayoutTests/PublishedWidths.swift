import EveryScreenModel

/// The width of a label at the usual text size as others measured and published it,
/// in points.
struct PublishedWidth {
    /// Where it was published.
    enum Source {
        /// Captures of Settings on devices by Appium, in shirates/shirates-core;
        /// whole points, rounded outwards.
        case settings
        /// A view hierarchy of Contacts on an iOS 26 simulator, in
        /// block/trailblaze; whole points, rounded outwards.
        case contacts
        /// OpenSwiftUIProject/DisplayListExplorer, `DisplayList.description.txt`:
        /// captured from SwiftUI, iPhone 17 Pro.
        case displayList
        /// Vercantez/openuikit at 32cc00a, `golden/font_metrics_ios.json`: labels
        /// on the iOS 26.1 simulator.
        case coreText
        /// Vercantez/openuikit, `UIButton.swift`: measured on the iOS 26.1
        /// simulator.
        case buttonProbe
        /// Public dumps of UIKit views.
        case labelDump
        /// A snapshot in a public repository of Point-Free.
        case snapshot
    }

    let string: String
    let style: ScreenElement.TextStyle
    let width: Double
    let source: Source

    init(_ string: String, _ style: ScreenElement.TextStyle, _ width: Double, _ source: Source) {
        (self.string, self.style, self.width, self.source) = (string, style, width, source)
    }

    /// The width without what rounding added on average: half a point, or half a
    /// pixel.
    var unrounded: Double { width - rounding }

    /// The most by which rounding changed the width from `unrounded`.
    var rounding: Double { source == .settings || source == .contacts ? 0.5 : 1.0 / 6 }
}

let publishedWidths: [PublishedWidth] = [
    .init("General", .body, 60, .settings),
    .init("News", .body, 43, .settings),
    .init("Maps", .body, 42, .settings),
    .init("Shortcuts", .body, 75, .settings),
    .init("Health", .body, 50, .settings),
    .init("Siri & Search", .body, 98, .settings),
    .init("Sign in to your iPhone", .body, 166, .settings),
    .init("Text Replacement", .body, 136, .settings),
    .init("One-Handed Keyboard", .body, 176, .settings),
    .init("Character Preview", .body, 140, .settings),
    .init("Enable Dictation", .body, 124, .settings),
    .init("Auto-Capitalization", .body, 146, .settings),
    .init("Enable Caps Lock", .body, 136, .settings),
    .init("Friends", .body, 56, .contacts),
    .init("January 20, 1978", .body, 130, .contacts),
    .init("Add to List", .body, 81, .contacts),
    .init("Add to Emergency Contacts", .body, 213, .contacts),
    .init("(555) 564-8583", .body, 126, .contacts),
    .init("(415) 555-3695", .body, 123, .contacts),
    .init("Contacts", .headline, 73, .contacts),
    .init("Add Field", .headline, 75, .contacts),
    .init("Color & Shape & Image", .body, 176.67, .displayList),
    .init("OpenSwiftUI Example", .title1, 263.67, .displayList),
    .init("Configure", .body, 75, .buttonProbe),
    .init("error", .body, 37, .labelDump),
    .init("CENTER", .body, 64.33, .labelDump),
    .init("Submit", .body, 56, .labelDump),
    .init("the", .body, 25, .snapshot),
    .init("point", .body, 39, .snapshot),
    .init("0123456789", .body, 98.67, .coreText),
    .init("AVAST Wavy To. LT", .body, 147, .coreText),
    .init("iiiiillll", .body, 34.33, .coreText),
    .init("The quick brown fox jumps over the lazy dog", .body, 339, .coreText),
    .init("WWWW MMMM", .body, 126.33, .coreText),
    .init("0123456789", .headline, 103.67, .coreText),
    .init("AVAST Wavy To. LT", .headline, 152.33, .coreText),
    .init("iiiiillll", .headline, 38.33, .coreText),
    .init("The quick brown fox jumps over the lazy dog", .headline, 352.67, .coreText),
    .init("WWWW MMMM", .headline, 129.33, .coreText),
    .init("0123456789", .title1, 165.67, .coreText),
    .init("AVAST Wavy To. LT", .title1, 229.33, .coreText),
    .init("iiiiillll", .title1, 55.33, .coreText),
    .init("The quick brown fox jumps over the lazy dog", .title1, 530.67, .coreText),
    .init("WWWW MMMM", .title1, 206, .coreText),
    .init("0123456789", .title3, 115.33, .coreText),
    .init("AVAST Wavy To. LT", .title3, 168.67, .coreText),
    .init("Hello UIKit", .title3, 91.67, .coreText),
    .init("iiiiillll", .title3, 39.33, .coreText),
    .init("The quick brown fox jumps over the lazy dog", .title3, 388.67, .coreText),
    .init("WWWW MMMM", .title3, 147, .coreText),
    .init("0123456789", .title2, 127.33, .coreText),
    .init("AVAST Wavy To. LT", .title2, 182.33, .coreText),
    .init("Hello UIKit", .title2, 99.67, .coreText),
    .init("iiiiillll", .title2, 42.67, .coreText),
    .init("The quick brown fox jumps over the lazy dog", .title2, 420.67, .coreText),
    .init("WWWW MMMM", .title2, 161.33, .coreText),
]

/// A language of generated content, or rather a way of writing: each breaks layouts
/// in its own way.
public enum ContentLanguage: String, Hashable, Sendable, CaseIterable {
    /// Short words, many breaks.
    case english
    /// Compounds that do not break.
    case german
    /// Compounds longer still, with endings.
    case finnish
    /// Right to left, joined letters, numbers the other way.
    case arabic
    /// Right to left, separate letters.
    case hebrew
    /// No spaces, few letters.
    case chinese
    /// No spaces, three scripts mixed.
    case japanese
    /// No spaces, marks above and below.
    case thai
    /// Conjuncts, and vowels written before what they follow.
    case hindi

    /// Whether lines run from right to left.
    public var isRightToLeft: Bool { self == .arabic || self == .hebrew }

    /// The language as a BCP 47 tag.
    public var tag: String {
        switch self {
        case .english: "en"
        case .german: "de"
        case .finnish: "fi"
        case .arabic: "ar"
        case .hebrew: "he"
        case .chinese: "zh-Hans"
        case .japanese: "ja"
        case .thai: "th"
        case .hindi: "hi"
        }
    }
}

/// The kinds of strings in an app.
public enum ContentKind: String, Hashable, Sendable, CaseIterable {
    /// The name of a thing: of an article, a song, a folder.
    case thing
    /// The title of a button.
    case action
    /// A sentence of running text.
    case sentence
    /// The name of a person.
    case person
    /// An address, on one line.
    case address
    /// A price with its currency.
    case price
    /// A day or a time.
    case date
    /// An e-mail address.
    case email
    /// The address of a page.
    case url
}

/// How content is drawn: in which languages, and how often to break things.
public struct ContentStyle: Hashable, Sendable {
    /// The languages, the simplest first; at least one.
    public var languages: [ContentLanguage]
    /// The share of strings that no app would hope for, from 0 to 1; see
    /// `HostileText`.
    public var hostility: Double
    /// The kinds of hostile text, the simplest first; at least one.
    public var hostileKinds: [HostileText]

    /// Creates a style.
    public init(
        languages: [ContentLanguage] = ContentLanguage.allCases, hostility: Double = 0, hostileKinds: [HostileText] = HostileText.allCases
    ) {
        self.languages = languages
        self.hostility = hostility
        self.hostileKinds = hostileKinds
    }

    /// Strings as apps show them, in every language.
    public static let realistic = ContentStyle()
    /// Strings as apps show them, in English.
    public static let english = ContentStyle(languages: [.english])

    /// Strings as apps show them, and hostile text for a share of them.
    public static func hostile(_ share: Double = 0.25) -> ContentStyle { ContentStyle(hostility: share) }
}

extension ContentStyle {
    /// The first mistake in the style; content of a style with one cannot be drawn.
    var mistake: String? {
        if languages.isEmpty { return "Content needs at least one language." }
        if !(0...1).contains(hostility) { return "The share of hostile strings is \(hostility); it must be between 0 and 1." }
        if hostility > 0, hostileKinds.isEmpty { return "Hostile content needs at least one kind." }
        return nil
    }
}

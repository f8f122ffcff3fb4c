/// A script in which languages are written.
enum WritingScript: String {
    case latin = "Latin"
    case cyrillic = "Cyrillic"
    case greek = "Greek"
    case hebrew = "Hebrew"
    case arabic = "Arabic"
    case devanagari = "Devanagari"
    case thai = "Thai"
    case japanese = "Japanese"
    case chinese = "Chinese"
    case korean = "Korean"

    /// The share of letters that belong to the script of a text.
    private static let share = 0.9

    /// Finds the script of nine of ten letters of a text; `nil` if there is none.
    ///
    /// Text with Japanese syllables is Japanese, whatever else it has of Chinese.
    init?(mostOf text: String) {
        var counts: [WritingScript: Int] = [:]
        var letters = 0
        for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
            letters += 1
            if let script = WritingScript(of: scalar) { counts[script, default: 0] += 1 }
        }
        if let kana = counts[.japanese], kana * 10 > letters { counts[.japanese] = kana + (counts.removeValue(forKey: .chinese) ?? 0) }
        guard let most = counts.max(by: { $0.value < $1.value }), Double(most.value) >= Self.share * Double(letters) else { return nil }
        self = most.key
    }

    private init?(of scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x41...0x24F, 0x1E00...0x1EFF: self = .latin
        case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
        case 0x400...0x52F: self = .cyrillic
        case 0x590...0x5FF: self = .hebrew
        case 0x600...0x6FF, 0x750...0x77F, 0xFB50...0xFDFF, 0xFE70...0xFEFF: self = .arabic
        case 0x900...0x97F: self = .devanagari
        case 0xE00...0xE7F: self = .thai
        case 0x3040...0x30FF: self = .japanese
        case 0x3400...0x4DBF, 0x4E00...0x9FFF: self = .chinese
        case 0xAC00...0xD7AF, 0x1100...0x11FF: self = .korean
        default: return nil
        }
    }

    /// The scripts of languages, by the language's part of a BCP 47 tag;
    /// languages with several scripts have several, and others are not listed.
    static let byLanguage: [String: Set<WritingScript>] = {
        var result: [String: Set<WritingScript>] = [
            "ru": [.cyrillic], "uk": [.cyrillic], "bg": [.cyrillic], "be": [.cyrillic], "mk": [.cyrillic], "el": [.greek],
            "he": [.hebrew], "ar": [.arabic], "fa": [.arabic], "ur": [.arabic], "hi": [.devanagari], "mr": [.devanagari],
            "ne": [.devanagari], "th": [.thai], "ja": [.japanese, .chinese], "zh": [.chinese], "ko": [.korean, .chinese],
        ]
        let latin = [
            "en", "de", "fr", "es", "it", "pt", "nl", "sv", "da", "nb", "nn", "no", "fi", "is", "pl", "cs", "sk", "hu", "ro", "tr", "ca",
            "hr", "sl", "et", "lv", "lt", "vi", "id", "ms", "ga", "cy", "eu", "gl", "sq", "mt", "lb", "af", "sw", "fil",
        ]
        for language in latin { result[language] = [.latin] }
        return result
    }()
}

/// Words that hold sentences of a language together, and that the others of the
/// list do not have.
enum FunctionWords {
    /// The number of them that shows a language.
    static let fewest = 3

    /// The words, by the language's part of a BCP 47 tag.
    static let byLanguage: [String: Set<Substring>] = [
        "en": words(
            "the and of with is are this that you your from have has not by we our they will to be it were which their its been had would "
                + "there these those after before into out than she"),
        "de": words(
            "der das und mit ist nicht eine einen einem für auf von werden wird oder auch sind wir sich dem den zum zur ein ich sie er im "
                + "zu aus bei nach über unter wenn dass aber nur noch wie hat haben waren wurde wurden kann können durch vor seine ihre "
                + "unsere diese dieser dieses"),
        "fr": words(
            "les des et est une dans pour avec sur pas vous nous sont cette aux du qui ce votre notre au était étaient sommes avant mais "
                + "être elle elles ils leur leurs sans sous chez où ont été très tout toute tous quand donc aussi je ne ses ces cet"),
        "es": words(
            "el los las una por para está del más como pero este esta y sus con su al están muy porque cuando desde hasta sobre también "
                + "ya hay fue eran nuestro nuestra ellos ellas tiene todos todo"),
    ]

    private static func words(_ list: String) -> Set<Substring> { Set(list.split(separator: " ")) }
}

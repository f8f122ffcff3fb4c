/// The words of one language, by kind; each list begins with its shortest.
struct WordTable: Sendable {
    var things: [String]
    var actions: [String]
    var sentences: [String]
    var people: [String]
    var addresses: [String]
    var prices: [String]
    var dates: [String]

    func words(_ kind: ContentKind) -> [String] {
        switch kind {
        case .thing: things
        case .action: actions
        case .sentence: sentences
        case .person: people
        case .address: addresses
        case .price: prices
        case .date: dates
        case .email: Self.emails
        case .url: Self.urls
        }
    }

    private static let emails = [
        "a@b.co", "noor@example.com", "maria.dasilva@example.org", "kundenservice+bestellung-4711@mail.example.de",
        "averylongaddressthatnobodycanrememberoreventype@subdomain.of.a.company.example",
    ]

    private static let urls = [
        "x.co", "example.com", "https://example.com/orders/1234", "https://例え.jp/注文",
        "https://www.example.com/a/path/that/goes/on/and/on?with=parameters&and=more&of=them#andananchor",
    ]

    static func of(_ language: ContentLanguage) -> WordTable {
        switch language {
        case .english: english
        case .german: german
        case .finnish: finnish
        case .arabic: arabic
        case .hebrew: hebrew
        case .chinese: chinese
        case .japanese: japanese
        case .thai: thai
        case .hindi: hindi
        }
    }
}

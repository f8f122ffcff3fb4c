import EveryValue

/// The generators of the text on screens, made once for all of them.
struct ScreenWords: Sendable {
    private let thing, action, sentence, person, address, price, date, email, url: Generator<String>
    /// The language of the screens, as a BCP 47 tag: the first of those the content
    /// is in.
    let language: String

    init(_ style: ContentStyle) {
        language = style.languages[0].tag
        thing = .content(.thing, style)
        action = .content(.action, style)
        sentence = .content(.sentence, style)
        person = .content(.person, style)
        address = .content(.address, style)
        price = .content(.price, style)
        date = .content(.date, style)
        email = .content(.email, style)
        url = .content(.url, style)
    }

    func draw(_ kind: ContentKind, from source: ChoiceSource) throws -> String { try source.draw(generator(of: kind)) }

    // Chosen by a switch: to look it up in a dictionary is to hash the name of the
    // kind at every draw.
    private func generator(of kind: ContentKind) -> Generator<String> {
        switch kind {
        case .thing: thing
        case .action: action
        case .sentence: sentence
        case .person: person
        case .address: address
        case .price: price
        case .date: date
        case .email: email
        case .url: url
        }
    }
}

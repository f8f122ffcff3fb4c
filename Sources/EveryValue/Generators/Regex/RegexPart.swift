/// A part of a regular expression, as far as strings are drawn by it.
indirect enum RegexPart: Sendable {
    /// One scalar of a list, simplest first; `number` marks its draws.
    case scalar([Unicode.Scalar], number: UInt32)
    /// Parts one after another; none for a part that matches no letter.
    case sequence([RegexPart])
    /// One of several parts.
    case alternatives([RegexPart], number: UInt32)
    /// A part several times.
    case repeated(RegexPart, count: ClosedRange<Int>, number: UInt32)

    /// Draws a text and appends it.
    func draw(_ source: ChoiceSource, at site: UInt32, into text: inout String.UnicodeScalarView) {
        switch self {
        case .scalar(let scalars, let number):
            guard let last = scalars.indices.last else { return }
            let shape = IntegerShape(0...last, towards: 0)
            text.append(scalars[source.integer(shape, at: site &+ number, given: nil, habit: .alternatives(weights: nil))])
        case .sequence(let parts):
            for part in parts { part.draw(source, at: site, into: &text) }
        case .alternatives(let parts, let number):
            let index = source.alternative(of: parts.count, weights: nil, given: nil, at: site &+ number)
            parts[index].draw(source, at: site, into: &text)
        case .repeated(let part, let count, let number):
            var walk = source.beginList(count, averageCount: nil, givenCount: nil, at: site &+ number)
            defer { source.endList(&walk) }
            while source.beginElement(&walk) { part.draw(source, at: site, into: &text) }
        }
    }
}

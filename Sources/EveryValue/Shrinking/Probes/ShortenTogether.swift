/// Deletes a letter or an element while a number is lowered by one, or in
/// proportion.
///
/// Of two strings or lists, it deletes one of each: at the same place, or an equal
/// one.
///
/// Solves a count that stands apart from its list, or is a multiple of it, and the
/// place of a part. Solves strings and lists that must be equally long, and those
/// that must have the same parts in another order.
struct ShortenTogether: ListPass {
    let name = "shorten together"
    private static let mostChoices = 64
    private static let mostPlaces = 8

    var left: [ChoiceRecording]?

    static func edits(_ best: RecordingTree) -> [ChoiceRecording] {
        guard best.choices.count <= mostChoices else { return [] }
        var result: [ChoiceRecording] = []
        let texts = best.choices.filter { best.recording.items[$0].kind == .text && !best.recording.textCodes(at: $0).isEmpty }
        for (number, text) in texts.enumerated() {
            let codes = Array(best.recording.textCodes(at: text))
            for count in counts(of: codes.count, best) {
                let lower = best.setting([count])
                for place in places(codes.count, count.value) {
                    result.append(RecordingTree(lower).setting([text], text: codes.without(place)))
                }
            }
            for other in texts[(number + 1)...] {
                let others = Array(best.recording.textCodes(at: other))
                for (place, its) in pairs(codes.count, others.count, where: { codes[$0] == others[$1] }) {
                    let first = best.setting([text], text: codes.without(place))
                    result.append(RecordingTree(first).setting([other], text: others.without(its)))
                }
            }
        }
        let lists = best.numbers(of: .list)
        for (number, list) in lists.enumerated() {
            let elements = best.children(of: list)
            for other in lists[(number + 1)...].prefix(mostPlaces) where !best.brackets[list].contains(best.brackets[other]) {
                let others = best.children(of: other)
                let contents = [elements, others].map { $0.map { best.content(of: best.brackets[$0].inside, withPlaces: false) } }
                for (place, its) in pairs(elements.count, others.count, where: { contents[0][$0] == contents[1][$1] }) {
                    let first = best.removing(best.brackets[others[its]].whole)
                    result.append(RecordingTree(first).removing(best.brackets[elements[place]].whole))
                }
            }
            for count in counts(of: elements.count, best) where !best.brackets[list].inside.contains(count.item) {
                for place in places(elements.count, count.value) {
                    result.append(RecordingTree(best.setting([count])).removing(best.brackets[elements[place]].whole))
                }
            }
            for share in shares(of: elements.count, best) where !best.brackets[list].inside.contains(share.item) {
                result.append(RecordingTree(best.setting([share])).removing(best.brackets[elements[elements.count - 1]].whole))
            }
        }
        return result
    }

    /// The places of two sequences that may be left out together: the same ones, if
    /// they are equally long, and the first equal ones.
    private static func pairs(_ count: Int, _ others: Int, where isSame: (Int, Int) -> Bool) -> [(Int, Int)] {
        (0..<count).reversed().prefix(mostPlaces).flatMap { place in
            let equal = (0..<others).first { isSame(place, $0) }
            let same = count == others ? place : nil
            return [same, equal == same ? nil : equal].compactMap(\.self).map { (place, $0) }
        }
    }

    /// The numbers of a value that may be a count, or a place, each with one less.
    private static func counts(of count: Int, _ best: RecordingTree) -> [(item: Int, value: Int)] {
        best.choices.compactMap { index in
            guard let (value, shape) = best.integer(at: index), value > 0, value <= count, value > shape.simplest else { return nil }
            return (index, value - 1)
        }
    }

    /// The numbers of a value that are larger than a count, each with one less, and
    /// with less in proportion, for one part less.
    private static func shares(of count: Int, _ best: RecordingTree) -> [(item: Int, value: Int)] {
        guard count > 0 else { return [] }
        return best.choices.flatMap { index -> [(item: Int, value: Int)] in
            guard let (value, shape) = best.integer(at: index), value > count else { return [] }
            return Set([1, 2, 3, (value + count / 2) / count]).sorted().compactMap { less in
                value - less >= shape.simplest ? (index, value - less) : nil
            }
        }
    }

    /// The parts to leave out, the last first, when a number is lowered to a value.
    ///
    /// A number that was less than their count may be the place of a part: one
    /// before it goes.
    private static func places(_ count: Int, _ value: Int) -> [Int] {
        value + 1 == count ? (0..<count).reversed().prefix(mostPlaces).map { $0 } : value == 0 ? [0] : [value, 0]
    }
}

extension [UInt32] {
    fileprivate func without(_ place: Int) -> [UInt32] {
        var copy = self
        copy.remove(at: place)
        return copy
    }
}

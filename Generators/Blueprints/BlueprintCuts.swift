package import EveryScreenLayout
import EveryScreenModel
package import EveryValue

/// An edit that shrinks a blueprint: the parts it keeps, by their numbers in the
/// blueprint it is applied to.
///
/// A check draws cuts after the content, so that shrinking a screen is shrinking
/// its recording. The fewer parts are kept, the simpler the recording is. Kept
/// parts are exactly as the blueprint has them, with the caller's own words.
package struct BlueprintCuts: Hashable, Sendable {
    /// A part that is kept.
    package struct Part: Hashable, Sendable {
        /// The number of the part; see `Blueprint.parts`.
        package var number: Int
        /// The kinds of its modifiers that are kept.
        package var modifiers: [Int]
        /// The number of words kept of each string with more than 40 characters.
        package var words: [Int]
        /// The parts that are kept inside it, in this order.
        package var children: [BlueprintCuts.Part]

        /// Creates a part that is kept.
        package init(number: Int, modifiers: [Int], words: [Int], children: [BlueprintCuts.Part]) {
            (self.number, self.modifiers, self.words, self.children) = (number, modifiers, words, children)
        }
    }

    /// The outermost part that is kept, or `nil` to keep the blueprint as it is.
    package var root: BlueprintCuts.Part?

    /// Creates cuts that keep some parts.
    package init(keeping root: BlueprintCuts.Part?) { self.root = root }

    /// No cut.
    package static let none = BlueprintCuts(keeping: nil)

    /// The cuts that name every part of a blueprint, and so change nothing.
    package static func keepingAll(of blueprint: Blueprint) -> BlueprintCuts {
        var number = 0
        return BlueprintCuts(keeping: Part(all: blueprint, &number))
    }

    /// The cuts that keep one part with all that is in it.
    ///
    /// - Parameters:
    ///   - numbers: The numbers of the part and of parts around it, outermost
    ///     first. Of these only what leads to the part is kept.
    ///   - blueprint: The blueprint.
    /// - Returns: The cuts, or `nil` where a number is not that of a part.
    package static func keeping(chain numbers: [Int], of blueprint: Blueprint) -> BlueprintCuts? {
        let parts = blueprint.parts
        guard let last = numbers.last, numbers.allSatisfy(parts.indices.contains) else { return nil }
        var number = last
        var part = Part(all: parts[last], &number)
        for outer in numbers.dropLast().reversed() {
            part = Part(number: outer, modifiers: parts[outer].modifierKinds, words: parts[outer].wordCounts, children: [part])
        }
        return BlueprintCuts(keeping: part)
    }

    /// The numbers of the kept parts of a blueprint, in their order in the cut one;
    /// −1 for a part that fills the place of one that is not kept.
    package func keptNumbers(of blueprint: Blueprint) -> [Int] {
        guard let root else { return Array(0..<blueprint.partCount) }
        let parts = NumberedParts(blueprint)
        return root.keptNumbers(of: parts, in: parts.all.indices)?.numbers ?? [-1]
    }

    /// Returns the same cuts for another version of the blueprint, as the same
    /// function returns it under other settings.
    ///
    /// Where both have the same kinds of parts in the same order, the numbers stay.
    /// Elsewhere parts are matched by their kind and strings; a part without a
    /// match is cut, unless nothing is.
    ///
    /// - Parameters:
    ///   - old: The version that the cuts are for.
    ///   - new: The other version.
    ///   - keepsAdded: Whether parts that only the new version has are kept with
    ///     the part around them.
    package func renumbered(from old: Blueprint, to new: Blueprint, keepsAdded: Bool = false) -> BlueprintCuts {
        let numbers = old.partNumbers(in: new)
        if numbers.count == new.partCount, numbers == Array(numbers.indices) { return self }
        if self == .keepingAll(of: old) { return .keepingAll(of: new) }
        let added = keepsAdded ? NumberedParts(new).added(besides: numbers) : [:]
        return BlueprintCuts(keeping: root?.renumbered(adding: added) { numbers.indices.contains($0) ? numbers[$0] ?? .max : .max })
    }

    /// Returns the kept parts of a blueprint.
    ///
    /// A kept part stays inside the kept parts that were around it, and after those
    /// that came before it. Where cuts say otherwise, or name parts that the
    /// blueprint does not have, these are left out.
    package func applied(to blueprint: Blueprint) -> Blueprint {
        guard let root else { return blueprint }
        let parts = NumberedParts(blueprint)
        return root.applied(to: parts, in: parts.all.indices)?.part ?? .spacer
    }
}

extension BlueprintCuts.Part {
    /// Keeps a part whole; numbers count on from the given one.
    fileprivate init(all part: Blueprint, _ number: inout Int) {
        self.number = number
        modifiers = part.modifierKinds
        words = part.wordCounts
        children = []
        number += 1
        for child in part.children { children.append(BlueprintCuts.Part(all: child, &number)) }
    }

    /// Returns the part with the kept parts inside it, and where the parts after it
    /// begin; `nil` for a number outside of the range.
    fileprivate func applied(to parts: NumberedParts, in range: Range<Int>) -> (part: Blueprint, end: Int)? {
        guard range.contains(number) else { return nil }
        let end = parts.ends[number]
        var (kept, next) = ([Blueprint](), number + 1)
        for child in children {
            guard let applied = child.applied(to: parts, in: next..<max(next, end)) else { continue }
            kept.append(applied.part)
            next = applied.end
        }
        var result = parts.all[number].keeping(modifiers, children: kept)
        if !words.isEmpty { result.keepWords(words) }
        return (result, end)
    }
}

/// The parts of a blueprint, each with the number of the first part after all that
/// is in it.
private struct NumberedParts {
    let all: [Blueprint]
    let ends: [Int]

    init(_ blueprint: Blueprint) {
        all = blueprint.parts
        var ends = Array(repeating: 0, count: all.count)
        // Backwards, so that the ends of the children are known before that of
        // their parent.
        for number in all.indices.reversed() {
            var end = number + 1
            for _ in all[number].children { end = ends[end] }
            ends[number] = end
        }
        self.ends = ends
    }

    /// The parts in which no part has a match, by the number of the matched part
    /// directly around them.
    func added(besides numbers: [Int?]) -> [Int: [BlueprintCuts.Part]] {
        let matched = Set(numbers.compactMap(\.self))
        var result: [Int: [BlueprintCuts.Part]] = [:]
        for number in matched {
            var child = number + 1
            while child < ends[number] {
                let range = child..<ends[child]
                if matched.isDisjoint(with: range) { result[number, default: []].append(BlueprintCuts.Part(all: all[child], &child)) }
                child = range.upperBound
            }
        }
        return result
    }
}

extension BlueprintCuts.Part {
    /// The numbers of the part and of the kept parts inside it, and where the parts
    /// after it begin; see `applied(to:in:)`.
    fileprivate func keptNumbers(of parts: NumberedParts, in range: Range<Int>) -> (numbers: [Int], end: Int)? {
        guard range.contains(number) else { return nil }
        let (end, allowed) = (parts.ends[number], parts.all[number].allowedChildCount)
        var (kept, next) = ([[Int]](), number + 1)
        for child in children {
            guard let inner = child.keptNumbers(of: parts, in: next..<max(next, end)) else { continue }
            kept.append(inner.numbers)
            next = inner.end
        }
        kept = Array(kept.prefix(allowed.upperBound))
        while kept.count < allowed.lowerBound { kept.append([-1]) }
        return ([number] + kept.flatMap(\.self), end)
    }

    fileprivate func renumbered(adding added: [Int: [BlueprintCuts.Part]], _ number: (Int) -> Int) -> BlueprintCuts.Part {
        var result = self
        result.number = number(self.number)
        result.children = children.map { $0.renumbered(adding: added, number) }
        for part in added[result.number] ?? [] {
            let place = result.children.firstIndex { $0.number > part.number } ?? result.children.endIndex
            result.children.insert(part, at: place)
        }
        return result
    }
}

extension Blueprint {
    /// The most characters of a string that is kept whole: about a line of a phone.
    private static let longestWholeString = 40

    /// The number of words of each long string of the part itself.
    fileprivate var wordCounts: [Int] {
        strings.filter { $0.count > Self.longestWholeString }.map { $0.split(separator: " ", omittingEmptySubsequences: false).count }
    }

    /// Shortens the long strings of the part itself to some words each.
    fileprivate mutating func keepWords(_ counts: [Int]) {
        var rest = counts[...]
        let strings = strings
        let shortened = strings.map { string in
            guard string.count > Self.longestWholeString, let count = rest.popFirst() else { return string }
            let words = string.split(separator: " ", omittingEmptySubsequences: false)
            return count < words.count ? words.prefix(max(1, count)).joined(separator: " ") : string
        }
        if shortened != strings { self.strings = shortened }
    }
}

extension Generator where Value == BlueprintCuts {
    /// The largest number of a part, of words and of children: beyond what layouts
    /// take.
    private static var most: Int { 999_999 }

    /// Draws cuts; simplest is the outermost part alone, without modifiers.
    ///
    /// - Parameters:
    ///   - isRequired: Whether something is always cut. Otherwise nothing is,
    ///     except where a recording says so.
    ///   - example: The cuts to write down in recording mode.
    package static func cuts(isRequired: Bool, like example: BlueprintCuts = .none) -> Generator {
        Generator { source in
            let root = try source.edit(isRequired: isRequired, given: example.root) { try drawPart(from: source, like: $0) }
            return BlueprintCuts(keeping: root)
        }
    }

    private static func drawPart(from source: ChoiceSource, like example: BlueprintCuts.Part?) throws -> BlueprintCuts.Part {
        try source.span(blueprintLabel) {
            let number = source.integer(in: 0...most, given: example?.number)
            let modifiers = source.list(0...most, given: example?.modifiers) { source.integer(in: 0...most, given: $0) }
            let words = source.list(0...most, given: example?.words) { source.integer(in: 1...most, given: $0) }
            let children = try source.list(0...most, given: example?.children) { try drawPart(from: source, like: $0) }
            return BlueprintCuts.Part(number: number, modifiers: modifiers, words: words, children: children)
        }
    }
}

public import EveryScreenLayout
public import EveryValue

extension Generator where Value == Blueprint {
    /// Draws the blueprints that can be made of the parts of a given one; simplest is its simplest part alone.
    ///
    /// Every part is taken with its own parameters; children may be left out, a part
    /// may stand in the place of what it was in, strings become shorter. Run in
    /// recording mode it writes down the blueprint itself: so a blueprint that
    /// nobody drew can be shrunk as if it had been drawn.
    ///
    /// - Parameter original: The blueprint whose parts to use.
    public static func reductions(of original: Blueprint) -> Generator {
        let parts = ReductionParts(of: original)
        return Generator { source in try parts.draw(from: source, like: original) }
    }
}

/// The parts of a blueprint without their children and strings: those that can stand alone first, then simplest first.
private struct ReductionParts: Sendable {
    let shells: [Blueprint]
    /// How many of them can stand alone.
    private let loneCount: Int
    let indexes: [Blueprint: Int]
    /// The longest string, in scalars, and the most children there may be: no fewer than the original has.
    private let longestString: Int
    private let mostChildren: Int
    /// How deep the parts of the original nest, and so how deep they may.
    private let depth: Int

    init(of original: Blueprint) {
        var seen = Set<Blueprint>()
        var shells: [Blueprint] = []
        var (longestString, mostChildren, deepest) = (200, 1_000, 0)
        var pending = [(part: original, depth: 0)]
        while let (next, depth) = pending.popLast() {
            pending += next.children.reversed().map { ($0, depth + 1) }
            deepest = max(deepest, depth)
            mostChildren = max(mostChildren, next.children.count)
            longestString = next.strings.reduce(longestString) { max($0, $1.unicodeScalars.count) }
            let shell = next.shell
            if seen.insert(shell).inserted { shells.append(shell) }
        }
        (self.longestString, self.mostChildren, depth) = (longestString, mostChildren, deepest)
        self.shells = shells.enumerated()
            .sorted { left, right in
                let key = { (shell: Blueprint, offset: Int) in (shell.allowedChildCount.lowerBound, shell.complexity, offset) }
                return key(left.element, left.offset) < key(right.element, right.offset)
            }
            .map(\.element)
        loneCount = self.shells.count { $0.allowedChildCount.lowerBound == 0 }
        indexes = Dictionary(uniqueKeysWithValues: self.shells.enumerated().map { ($0.element, $0.offset) })
    }

    /// Draws one part with what is in it; `like` is written down in recording mode.
    func draw(from source: ChoiceSource, like example: Blueprint?, at level: Int = 0) throws -> Blueprint {
        try source.span("blueprint") {
            let given = example.flatMap { indexes[$0.shell] }
            // Drawn at random, containers could nest without end: the deepest parts are such as can stand alone.
            var blueprint = shells[source.alternative(of: level < depth ? shells.count : loneCount, given: given)]
            blueprint.accessibility = keptModifiers(of: blueprint, from: source)
            let examples = example?.strings ?? []
            blueprint.strings = blueprint.strings.enumerated().map { index, string in
                // What says something goes on saying something, and what says nothing says nothing: each would be another fault.
                source.string(
                    alphabet: .labels, length: string.isEmpty ? 0...0 : 1...longestString,
                    given: index < examples.count ? examples[index] : nil)
            }
            let allowed = blueprint.allowedChildCount
            guard allowed.upperBound > 0 else { return blueprint }
            let count = allowed.lowerBound...min(allowed.upperBound, mostChildren)
            var children: [Blueprint] = []
            if level < depth {
                children = try source.list(count, given: example?.children) { try draw(from: source, like: $0, at: level + 1) }
            }
            // A source that has run out gives no more elements; what it draws then is dropped, but must still be a blueprint.
            while children.count < count.lowerBound { children.append(filler) }
            blueprint.children = children
            return blueprint
        }
    }

    /// The simplest part that can stand where one must.
    private var filler: Blueprint {
        var part = shells[0]
        part.accessibility = nil
        return part
    }

    /// Draws for each modifier whether it is kept; simplest is without.
    private func keptModifiers(of blueprint: Blueprint, from source: ChoiceSource) -> Blueprint.AccessibilityModifiers? {
        guard let modifiers = blueprint.accessibility else { return nil }
        let parts = modifiers.parts
        guard !parts.isEmpty else { return modifiers }
        let kept = parts.filter { _ in source.boolean(given: true) }
        return kept.isEmpty ? nil : Blueprint.AccessibilityModifiers(joining: kept)
    }
}

extension TextAlphabet {
    /// What labels are made of, simplest first; other characters of the original are kept as they are.
    fileprivate static let labels = TextAlphabet("abc .,")
}

extension Blueprint {
    /// The blueprint without its children and with its strings at their simplest, but for containers with places to fill.
    ///
    /// It is of no place in the code: one shell stands for all parts that are alike.
    fileprivate var shell: Blueprint {
        var result = self
        result.mark = .unknown
        let empty = Blueprint.spacer
        result.children = Array(repeating: empty, count: allowedChildCount.lowerBound)
        result.strings = result.strings.map { $0.isEmpty ? "" : "a" }
        return result
    }

    /// How much a part brings with it: leaves before containers, plain before modified.
    fileprivate var complexity: Int {
        let modifiers = accessibility == nil ? 0 : 1
        switch content {
        case .text, .spacer: return modifiers
        case .control(let control) where control.kind == .button: return 2 + modifiers
        case .container(.row, _), .container(.column, _): return 6 + modifiers
        case .layered(.modal, _, _): return 10 + modifiers
        case .container, .wrapper, .layered: return 8 + modifiers
        default: return 4 + modifiers
        }
    }
}

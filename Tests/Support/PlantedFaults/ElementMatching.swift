import EveryScreenGenerators
import EveryScreenLayout
package import EveryScreenModel
import EveryValue

/// Screens whose pairs of elements under two settings are known, with sources that
/// are numbers, as in captures.
///
/// Layouts name elements by their place in the blueprint, from which the pairs
/// follow. Numbers differ after an element that is missing on one of the screens.
package struct ElementMatching {
    /// The two screens.
    package let screens: (one: RenderedScreen, other: RenderedScreen)
    /// For each element of the one screen its index on the other, `nil` where it is
    /// missing there.
    package let pairs: [Int?]
    /// The languages of their strings.
    package let languages: (own: UserEnvironment.Pseudolocale, other: UserEnvironment.Pseudolocale)

    /// Lays out a random screen under the defaults and under other settings, in
    /// which some elements are missing.
    ///
    /// - Parameters:
    ///   - seed: The seed of the screen.
    ///   - environment: The other settings.
    ///   - missing: The number of elements that the other screen lacks, with all
    ///     inside them.
    package init?(seed: UInt64, in environment: UserEnvironment, missing: Int) {
        guard let blueprint = try? Generator<Blueprint>.screens().value(seed: seed) else { return nil }
        let one = StandardLayout().screen(for: blueprint, in: UserEnvironment.standard)
        let other = StandardLayout().screen(for: blueprint, in: environment)
        var left = Set<Int>()
        var random = seed
        for _ in 0..<missing where other.elements.count > 1 {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let index = 1 + Int(random >> 33) % (other.elements.count - 1)
            left.formUnion([index] + other.descendants(of: index))
        }
        let kept = other.elements.indices.filter { !left.contains($0) }
        let places = Dictionary(kept.enumerated().map { (other.elements[$1].source, $0) }, uniquingKeysWith: { first, _ in first })
        screens = (Self.numbered(one, Array(one.elements.indices)), Self.numbered(other, kept))
        pairs = one.elements.map { places[$0.source] }
        languages = (.none, environment.pseudolocale)
    }

    /// How many pairs were found, and how many of them are right.
    package struct Score {
        /// The pairs that were found, those of them that are right, and the true
        /// ones.
        package private(set) var (found, right, known) = (0, 0, 0)

        /// Creates a score of no screens.
        package init() {}

        /// The share of found pairs that are right, from 0 to 1.
        package var precision: Double { Double(right) / Double(max(1, found)) }
        /// The share of true pairs that are found, from 0 to 1.
        package var recall: Double { Double(right) / Double(max(1, known)) }

        /// Counts the pairs of an example.
        ///
        /// - Parameter other: Returns the element found for one, or `nil`.
        package mutating func add(_ example: ElementMatching, pairedBy other: (Int) -> Int?) {
            for (index, its) in example.pairs.enumerated() {
                if its != nil { known += 1 }
                guard let found = other(index) else { continue }
                self.found += 1
                if found == its { right += 1 }
            }
        }
    }

    /// Returns some elements of a screen, with their places as their sources.
    private static func numbered(_ screen: RenderedScreen, _ kept: [Int]) -> RenderedScreen {
        var builder = RenderedScreen.Builder(size: screen.size)
        var open: [Int] = []
        for (place, index) in kept.enumerated() {
            while let last = open.last, screen.parent(of: index) != last {
                builder.close()
                open.removeLast()
            }
            var element = screen.elements[index]
            element.source = "\(place)"
            builder.open(element)
            open.append(index)
        }
        for _ in open { builder.close() }
        return builder.finish()
    }
}

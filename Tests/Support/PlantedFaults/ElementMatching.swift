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

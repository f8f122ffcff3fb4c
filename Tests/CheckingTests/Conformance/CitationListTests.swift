import EveryScreenLayout
import EveryScreenListedTexts
import Testing

@testable import EveryScreenKit

/// The sources that reports cite for each way of failing: the file
/// `Listed/citations.txt`.
struct CitationListTests {
    /// The elements whose role or place decides on the sources.
    private static let elements: [(name: String, element: ElementReference)] = {
        let blueprint = Blueprint.column([.image("photo", width: 60, height: 40), .button("Track")])
        let screen = StandardLayout().screen(for: blueprint, in: .standard)
        let places = [("the whole screen", 0)] + screen.elements.indices.filter { $0 > 0 }.map { ("\(screen.elements[$0].role)", $0) }
        return places.map { ($0.0, ElementReference($0.1, on: screen)) }
    }()

    private func lines<Spec: AccessibilitySpec>(_ spec: Spec) -> [String] {
        Spec.Failure.allCases.map { kind in
            var places: [String: [String]] = [:]
            for (name, element) in Self.elements {
                places[spec.rule.citation(of: Finding(spec, kind: kind, element: element)), default: []].append(name)
            }
            let cited = places.sorted { $0.key < $1.key }.map {
                places.count == 1 ? $0.key : "\($0.key) [\($0.value.joined(separator: ", "))]"
            }
            return "\(kind.rawValue): \(cited.joined(separator: " or "))"
        }
    }

    @Test func `the sources of each way of failing are those of the list`() throws {
        let specs = (SpecCatalog.all as [any AccessibilitySpec]) + SpecCatalog.flows
        let sections = specs.map { "## \($0.id)\n\(lines($0).joined(separator: "\n"))\n" }

        #expect(try ListedText("Listed/citations.txt").differences(from: sections.joined()) == [])
    }
}

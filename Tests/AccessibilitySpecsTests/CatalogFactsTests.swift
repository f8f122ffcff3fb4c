import EveryScreenAudit
import EveryScreenKit
import EveryScreenModel
import EveryScreenSpecs
import Testing

/// The facts that each spec reads, by the catalog, against what happens to the
/// examples of all specs where other facts are stated.
struct CatalogFactsTests {
    /// Each group of facts, with what it is changed to.
    private static let changes: [(facts: ScreenElement.FactSet, change: @Sendable (Int, inout ScreenElement) -> Void)] = [
        (.names, { _, element in element.label = nil }),
        (.names, { _, element in element.label = "" }),
        (.names, { number, element in if number.isMultiple(of: 2) { element.label = "Selected button" } }),
        (.hints, { _, element in element.hint = nil }),
        (.hints, { _, element in element.hint = element.label ?? "Button" }),
        (.inputLabels, { _, element in element.userInputLabels = ["Go"] }),
        (.keyboard, { _, element in element.keyboard = nil }),
        (
            .keyboard,
            { number, element in
                element.keyboard = ScreenElement.KeyboardBehavior(isFocusable: number.isMultiple(of: 2), consumedKeys: [.tab, .shiftTab])
            }
        ),
        (
            .keyboard,
            { number, element in
                element.keyboard = ScreenElement.KeyboardBehavior(isFocusable: true, consumedKeys: [], group: "\(number / 2)")
                if element.role == .text { element.keyboard?.hasFocus = true }
            }
        ),
    ]

    /// The examples, with the answers to each.
    private static let subjects = SpecExample.all.values.flatMap { example in
        [example.failing, example.passing].map { blueprint in
            (blueprint, example.environment, answers(to: blueprint, in: example.environment) { _, _ in })
        }
    }

    @Test(arguments: changes.indices) func `where facts change, only specs that read them answer otherwise`(index: Int) {
        let (facts, change) = Self.changes[index]
        let readers = Set(AccessibilityProfile.strict.specs.filter { SpecCatalog.mayRead(facts, $0) }.map(\.id))
        var changed = Set<SpecID>()
        for (blueprint, environment, before) in Self.subjects {
            let after = Self.answers(to: blueprint, in: environment, after: change)
            changed.formUnion(before.keys.filter { before[$0] != after[$0] })
        }

        #expect(changed.subtracting(readers) == [])
        #expect(!changed.isEmpty)
    }

    /// The answers of the strictest profile to a screen whose elements are changed,
    /// each given its number.
    private static func answers(
        to blueprint: Blueprint, in environment: UserEnvironment, after change: @escaping @Sendable (Int, inout ScreenElement) -> Void
    ) -> [SpecID: [String]] {
        func shown(_ environment: UserEnvironment) -> RenderedScreen {
            var number = 0
            return StandardLayout().screen(for: blueprint, in: environment).mapped { element in
                change(number, &element)
                number += 1
            }
        }
        let presentation = ScreenPresentation(shown(environment), in: environment, shown: shown)
        return Dictionary(
            uniqueKeysWithValues: audit(presentation, by: .strict).map { verdicts in
                (verdicts.spec, ["\(verdicts.tally)"] + verdicts.findings.map { "\($0.kind) \($0.element.source)" })
            })
    }
}

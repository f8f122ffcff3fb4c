import EveryScreenLayout
import EveryScreenModel
import EveryValue
import Testing

/// An edit changes the facts that it says, and nothing else of any screen.
struct ChangedFactsTests {
    /// Every modifier that changes facts of one group alone.
    private static let modifiers: [(facts: ScreenElement.FactSet, modifiers: Blueprint.AccessibilityModifiers)] = {
        func setting(_ change: (inout Blueprint.AccessibilityModifiers) -> Void) -> Blueprint.AccessibilityModifiers {
            var result = Blueprint.AccessibilityModifiers()
            change(&result)
            return result
        }
        return [
            (.names, setting { $0.label = "Another label" }), (.names, setting { $0.label = "" }),
            (.hints, setting { $0.hint = "Another hint" }), (.inputLabels, setting { $0.inputLabels = ["Another", "name"] }),
            (.keyboard, setting { $0.isKeyboardFocusable = false }), (.keyboard, setting { $0.isKeyboardFocusable = true }),
            (.keyboard, setting { $0.consumedKeys = [.tab] }), (.keyboard, setting { $0.nextKeyIdentifier = "next" }),
            (.keyboard, setting { $0.focusGroup = "group" }), (.keyboard, setting { $0.hasFocus = true }),
        ]
    }()

    private static let environments = [
        UserEnvironment(), UserEnvironment(textSize: .accessibility3, layoutDirection: .rightToLeft),
        UserEnvironment(textSize: .xLarge, screenSize: LayoutSize(width: 844, height: 390)),
    ]

    /// Returns the screen without the facts of some groups.
    private static func rest(of screen: RenderedScreen, without facts: ScreenElement.FactSet) -> [ScreenElement] {
        screen.elements.map { element in
            var element = element
            if facts.contains(.names) { (element.label, element.largeContentTitle) = (nil, nil) }
            if facts.contains(.hints) { element.hint = nil }
            if facts.contains(.inputLabels) { element.userInputLabels = nil }
            if facts.contains(.keyboard) { element.keyboard = nil }
            return element
        }
    }

    @Test func `only the facts that an edit says it changes are others afterwards`() {
        let layout = StandardLayout()
        var changes: [ScreenElement.FactSet: Int] = [:]
        for seed in 0..<300 as Range<UInt64> {
            var random = RandomBlueprints(seed: seed, hasLayers: true)
            let blueprint = random.blueprint()
            for (number, part) in blueprint.parts.enumerated() {
                let (facts, modifiers) = Self.modifiers[(number + Int(seed)) % Self.modifiers.count]
                for change in [BlueprintEdit.Change.set(modifiers), part.accessibility.map(BlueprintEdit.Change.remove)].compactMap(\.self)
                {
                    let edit = BlueprintEdit([BlueprintEdit.Step(number, change)])
                    guard let changed = edit.changedFacts(in: blueprint), let edited = edit.applied(to: blueprint) else { continue }
                    if case .set = change { #expect(changed == facts) }
                    changes[changed, default: 0] += 1
                    for environment in Self.environments {
                        let (before, after) = (layout.screen(for: blueprint, in: environment), layout.screen(for: edited, in: environment))
                        #expect(
                            Self.rest(of: before, without: changed) == Self.rest(of: after, without: changed)
                                && before.facts == after.facts,
                            "\(edit.swiftCode) on part \(number) of \(blueprint.swiftCode)")
                    }
                }
            }
        }
        for facts in [ScreenElement.FactSet.names, .hints, .inputLabels, .keyboard] { #expect(changes[facts, default: 0] > 30) }
    }

    /// Settings under which screens may have the same elements.
    private static let alike: [UserEnvironment] = {
        let sizes: [UserEnvironment.TextSize] = [.xSmall, .standard, .xxLarge, .accessibility1, .accessibility5]
        return sizes.flatMap { size in
            [UserEnvironment.Pseudolocale.none, .accented, .doubleLength].map { pseudolocale in
                var environment = UserEnvironment(
                    textSize: size, layoutDirection: size > .standard ? .rightToLeft : .leftToRight, isBoldText: size == .xxLarge,
                    appearance: size == .xSmall ? .dark : .light)
                environment.pseudolocale = pseudolocale
                return environment
            }
        }
    }()

    @Test func `the elements that an edit of facts changes are the same under all settings with the same strings`() {
        let layout = StandardLayout()
        var replaced = 0
        for seed in 300..<500 as Range<UInt64> {
            var random = RandomBlueprints(seed: seed, hasLayers: true)
            let blueprint = random.blueprint()
            let parts = blueprint.parts
            let number = Int(seed) % parts.count
            let (_, modifiers) = Self.modifiers[Int(seed / 3) % Self.modifiers.count]
            let edit = BlueprintEdit([BlueprintEdit.Step(number, .set(modifiers))])
            guard let facts = edit.changedFacts(in: blueprint), let edited = edit.applied(to: blueprint) else { continue }
            let screens = Self.alike.map { (layout.screen(for: blueprint, in: $0), layout.screen(for: edited, in: $0)) }
            for (example, (before, after)) in zip(Self.alike, screens) {
                let changed = after.elements.indices.filter { after.elements[$0] != before.elements[$0] }.map { ($0, after.elements[$0]) }
                for (environment, (own, expected)) in zip(Self.alike, screens)
                where environment.pseudolocale == example.pseudolocale && own.hasSameSources(as: before) {
                    #expect(own.replacing(facts, by: changed) == expected, "\(edit.swiftCode) on part \(number) of \(blueprint.swiftCode)")
                    replaced += changed.isEmpty || example == environment ? 0 : 1
                }
            }
        }
        #expect(replaced > 500)
    }

    @Test func `an edit of anything else says nothing`() {
        var (label, hidden, merged) = (
            Blueprint.AccessibilityModifiers(), Blueprint.AccessibilityModifiers(), Blueprint.AccessibilityModifiers()
        )
        label.label = "Cat"
        hidden.isHidden = true
        merged.children = .combine
        func facts(_ change: BlueprintEdit.Change, of part: Blueprint) -> ScreenElement.FactSet? {
            BlueprintEdit([BlueprintEdit.Step(0, change)]).changedFacts(in: part)
        }
        #expect(facts(.set(label), of: .button("a")) == .names)
        #expect(facts(.remove(label), of: .button("a").accessibilityLabel("b")) == .names)
        // A label makes an element of an image or a column.
        #expect(facts(.set(label), of: .image("cat", width: 20, height: 20)) == nil)
        #expect(facts(.set(label), of: .column([.button("a")])) == nil)
        #expect(facts(.set(label), of: .button("a").padding(4)) == nil)
        #expect(facts(.set(hidden), of: .button("a")) == nil)
        #expect(facts(.set(Blueprint.AccessibilityModifiers(joining: [hidden, label])), of: .button("a")) == nil)
        #expect(facts(.set(merged), of: .button("a")) == nil)
        #expect(facts(.wrap(.padding(insets: LayoutInsets(all: 4))), of: .button("a")) == nil)
        #expect(BlueprintEdit([BlueprintEdit.Step(7, .set(label))]).changedFacts(in: .button("a")) == nil)
    }
}

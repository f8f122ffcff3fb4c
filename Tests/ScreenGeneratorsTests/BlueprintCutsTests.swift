import EveryScreenGenerators
import EveryScreenLayout
import EveryScreenModel
import EveryValue
import Testing

struct BlueprintCutsTests {
    private func random(_ seed: UInt64) throws -> Blueprint {
        try Generator<Blueprint>.blueprints(of: .controls).value(seed: seed)
    }

    /// One of each content and modifier that random blueprints lack.
    private let rich = Blueprint.column([
        .navigationBar("Orders", back: "Shop", [.button("Edit").disabled()]),
        .scroll(.horizontal, .row(spacing: 3, columnFrom: .xxxLarge, [.text("", style: .caption2, lineLimit: 1), .spacer])),
        .text("書籍 👩‍🚀 \u{202B}").frame(width: 3, maxWidth: .infinity, clips: true).accessibilityHidden().accessibilityValue("")
            .accessibilityHint("h"),
        .progress("Sent", value: "5 %").overlay(
            .text("x").action("y").consumesKeys([.tab, .escape]).nextKeyElement("z"), alignment: .trailing),
        .list([.secureField("p"), .searchField("q")]).modal(.imageButton("close").dismissesModal(), closesOnEscape: false),
        Blueprint(Blueprint.text("says nothing").content, accessibility: Blueprint.AccessibilityModifiers()),
        .text("A text of more than forty characters, of which some words may be left out, with \"quotes\" and  two spaces."),
    ])

    /// Cuts drawn at random, most of them of parts that the blueprint has.
    private func someCuts(of blueprint: Blueprint, _ seed: UInt64) throws -> BlueprintCuts {
        let count = blueprint.partCount
        @Sendable func draw(_ source: ChoiceSource, _ depth: Int) -> BlueprintCuts.Part {
            BlueprintCuts.Part(
                number: source.integer(in: 0...count), modifiers: source.list(0...5) { source.integer(in: 0...40) },
                words: source.list(0...2) { source.integer(in: 1...9) },
                children: depth > 4 ? [] : source.list(0...4) { draw(source, depth + 1) })
        }
        return BlueprintCuts(keeping: try Generator { draw($0, 0) }.value(seed: seed))
    }

    private func bare(_ part: Blueprint) -> Blueprint {
        var result = part.keeping([], children: [])
        result.strings = result.strings.map { _ in "" }
        return result
    }

    @Test func `no cut changes nothing`() {
        #expect(BlueprintCuts.none.applied(to: rich) == rich)
    }

    @Test func `parts that are kept keep their lines of code`() throws {
        #sourceLocation(file:"OrderScreen.swift",line:10)
        let original = Blueprint.column([
            .text("Order"),
            .button("Track").accessibilityHint("Opens the map.")
                .frame(width: 31, clips: true),
        ])
        #sourceLocation()
        func lines(_ cuts: BlueprintCuts) -> [String] {
            StandardLayout().screen(for: cuts.applied(to: original), in: .standard).elements.map { element in
                "\(element.role.rawValue) \(element.location?.description ?? "nowhere")"
            }
        }
        func part(_ number: Int, _ children: [BlueprintCuts.Part] = []) -> BlueprintCuts.Part {
            BlueprintCuts.Part(number: number, modifiers: [], words: [], children: children)
        }

        #expect(lines(BlueprintCuts(keeping: part(3))) == ["button OrderScreen.swift:12"])
        #expect(lines(BlueprintCuts(keeping: part(2, [part(3)]))) == ["group OrderScreen.swift:13", "button OrderScreen.swift:12"])
        #expect(lines(.keepingAll(of: original)) == lines(.none))
    }

    @Test func `cuts that keep all parts change nothing`() throws {
        #expect(BlueprintCuts.keepingAll(of: rich).applied(to: rich) == rich)
        for seed in 0..<100 as Range<UInt64> {
            let original = try random(seed)
            #expect(BlueprintCuts.keepingAll(of: original).applied(to: original) == original)
        }
    }

    @Test(arguments: [true, false])
    func `recorded cuts replay to themselves`(isRequired: Bool) throws {
        for seed in 0..<100 as Range<UInt64> {
            let cuts = try someCuts(of: rich, seed)
            let recording = try ChoiceRecording(of: Generator.cuts(isRequired: isRequired, like: cuts))
            #expect(try Generator.cuts(isRequired: isRequired).value(replaying: recording) == cuts)
            // A token written while shrinking is read by a check that only replays
            // it.
            #expect(try Generator.cuts(isRequired: !isRequired).value(replaying: recording) == cuts)
        }
    }

    @Test func `nothing is cut at random`() throws {
        for seed in 0..<20 as Range<UInt64> {
            #expect(try Generator.cuts(isRequired: false).value(seed: seed) == .none)
        }
    }

    @Test func `the simplest cuts keep the outermost part alone`() throws {
        let cuts = try Generator.cuts(isRequired: true).value(replaying: ChoiceRecording())

        #expect(cuts.applied(to: .column([.button("Buy")])) == .column([]))
        #expect(cuts.applied(to: .button("Buy").disabled()) == .button("Buy"))
        #expect(cuts.applied(to: .button("Buy").padding(3)) == .spacer.padding(3))
    }

    @Test func `fewer parts make a simpler recording`() throws {
        let original = Blueprint.column([.text("a"), .row([.button("b").disabled(), .text("c")])])
        func recording(_ cuts: BlueprintCuts) throws -> ChoiceRecording {
            try ChoiceRecording(of: Generator.cuts(isRequired: true, like: cuts))
        }
        let chains = try [[3], [2, 3], [0, 2, 3]].map { try #require(BlueprintCuts.keeping(chain: $0, of: original)) }
        let recordings = try (chains + [.keepingAll(of: original)]).map(recording)

        #expect(recordings == recordings.sorted())
        #expect(
            chains.map { $0.applied(to: original) } == [
                .button("b").disabled(), .row([.button("b").disabled()]), .column([.row([.button("b").disabled()])]),
            ])
    }

    @Test func `a cut blueprint has parts of the original only, in their order`() throws {
        for original in try [rich] + (0..<8).map(random) {
            let bareParts = original.parts.map(bare)
            for seed in 0..<60 as Range<UInt64> {
                let cuts = try someCuts(of: original, seed)
                let kept = cuts.applied(to: original)
                let numbers = cuts.keptNumbers(of: original)
                #expect(numbers.count == kept.partCount || kept == .spacer)
                let real = numbers.filter { $0 >= 0 }
                #expect(real == real.sorted() && Set(real).count == real.count)
                for (part, number) in zip(kept.parts, numbers) {
                    #expect(bare(part) == (number < 0 ? .spacer : bareParts[number]))
                }
            }
        }
    }

    @Test func `words are the first of the original`() {
        let original = Blueprint.text("Order the same again, or choose something else from the list")
        var cuts = BlueprintCuts.keepingAll(of: original)
        cuts.root?.words = [3]

        #expect(cuts.applied(to: original) == .text("Order the same"))
        #expect(cuts.applied(to: .text("Order again")) == .text("Order again"))
    }

    @Test func `parts of another version are found by kind and strings`() throws {
        let old = Blueprint.row([.text("a"), .button("Buy")])
        let new = Blueprint.column([.text("Offer"), .row([.text("a"), .spacer, .button("Buy")])])
        let cuts = try #require(BlueprintCuts.keeping(chain: [0, 2], of: old))

        #expect(cuts.renumbered(from: old, to: new).applied(to: new) == .row([.button("Buy")]))
        #expect(cuts.renumbered(from: old, to: .column([])).applied(to: .column([])) == .spacer)
        #expect(cuts.renumbered(from: old, to: .row([.text("b"), .button("Sell")])) == cuts)
    }

    @Test func `parts that only the other version has are kept with the part around them, if requested`() throws {
        let old = Blueprint.column([.row([.text("a"), .button("Buy")]), .text("b")])
        let new = Blueprint.column([.text("c"), .row([.text("a"), .column([.text("d")]), .button("Buy")]), .text("b"), .text("e")])
        func kept(_ numbers: [Int]) throws -> Blueprint {
            let cuts = try #require(BlueprintCuts.keeping(chain: numbers, of: old))
            return cuts.renumbered(from: old, to: new, keepsAdded: true).applied(to: new)
        }

        #expect(try kept([1, 3]) == .row([.column([.text("d")]), .button("Buy")]))
        #expect(try kept([0, 4]) == .column([.text("c"), .text("b"), .text("e")]))
        #expect(try kept([4]) == .text("b"))
    }

    @Test func `without cuts another version stays whole`() {
        let old = Blueprint.column([.text("a")])
        for new in [Blueprint.column([.text("a"), .text("b")]), .column([.row([.text("a")])]), .button("c"), .column([.text("b")])] {
            #expect(BlueprintCuts.keepingAll(of: old).renumbered(from: old, to: new).applied(to: new) == new)
        }
    }

    @Test func `paths of elements lead to their parts`() throws {
        for original in try [rich] + (0..<30).map(random) {
            let parts = original.parts
            for element in StandardLayout().screen(for: original, in: UserEnvironment()).elements {
                let number = try #require(original.number(ofPath: element.source), "\(element.source)")
                if element.role == .text, !element.source.contains(".") { #expect(parts[number].content.kindName == "text") }
                if element.role == .toggle { #expect(parts[number].content.kindName == "toggle") }
            }
        }
        #expect(rich.number(ofPath: "") == 0)
        #expect(rich.number(ofPath: ".bar") == 0)
        #expect(rich.number(ofPath: "0/0") == 2)
        #expect(rich.number(ofPath: "0/99") == nil)
        #expect(rich.number(ofPath: "list/2") == nil)
    }
}

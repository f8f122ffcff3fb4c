import EveryScreenGenerators
import EveryScreenLayout
import EveryScreenModel
import EveryValue
import Testing

struct ReductionsTests {
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
    ])

    /// What the generator makes of its own record of the blueprint.
    private func replayed(_ original: Blueprint) throws -> Blueprint {
        let generator = Generator.reductions(of: original)
        return try generator.value(replaying: ChoiceRecording(of: generator))
    }

    private func all(_ blueprint: Blueprint) -> [Blueprint] { [blueprint] + blueprint.children.flatMap { all($0) } }

    /// A part without children and modifiers, its strings one letter or none.
    private func bare(_ part: Blueprint) -> Blueprint {
        var result = part
        result.accessibility = nil
        result.children = Array(repeating: .spacer, count: part.allowedChildCount.lowerBound)
        result.strings = result.strings.map { $0.isEmpty ? "" : "a" }
        return result
    }

    /// The modifiers of a part one by one, whatever strings they carry; those of a wrapper are its child's.
    private func modifiers(_ part: Blueprint) -> Set<Blueprint.AccessibilityModifiers> {
        var childless = part
        childless.children = Array(repeating: .spacer, count: part.allowedChildCount.lowerBound)
        return Set(
            (childless.accessibility?.parts ?? []).map { one in
                var result = one
                if one.label != nil { result.label = "" }
                if one.value != nil { result.value = "" }
                if one.hint != nil { result.hint = "" }
                return result
            })
    }

    @Test func `the record of a blueprint replays to it`() throws {
        #expect(try replayed(.text("a")) == .text("a"))
        #expect(try replayed(rich) == rich)
        for seed in 0..<100 as Range<UInt64> {
            let original = try random(seed)
            #expect(try replayed(original) == original)
        }
    }

    @Test func `parts are of no line of code, since one stands for all that are alike`() throws {
        let screen = StandardLayout().screen(for: try replayed(rich), in: .standard)

        #expect(screen.elements.count > 10)
        #expect(screen.elements.compactMap(\.location) == [])
    }

    @Test func `modifiers that say nothing are kept`() throws {
        let original = Blueprint(Blueprint.text("a").content, accessibility: Blueprint.AccessibilityModifiers())

        #expect(try replayed(original) == original)
    }

    @Test func `strings and rows of any length are written down whole`() throws {
        let original = Blueprint.column([.text(String(repeating: "long ", count: 100))] + (0..<1_200).map { .text("\($0)") })

        #expect(try replayed(original) == original)
    }

    @Test func `the simplest reduction is the simplest part alone`() throws {
        let original = Blueprint.column([.button("Buy"), .text("Tea").accessibilityLabel("b")])

        #expect(try Generator.reductions(of: original).value(replaying: ChoiceRecording()) == .text("a"))
        #expect(try Generator.reductions(of: .column([.button("Buy")])).value(replaying: ChoiceRecording()) == .button("a"))
    }

    @Test func `every part comes from the original, with some of its modifiers`() throws {
        for original in try [rich] + (0..<6).map(random) {
            let models = Dictionary(grouping: all(original), by: bare).mapValues { $0.map(modifiers) }
            let generator = Generator.reductions(of: original)
            for seed in 0..<15 as Range<UInt64> {
                // A value that grows too large is discarded, as in a search.
                guard let made = try? generator.value(seed: seed) else { continue }
                let strangers = Set(all(made)).filter { part in
                    models[bare(part)]?.contains { modifiers(part).isSubset(of: $0) } != true
                }
                #expect(strangers == [])
            }
        }
    }

    @Test func `no made blueprint nests deeper than the original`() throws {
        let original = Blueprint.column([.row([.text("a")])])
        for seed in 0..<100 as Range<UInt64> {
            guard let made = try? Generator.reductions(of: original).value(seed: seed) else { continue }
            #expect(depth(made) <= 2)
        }
    }

    private func depth(_ blueprint: Blueprint) -> Int { (blueprint.children.map { depth($0) }.max() ?? -1) + 1 }

    @Test func `what says something goes on saying something`() throws {
        let generator = Generator.reductions(of: .row([.text("Tea").accessibilityLabel("b"), .text("")]))
        for seed in 0..<100 as Range<UInt64> {
            guard let made = try? generator.value(seed: seed) else { continue }
            #expect(all(made).filter { $0.accessibility?.label == "" } == [])
        }
    }
}

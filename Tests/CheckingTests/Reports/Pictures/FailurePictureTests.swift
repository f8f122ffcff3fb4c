import EveryScreenLayout
import EveryScreenModel
import EveryValue
import Testing

@testable import EveryScreenKit

struct FailurePictureTests {
    private func screen(_ blueprint: Blueprint, in environment: UserEnvironment = .standard) -> RenderedScreen {
        var layout = StandardLayout()
        layout.rootAlignment = .topLeading
        return layout.screen(for: blueprint, in: environment)
    }

    /// The finding of a spec on a blueprint.
    private func shown(_ spec: String, _ blueprint: Blueprint, in environment: UserEnvironment = .standard) -> FailurePicture.Shown {
        let screen = screen(blueprint, in: environment)
        let presentation = ScreenPresentation(screen, in: environment) { StandardLayout().screen(for: blueprint, in: $0) }
        let findings = audit(presentation, by: .strict).flatMap(\.findings).filter { $0.spec.rawValue == spec }
        return FailurePicture.Shown(screen, in: environment, findings: findings, fact: "It fails.")
    }

    private func document(_ picture: FailurePicture) throws -> SVGDocument { try #require(SVGDocument(picture.svg())) }

    private let narrow = Blueprint.column([.text("Order"), .imageButton("heart", width: 31, height: 44).accessibilityLabel("Like")])
    private let wide = Blueprint.column([.text("Order"), .imageButton("heart").accessibilityLabel("Like")])

    // MARK: Measures

    @Test func `the extent that is too small is drawn with its measure, and the required extent around it`() throws {
        let picture = try document(FailurePicture(failing: shown("target-size", narrow)))

        #expect(picture.texts == ["The screen", "Order", "31 of 44 pt", "It fails."])
        #expect(picture.values("class").filter { $0 == "es-failing" }.count == 1)
        // The required extent, centered on the measured one.
        let ghost = picture.named("rect").first { $0.attributes["stroke-dasharray"] == "1.5 2.5" }
        #expect(ghost?.number("width") == 44)
        #expect(ghost?.number("x") == -6.5)
    }

    @Test func `both extents have a line where both are too small`() throws {
        let small = Blueprint.column([.text("Order"), .imageButton("heart", width: 31, height: 20).accessibilityLabel("Like")])

        #expect(
            try document(FailurePicture(failing: shown("target-size", small))).texts.filter { $0.hasSuffix(" of 44 pt") } == [
                "20 of 44 pt", "31 of 44 pt",
            ])
    }

    @Test func `once fixed the same element has a check and its extent`() throws {
        let fixed = FailurePicture.Shown(screen(wide), in: .standard, findings: [], fact: "It is wide enough.")
        let picture = try document(FailurePicture(failing: shown("target-size", narrow), fixed: fixed))

        #expect(picture.texts == ["The screen", "Order", "31 of 44 pt", "It fails.", "Fixed", "Order", "44 pt", "It is wide enough."])
        #expect(picture.values("class").filter { $0 == "es-fixed" }.count == 1)
    }

    @Test func `an image is found again by its place once it has another label`() throws {
        func map(_ label: String) -> Blueprint {
            .column([
                .text("Order"), .image("map_2", width: 44, height: 44).accessibilityLabel(label),
                .image("pin", width: 9, height: 9).accessibilityLabel("Here"),
            ])
        }
        let failing = shown("label-human-readable", map("map_2"))
        let picture = try document(
            FailurePicture(failing: failing, fixed: FailurePicture.Shown(screen(map("Way")), in: .standard, findings: [], fact: "")))

        #expect(failing.findings.first?.element.label == "map_2")
        #expect(picture.values("class").filter { $0 == "es-fixed" }.count == 1)
    }

    @Test func `what still fails with the fix is marked as failing`() throws {
        let still = shown("target-size", narrow)
        let picture = try document(FailurePicture(failing: shown("target-size", narrow), fixed: still))

        #expect(picture.texts.contains("With the fix"))
        #expect(picture.values("class").filter { $0 == "es-failing" }.count == 2)
        #expect(!picture.values("class").contains("es-fixed"))
    }

    @Test func `the reproduction comes last`() {
        var picture = FailurePicture(
            failing: shown("target-size", narrow), reproduction: shown("target-size", .imageButton("a", width: 31, height: 44)))
        #expect(picture.figures().map(\.heading) == ["The screen", "The smallest screen that fails"])

        picture.fixed = FailurePicture.Shown(screen(wide), in: .standard, findings: [], fact: "")
        #expect(picture.figures().map(\.heading) == ["The screen", "Fixed", "The smallest screen that fails"])
    }

    @Test func `the side that loses most is the one that is measured`() throws {
        func cut(_ blueprint: Blueprint) throws -> [String] {
            try document(FailurePicture(failing: shown("text-not-clipped", .column([blueprint])))).texts.filter { $0.hasSuffix(" cut off") }
        }

        let line = screen(.text("Order 1234")).elements[0].frame
        let loss = Double(Int(((line.height - 12) * 10).rounded())) / 10
        #expect(try cut(.text("Order 1234").frame(height: 12, alignment: .top, clips: true)) == ["\(loss) pt cut off"])
        #expect(try cut(.text("Order 1234").frame(height: 12, alignment: .bottom, clips: true)) == ["\(loss) pt cut off"])
    }

    @Test func `a loss at a side is measured across, and a loss above or below is measured down`() throws {
        /// The lengths of the dark lines, across and down.
        func lengths(_ blueprint: Blueprint) throws -> (across: [Double], down: [Double]) {
            let picture = try document(FailurePicture(failing: shown("text-not-clipped", .column([blueprint]))))
            let lines = picture.named("path").filter { $0.attributes["stroke"] != "#ffffff" }.compactMap { $0.attributes["d"] }
            let ends = lines.compactMap { line -> [Double]? in
                let numbers = line.split { "ML ".contains($0) }.compactMap { Double($0) }
                return numbers.count == 4 ? numbers : nil
            }
            return (ends.filter { $0[1] == $0[3] }.map { abs($0[2] - $0[0]) }, ends.filter { $0[0] == $0[2] }.map { abs($0[3] - $0[1]) })
        }
        let frame = screen(.text("Order 1234")).elements[0].frame

        for alignment in [Blueprint.Alignment.leading, .trailing] {
            let cut = Blueprint.text("Order 1234").fixedSize().frame(width: 40, alignment: alignment, clips: true)
            #expect(try lengths(cut).across.contains { abs($0 - (frame.width - 40)) < 0.5 })
        }
        let low = Blueprint.text("Order 1234").frame(height: 12, clips: true)
        #expect(try lengths(low).down.contains { abs($0 - (frame.height - 12) / 2) < 0.5 })
    }

    @Test func `clipped parts are striped and measured, and drawn pale beyond the edge`() throws {
        let cut = Blueprint.column([.text("Order 1234").frame(height: 12, clips: true)])
        let picture = try document(FailurePicture(failing: shown("text-not-clipped", cut)))

        #expect(picture.texts.contains { $0.hasSuffix(" pt cut off") })
        #expect(picture.named("pattern").count == 1)
        #expect(picture.texts.filter { $0 == "Order 1234" }.count == 2)
        #expect(picture.named("g").contains { $0.attributes["opacity"] == "0.4" })
    }

    @Test func `targets that overlap have the part they share striped and measured`() throws {
        let overlapping = Blueprint.layers(
            horizontal: .leading, vertical: .leading,
            [.button("Open the order").framedAsTarget, .button("Close").framedAsTarget.padding(LayoutInsets(top: 20, left: 60))])
        let shown = shown("targets-do-not-overlap", overlapping)
        let picture = try document(FailurePicture(failing: shown))

        #expect(!shown.findings.isEmpty)
        #expect(picture.texts.contains { $0.hasSuffix(" pt shared") })
        #expect(picture.named("pattern").count == 1)
        #expect(picture.values("class").contains("es-related"))
    }

    // MARK: Where it is

    @Test func `all elements that fail alike have numbers, the first is measured`() throws {
        let hearts = (0..<3).map { Blueprint.imageButton("heart", width: 31, height: 44).accessibilityLabel("Like \($0)") }
        let picture = try document(FailurePicture(failing: shown("target-size", .column(spacing: 60, hearts))))

        #expect(picture.texts.filter { Int($0) != nil } == ["1", "2", "3"])
        #expect(picture.texts.filter { $0 == "31 of 44 pt" }.count == 1)
    }

    @Test func `of a large screen the part around what fails is shown, and where that is on the whole`() throws {
        let rows = (0..<30).map { Blueprint.text("Row \($0)") } + [narrow]
        let picture = try document(FailurePicture(failing: shown("target-size", .scroll(.column(rows)), in: .standard)))
        let part = try #require(picture.named("svg").dropFirst().first)

        #expect(part.number("width") == PictureWindow.width)
        #expect((part.number("height") ?? 0) < 844)
        #expect(picture.named("use").count == 1)
        #expect(picture.named("use").first?.attributes["href"] == "#0-all")
    }

    @Test func `what vanished has no mark, and the screen is shown`() throws {
        let shown = shown("target-size", narrow)
        let missing = FailurePicture.Shown(
            shown.screen, in: .standard,
            findings: shown.findings.map { finding in
                Finding(
                    TargetSize(), kind: .small, element: finding.element.missing, measured: finding.measured,
                    required: finding.required)
            }, fact: "It is gone.")
        let picture = try document(FailurePicture(failing: missing))

        #expect(picture.texts == ["The screen", "Order", "It is gone."])
        #expect(!picture.values("class").contains("es-failing"))
    }

    @Test func `keys are arrows with numbers`() throws {
        let trap = Blueprint.column([.button("Before").framedAsTarget, .textEditor("Note").consumesKeys([.tab, .shiftTab])])
        let shown = shown("no-keyboard-trap", trap)
        let keys = try #require(shown.findings.first).keys
        let picture = try document(FailurePicture(failing: shown))

        #expect(!keys.isEmpty)
        #expect(picture.named("marker").count == 1)
        let numbers: [String] = picture.texts.filter { Int($0) != nil }
        let expected: [String] = (1...keys.count).map { String($0) }
        #expect(numbers == expected)
    }

    // MARK: For every reader

    @Test func `words are legible on a page of 320 px`() throws {
        let environments = [UserEnvironment.standard, UserEnvironment(screenSize: LayoutSize(width: 1_024, height: 768))]
        for environment in environments {
            let picture = try document(FailurePicture(failing: shown("target-size", narrow, in: environment)))
            let scale = 320 / (try #require(picture.elements.first?.number("width")))
            let area = try #require(
                picture.named("svg").dropFirst().first?.attributes["viewBox"]?.split(separator: " ").compactMap { Double($0) })
            let unit = area[2] / PictureWindow.width
            for text in picture.named("text") where text.text != "Order" {
                let size = try #require(text.number("font-size")) / (text.text.hasSuffix(" pt") ? unit : 1)
                #expect(size * scale >= 12, "\(text.text)")
            }
        }
    }

    @Test func `names differ within a file and between pictures of a page, and each is there`() throws {
        let cut = Blueprint.scroll(.column([.text("Order 1234").frame(height: 12, clips: true)]))
        let picture = FailurePicture(
            failing: shown("text-not-clipped", cut), fixed: shown("text-not-clipped", cut), reproduction: shown("text-not-clipped", cut))
        let texts = [picture.svg()] + picture.figures(names: "a").map(\.svg) + picture.figures(names: "b").map(\.svg)
        var names: [String] = []
        for text in texts {
            let document = try #require(SVGDocument(text))
            let own = document.values("id")
            let targets =
                text.matches(of: /url\(#([^)]*)\)|href="#([^"]*)"|aria-(?:labelledby|describedby)="([^"]*)"/).map {
                    String($0.output.1 ?? $0.output.2 ?? $0.output.3 ?? "")
                }
            #expect(Set(targets).subtracting(own) == [])
            names += own
        }
        #expect(
            Set(names.dropFirst(SVGDocument(texts[0])?.values("id").count ?? 0)).count == names.count
                - (SVGDocument(texts[0])?.values("id").count ?? 0))
    }

    @Test func `whatever strings and numbers a screen holds, pictures are well-formed and hold no script`() throws {
        let alphabet = [
            "<", "&", "\"", "'", ">", "]]>", "--", "\u{0}", "\u{1B}", "\u{FFFE}", "<script>", "</svg>", "\u{202E}", "ש", "🫖", "a", "\n",
            "&#0;",
        ]
        var bits = RandomBits(seed: 7)
        for _ in 0..<150 {
            func string() -> String {
                (0..<Int.random(in: 0...6, using: &bits)).map { _ in alphabet.randomElement(using: &bits) ?? "" }.joined()
            }
            func length() -> Double {
                [0, 1, 44, -3, 1e9, .nan, .infinity, Double.random(in: -100...900, using: &bits)].randomElement(using: &bits) ?? 0
            }
            var builder = RenderedScreen.Builder(size: LayoutSize(width: 390, height: 844))
            for number in 0..<4 {
                let role = ScreenElement.Role.allCases.randomElement(using: &bits) ?? .unknown
                var element = ScreenElement(
                    role, source: "\(number)", frame: LayoutRect(x: length(), y: length(), width: length(), height: length()))
                (element.label, element.value, element.identifier) = (string(), string(), string())
                element.image = ScreenElement.ImageContent(name: string())
                element.text = [
                    ScreenElement.TextRun(string(), pointSize: length(), frame: element.frame), ScreenElement.TextRun(string()),
                ]
                builder.add(element)
            }
            let screen = builder.finish()
            let findings = (0..<4).map { index in
                Finding(
                    TargetSize(), kind: .small, element: ElementReference(index, on: screen), related: [ElementReference(0, on: screen)],
                    measured: .size(LayoutSize(width: length(), height: length())), required: .size(LayoutSize(width: 44, height: 44)))
            }
            let shown = FailurePicture.Shown(screen, in: .standard, findings: findings, fact: string())
            let document = try #require(SVGDocument(FailurePicture(failing: shown, fixed: shown, reproduction: shown).svg()))

            #expect(document.named("script").isEmpty)
            #expect(document.elements.allSatisfy { element in !element.attributes.keys.contains { $0.hasPrefix("on") } })
        }
    }
}

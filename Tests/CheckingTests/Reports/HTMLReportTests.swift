import EveryScreenKit
import Testing

struct HTMLReportTests {
    private let page = AccessibilityReport(of: [SmallCheck.oneScreen]).render(.html)

    private func matches(_ pattern: some RegexComponent) -> [Substring] { page.matches(of: pattern).map { page[$0.range] } }

    @Test func `the page needs nothing from elsewhere`() {
        let outside = matches(/(?:src|href)="(?!#)[^"]*"/)

        #expect(outside == [])
        #expect(!page.contains("<script"))
        #expect(!page.contains("@import"))
        #expect(page.matches(of: /url\(([^)]*)\)/).allSatisfy { $0.output.1.hasPrefix("#") })
    }

    @Test func `no name stands for two things`() {
        let names = page.matches(of: /\ id="([^"]*)"/).map { String($0.output.1) }
        let targets = page.matches(of: /url\(#([^)]*)\)|href="#([^"]*)"|aria-labelledby="([^"]*)"/).map { match in
            String(match.output.1 ?? match.output.2 ?? match.output.3 ?? "")
        }

        #expect(Set(names).count == names.count)
        #expect(Set(targets).subtracting(names) == [])
    }

    @Test func `headings go down by one, and the language is told`() {
        let levels = page.matches(of: /<h([1-6])/).compactMap { Int($0.output.1) }

        #expect(levels.first == 1)
        #expect(levels.filter { $0 == 1 }.count == 1)
        #expect(zip(levels, levels.dropFirst()).allSatisfy { $1 <= $0 + 1 })
        #expect(page.contains("<html lang=\"en\">"))
    }

    @Test func `every picture by itself has words, and parts of a picture have none`() {
        let pictures = page.matches(
            of: /<figure><svg[^>]* role="img" aria-labelledby="([^"]*)"[^>]*>\s*<title id="([^"]*)">([^<]*)<\/title>/)

        #expect(pictures.count >= SmallCheck.oneScreen.failures.count * 2)
        #expect(pictures.count == matches(/<figure><svg/).count)
        #expect(pictures.allSatisfy { $0.output.1 == $0.output.2 && !$0.output.3.isEmpty })
        #expect(matches(#/ role="img"/#).count == pictures.count)
    }

    @Test func `a failure is reported with its settings, code, replay and all text sizes`() throws {
        let failure = try #require(SmallCheck.oneScreen.failures.first { $0.finding.spec == .targetSize })

        #expect(failure.strip.map(\.size) == UserEnvironment.TextSize.allCases)
        #expect(page.contains("<dt>Settings that matter</dt><dd>the same at every text size; no other setting matters</dd>"))
        #expect(page.contains(failure.token))
        #expect(page.contains("<figcaption>It fails at XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4 and AX5.</figcaption>"))
    }

    @Test func `a finding on a captured screen has the place of its element`() {
        let button = Blueprint.button("Close", fileID: "CartTests/CartScreen.swift", line: 12).frame(width: 31, height: 44)
        var layout = StandardLayout()
        layout.rootAlignment = .topLeading
        let captured = CapturedScreen(name: "cart", screen: layout.screen(for: button, in: .standard))
        let audits = audit(
            AccessibilityCapture(format: .native, screens: [captured]), from: "cart.json",
            by: .humanInterfaceGuidelines.keeping(["target-size"]))

        #expect(
            AccessibilityReport(of: audits).render(.html).contains(
                "<dt>Element</dt><dd>button, frame 0, 0, 31 × 44, CartTests/CartScreen.swift:12, node 0</dd>"))
    }

    @Test func `keys that lead into a trap are arrows with numbers, and a list`() {
        #expect(page.contains("<h4>The way there</h4><ol><li>Tab: the focus is at "))
        #expect(page.contains("; the arrows are the keys, in order</figcaption>"))
        #expect(page.contains("font-weight=\"700\" text-anchor=\"middle\" fill=\"#003e8a\">1</text>"))
    }

    @Test func `text of the app stays text`() {
        let report = runCheck(
            named: "<script>alert(1)</script>", forEvery: .constant(()),
            settings: CheckSettings(profile: .humanInterfaceGuidelines.keeping([.targetSize]), environments: .standard)
        ) { _, _ in .blueprint(.button("Close").frame(width: 60, height: 44), StandardLayout()) }

        #expect(!AccessibilityReport(of: [report]).render(.html).contains("<script"))
    }
}

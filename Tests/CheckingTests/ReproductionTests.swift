import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import EveryValue
import Testing

@testable import EveryScreenKit

/// The parts of the user's screen that a reproduction keeps.
struct ReproductionTests {
    private func failures(_ blueprint: Blueprint, by specs: [SpecID], in environments: EnvironmentPlan = .pairwise) -> [CheckFailure] {
        let settings = CheckSettings(profile: .humanInterfaceGuidelines.keeping(specs), environments: environments)
        return runCheck(named: "a", forEvery: .constant(()), settings: settings) { _, _ in .blueprint(blueprint, StandardLayout()) }
            .failures
    }

    @Test func `the contrast is that on the user's screen, with its colors`() throws {
        let festival = Blueprint.column([
            .text("Program"), .text("Festival").padding(8).backgroundColor(0xF7B733).foregroundColor(.white),
        ])
        let failure = try #require(failures(festival, by: [.textContrast], in: .standard).first)

        #expect(failure.wording.fact.hasSuffix("has a contrast of 1.78:1; 4.5:1 needed"))
        #expect(failure.blueprint?.swiftCode.contains("F7B733") == true)
        #expect(failure.fix?.isVerified == true)
    }

    @Test func `each of several texts keeps its own color`() {
        let texts = Blueprint.column([
            .text("Overdue").foregroundColor(0x8A1C1C), .text("3 days").foregroundColor(0x333333),
        ]).padding(8).backgroundColor(0x111111)
        let found = failures(texts, by: [.textContrast], in: .standard)

        #expect(found.contains { $0.wording.fact.contains("2.03:1") && $0.blueprint?.swiftCode.contains("8A1C1C") == true })
    }

    @Test func `an element keeps the label that was given to it, and so does the one beside it`() throws {
        let screen = Blueprint.column([
            .text("Call Bo").frame(maxWidth: .infinity, alignment: .leading)
                .overlay(.imageButton("plus", width: 56, height: 56).accessibilityLabel("New"), alignment: .trailing),
            .imageButton("star", width: 30, height: 30).accessibilityLabel("Rate"),
        ])
        let small = try #require(failures(screen, by: [.targetSize]).first)
        let overlap = try #require(failures(screen, by: [.contentDoesNotOverlap]).first)

        #expect(small.finding.element.label == "Rate")
        #expect(overlap.finding.related.map(\.label) == ["New"] || overlap.finding.element.label == "New")
        #expect(overlap.blueprint?.swiftCode.contains("\"New\"") == true)
    }

    @Test func `a failure in the words of the author comes before one in a pseudolocale`() throws {
        let button = Blueprint.scroll(.button("Proceed to checkout").frame(width: 200, height: 44))
        let failure = try #require(failures(button, by: [.textNotTruncated]).first)

        #expect(failure.environment.pseudolocale == .none)
        #expect(failure.environment.textSize > .standard)
        // Where only longer words fail, the pseudolocale is named.
        let narrow = Blueprint.scroll(.text("Proceed to checkout", lineLimit: 1).font(.system(size: 17)))
        let other = failures(narrow.frame(width: 240), by: [.textNotTruncated]).first
        #expect(other?.environment.pseudolocale == .doubleLength)
    }

    @Test func `a limit of lines that styles set is removed by the fix`() throws {
        let text = Blueprint.scroll(.text("Notification settings of this device").font(.headline).lineLimit(1))
        let failure = try #require(failures(text, by: [.textNotTruncated]).first)

        #expect(failure.fix?.sentence(for: .textNotTruncated) == "remove .lineLimit(1) (verified)")
    }

    @Test func `a sheet whose content does not scroll is one failure, and scrolls in its detents by the fix`() throws {
        let filters = Blueprint.column(
            [Blueprint.button("Done").dismissesModal().frame(minWidth: 44, minHeight: 44)]
                + (1...10).map { .button("Filter \($0)").frame(minWidth: 44, minHeight: 48) })
        let settings = CheckSettings()
        let report = runCheck(named: "a", forEvery: .constant(()), settings: settings) { _, _ in
            .blueprint(.column([.text("Shop")]).modal(filters.presentationDetents([.medium])), StandardLayout())
        }

        #expect(report.failures.count { $0.finding.severity == .error } == 1)
        #expect(report.failures.first?.fix?.isVerified == true)
    }

    @Test(arguments: [["plus", "gear", "star"], ["gear", "plus", "star"], ["plus", "star", "gear"]])
    func `of elements that one line makes, the one that fails is shown and fixed`(names: [String]) throws {
        let buttons = names.map { name in
            let button = Blueprint.imageButton(name, width: 44, height: 44)
            return name == "gear" ? button : button.accessibilityLabel(name.capitalized)
        }
        let failure = try #require(failures(.row(buttons), by: [.elementHasLabel, .imageDescribedOrHidden], in: .standard).first)

        #expect(failure.blueprint?.swiftCode == ".imageButton(\"gear\")")
        #expect(failure.fix?.isVerified == true)
        #expect(failure.originalElementCount == 3)
    }

    @Test(arguments: [[44, 20], [20, 44]])
    func `of elements with one name that one line makes, the one that fails is fixed`(heights: [Double]) throws {
        let buttons = heights.map { height in
            Blueprint.button("OK").frame(width: 44, height: height)
        }
        let failure = try #require(failures(.column(spacing: 24, buttons), by: [.targetSize], in: .standard).first)

        #expect(failure.originalFinding?.element.source.first == (heights[0] == 20 ? "0" : "1"))
        #expect(failure.fix?.isVerified == true)
    }

    @Test func `a fix of several elements says where the others are, and removes their other failures`() {
        let screen = Blueprint.scroll(
            .column([
                .text("Lisbon, three nights by the sea").frame(height: 22, clips: true),
                .text("Read our terms of travel before you book").lineLimit(1),
            ]))
        let line = #line - 3
        let found = failures(screen, by: [.textNotTruncated])

        #expect(
            found.map { $0.fix?.sentence(for: .textNotTruncated) } == [
                "remove .lineLimit(1) and .frame(minHeight: 22, …) instead of .frame(height: 22, …) in ReproductionTests.swift:\(line) (verified)"
            ])
    }
}

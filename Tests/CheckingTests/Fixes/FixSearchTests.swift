import EveryScreenLayout
import EveryScreenModel
import EveryValue
import Testing

@testable import EveryScreenKit

/// The failures that count against a fix, in a check.
struct FixSearchTests {
    private func failures(_ blueprint: Blueprint, by specs: [SpecID]) -> [CheckFailure] {
        let settings = CheckSettings(profile: .humanInterfaceGuidelines.keeping(specs))
        return runCheck(named: "a", forEvery: .constant(()), settings: settings) { _, _ in .blueprint(blueprint, StandardLayout()) }
            .failures
    }

    @Test func `a failure that is seen once the element is whole does not count against the fix`() throws {
        let screen = Blueprint.scroll(
            .column(
                alignment: .leading,
                [
                    .text("Total of your order").foregroundColor(0xAAAAAA).backgroundColor(.white),
                    .row([.text("With tax"), .spacer, .text("US$1,234,567.89 a year", style: .title1).fixedSize()]),
                ]))
        let found = failures(screen, by: [.textNotClipped, .textContrast, .overflowScrolls, .nothingBeyondSight])
        let cut = try #require(found.first { $0.finding.spec == .textNotClipped })

        #expect(cut.fix?.sentence(for: .textNotClipped) == ".fixedSize(horizontal: false) instead of .fixedSize() (verified)")
        // It is reported in its own right.
        #expect(found.contains { $0.finding.spec == .textContrast && $0.fix?.code.hasPrefix(".foregroundColor") == true })
    }

    @Test func `a target that stands beyond the screen without a scroll view is small in its own right`() throws {
        let screen = Blueprint.column(
            [.image("Harbor", width: 300, height: 700)] + [.imageButton("star", width: 30, height: 30).accessibilityLabel("Rate")])
        let found = failures(screen, by: [.targetSize, .overflowScrolls])
        let small = try #require(found.first { $0.finding.kind.rawValue == "small" })

        #expect(found.contains { $0.fix?.code == "wrap in .scroll(…)" && $0.fix?.isVerified == true })
        #expect(small.environment.differences.isEmpty)
        #expect(small.wording.measure == "30 × 30 pt")
    }

    @Test(arguments: [148, 150, 152, 154] as [Double]) func `a failure of an element that had none here counts against the fix`(
        width: Double
    ) throws {
        // A wider target leaves less for its neighbor, which is cut short one size
        // earlier.
        let screen = Blueprint.scroll(
            .row(
                spacing: 0,
                [
                    .button("A").frame(width: 30, height: 44),
                    .text("Notifications").lineLimit(1).frame(maxWidth: .infinity, alignment: .leading),
                ]
            ).frame(width: width))
        let found = failures(screen, by: [.targetSize, .textNotTruncated])
        let small = try #require(found.first { $0.finding.spec == .targetSize })

        #expect(small.fix?.isVerified == true)
        #expect(
            small.fix?.code
                == ".frame(minWidth: 44, …) instead of .frame(width: 30, …) and .frame(minWidth: \(Int(width))) instead of .frame(width: \(Int(width)))"
        )
    }
}

import EveryScreenCapture
import EveryScreenKit
import EveryScreenModel
import Foundation
import Testing

/// Reports state lengths in the unit of the platform: points, dp or CSS pixels.
struct PlatformUnitTests {
    /// A captured screen of 320 × 256 whose two targets are too small and near each
    /// other.
    private func audits(_ platform: RenderedScreen.Platform, by profile: AccessibilityProfile) -> [ScreenAudit] {
        var environment = UserEnvironment.standard
        environment.screenSize = LayoutSize(width: 320, height: 256)
        var builder = RenderedScreen.Builder(size: environment.screenSize)
        builder.facts.platform = platform
        for (place, name) in ["Pay", "Cancel"].enumerated() {
            let frame = LayoutRect(x: 16, y: 16 + 22 * Double(place), width: 20, height: 20)
            var button = ScreenElement(.button, source: "\(place)", frame: frame)
            button.label = name
            (button.isAccessibilityElement, button.isVisible, button.isEnabled) = (true, true, true)
            builder.add(button)
        }
        let captured = CapturedScreen(name: "order", screen: builder.finish(), environment: environment)
        return [audit(captured, as: .native, from: "order.json", by: profile)]
    }

    @Test(
        arguments: [
            (RenderedScreen.Platform.iOS, AccessibilityProfile.humanInterfaceGuidelines, "pt", 44),
            (.android, .material, "dp", 48), (.web, .web, "px", 24), (.desktop, .smallTargets, "px", 24),
        ])
    func `every format states the unit of the platform`(
        platform: RenderedScreen.Platform, profile: AccessibilityProfile, unit: String, size: Int
    ) throws {
        let audits = audits(platform, by: profile.keeping([.targetSize]))
        try #require(audits[0].findings.count == 2)
        let others = ["pt", "dp", "px"].filter { $0 != unit }.map { "\\d \($0)\\b" }

        for format in ReportFormat.allCases {
            let text = AccessibilityReport(of: audits, failOn: .note).render(format, isVerbose: true)
            // Styles of a page of a report have CSS pixels, too.
            let words = text.replacing(/<style>(?s:.*?)<\/style>|<svg (?s:.*?)<\/svg>/, with: "")
            let measure = "20 × 20 \(unit)"
            if words.contains("20 × 20") {
                #expect(words.contains(measure), "\(format)")
                #expect(words.contains("the minimum is \(size) × \(size) \(unit)") || format == .earl, "\(format)")
            }
            for other in others { #expect(words.firstMatch(of: try Regex(other)) == nil, "\(format): \(other)") }
        }
        let text = AccessibilityReport(of: audits, failOn: .note).render(.text)
        #expect(text.contains("is 20 × 20 \(unit)"))
        #expect(text.contains("widen the target by \(size - 20) \(unit) and make it \(size - 20) \(unit) taller"))
    }

    @Test func `settings of a page have lengths in CSS pixels`() throws {
        let json = AccessibilityReport(of: audits(.web, by: .web.keeping([.targetSize])), failOn: .note).render(.markdown)

        #expect(json.contains("a screen of 320 × 256 px"))
    }

    @Test func `a finding keeps its unit in a file`() throws {
        let finding = try #require(audits(.android, by: .material.keeping([.targetSize]))[0].findings.first)

        let read = try JSONDecoder().decode(Finding.self, from: JSONEncoder().encode(finding))

        #expect(read.unit == .densityIndependentPixels)
        #expect(TargetSize().wording(for: read).fact.hasSuffix(" is 20 × 20 dp; the minimum is 48 × 48 dp"))
    }
}

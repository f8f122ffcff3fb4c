import EveryScreenModel
import Testing

struct DisplayUnitTests {
    private func unit(_ platform: RenderedScreen.Platform?, _ unit: RenderedScreen.LengthUnit = .points) -> String {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 320, height: 568), unit: unit)
        builder.facts.platform = platform
        return builder.finish().displayUnit.rawValue
    }

    @Test func `lengths are in the unit of the platform`() {
        let names: [RenderedScreen.Platform: String] = [.android: "dp", .web: "px", .desktop: "px"]

        #expect(unit(nil) == "pt")
        for platform in RenderedScreen.Platform.allCases { #expect(unit(platform) == names[platform] ?? "pt") }
    }

    @Test func `pixels of unknown density are pixels on every platform`() {
        #expect(unit(.android, .pixels) == "px")
        #expect(unit(nil, .pixels) == "px")
    }
}

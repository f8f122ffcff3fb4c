import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryValue
import Testing

@testable import EveryScreenKit

struct GitHubReportTests {
    private func captured(_ count: Int) -> AccessibilityReport {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 4_000, height: 4_000))
        for index in 0..<count {
            var button = ScreenElement(.button, source: "\(index)", frame: LayoutRect(x: Double(index) * 100, y: 0, width: 20, height: 20))
            button.label = "B\(index)"
            builder.add(button)
        }
        return AccessibilityReport(
            of: audit(
                AccessibilityCapture(format: .native, screens: [CapturedScreen(name: "bar", screen: builder.finish())]), from: "bar.json",
                by: .humanInterfaceGuidelines.keeping([.targetSize])))
    }

    @Test func `nothing found is no annotation`() {
        #expect(captured(0).render(.github) == "")
    }

    @Test func `a finding is a line with its file and title`() {
        let lines = captured(1).render(.github).split(separator: "\n")
        #expect(lines.count == 1)
        #expect(lines[0].hasPrefix("::error file=bar.json,line=1,title=target-size in bar.json%3A bar::button \"B0\" is 20 × 20 pt"))
    }

    @Test func `what GitHub does not show is counted`() {
        let lines = captured(25).render(.github).split(separator: "\n")
        #expect(lines.count == 11)
        #expect(lines[10] == "::notice title=EveryScreen::15 findings more; see the summary or the other formats")
    }
}

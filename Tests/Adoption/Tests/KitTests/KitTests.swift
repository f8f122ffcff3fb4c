import EveryScreenKit
import EveryValue
import Testing

@testable import AppTypes

struct KitTests {
    @Test func aCheckNeedsNoTestFramework() {
        let report = AccessibilityCheck.run("bar", forEvery: .element(of: ["Track", "Cancel"])) { label, _ in
            Blueprint.button(label).frame(width: 31)
        }

        #expect(!report.isSuccess)
        #expect(report.failures.contains { $0.finding.spec == .targetSize })
        #expect(String(reflecting: Search.self) == "AppTypes.Search")
    }

    @Test func aPropertyNeedsNoScreens() {
        let report = PropertySearch.run(.integer(in: 0...1_000)) { $0 < 500 ? .passed : .failed }

        #expect(report.counterexamples.map(\.value) == [500])
    }
}

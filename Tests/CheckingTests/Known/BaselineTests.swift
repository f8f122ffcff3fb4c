import EveryScreenKit
import Foundation
import Testing

struct BaselineTests {
    private func audits(_ blueprint: Blueprint, in environment: UserEnvironment = .standard, named name: String = "cart") -> [ScreenAudit] {
        let screen = StandardLayout().screen(for: blueprint, in: environment)
        let captured = CapturedScreen(name: name, screen: screen, environment: environment)
        return [
            audit(captured, as: .native, from: "\(name).json", by: .humanInterfaceGuidelines.keeping([.targetSize, .elementHasLabel]))
        ]
    }

    private func new(_ audits: [ScreenAudit], beside baseline: FindingBaseline) -> [String] {
        var matcher = FindingMatcher(baseline: baseline)
        return audits.flatMap { audit in
            var audit = audit
            matcher.settle(&audit)
            return audit.newFindings.map { "\($0.spec) \($0.element.name)" }
        }
    }

    private let small = Blueprint.button("Track", fileID: "CartTests/CartScreen.swift", line: 12).frame(width: 31, height: 44)

    @Test func `it is written with what people need to know it by, and read again`() throws {
        let baseline = FindingBaseline(of: audits(.column([small, .imageButton("cart")])))

        #expect(
            baseline.json == """
                {
                  "everyscreenBaseline": 1,
                  "findings": [
                    {
                      "count": 1,
                      "element": "2/button",
                      "fingerprint": "\(baseline.entries[0].fingerprint)",
                      "screen": "cart",
                      "spec": "element-has-label"
                    },
                    {
                      "count": 1,
                      "element": "1/button",
                      "fingerprint": "\(baseline.entries[1].fingerprint)",
                      "label": "Track",
                      "screen": "cart",
                      "spec": "target-size"
                    }
                  ]
                }

                """)
        #expect(try FindingBaseline(reading: Array(baseline.json.utf8), named: "baseline.json") == baseline)
    }

    @Test func `the order of the screens does not matter`() {
        let first = audits(small, named: "a")
        let second = audits(small, named: "b")

        #expect(FindingBaseline(of: first + second).json == FindingBaseline(of: second + first).json)
    }

    @Test func `a finding in the baseline is not new`() {
        let found = audits(.column([small, .button("Cancel").framedAsTarget]))

        #expect(new(found, beside: FindingBaseline(of: found)) == [])
        #expect(new(found, beside: FindingBaseline()) == [#"target-size button "Track" (CartScreen.swift:12)"#])
    }

    @Test func `it survives moving, another name of the handle, and another text size`() {
        let before = audits(.column([.text("Order"), small.accessibilityIdentifier("track")]))
        let after = audits(
            .column(spacing: 40, [.text("Order 1234 of today"), small.accessibilityIdentifier("button.track")]).padding(30),
            in: UserEnvironment(textSize: .accessibility1, layoutDirection: .rightToLeft))

        #expect(FindingBaseline(of: before).entries.count == 1)
        #expect(new(after, beside: FindingBaseline(of: before)) == [])
    }

    @Test func `another line of the source code is the same finding`() {
        let moved = Blueprint.button("Track", fileID: "CartTests/Buttons.swift", line: 1).frame(width: 31, height: 44)

        #expect(new(audits(moved), beside: FindingBaseline(of: audits(small))) == [])
    }

    @Test func `a plain container around it changes nothing`() {
        #expect(new(audits(.column([.row([small])])), beside: FindingBaseline(of: audits(small))) == [])
    }

    @Test func `one more that is equal is new`() {
        let finding = smallTarget("Track")
        var matcher = FindingMatcher(
            baseline: FindingBaseline([FindingBaseline.Entry(finding, on: "cart"), FindingBaseline.Entry(finding, on: "cart")]))

        let statuses = (0..<3).map { _ in matcher.status(of: finding, on: "cart", in: .standard) }

        #expect(statuses == [.inBaseline, .inBaseline, .new])
        #expect(matcher.baselineCount == 2)
    }

    @Test func `the same on another screen, another label and another spec are new`() {
        let baseline = FindingBaseline(of: audits(small))

        #expect(new(audits(small, named: "order"), beside: baseline) == [#"target-size button "Track" (CartScreen.swift:12)"#])
        let trace = Blueprint.button("Trace", fileID: "CartTests/CartScreen.swift", line: 12).frame(width: 31, height: 44)
        #expect(new(audits(trace), beside: baseline) == [#"target-size button "Trace" (CartScreen.swift:12)"#])
        let cart = Blueprint.imageButton("cart", fileID: "CartTests/CartScreen.swift", line: 13)
        #expect(new(audits(cart), beside: baseline) == ["element-has-label unlabeled button (CartScreen.swift:13)"])
    }

    @Test func `findings that are gone are counted, by screen`() {
        let matcher = FindingMatcher(baseline: FindingBaseline(of: audits(small, named: "a") + audits(small, named: "b")))

        #expect(matcher.goneCount() == 2)
        #expect(matcher.goneCount(on: "a") == 1)
        #expect(matcher.goneCount(on: "c") == 0)
    }

    @Test(arguments: [
        ("\"fingerprint\": \"12\"", "3:29: $.findings[0].fingerprint is \"12\"; it must be sixteen hexadecimal digits; fix the value"),
        (
            "\"fingerprint\": \"0123456789abcdef\", \"count\": 0",
            "4:10: $.findings[0].count is 0; it must be how many there are, from 1; fix the value"
        ),
    ])
    func `a mistake in the file is reported with its place`(members: String, message: String) {
        let lines = members.replacingOccurrences(of: ", \"count", with: ",\n\"count")
        let text =
            "{\"everyscreenBaseline\": 1, \"findings\": [\n{\"screen\": \"a\", \"spec\": \"b\", \"element\": \"c\",\n\"label\": \"\", \(lines)}]}"

        #expect { _ = try FindingBaseline(reading: Array(text.utf8), named: "b.json") } throws: { "\($0)" == "b.json:" + message }
    }
}

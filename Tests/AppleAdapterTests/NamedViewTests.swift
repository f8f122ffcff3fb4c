#if canImport(SwiftUI) && canImport(UIKit)
    import EveryScreen
    import Foundation
    import SwiftUI
    import Testing

    private struct Card: View {
        var title: String
        var body: some View {
            VStack {
                Text(title)
                Button("Close") {}.frame(width: 20, height: 20)
                if title == "Cart" { Button("Undo") {}.frame(width: 30, height: 30) }
            }
        }
    }

    private struct Order_Previews: PreviewProvider {
        static var previews: some View { Card(title: "Order") }
    }

    extension AdapterTests {
        @MainActor @Suite
        struct NamedViewTests {
            private let targets = CheckOption.specs(.humanInterfaceGuidelines.keeping([.targetSize]))
            private let standard = CheckOption.environments(.standard)

            private var views: [NamedView] {
                NamedView.previews(of: Order_Previews.self) + [
                    NamedView("Cart") { Card(title: "Cart") }, NamedView("Profile") { Card(title: "Profile") },
                ]
            }

            /// Returns the texts of the issues that a check records.
            private func texts(_ check: () async -> Void) async -> [String] {
                let texts = Texts()
                await withKnownIssue(isIntermittent: true) {
                    await check()
                } matching: { issue in
                    texts.add(issue.comments.map(\.rawValue).joined())
                    return true
                }
                return texts.all
            }

            @Test func `a component that fails on many views fails once, at the first, and names the others`() async {
                let found = await texts { await expectAccessible(ofEach: views, targets, standard) }

                #expect(found.count == 2)
                #expect(found.first?.hasPrefix("✘ target-size: button \"Close\" is 20 × 20 pt") == true)
                #expect(found.first?.hasSuffix("\n    also on: Cart, Profile") == true)
                #expect(found.last?.hasPrefix("✘ target-size: button \"Undo\" is 30 × 30 pt") == true)
                #expect(found.last?.contains("also on") == false)
            }

            @Test func `a known issue counts on the views that it names`() async {
                let known = CheckOption.knownIssue(
                    .targetSize, on: "Clo*", inCheck: "*/Order*", until: "2999-01-01", because: "the bar is redesigned")
                let found = await texts { await expectAccessible(ofEach: views, targets, standard, known) }

                #expect(found.first?.hasPrefix("✘ target-size: button \"Close\"") == true)
                #expect(found.contains { $0.contains("also on: Profile") })
            }

            @Test func `views without a failure pass, each with a separate report`() async {
                let reports = await expectAccessible(
                    ofEach: ["A", "B"].map { name in NamedView(name) { VStack { Button(name) {}.frame(minWidth: 60, minHeight: 60) } } },
                    targets,
                    standard)

                #expect(reports.map(\.isSuccess) == [true, true])
                #expect(reports.map { $0.name.split(separator: "/").last.map(String.init) } == ["A", "B"])
            }

            @Test func `no views are an error`() async {
                #expect(await texts { await expectAccessible(ofEach: []) } == ["there are no views to check; name at least one"])
            }

            @Test func `two views of one name are an error`() async {
                let same = ["A", "B", "A"].map { name in NamedView(name) { Text(verbatim: "Order") } }
                let found = await texts {
                    await expectAccessible(ofEach: same, .specs(.humanInterfaceGuidelines.keeping([.screenReaderReachable])), standard)
                }

                #expect(
                    found.first == "two views are named \"A\", so that known issues and regression files cannot tell them apart; "
                        + "give each view a separate name")
            }
        }
    }

    /// Texts that are collected from where issues are recorded.
    private final class Texts: @unchecked Sendable {
        private let lock = NSLock()
        private var texts: [String] = []
        func add(_ text: String) { lock.withLock { texts.append(text) } }
        var all: [String] { lock.withLock { texts } }
    }
#endif

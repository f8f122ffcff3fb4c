#if canImport(SwiftUI) && canImport(UIKit)
    import EveryScreen
    import SwiftUI
    import Testing

    private struct OrderView: View {
        var isLabeled = true

        var body: some View {
            VStack(alignment: .leading, spacing: 12) {
                Text("Order 1234").font(.headline).accessibilityAddTraits(.isHeader)
                Button("Track") {}.frame(minWidth: 60, minHeight: 48)
                Button(action: {}) { Image(decorative: "cart").resizable() }.frame(width: 60, height: 60)
                    .accessibilityLabel(isLabeled ? "Cart" : "")
            }
        }
    }

    extension AdapterTests {
        @MainActor @Suite
        struct SwiftUIAdapterTests {
            private let settings = CheckSettings(profile: .humanInterfaceGuidelines.keeping([.elementHasLabel, .targetSize]))

            @Test func `a good view passes in every environment`() async throws {
                let report = await expectAccessible(.settings(settings)) { OrderView() }

                #expect(report.isSuccess)
                #expect(report.environmentCount == 72)
                #expect(report.vacuousSpecs == [])
            }

            @Test func `a button without a label is found`() async {
                await withKnownIssue {
                    await expectAccessible(.settings(settings)) { OrderView(isLabeled: false) }
                } matching: { issue in
                    issue.comments.map(\.rawValue).joined().contains("has no label; a label is needed")
                }
            }

            @Test func `names that SwiftUI has are SwiftUI's in a file that imports both`() {
                let types: [Any.Type] = [
                    Color.self, Axis.self, Alignment.self, ContentMode.self, LayoutDirection.self,
                ]

                #expect(types.map { String(reflecting: $0) }.filter { !$0.hasPrefix("SwiftUI.") } == [])
            }

            @Test func `views of a builder are taken as they are written`() async {
                let isShown = true
                let report = await expectAccessible(.settings(settings)) {
                    if isShown { Text("Hello") }
                    Button("OK") {}.frame(minWidth: 60, minHeight: 48)
                }

                #expect(report.isSuccess)
            }

            @Test func `custom content and identifiers of views are read by their names`() throws {
                let screen = try LiveScreens.captured(
                    UIHostingController(
                        rootView: Text("Order 1234").accessibilityCustomContent("Total", "12 €").accessibilityIdentifier("order")))

                let element = try #require(screen.elements.first { $0.identifier == "order" })
                #expect(element.customContent == [ScreenElement.CustomContent(label: "Total", value: "12 €", importance: .standard)])
            }
        }
    }
#endif

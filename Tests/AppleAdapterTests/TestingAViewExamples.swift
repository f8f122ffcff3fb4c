#if canImport(SwiftUI) && canImport(UIKit)
    import EveryScreen
    import EveryValue
    import SwiftUI
    import Testing

    extension AdapterTests {
        struct BasketView: View {
            var items: [String]

            var body: some View {
                VStack(alignment: .leading, spacing: 12) {
                    Text("Basket").font(.headline).accessibilityAddTraits(.isHeader)
                    ForEach(items, id: \.self) { Text($0) }
                    Button("Order") {}.frame(minWidth: 60, minHeight: 44)
                }
            }
        }

        @MainActor @Suite struct BasketViewTests {
            @Test func basketIsAccessible() async {
                await expectAccessible { BasketView(items: ["Tea", "Milk"]) }
            }
        }

        @MainActor @Suite struct EveryBasketViewTests {
            @Test(.cases(20)) func everyBasketIsAccessible() async {
                let items = Generator.array(of: .string(alphabet: .letters, length: 1...40), 1...5).map { Array(Set($0)).sorted() }
                await expectAccessible(forEvery: items) { items, _ in NamedView("Basket") { BasketView(items: items) } }
            }
        }

        struct BasketView_Previews: PreviewProvider {
            static var previews: some View { BasketView(items: ["Tea"]) }
        }

        @MainActor @Suite struct PreviewTests {
            @Test func everyPreviewIsAccessible() async {
                await expectAccessible(
                    ofEach: NamedView.previews(of: BasketView_Previews.self) + [NamedView("Empty") { BasketView(items: []) }])
            }
        }

        @MainActor @Suite(.knownIssue(.targetSize, on: "Order", until: "2999-01-01", because: "the bar is being redesigned"))
        struct BasketViewInRedesignTests {
            @Test func basketIsAccessible() async {
                await expectAccessible { BasketView(items: ["Tea", "Milk"]) }
            }
        }
    }
#endif

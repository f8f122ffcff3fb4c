#if os(macOS) || os(Linux)
    import EveryScreen
    import EveryScreenBrowser
    import EveryValue
    import Foundation
    import Testing

    /// The page of a shop's product.
    struct ProductPage {
        var name: String
        var price: Int

        var html: String {
            """
            <!doctype html>
            <html lang="en">
            <head><title>\(name)</title><meta name="viewport" content="width=device-width"></head>
            <body>
            <main>
            <h1>\(name)</h1>
            <p>\(price) dollars</p>
            <button type="button">Add to basket</button>
            </main>
            </body>
            </html>
            """
        }
    }

    /// The pages of the article in a real browser; skipped in other runs.
    @Suite(
        .serialized, .regressions(.off),
        .enabled(
            if: ProcessInfo.processInfo.environment["EVERYSCREEN_LIVE_PAGES"] == "1" && PageRecorder.isPossible,
            "EVERYSCREEN_LIVE_PAGES is not 1, or no Chromium or Chrome is installed"))
    enum LivePageExamples {
        struct ProductPageTests {
            @Test func productIsAccessible() async {
                await expectAccessible { _ in HTMLPage(ProductPage(name: "Kettle", price: 49).html) }
            }
        }

        struct EveryProductPageTests {
            @Test(.cases(20)) func everyProductIsAccessible() async {
                let products = Generator.memberwise(
                    ProductPage.init, .string(alphabet: .letters, length: 1...40), .integer(in: 1...9_999))
                await expectAccessible(forEvery: products) { product, _ in HTMLPage(product.html) }
            }
        }
    }
#endif

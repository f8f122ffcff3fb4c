public import PropertyTesting
import ScreenGenerators

extension Generator where Value == ShopContent {
    /// Draws a screen of the shop with up to eight products of any name; simplest is the list without products.
    public static var shopContents: Generator {
        Generator { source in
            ShopContent(
                screen: try source.draw(.anyCase()),
                products: try source.list(0...8, averageCount: 3) { try source.draw(.products) },
                customerName: try source.draw(.thingName),
                note: try source.draw(.sentences))
        }
    }
}

extension Generator where Value == Product {
    /// Draws a product; simplest is "a" for "€1".
    static var products: Generator {
        Generator { source in
            Product(
                name: try source.draw(.thingName),
                details: try source.draw(.sentences),
                price: "€\(source.integer(in: 1...99_999, towards: 1))",
                isFavorite: source.boolean())
        }
    }
}

import EveryScreenGenerators
package import EveryValue

extension Generator where Value == ShopContent {
    /// Draws a screen of the shop with up to eight products of any name; simplest
    /// is the list without products.
    package static var shopContents: Generator {
        Generator { source in
            // Two products of one name would be two buttons of one name: the shop
            // sells no such.
            var names: [String: Int] = [:]
            return ShopContent(
                screen: try source.draw(.anyCase()),
                products: try source.list(0...8, averageCount: 3) {
                    var product = try source.draw(.products)
                    product.name = product.name.numbered(apartFrom: &names)
                    return product
                },
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

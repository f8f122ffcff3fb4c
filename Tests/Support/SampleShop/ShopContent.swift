/// A thing the shop sells.
package struct Product: Hashable, Sendable {
    /// Its name.
    package var name: String
    /// The description.
    package var details: String
    /// Its price, as shown.
    package var price: String
    /// Whether the person has marked it.
    package var isFavorite: Bool

    /// Creates a product.
    package init(name: String, details: String, price: String, isFavorite: Bool = false) {
        self.name = name
        self.details = details
        self.price = price
        self.isFavorite = isFavorite
    }
}

/// A screen of the shop.
package enum ShopScreen: String, Hashable, Sendable, CaseIterable {
    /// The products.
    case list
    /// One product.
    case detail
    /// The form before ordering.
    case checkout
    /// The sheet after ordering, over the list.
    case confirmation
}

/// The content of the shop: a screen and its data.
package struct ShopContent: Hashable, Sendable {
    /// The screen.
    package var screen: ShopScreen
    /// The products; the detail screen shows the first.
    package var products: [Product]
    /// The text of the name field of the form.
    package var customerName: String
    /// The text of the note editor of the form.
    package var note: String

    /// Creates content.
    package init(screen: ShopScreen, products: [Product], customerName: String = "", note: String = "") {
        self.screen = screen
        self.products = products
        self.customerName = customerName
        self.note = note
    }

    /// A shop with three products, on the list.
    package static let example = ShopContent(
        screen: .list,
        products: [
            Product(name: "Notebook", details: "Made of recycled paper, bound by hand.", price: "€12.50", isFavorite: true),
            Product(name: "Fountain pen, extra fine", details: "Writes on both sides.", price: "€49.00"),
            Product(name: "Ink", details: "In stock.", price: "€7.90"),
        ])
}

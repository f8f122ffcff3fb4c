import EveryScreenLayout

extension Shop {
    /// The products, one row each.
    func listScreen(_ content: ShopContent) -> Blueprint {
        .column(
            spacing: 0,
            [
                .navigationBar("Shop", [cartButton]),
                .scroll(.list(content.products.map(row))),
            ])
    }

    private var cartButton: Blueprint {
        let button = Blueprint.imageButton("cart").action("openCart")
        return faults.contains(.unlabelledImageButton) ? button : button.accessibilityLabel("Cart")
    }

    private func row(_ product: Product) -> Blueprint {
        let texts = Blueprint.column(
            spacing: 2,
            [
                .text(product.name, style: .headline),
                .text(product.price, style: .subheadline),
            ])
        let row = Blueprint.row(columnFrom: .accessibility1, [texts, .spacer, favoriteButton(product), addButton(product)])
            .accessibilityNavigationStyle(.combined)
        return faults.contains(.fixedHeightRow) ? row.frame(height: 64, maxWidth: .infinity, clips: true) : row
    }

    private func favoriteButton(_ product: Product) -> Blueprint {
        let side: Double = faults.contains(.smallIconButton) ? 31 : 44
        return .imageButton(product.isFavorite ? "heart.fill" : "heart", width: side, height: side)
            .accessibilityLabel("Favorite \(product.name)")
    }

    private func addButton(_ product: Product) -> Blueprint {
        // The least width keeps the target whole where a long name squeezes the
        // row.
        Blueprint.button("Add").accessibilityLabel("Add \(product.name)").frame(minWidth: 44, minHeight: 44)
    }
}
